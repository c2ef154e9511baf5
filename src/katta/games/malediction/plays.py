"""Plays: one card, or a combo of a base card and a potion. 0 is no play."""

from typing import Annotated, TypeAlias

from katta.core.compiler import kernel
from katta.core.declare import Joined
from katta.games.malediction.cards import CARD, FIRST_POTION, NO_CARD, suit_of, value_of

PLAY = Joined(CARD, "malediction-combo", ("card", "potion"))
"""`R8`, `S5+P2`."""

NO_PLAY = 0
CARD_BITS = PLAY.step

Play: TypeAlias = Annotated[int, PLAY]


@kernel
def combo(card: int, potion: int) -> int:
    """The play of a base card with a potion added, or with none."""
    return card | potion << CARD_BITS


@kernel
def card_played(play: int) -> int:
    """The base card of a play."""
    return play & ((1 << CARD_BITS) - 1)


@kernel
def potion_added(play: int) -> int:
    """The potion of a combo, or NO_CARD."""
    return play >> CARD_BITS


@kernel
def suit_played(play: int) -> int:
    """Round 4: a combo has the suit of its base card; no play has none."""
    return suit_of(card_played(play))


@kernel
def value_played(play: int) -> int:
    """Round 4: the potion adds its value to that of the base card."""
    return value_of(card_played(play)) + value_of(potion_added(play))


def is_play(play: int) -> bool:
    """Whether two cards can be a combo: the second is a potion; of two potions the larger is the base."""
    card, potion = play & (1 << CARD_BITS) - 1, play >> CARD_BITS
    return potion == NO_CARD or (potion >= FIRST_POTION and (card < FIRST_POTION or potion <= card))
