"""What happens at a table of Mada."""

from typing import Annotated, TypeAlias

from katta.core.declare import ADDED, CLOSES, OTHERS, OWNER, SUMS_UP, Count, Flag, Log, Row, Seat, Words, event
from katta.games.mada.cards import Card, MaybeCard

GOAL = Words("mada-goal", ["pile", "discard"], said=False)
TO_PILE, TO_DISCARD = GOAL.numbers()
Goal: TypeAlias = Annotated[int, GOAL]
"""Where a card goes."""


@event(to=OTHERS)
def dealt(log: Log, player: Seat) -> None:
    """An opening card comes to a hand."""


@event(to=OTHERS, said=False)
def taken(log: Log, player: Seat) -> None:
    """The card drawn comes to a hand."""


@event(to=OWNER)
def receive(log: Log, player: Seat, card: Card) -> None:
    """Either of them, for who may know the card."""


@event
def scorpion(log: Log, player: Seat, opening: Flag) -> None:
    """A Scorpion shows itself, in the opening deal or later."""


@event
def play(log: Log, player: Seat, card: Card, goal: Goal) -> None:
    """A card leaves the hand."""


@event
def draw(log: Log, player: Seat) -> None:
    """A card will be drawn."""


@event
def luck(log: Log, player: Seat) -> None:
    """A card will be turned over."""


@event
def flip(log: Log, player: Seat, card: Card, goal: Goal, fatal: Flag) -> None:
    """The card turned over, and whether it loses the round."""


@event
def dragged(log: Log, count: Count, player: Seat, card: Card) -> None:
    """The Lemur takes equal cards with it to the bottom of the pile."""


@event
def swap(log: Log, player: Seat, other: Seat) -> None:
    """Two piles change hands."""


@event(said=False)
def moved(log: Log, player: Seat, other: Seat, cards: Row[Card] = ADDED) -> None:
    """The pile that one of them gives to the other, bottom to top."""


@event
def discard(log: Log, player: Seat, cards: Row[Card] = ADDED) -> None:
    """Hand cards go to the general discard."""


@event
def keep(log: Log, player: Seat) -> None:
    """The loser discards nothing."""


@event(round=CLOSES)
def lost(log: Log, player: Seat, card: Card) -> None:
    """The round is lost by a card."""


@event(round=SUMS_UP)
def aside(log: Log, player: Seat, card: Card, pears: Count) -> None:
    """The top of a pile is put aside."""


@event(round=SUMS_UP)
def fifth(log: Log) -> None:
    """Somebody has five cacti aside: the game is over."""


@event(said=False)
def cleared(log: Log, player: Seat, cards: Row[Card] = ADDED) -> None:
    """A pile goes to the general discard, bottom to top."""


@event
def rebuilt(log: Log, count: Count) -> None:
    """The draw pile is new, of so many cards."""


@event(said=False)
def thinned(log: Log, player: Seat, count: Count) -> None:
    """So many cards below the top of a pile go into the new draw pile."""


@event(said=False)
def topped(log: Log, card: MaybeCard) -> None:
    """The card that lies on top of the general discard now; none after it was emptied."""


@event
def cut(log: Log) -> None:
    """The cap on turns ends the game."""
