"""What happens at a table of Sifaka."""

from katta.core.declare import ADDED, OTHERS, OWNER, Coordinate, Count, Log, Row, Seat, SquareNumber, event
from katta.games.sifaka.symbols import Card, Colour, Direction, Gain, Symbol


@event
def face(log: Log, player: Seat, direction: Direction, row: Coordinate, column: Coordinate) -> None:
    """A player chooses the direction of the pawn, which stands there."""


@event(to=OTHERS)
def draw(log: Log, player: Seat) -> None:
    """A card comes to a hand."""


@event(to=OWNER)
def receive(log: Log, player: Seat, card: Card, squares: Row[Symbol] = ADDED) -> None:
    """The same, for who may know the card: what it shows NW, NE, SE, SW, not rotated."""


@event
def place(
    log: Log, player: Seat, row: Coordinate, column: Coordinate, rotation: Count, squares: Row[Symbol] = ADDED
) -> None:
    """A card is placed: its top-left square, and what it shows NW, NE, SE, SW as it lies."""


@event
def cover(log: Log, symbols: Row[Gain] = ADDED) -> None:
    """What lies below it now: palms and arrows for the pawn."""


@event(said=False)
def grow(log: Log, row: Coordinate, column: Coordinate, colour: Colour) -> None:
    """A token is laid on a mango of the card."""


@event
def tokens(log: Log, tokens: Row[Colour] = ADDED) -> None:
    """All tokens that were laid."""


@event
def none_left(log: Log, mango: Symbol) -> None:
    """A mango gets no token, for there is none left."""


@event
def remove(log: Log, player: Seat, card: Card, squares: Row[Symbol] = ADDED) -> None:
    """A card that has no place is removed from the game: what it shows, not rotated."""


@event
def go(
    log: Log,
    player: Seat,
    row: Coordinate,
    column: Coordinate,
    direction: Direction,
    squares: Row[SquareNumber] = ADDED,
) -> None:
    """A pawn goes to a square, and faces a direction there: the squares it enters, one after the other."""


@event
def stay(
    log: Log,
    player: Seat,
    row: Coordinate,
    column: Coordinate,
    direction: Direction,
    squares: Row[SquareNumber] = ADDED,
) -> None:
    """A pawn is where it was, and faces a direction: the squares it entered, if it only came back."""


@event
def take(log: Log, player: Seat, token: Colour, row: Coordinate, column: Coordinate) -> None:
    """A token is taken from the square where the pawn stopped."""


@event(to=OWNER)
def value(log: Log, player: Seat, points: Count) -> None:
    """What the token is worth, for who took it."""


@event
def pile_empty(log: Log) -> None:
    """The last card of the draw pile has been drawn."""


@event
def end(log: Log) -> None:
    """All cards have been played: the game is over."""


@event
def points(log: Log, player: Seat, points: Count) -> None:
    """What a player's tokens are worth, in the end."""
