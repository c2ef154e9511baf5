"""The seeded generator: known numbers, the same compiled or not, and exactly uniform."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.core.generator import below, draw, seeded
from tests.core.random_games import run_in_other_mode

WORD = 1 << 32


class Sfc32:
    """The generator as its author publishes it (PractRand, sfc32), in unbounded integers."""

    def __init__(self, a: int, b: int, c: int, counter: int = 1) -> None:
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def draw(self) -> int:
        result = (self.a + self.b + self.counter) % WORD
        self.counter = (self.counter + 1) % WORD
        self.a = self.b ^ self.b >> 9
        self.b = (self.c + (self.c << 3)) % WORD
        self.c = ((self.c << 21 | self.c >> 11) + result) % WORD
        return result


def giving(word: int) -> np.ndarray:
    """A generator whose next 32 bits are known."""
    return np.array([word, 0, 0, 0], dtype=np.int64)


@given(st.integers(0, 2**96 - 1))
def test_the_numbers_are_those_of_sfc32(seed):
    expected = Sfc32(seed % WORD, (seed >> 32) % WORD, (seed >> 64) % WORD)
    for _ in range(12):
        expected.draw()
    generator = seeded(seed)
    assert [draw(generator) for _ in range(20)] == [expected.draw() for _ in range(20)]


def test_known_numbers():
    generator = seeded(7)
    assert [int(draw(generator)) for _ in range(4)] == [3069104647, 3582417929, 1446471690, 4196707356]


def test_a_negative_seed_is_a_seed_too():
    assert 0 <= draw(seeded(-1)) < WORD


def test_the_numbers_are_the_same_compiled_or_not():
    script = """
from katta.core.generator import below, draw, seeded
generator = seeded(2**80 + 12345)
print([int(draw(generator)) for _ in range(50)] + [int(below(generator, 3 << 29)) for _ in range(50)])
"""
    generator = seeded(2**80 + 12345)
    here = [int(draw(generator)) for _ in range(50)] + [int(below(generator, 3 << 29)) for _ in range(50)]
    assert run_in_other_mode(script).strip() == str(here)


@pytest.mark.parametrize("n", [1, 2, 3, 70, 1840, 10_000_019, 100_000_000, 3 << 29, (1 << 31) - 1, 1 << 31])
def test_every_number_below_n_comes_from_equally_many_words(n):
    """Of the words that lead to a number, floor(2**32 / n) are taken at once and at most one is passed over."""
    share = WORD // n
    for number in {number for number in (0, 1, n // 3, n - 2, n - 1) if 0 <= number < n}:
        first, last = -(-number * WORD // n), -(-(number + 1) * WORD // n) - 1
        edges = {word for edge in (first, last) for word in range(edge - 2, edge + 3) if 0 <= word < WORD}
        words = range(first, last + 1) if share < 1000 else [word for word in edges if first <= word <= last]
        taken = 0
        for word in words:
            generator = giving(word)
            found = below(generator, n)
            if generator[3] == 1:
                assert found == number
                taken += 1
        passed_over = last - first + 1 - share
        assert passed_over in (0, 1)
        assert taken == len(words) - passed_over


@given(st.integers(1, 1 << 31), st.integers(0, 2**96 - 1))
def test_below_stays_below(n, seed):
    assert 0 <= below(seeded(seed), n) < n


def test_below_reaches_every_number():
    generator = seeded(3)
    seen = Counter(int(below(generator, 6)) for _ in range(6000))
    assert sum((seen[number] - 1000) ** 2 / 1000 for number in range(6)) < 20.5  # one seed in a thousand would fail
