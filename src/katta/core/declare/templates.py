"""Templates of JSON: what is always the same as text, and instructions for the numbers in between.

A template follows from a declaration and is made once. It is a row of numbers itself, so that compiled code can fill it
(`writing`): instructions that end with END, with what they name in the same row. Instructions for a number are of SIZE
numbers: what it is, the byte at which it lies, its kind (how many bytes; negative if it has a sign), and what else
there is to know. Those for several of them name where the instructions for each one end, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec.json import encode

Template: TypeAlias = npt.NDArray[np.int32]

Place: TypeAlias = tuple[int, int]
"""The byte at which a number lies, and its kind."""

Words: TypeAlias = tuple[bytes, ...]
"""What numbers stand for."""

END, TEXT = 0, 1
"""Nothing more; a text."""

PART, MAYBE = 2, 3
"""The fields of a part; what may be null."""

ROW, UPTO, COUNTED, REST, KEYED = 4, 5, 6, 7, 8
"""Arrays: all of them, up to the first 0, as many as a field says, what is left of a statement, with keys."""

HEAP = 9
"""Words or numbers, each as often as it is there."""

NUMBER, FLAG, SEAT, SQUARE, WORD, SUBSET, SEVERAL, JOINED = 10, 11, 12, 13, 14, 15, 16, 17
"""What a number means."""

SIZE, AXIS = 6, 9
"""The numbers of an instruction for a number, and of one for several of them."""

DEEPEST = 16
"""So deep such instructions can lie within each other."""

_CONSTANTS = (b"null", b"true", b"false", b'{"row":', b',"column":')


def _entry(text: bytes) -> list[int]:
    """A text in a template: its length, then its bytes."""
    return [len(text), *text]


_BEGINNING = [number for text in _CONSTANTS for number in _entry(text)]
NULL, TRUE, FALSE, THE_ROW, THE_COLUMN = (
    sum(1 + len(text) for text in _CONSTANTS[:place]) for place in range(len(_CONSTANTS))
)
"""Where the texts lie that every template begins with."""

FIRST = len(_BEGINNING)
"""Where its contents begin: numbers that say where what is."""


def kind_of(number: np.dtype[np.generic]) -> int:
    """How a number lies in memory."""
    return -number.itemsize if number.kind == "i" else number.itemsize


class Draft:
    """A template that is being made."""

    def __init__(self, contents: int) -> None:
        """With room for so many numbers of contents."""
        self._row = [*_BEGINNING, *[0] * contents]
        self._contents = 0
        self._text = b""
        self._tables: dict[Words, list[int]] = {}
        self._depth = 0

    def note(self, *numbers: int) -> None:
        """The next contents."""
        for number in numbers:
            self._row[FIRST + self._contents] = number
            self._contents += 1

    def here(self) -> int:
        """Where the next instruction will be."""
        if self._text:
            self._row += [TEXT, *_entry(self._text)]
            self._text = b""
        return len(self._row)

    def text(self, text: bytes) -> None:
        """What is always the same."""
        self._text += text

    def number(self, meaning: int, at: int, kind: int, *more: int) -> None:
        """A number by what it means."""
        self.here()
        self._row += [meaning, at, kind, *more, *[0] * (SIZE - 3 - len(more))]

    def words(self, meaning: int, at: int, kind: int, words: Words, *more: int) -> None:
        """A number that names words."""
        self.number(meaning, at, kind, 0, *more)
        self._name(len(self._row) - SIZE + 3, words)

    def heap(self, at: int, kind: int, length: int, first: int, words: Words = ()) -> None:
        """How many there are of each word, or of each number from a first one on."""
        self.number(HEAP, at, kind, length, first)
        self._name(len(self._row) - 1, words)

    def table(self, *numbers: int) -> int:
        """Numbers that are no instructions; where they lie."""
        begin = self.here()
        self._row += numbers
        return begin

    @contextmanager
    def each(
        self, meaning: int, at: int, kind: int, most: int = 1, step: int = 0, by: Place = (0, 0), words: Words = ()
    ) -> Iterator[None]:
        """What to do with each of several; `by` is the field that says how many there are, or what their keys are."""
        begin = self.here()
        self._row += [meaning, at, kind, 0, most, step, *by, 0]
        self._name(len(self._row) - 1, words)
        self._depth += 1
        assert self._depth <= DEEPEST
        yield
        self._depth -= 1
        self.end()
        self._row[begin + 3] = len(self._row)

    def _name(self, at: int, words: Words) -> None:
        """Write down at a place where the table of some words will lie."""
        if words:
            self._tables.setdefault(words, []).append(at)

    def end(self) -> None:
        """Nothing more."""
        self.here()
        self._row.append(END)

    def template(self) -> Template:
        """What was drafted, with the words that it names behind it."""
        for words, uses in self._tables.items():
            places = []
            for word in words:
                places.append(len(self._row))
                self._row += _entry(word)
            for use in uses:
                self._row[use] = len(self._row)
            self._row += [len(words), *places]
        return np.array(self._row, dtype=np.int32)


def pair(key: str) -> bytes:
    """The key of what follows."""
    return encode(key) + b":"


def quoted(texts: Sequence[str | None]) -> Words:
    """Words as JSON."""
    return tuple(map(encode, texts))


def bare(texts: Sequence[str | None]) -> Words:
    """Words within a JSON text."""
    return tuple(encode(text or "")[1:-1] for text in texts)
