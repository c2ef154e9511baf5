"""The axes of an array in a record: how many numbers there are, and what JSON they make together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

from msgspec import Meta

from katta.core.declare import templates
from katta.core.declare.meanings import Plain, Words
from katta.core.declare.templates import Draft, Place, pair, quoted

Places: TypeAlias = Mapping[str, Place]
"""Where the fields of a record begin."""

Inner: TypeAlias = Callable[[Draft, int], None]
"""Adds the JSON of an item to a template, given where it lies."""


class Items(NamedTuple):
    """What lies along an axis."""

    at: int
    """The byte at which the first one begins."""
    kind: int
    """Of its first number."""
    step: int
    """The bytes of each."""


class Axis:
    """One dimension of an array."""

    kind: str
    ends_at_nothing = False
    """Whether it is over before the first 0."""
    by: str | None = None
    """The field that says how long it is, or what its keys are."""
    words: Words | None = None
    """What its places stand for."""

    def __init__(self, length: int) -> None:
        self.length = length

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        """The JSON along this axis; `inner` is that of an item."""
        raise NotImplementedError

    def hint(self, inner: Any) -> Any:
        """The type of its JSON, given that of its places."""
        return list[inner]

    def describe(self) -> dict[str, Plain]:
        """For clients without Python."""
        return {"kind": self.kind, "length": self.length}


class _Exactly(Axis):
    """All of it from a first place on, as a list."""

    kind = "exactly"

    def __init__(self, length: int, first: int) -> None:
        super().__init__(first + length)
        self.first = first

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        at = items.at + self.first * items.step
        with draft.each(templates.ROW, at, items.kind, self.length - self.first, items.step):
            inner(draft, 0)

    def hint(self, inner: Any) -> Any:
        shown = self.length - self.first
        return Annotated[list[inner], Meta(min_length=shown, max_length=shown)]

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "first": self.first}


class _Upto(Axis):
    """A list that ends before the first 0."""

    kind = "upto"
    ends_at_nothing = True

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        with draft.each(templates.UPTO, items.at, items.kind, self.length, items.step):
            inner(draft, 0)


class _Counted(Axis):
    """A list whose length is another field of the record."""

    kind = "counted"
    by: str

    def __init__(self, length: int, by: str) -> None:
        super().__init__(length)
        self.by = by

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        with draft.each(templates.COUNTED, items.at, items.kind, self.length, items.step, places[self.by]):
            inner(draft, 0)

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "by": self.by}


class _Heap(Axis):
    """How many there are of each word: shown as a list of the words, each as often as it is there."""

    kind = "heap"
    words: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words.size)
        self.words = words

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        draft.heap(items.at, items.kind, self.length, 0, quoted(self.words.texts))

    def hint(self, inner: Any) -> Any:
        return list[self.words.hint]  # type: ignore[name-defined]

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "words": self.words.called}


class _Tally(Axis):
    """How many there are of each number: shown as a list of the numbers, each as often as it is there."""

    kind = "tally"

    def __init__(self, length: int, first: int) -> None:
        super().__init__(length)
        self.first = first

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        draft.heap(items.at, items.kind, self.length, self.first)

    def hint(self, inner: Any) -> Any:
        return list[int]

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "first": self.first}


class _Each(Axis):
    """Something for each word: shown as an object."""

    kind = "each"
    words: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words.size)
        self.words = words

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        for code in self.words.numbers():
            draft.text(b"{" if code == self.words.first else b",")
            draft.text(pair(str(self.words.texts[code])))
            inner(draft, items.at + code * items.step)
        draft.text(b"}")

    def hint(self, inner: Any) -> Any:
        whole = Meta(min_length=len(self.words.words))
        return Annotated[dict[self.words.hint, inner], whole]  # type: ignore[name-defined]

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "words": self.words.called}


class _Keyed(Axis):
    """Something for each of a list of words, which is another field of the record and ends before the first 0."""

    kind = "keyed"
    by: str
    words: Words

    def __init__(self, length: int, by: str, words: Words) -> None:
        super().__init__(length)
        self.by, self.words = by, words

    def compose(self, draft: Draft, items: Items, places: Places, inner: Inner) -> None:
        by, words = places[self.by], quoted(self.words.texts)
        with draft.each(templates.KEYED, items.at, items.kind, self.length, items.step, by, words):
            inner(draft, 0)

    def hint(self, inner: Any) -> Any:
        return dict[str, inner]

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "by": self.by, "words": self.words.called}


def exactly(length: int, first: int = 0) -> Axis:
    """A list of so many; places before the first one are not used."""
    return _Exactly(length, first)


def upto(length: int) -> Axis:
    """A list of so many at most; it ends before the first 0."""
    return _Upto(length)


def counted(length: int, by: str) -> Axis:
    """A list of so many at most; the field `by` says how many."""
    return _Counted(length, by)


def heap(words: Words | int, first: int = 1) -> Axis:
    """Counts by word (or by number, from `first` on), shown as the list of what is there."""
    return _Heap(words) if isinstance(words, Words) else _Tally(words, first)


def each(words: Words) -> Axis:
    """Something for each word."""
    return _Each(words)


def keyed(length: int, by: str, words: Words) -> Axis:
    """Something for each word in the list that is the field `by`."""
    return _Keyed(length, by, words)
