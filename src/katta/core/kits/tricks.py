"""Tricks: what may be played to one, and which card takes it."""

from katta.core.compiler import kernel
from katta.core.kits.heaps import EMPTY
from katta.core.kits.playing_cards import of_suit, suit_of


@kernel
def following(hand: int, suit: int) -> int:
    """What may be played when a suit is led: a card of that suit, or any if there is none."""
    able = of_suit(hand, suit)
    return hand if able == EMPTY else able


@kernel
def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes a trick from the best one so far: a higher one of its suit, or the first trump."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == trump
