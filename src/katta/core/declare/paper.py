"""The paper that compiled code writes JSON on, and how letters, numbers and texts get there.

What does not fit is counted and not written: who gets to know that it took more takes a larger paper.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from katta.core.compiler import lean_kernel, lean_procedure
from katta.core.declare.templates import NULL, Template

Paper: TypeAlias = npt.NDArray[np.uint8]

COMMA, COLON, QUOTE, SPACE, MINUS, ZERO = ord(","), ord(":"), ord('"'), ord(" "), ord("-"), ord("0")
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = ord("["), ord("]"), ord("{"), ord("}")


@lean_kernel
def put(paper: Paper, at: int, letter: int) -> int:
    """Write one byte; where the next one goes."""
    if at < len(paper):
        paper[at] = letter
    return at + 1


@lean_procedure
def put_text(template: Template, entry: int, paper: Paper, at: int) -> int:
    """Write a text of the template."""
    end = at + int(template[entry])
    if end <= len(paper):
        for place in range(end - at):
            paper[np.uint64(at + place)] = template[np.uint64(entry + 1 + place)]
    return end


@lean_procedure
def put_number(number: int, paper: Paper, at: int) -> int:
    """Write a number in digits."""
    if number < 0:
        at = put(paper, at, MINUS)
        number = -number
    rest, digits = number // 10, 1
    while rest > 0:
        rest //= 10
        digits += 1
    for place in range(at + digits - 1, at - 1, -1):
        put(paper, place, ZERO + number % 10)
        number //= 10
    return at + digits


@lean_kernel
def word(template: Template, table: int, number: int) -> int:
    """Where the text of a word lies; null for a number that stands for none."""
    if 0 <= number < template[table]:
        return int(template[table + 1 + number])
    return NULL


@lean_kernel
def put_end_of_list(paper: Paper, begin: int, at: int) -> int:
    """Close a list that may be empty."""
    if at == begin:
        at = put(paper, at, OPEN_LIST)
    return put(paper, at, CLOSE_LIST)


def written(write: Callable[..., int], *arguments: Any) -> bytes:
    """What a function writes on the paper that it gets last; it says how long it is."""
    length = write(*arguments, _paper.sheet)
    while length > len(_paper.sheet):
        _paper.sheet = np.empty(2 * length, dtype=np.uint8)
        length = write(*arguments, _paper.sheet)
    return _paper.sheet[:length].tobytes()


class _Paper(threading.local):
    """Each thread has its own."""

    sheet = np.empty(0, dtype=np.uint8)


_paper = _Paper()
