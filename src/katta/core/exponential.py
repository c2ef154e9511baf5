"""e to the power of a number, the same to the last bit on every machine.

The exponential of a C library differs from the next one's in its last bit now and then, and a search that compares
numbers ends elsewhere for it. This one is a few multiplications and additions, which every processor rounds alike:
natively, without the compiler and as WebAssembly.
"""

import numpy as np

from katta.core.compiler import kernel

LOG2_E = 1.4426950408889634
LN2_HIGH = 6.93147180369123816490e-01
"""ln 2 in two parts: the first has zeros enough at its end that its product with a small whole number is exact."""
LN2_LOW = 1.90821492927058770002e-10

LEAST = -700.0
"""Below this the result is taken to be 0: it would be less than 1e-304."""

EXPONENT_BIAS = 1023
EXPONENT_AT = 52

COEFFICIENTS = tuple(1.0 / number for number in (479001600, 39916800, 3628800, 362880, 40320, 5040, 720, 120, 24, 6, 2))
"""1/12!, 1/11!, ..., 1/2!: enough of the series for all 53 bits."""


@kernel
def exponential(x: float) -> float:
    """e**x for x up to 0."""
    if x < LEAST:
        return 0.0
    power = np.floor(x * LOG2_E + 0.5)
    rest = (x - power * LN2_HIGH) - power * LN2_LOW
    total = 1.0 / 6227020800.0
    for coefficient in COEFFICIENTS:
        total = total * rest + coefficient
    total = (total * rest + 1.0) * rest + 1.0
    return total * np.int64(int(power) + EXPONENT_BIAS << EXPONENT_AT).view(np.float64)
