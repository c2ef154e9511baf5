"""The names of Mada's cards, free of language."""

import functools
from collections.abc import Iterable

from katta.core.message import Listing, Message
from katta.games.mada.state import DOUBLE_LEMUR, LEMUR, SCORPION

_SPECIALS = {LEMUR: "mada-card-lemur", DOUBLE_LEMUR: "mada-card-double-lemur", SCORPION: "mada-card-scorpion"}


@functools.cache
def card_name(kind: int) -> Message:
    """`Cactus 7`, `Lemur`, ..."""
    if kind in _SPECIALS:
        return Message(_SPECIALS[kind])
    return Message("mada-card-cactus", {"value": kind + 1})


def cards_name(kinds: Iterable[int]) -> Listing:
    """Several cards in a row."""
    return Listing(tuple(card_name(kind) for kind in kinds))
