"""Bit masks of columns and of cards."""

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.games.sifaka.state import ROW_BITS, SPAN


@kernel
def without_lowest(mask: int) -> int:
    """The other bits of a mask that is not empty."""
    return mask & (mask - 1)


@kernel
def from_column(mask: int, column: int) -> int:
    """A row of the board turned so that bit 0 is the given column."""
    c = column % SPAN
    return (mask >> c) | ((mask << (SPAN - c)) & ROW_BITS)


@kernel
def two_wide(mask: int) -> int:
    """The columns where a card of two columns begins that reaches one of the mask."""
    return mask | mask >> 1


@kernel
def run_length(mask: int, first: int) -> int:
    """How many bits in a row are set, from the given one on."""
    return lowest_bit(~(mask >> first))
