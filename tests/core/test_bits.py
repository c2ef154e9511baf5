"""Bits of integers: the same answers compiled or not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.core.bits import WIDTH, count_bits, lowest_bit
from katta.core.compiler import kernel

numbers = st.integers(0, 2 ** (WIDTH - 1) - 1)


@kernel
def compiled_lowest_bit(bits: int) -> int:
    return lowest_bit(bits)


@kernel
def compiled_count_bits(bits: int) -> int:
    return count_bits(bits)


@pytest.mark.parametrize("ask", [lowest_bit, compiled_lowest_bit])
@given(bits=numbers.filter(bool))
def test_lowest_bit_is_the_number_of_zeros_at_the_end(ask, bits):
    written = f"{bits:b}"
    assert ask(bits) == len(written) - len(written.rstrip("0"))


@pytest.mark.parametrize("ask", [lowest_bit, compiled_lowest_bit])
def test_nothing_has_no_lowest_bit(ask):
    assert ask(0) == WIDTH


@pytest.mark.parametrize("ask", [count_bits, compiled_count_bits])
@given(bits=numbers)
def test_count_bits_counts_the_ones(ask, bits):
    assert ask(bits) == f"{bits:b}".count("1")
