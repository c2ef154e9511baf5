"""The paper that kernels write JSON on: what fits is written to its last byte, and the rest is counted."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.core.declare.paper import put, put_number, put_text, written
from katta.core.declare.templates import NULL, Draft

TEMPLATE = Draft(contents=0).template()
LETTER = ord("x")


@given(st.integers(1 - 2**63, 2**63 - 1))
def test_a_number_is_written_in_digits(number):
    assert written(lambda paper: put_number(number, paper, 0)) == str(number).encode()


@pytest.mark.parametrize("room", range(6))
def test_a_paper_is_written_on_to_its_last_byte(room):
    paper = np.zeros(room, np.uint8)
    assert put_number(-1204, paper, 0) == 5
    assert bytes(paper) == b"-1204"[:room].ljust(room, b"\0")


@pytest.mark.parametrize("room", [3, 4, 5])
def test_a_text_is_written_whole_or_not_at_all(room):
    paper = np.zeros(room, np.uint8)
    assert put_text(TEMPLATE, NULL, paper, 0) == 4
    assert bytes(paper).rstrip(b"\0") == (b"null" if room >= 4 else b"")


def test_what_does_not_fit_is_written_on_a_larger_paper():
    def write(paper):
        at = 0
        for _ in range(10_000):
            at = put(paper, at, LETTER)
        return at

    assert written(write) == b"x" * 10_000
