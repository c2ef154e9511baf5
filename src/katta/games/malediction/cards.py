"""The Witch cards. They count from 1 in the order of the rules: R1..R9, C1..C9, B1..B9, S1..S9, P1, P2, P3."""

from typing import Annotated, TypeAlias

import numpy as np

from katta.core.compiler import kernel
from katta.core.declare import Subset, Words
from katta.core.message import Message

SUIT = Words("malediction-suit", ["rat", "crow", "broom", "spider", "potion"], first=1)
NO_SUIT = 0
"""The suit of no card."""

POTION = SUIT["potion"]
LETTERS = "RCBSP"
"""The suits in card order."""

VALUES = 9
"""Cards of a suit; potions have three values in three copies."""

POTIONS = 3
"""Values of potions, and copies of each."""

_FACES = [(letter, value) for letter in LETTERS for value in range(1, (POTIONS if letter == "P" else VALUES) + 1)]


def _name(card: str) -> Message:
    """`Rat 8`, `Potion 2`."""
    return Message(f"malediction-card-{SUIT.words[LETTERS.index(card[0])]}", {"value": int(card[1])})


CARD = Words("malediction-card", [f"{letter}{value}" for letter, value in _FACES], first=1, names=_name)
NO_CARD = 0
CARD_END = CARD.size
"""One more than the last card, for loops over all of them."""

FIRST_POTION = CARD["P1"]
"""P2 and P3 follow it."""

Suit: TypeAlias = Annotated[int, SUIT]
Suits: TypeAlias = Annotated[int, Subset(SUIT)]
Card: TypeAlias = Annotated[int, CARD]
MaybeCard: TypeAlias = Annotated[int, CARD.or_none()]

SUIT_OF = np.array([NO_SUIT, *(LETTERS.index(letter) + SUIT.first for letter, _ in _FACES)], np.int64)
VALUE_OF = np.array([0, *(value for _, value in _FACES)], np.int64)
"""Of each card; the value of no card is 0."""

COPIES = np.array([0] + [POTIONS if letter == "P" else 1 for letter, _ in _FACES], np.int64)
"""How many copies of each card there are."""


@kernel
def suit_of(card: int) -> int:
    """The suit of a card; NO_SUIT of no card."""
    return int(SUIT_OF[card])


@kernel
def value_of(card: int) -> int:
    """The value of a card, 1..9; of a potion 1..3; of no card 0."""
    return int(VALUE_OF[card])
