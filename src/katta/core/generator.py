"""The fast seeded generator of simulations and search: sfc32, the same numbers compiled or not.

All arithmetic is done in 64-bit integers cut to 32 bits, which Python and the compiler agree on. Real games are dealt
by `katta.core.dealer` instead.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from katta.core.compiler import kernel

Generator: TypeAlias = npt.NDArray[np.int64]
"""Three words of state and a counter."""

WORD = 0xFFFFFFFF


def seeded(seed: int) -> Generator:
    """A generator that gives the same numbers for the same seed on any machine."""
    generator = np.array([seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1], dtype=np.int64)
    for _ in range(12):
        draw(generator)
    return generator


@kernel
def draw(generator: Generator) -> int:
    """The next 32 random bits."""
    a, b, c, counter = generator[0], generator[1], generator[2], generator[3]
    result = (a + b + counter) & WORD
    generator[0] = b ^ (b >> 9)
    generator[1] = (c + (c << 3)) & WORD
    generator[2] = (((c << 21) | (c >> 11)) + result) & WORD
    generator[3] = (counter + 1) & WORD
    return result


@kernel
def below(generator: Generator, n: int) -> int:
    """A number in 0..n-1, every one exactly as likely (n up to 2**31)."""
    product = draw(generator) * n
    if (product & WORD) < n:
        surplus = (WORD + 1) % n
        while (product & WORD) < surplus:
            product = draw(generator) * n
    return product >> 32
