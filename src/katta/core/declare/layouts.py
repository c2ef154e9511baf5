"""A record as a list of plain numbers: in which order they lie in memory, and where each field begins."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from katta.core.declare.meanings import Plain
from katta.core.declare.records import Record

SKIPPED = "x"
"""Instead of a type of numbers: bytes that are passed over."""


class Layout:
    """How the numbers of a record lie in memory: NumPy's fields one after the other, without padding."""

    def __init__(self, record: type[Record] | None, skipped: Collection[str] = ()) -> None:
        """The numbers of a record, but for some fields that nobody reads."""
        self._skipped = skipped
        self.places: dict[str, int] = {}
        """Where each field begins, counted in numbers."""
        self._runs: list[tuple[str, int]] = []
        self.count = 0
        """Numbers in all."""
        if record is not None:
            self._add(record.dtype, is_top=True)

    def _add(self, dtype: np.dtype[Any], is_top: bool) -> None:
        for name, (kind, *_) in (dtype.fields or {}).items():
            if is_top:
                self.places[name] = self.count
            length = int(np.prod(kind.shape, dtype=int))
            if is_top and name in self._skipped:
                self._runs.append((SKIPPED, kind.itemsize))
            elif kind.base.names:
                for _ in range(length):
                    self._add(kind.base, is_top=False)
            else:
                self._runs.append((_CODES[kind.base.name], length))
                self.count += length

    def describe(self) -> list[list[Plain]]:
        """For clients without Python: runs of numbers, each with its type and how many there are; SKIPPED are bytes."""
        return [[code, length] for code, length in self._runs]


_CODES = {
    "int8": "b",
    "uint8": "B",
    "int16": "h",
    "uint16": "H",
    "int32": "i",
    "uint32": "I",
    "int64": "q",
    "uint64": "Q",
}
"""The types of numbers by the letters of `struct`."""
