"""What happens at a table of Malédiction!."""

from katta.core.declare import ADDED, CLOSES, OWNER, SUMS_UP, Count, Flag, Log, MaybeSeat, Row, Seat, event
from katta.games.malediction.cards import Card, MaybeCard, Suit
from katta.games.malediction.faces import Face
from katta.games.malediction.plays import Play


@event
def round(log: Log, round: Count, player: Seat) -> None:
    """A round begins: a player has the crystal ball."""


@event
def trump(log: Log, card: Card, suit: Suit) -> None:
    """The trump card is turned up."""


@event(to=OWNER)
def hand(log: Log, player: Seat, cards: Row[Card] = ADDED) -> None:
    """The hand is full."""


@event
def dealt(log: Log, player: Seat) -> None:
    """All hands are full; a player chooses the first contract."""


@event
def bid(log: Log, player: Seat, contract: Face) -> None:
    """A contract is taken from its pile."""


@event
def retry(log: Log, player: Seat, old: Face, contract: Face, turned: Flag) -> None:
    """A failed contract is taken back from the Points card, and perhaps turned to its other face."""


@event
def lead(log: Log, player: Seat) -> None:
    """All contracts are chosen; a player leads the first trick."""


@event
def play(log: Log, player: Seat, play: Play, card: Card, potion: MaybeCard, value: Count) -> None:
    """A card is played, perhaps with a potion; what they count together."""


@event
def void(log: Log, player: Seat, suit: Suit) -> None:
    """A play shows that its player has none of a suit."""


@event
def trick(log: Log, player: Seat, play: Play) -> None:
    """A player wins the trick."""


@event
def tie(log: Log, player: Seat) -> None:
    """Nobody wins the trick; a player leads the next one."""


@event
def tie_last(log: Log) -> None:
    """Nobody wins the last trick of a round."""


@event(said=False)
def swept(log: Log, player: MaybeSeat, plays: Row[Play] = ADDED) -> None:
    """The plays of a trick, by seat, leave the table: to who won it, or to nobody."""


@event(round=CLOSES)
def round_end(log: Log, round: Count, count: Count) -> None:
    """A hand is empty after so many tricks."""


@event(round=SUMS_UP)
def zero(log: Log, player: Seat, count: Count) -> None:
    """Saved zeros go back to their pile and make up for as many tricks."""


@event(round=SUMS_UP)
def keep(log: Log, player: Seat) -> None:
    """Saved zeros are kept."""


@event(round=SUMS_UP)
def fulfilled(log: Log, player: Seat, contract: Face, tricks: Count, points: Count) -> None:
    """A contract comes onto the Points card, for good."""


@event(round=SUMS_UP)
def failed(log: Log, player: Seat, contract: Face, tricks: Count, points: Count) -> None:
    """A contract comes onto the Points card, for ill."""


@event(round=SUMS_UP)
def zero_saved(log: Log, player: Seat, contract: Face) -> None:
    """A fulfilled 0 is saved."""


@event(round=SUMS_UP)
def zero_failed(log: Log, player: Seat, contract: Face, tricks: Count) -> None:
    """A failed 0 goes back to its pile."""


@event(round=SUMS_UP)
def hat(log: Log, player: Seat, tricks: Count) -> None:
    """The most tricks take a hat."""


@event(round=SUMS_UP)
def no_hat(log: Log) -> None:
    """The most tricks are tied: a hat goes to the box."""


@event(said=False)
def passed(log: Log, player: Seat, previous: Seat) -> None:
    """The crystal ball goes on to a player for the next round."""


@event(round=SUMS_UP)
def end_pile(log: Log, number: Count) -> None:
    """A pile is empty: the game is over."""


@event(round=SUMS_UP)
def end_hats(log: Log) -> None:
    """The last hat is gone: the game is over."""
