"""Heaps of different cards (a hand, a deck) as integers: the bit of a card is set if the heap has it.

So equal heaps are equal numbers, and up to 62 cards find room in a field of 64 bits.
"""

from katta.core.bits import count_bits, lowest_bit
from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.generator import Generator, below

EMPTY = 0
"""The heap of no cards."""


@kernel
def heap_of(card: int) -> int:
    """The heap of one card."""
    return 1 << card


@kernel
def holds(heap: int, card: int) -> bool:
    """Whether a card is in a heap."""
    return (heap >> card) & 1 == 1


@kernel
def count(heap: int) -> int:
    """How many cards a heap has."""
    return count_bits(heap)


@kernel
def first(heap: int) -> int:
    """The first card of a heap that is not empty."""
    return lowest_bit(heap)


@kernel
def without_first(heap: int) -> int:
    """The heap without its first card."""
    return heap & (heap - 1)


@kernel
def nth(heap: int, n: int) -> int:
    """The n-th card of a heap, counted from 0."""
    for _ in range(n):
        heap = without_first(heap)
    return first(heap)


@kernel
def any_of(heap: int, generator: Generator) -> int:
    """A card of a heap, each as likely as the others."""
    return nth(heap, below(generator, count(heap)))


@kernel
def list_moves(heap: int, verb: int, moves: Moves) -> int:
    """Write a move of this kind with each card of a heap, in their order; how many there are."""
    n = 0
    while heap != EMPTY:
        moves[n] = verb + first(heap)
        heap = without_first(heap)
        n += 1
    return n
