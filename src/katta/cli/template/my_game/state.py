"""What the game knows at a moment, and what can be done: all of it numbers, each with its meaning."""

from typing import Annotated, TypeAlias

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING
from katta.core.declare import Count, Moves, Row, Seat, State, Subset, Words, by_seat, field, own, shown
from katta.core.game import Options

MOST_SEATS = 4
HAND = 3
"""Cards that everyone is dealt."""

CARD = Words("my-game-card", [str(value) for value in range(1, 17)], first=1)
Card: TypeAlias = Annotated[int, CARD]
Heap: TypeAlias = Annotated[int, Subset(CARD)]

PHASE = Words("my-game-phase", ["dealing", "playing", "finished"])
DEALING, PLAYING, FINISHED = PHASE.numbers()
Phase: TypeAlias = Annotated[int, PHASE]

MOVES = Moves("my-game")
PLAY = MOVES.declare("play {card}", card=CARD)
DEAL = MOVES.declare("deal {card}", card=CARD)


class MyGameState(State, seats=MOST_SEATS):
    """My Game, as a seat sees it."""

    phase: Phase = shown()
    """What the game waits for."""

    turn: Seat = shown()
    """Who is dealt a card, or plays one."""

    won: Row[Count] = by_seat()
    """Rounds that the player has taken."""

    cards: Row[Count] = by_seat()
    """How many cards the player holds."""

    played: Row[Card] = by_seat()
    """The player's card of this round, which lies there until the next one begins."""

    hand: Row[Heap] = own(dtype="i4")
    """The own cards; null for a spectator."""

    deck: Heap = field(dtype="i4")
    """The cards not dealt; concealed: all that the seat cannot see."""

    able: Row[Heap] = by_seat(dtype="i4", hidden=True)
    """The cards that a player can hold, as far as all know: any."""


def setup(seats: int, _options: Options, _file: ComponentFile | None) -> MyGameState:
    """All cards in the deck."""
    s = MyGameState.blank()
    s.seats, s.eyes = seats, EVERYTHING
    s.deck = sum(1 << card for card in CARD.numbers())
    s.able[:] = s.deck
    return s
