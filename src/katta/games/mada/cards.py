"""The cards of Mada. They count from 1: the values of the cacti first, then the animals; 0 is no card."""

from typing import Annotated, TypeAlias

from katta.core.declare import Words
from katta.core.message import Message

VALUES = 13
"""Cactus values, 1 to 13."""

LEMUR = 14
DOUBLE_LEMUR = 15
SCORPION = 16

_SPECIALS = {
    "L": Message("mada-card-lemur"),
    "D": Message("mada-card-double-lemur"),
    "S": Message("mada-card-scorpion"),
}
_CACTI = [str(value) for value in range(1, VALUES + 1)]

CARD = Words(
    "mada-card",
    [*_CACTI, *_SPECIALS],
    first=1,
    names=lambda card: _SPECIALS.get(card) or Message("mada-card-cactus", {"value": int(card)}),
)
HAND_CARD = CARD.until("D")
"""What can be in a hand: a Scorpion never is."""

PILE_CARD = CARD.until("L")
"""What can lie on a pile or aside."""

CARD_END = CARD.size
"""One more than the last card, for loops over all of them."""

Card: TypeAlias = Annotated[int, CARD]
MaybeCard: TypeAlias = Annotated[int, CARD.or_none()]
