"""Bit masks of columns and of cards."""

from katta.core.compiler import kernel


@kernel
def without_lowest(mask: int) -> int:
    """The other bits of a mask that is not empty."""
    return mask & (mask - 1)


@kernel
def two_wide(mask: int) -> int:
    """The columns where a card of two columns begins that reaches one of the mask."""
    return mask | mask >> 1
