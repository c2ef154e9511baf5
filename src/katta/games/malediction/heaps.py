"""Heaps of Witch cards (a hand, the stock) as bit masks.

A heap is an integer of 45 bits: one for each card of the four animal and broom suits and three for each potion, of
which as many of the lowest are set as the heap holds copies. So the number of set bits is the number of cards, a set
bit drawn at random is a card drawn at random, and equal heaps are equal numbers.
"""

import numpy as np

from katta.core.bits import WIDTH, count_bits, lowest_bit
from katta.core.compiler import kernel
from katta.core.generator import Generator, below
from katta.games.malediction.cards import CARD, CARD_END, COPIES, FIRST_POTION, SUIT, SUIT_OF

NOTHING = 0
"""The heap of no cards."""

PLACES = int(COPIES.sum())
"""Cards in all; the bits of a heap."""

EVERY_CARD = (1 << PLACES) - 1
"""The heap of all Witch cards."""

PLACE_OF = np.cumsum(COPIES) - COPIES
"""The lowest bit of a card."""

CARD_AT = np.array([*np.repeat(np.arange(CARD_END), COPIES), *[CARD_END] * (WIDTH + 1 - PLACES)], np.int64)
"""The card that a bit stands for; a number beyond all cards for the bits that stand for none."""

COPIES_BITS = (1 << COPIES) - 1
"""The bits of all copies of a card, from the lowest bit on."""

FIRST_COPIES = sum(1 << int(PLACE_OF[card]) for card in CARD.numbers())
"""The bits that stand for one copy of each card."""

SUIT_BITS = np.array(
    [
        sum(int(COPIES_BITS[card]) << int(PLACE_OF[card]) for card in CARD.numbers() if SUIT_OF[card] == suit)
        for suit in range(SUIT.size)
    ],
    np.int64,
)
"""The bits of a suit; none of no suit."""


@kernel
def of_suit(heap: int, suit: int) -> int:
    """The cards of a suit in a heap; of no suit there are none."""
    return heap & int(SUIT_BITS[suit])


@kernel
def _bits(heap: int, card: int) -> int:
    """The bits of a card's copies in a heap: n copies are 2**n - 1."""
    return (heap >> int(PLACE_OF[card])) & int(COPIES_BITS[card])


@kernel
def copies(heap: int, card: int) -> int:
    """How many copies of a card a heap holds."""
    bits = _bits(heap, card)
    return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)


@kernel
def holds(heap: int, card: int) -> bool:
    """Whether a card is in a heap."""
    return (heap >> int(PLACE_OF[card])) & 1 == 1


@kernel
def add(heap: int, card: int) -> int:
    """The heap with one more card: a one added to the copies already there carries to the first free bit."""
    return heap | (heap + (1 << int(PLACE_OF[card])))


@kernel
def remove(heap: int, card: int) -> int:
    """The heap without one copy of a card that it holds."""
    bits = _bits(heap, card)
    return heap ^ ((bits ^ (bits >> 1)) << int(PLACE_OF[card]))


@kernel
def merge(heap: int, other: int) -> int:
    """Two heaps put together."""
    both = heap | other
    for card in range(FIRST_POTION, CARD_END):
        # The counts add up where the powers of two multiply.
        bits = (_bits(heap, card) + 1) * (_bits(other, card) + 1) - 1
        both |= bits << int(PLACE_OF[card])
    return both


@kernel
def first_card(heap: int) -> int:
    """The first card of a heap that is not empty, in card order: its lowest set bit."""
    return int(CARD_AT[lowest_bit(heap)])


@kernel
def without_first(heap: int) -> int:
    """The heap without its lowest set bit."""
    return heap & (heap - 1)


@kernel
def nth_card(heap: int, n: int) -> int:
    """The n-th of a heap's cards in card order, counted from 0."""
    for _ in range(n):
        heap = without_first(heap)
    return first_card(heap)


@kernel
def any_card(heap: int, generator: Generator) -> int:
    """A card of a heap, each as likely as the others: any of the 45 places, again until it holds a card.

    With a quarter of the cards left this is still quicker than counting them.
    """
    place = below(generator, PLACES)
    while (heap >> place) & 1 == 0:
        place = below(generator, PLACES)
    return int(CARD_AT[place])


@kernel
def count(heap: int) -> int:
    """How many cards a heap holds."""
    return count_bits(heap)


def heap_of(cards: list[int]) -> int:
    """The heap of some cards."""
    heap = NOTHING
    for card in cards:
        heap = add(heap, card)
    return heap


def cards_of(heap: int) -> list[int]:
    """The cards of a heap in card order, each as often as it is there."""
    cards = []
    while heap:
        cards.append(int(CARD_AT[lowest_bit(heap)]))
        heap &= heap - 1
    return cards
