"""The state of Mada: one record of fixed size, and what views show besides."""

from typing import Annotated, TypeAlias

import numpy as np

from katta.core.declare import (
    Count,
    Derived,
    Flag,
    Row,
    Seat,
    State,
    Table,
    Words,
    by_seat,
    exactly,
    field,
    heap,
    own,
    shown,
    upto,
)
from katta.games.mada.cards import CARD, PILE_CARD, VALUES, Card

MOST_SEATS = 5
OPENING_CARDS = 3
HAND_LIMIT = 3
CACTI_TO_END = 5
MOST_TURNS = 5000

LONGEST_PILE = 64
"""All 60 cacti and 4 Lemurs."""

PHASE = Words(
    "mada-phase",
    ["dealing", "opening-sting", "turn", "drawing", "flipping", "swapping", "sting", "lost", "finished"],
    said=False,
)
DEALING, OPENING_STING, TURN, DRAWING, FLIPPING, SWAPPING, STING, LOST, FINISHED = PHASE.numbers()
Phase: TypeAlias = Annotated[int, PHASE]

REBUILD = Words("mada-option-rebuild", ["lazy", "eager"])
LAZY, EAGER = REBUILD.numbers()
Rebuild: TypeAlias = Annotated[int, REBUILD]


class MadaState(State, seats=MOST_SEATS):
    """Mada, as a seat sees it."""

    phase: Phase = shown()
    """What the game waits for."""

    turn: Seat = shown()
    """The seat whose turn it is, or that an opening Scorpion stings."""

    turns: Count = shown(dtype=np.int16)
    """Turns begun by all players."""

    draw_count: Count = shown(key="draw")
    """Cards in the draw pile."""

    discard: Row[Count] = shown(heap(CARD))
    """The general discard, in card order."""

    pears: Row[Count] = shown(exactly(VALUES, first=1))
    """Prickly pears of each cactus value; the first is of value 1."""

    hand_count: Row[Count] = by_seat(key="hand")
    """How many cards the player holds."""

    stings: Row[Count] = by_seat()
    """Opening Scorpions that have not acted yet."""

    pile: Table[Card] = by_seat(upto(LONGEST_PILE))
    """Bottom to top."""

    pile_count: Row[Count] = by_seat(hidden=True)
    """Cards on each pile."""

    aside: Table[Count] = by_seat(heap(PILE_CARD))
    """Cacti and Lemurs put aside, in card order."""

    cacti_aside: Row[Count] = by_seat(key="cacti")
    """How many of the cards aside are cacti."""

    hand: Table[Card] = own(upto(HAND_LIMIT))
    """The own cards, in card order; null for a spectator."""

    draw: Row[Count] = field(heap(CARD))
    """The cards of the draw pile, which has no known order; concealed: all that the seat cannot see."""

    dealt: Count = field()
    """Opening cards dealt so far."""

    rebuild: Rebuild = field()
    """Option: when an empty draw pile is rebuilt."""

    cut: Flag = field()
    """Whether the cap on turns ended the game."""


class MadaDerived(Derived, seats=MOST_SEATS):
    """What views show besides the state."""

    points: Row[Count] = by_seat()
    """Prickly pears on the cards aside."""
