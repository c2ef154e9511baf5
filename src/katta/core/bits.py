"""Questions about the bits of an integer that a processor answers with one instruction."""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, overload

WIDTH = 64
"""The bits of an integer in compiled code."""


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set; WIDTH if none is."""
    return int(bits & -bits).bit_length() - 1 if bits else WIDTH


def count_bits(bits: int) -> int:
    """How many bits of a number, 0 or more, are set."""
    return bits.bit_count()


def _lowest_bit(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
    undefined_for_zero = context.get_constant(types.boolean, False)
    return builder.cttz(arguments[0], undefined_for_zero)


def _count_bits(_context: Any, builder: Any, _: Any, arguments: Any) -> Any:
    return builder.ctpop(arguments[0])


def _answer_compiled(question: Callable[[int], int], emit: Callable[..., Any]) -> None:
    """Let compiled code answer a question by the instruction that `emit` writes."""

    def instruction(_: Any, bits: Any) -> Any:
        return types.int64(types.int64), emit

    answer: Any = intrinsic(instruction)

    @overload(question)
    def _typed(bits: Any) -> Any:
        def typed(bits: Any) -> Any:
            return answer(bits)

        return typed


_answer_compiled(lowest_bit, _lowest_bit)
_answer_compiled(count_bits, _count_bits)
