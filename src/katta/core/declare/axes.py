"""The axes of an array in a record: how many numbers there are, and what JSON they make together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from katta.core.declare.meanings import NOTHING, Integer, Meaning, Plain, Words

Numbers: TypeAlias = tuple[int, ...]
Reader: TypeAlias = Callable[[Numbers, int, "Mapping[str, int]"], Plain]
"""Makes JSON of the numbers of a record from a place on; the last argument says where the fields of the record are."""


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

    def reader(self, inner: Reader, step: int) -> Reader:
        """Read along this axis; `step` numbers belong to each of its places."""
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

    def reader(self, inner: Reader, step: int) -> Reader:
        first, length = self.first, self.length
        if inner is _number:
            return lambda numbers, at, _places: list(numbers[at + first : at + length])
        offsets = range(first * step, length * step, step)

        def read(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            return [inner(numbers, at + offset, places) for offset in offsets]

        return read

    def hint(self, inner: Any) -> Any:
        shown = self.length - self.first
        return Annotated[list[inner], Meta(min_length=shown, max_length=shown)]

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "first": self.first}


class _Upto(Axis):
    """A list that ends before the first 0."""

    kind = "upto"
    ends_at_nothing = True

    def reader(self, inner: Reader, step: int) -> Reader:
        span = self.length * step
        texts: tuple[str | None, ...] = getattr(inner, "texts", ())

        def read(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            found = []
            for place in range(at, at + span, step):
                if not numbers[place]:
                    break
                found.append(inner(numbers, place, places))
            return found

        def read_words(numbers: Numbers, at: int, _places: Mapping[str, int]) -> Plain:
            row = numbers[at : at + span]
            return [texts[code] for code in (row[: row.index(0)] if 0 in row else row)]

        return read_words if texts else read


class _Counted(Axis):
    """A list whose length is another field of the record."""

    kind = "counted"
    by: str

    def __init__(self, length: int, by: str) -> None:
        super().__init__(length)
        self.by = by

    def reader(self, inner: Reader, step: int) -> Reader:
        by = self.by
        texts: tuple[str | None, ...] = getattr(inner, "texts", ())

        def read(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            length = numbers[places[by]]
            return [inner(numbers, place, places) for place in range(at, at + length * step, step)]

        def read_words(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            return [texts[code] for code in numbers[at : at + numbers[places[by]]]]

        return read_words if texts else read

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "by": self.by}


class _Heap(Axis):
    """How many there are of each word: shown as a list of the words, each as often as it is there."""

    kind = "heap"
    words: Words

    def __init__(self, words: Words) -> None:
        super().__init__(words.size)
        self.words = words

    def reader(self, inner: Reader, step: int) -> Reader:
        texts, length = self.words.texts, self.length

        def read(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            return [text for text, count in zip(texts, numbers[at : at + length]) if count for _ in range(count)]

        return read

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

    def reader(self, inner: Reader, step: int) -> Reader:
        length, first = self.length, self.first

        def read(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            counts = enumerate(numbers[at : at + length], first)
            return [number for number, count in counts if count for _ in range(count)]

        return read

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

    def reader(self, inner: Reader, step: int) -> Reader:
        places = [(str(self.words.texts[code]), code * step) for code in self.words.numbers()]

        def read(numbers: Numbers, at: int, fields: Mapping[str, int]) -> Plain:
            return {word: inner(numbers, at + offset, fields) for word, offset in places}

        return read

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

    def reader(self, inner: Reader, step: int) -> Reader:
        by, length, texts = self.by, self.length, self.words.texts

        def read(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
            keys = numbers[places[by] : places[by] + length]
            return {texts[key]: inner(numbers, at + place * step, places) for place, key in enumerate(keys) if key}

        return read

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


def scalar(meaning: Meaning) -> Reader:
    """One number, by its meaning. What can be read quickly is: views are what a server does most."""
    if isinstance(meaning, Words):
        texts = meaning.texts

        def word(numbers: Numbers, at: int, _places: Mapping[str, int]) -> Plain:
            code = numbers[at]
            return texts[code] if code >= 0 else None

        vars(word)["texts"] = texts
        return word
    if isinstance(meaning, Integer):
        return _number
    plain = meaning.plain

    def read(numbers: Numbers, at: int, _places: Mapping[str, int]) -> Plain:
        return plain(numbers[at])

    return read


def _number(numbers: Numbers, at: int, _places: Mapping[str, int]) -> Plain:
    code = numbers[at]
    return None if code == NOTHING else code
