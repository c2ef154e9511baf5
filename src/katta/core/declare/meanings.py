"""What a number of the kernels means: a seat, a count, a card. From it follow its JSON and its part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from msgspec import to_builtins

from katta.core.compiler import kernel
from katta.core.declare import templates
from katta.core.declare.templates import Draft, bare, quoted
from katta.core.errors import BadGame
from katta.core.message import Argument, Listing, Message, Player

Plain: TypeAlias = Any
"""JSON data."""

NOTHING = -(1 << 31)
"""A number that is not known, or not there: null in JSON. Derived fields have room for it."""

NOBODY = -1
"""Instead of a seat."""


class Meaning:
    """What numbers of a kind mean."""

    kind: str
    """How clients tell the kinds apart."""

    least = 0
    """The smallest number."""

    bits = 8
    """How many bits the numbers from the smallest one on take in a move."""

    hint: Any = int
    """The type of its JSON."""

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        """The JSON of a number that lies at a byte; or its word in the text of a move."""
        raise NotImplementedError

    def argument(self, plain: Plain) -> Argument:
        """Its JSON in a sentence."""
        raise NotImplementedError

    def code(self, text: str) -> int:
        """The number that a word of a move stands for; ValueError if none does."""
        raise ValueError(f"no move names a {self.kind}")

    def text(self, code: int) -> str:
        """Its word in the text of a move."""
        return str(code)

    def describe(self) -> dict[str, Plain]:
        """For clients without Python."""
        return {"kind": self.kind}

    def used_words(self) -> Words | None:
        """The words that its JSON is made of, if it is."""
        return None


class Integer(Meaning):
    """A number as it is."""

    kind = "number"

    def __init__(self, least: int = 0, bits: int = 8) -> None:
        self.least, self.bits = least, bits

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.number(templates.NUMBER, at, kind)

    def argument(self, plain: Plain) -> Argument:
        return "" if plain is None else int(plain)

    def code(self, text: str) -> int:
        number = int(text)
        if str(number) != text or not 0 <= number - self.least < 1 << self.bits:
            raise ValueError(f"{text!r} is out of range")
        return number


class _Seat(Meaning):
    """A seat at the table; NOBODY is none."""

    kind = "seat"
    bits = 4

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.number(templates.SEAT, at, kind)

    def argument(self, plain: Plain) -> Argument:
        return Player(-1 if plain is None else plain)

    def code(self, text: str) -> int:
        if text not in _SEATS:
            raise ValueError(f"{text!r} is no seat")
        return int(text)


class _MaybeSeat(_Seat):
    """The same where nobody is a possibility, said as such."""

    hint = int | None


_SEATS = [str(seat) for seat in range(1 << _Seat.bits)]


class _Flag(Meaning):
    """Whether something is so."""

    kind = "flag"
    bits = 1
    hint = bool

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.number(templates.FLAG, at, kind)

    def argument(self, plain: Plain) -> Argument:
        return "yes" if plain else "no"


class Words(Meaning):
    """One of a list of words, such as the cards of a deck.

    Numbers count from `first`. If that is 1, then 0 is none of them. `called` is how the messages that name them begin
    (`mada-card`) and, in another case, the type in TypeScript (`MadaCard`); `names` has the message of each word that
    is not simply `mada-card-<word>`. Words that are only shown are not `said`.
    """

    kind = "word"

    def __init__(
        self,
        called: str,
        words: Sequence[str],
        *,
        first: int = 0,
        names: Mapping[str, Message] | Callable[[str], Message] | None = None,
        said: bool = True,
    ) -> None:
        if len(set(words)) < len(words):
            raise BadGame(f"{called}: a word is there twice")
        self.called, self.words, self.first = called, tuple(words), first
        self.bits = max(1, (self.size - 1).bit_length())
        self.hint = Literal[self.words]
        self.is_nullable = first > 0
        """Whether a number can stand for none of the words."""
        self.texts: tuple[str | None, ...] = (None,) * first + self.words
        """By number."""
        self._codes = {word: code for code, word in enumerate(self.words, first)}
        self._names = names
        self._is_said = said

    @property
    def size(self) -> int:
        """One more than the largest number."""
        return self.first + len(self.words)

    def numbers(self) -> range:
        """The numbers that stand for a word."""
        return range(self.first, self.size)

    def until(self, last: str) -> Words:
        """The words up to one of them, with the same numbers and names."""
        words = self.words[: self.words.index(last) + 1]
        limited = Words(self.called, words, first=self.first, names=self._names, said=self._is_said)
        limited.hint = self.hint
        return limited

    def or_none(self) -> Words:
        """The same words where none of them is a possibility, said as such."""
        maybe = self.until(self.words[-1])
        maybe.hint = self.hint | None
        return maybe

    def always(self) -> Words:
        """The same words where none of them is no possibility."""
        certain = self.until(self.words[-1])
        certain.is_nullable = False
        return certain

    def text(self, code: int) -> str:
        return str(self.texts[code])

    def code(self, text: str) -> int:
        if text not in self._codes:
            raise ValueError(f"{text!r} is no {self.called}")
        return self._codes[text]

    def __getitem__(self, word: str) -> int:
        """The number of a word, for constants of kernels."""
        return self._codes[word]

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.words(templates.WORD, at, kind, bare(self.texts) if is_text else quoted(self.texts))

    def argument(self, plain: Plain) -> Argument:
        if plain is None or not self._is_said:
            return plain or ""
        return self.name(plain)

    def name(self, word: str) -> Message:
        """What a word is called, free of language."""
        if callable(self._names):
            return self._names(word)
        return (self._names or {}).get(word) or Message(self.message_id(word))

    def message_id(self, word: str) -> str:
        """The message that names a word, unless another does."""
        return f"{self.called}-{word.lower().replace(' ', '-').replace('+', '-plus')}"

    def default_texts(self) -> Iterator[tuple[str, str]]:
        """For a language that lacks them: the names of the words are the words."""
        for word in self.words if self._is_said else ():
            if self.name(word).id == self.message_id(word):
                yield self.message_id(word), word

    def describe(self) -> dict[str, Plain]:
        return {"kind": self.kind, "words": self.called}

    def used_words(self) -> Words | None:
        return self

    def describe_words(self) -> dict[str, Plain]:
        """The words themselves, by number, and what they are called."""
        names = {word: to_builtins(self.name(word)) for word in self.words if self._is_said}
        return {"texts": list(self.texts), "names": names}


class Subset(Meaning):
    """Some of a list of words, a bit each: bit 0 is the word with the number 0."""

    kind = "subset"
    bits = 18

    def __init__(self, words: Words) -> None:
        self.words = words
        self.hint = list[words.hint]  # type: ignore[name-defined]

    def used_words(self) -> Words | None:
        return self.words

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.words(templates.SUBSET, at, kind, quoted(self.words.texts))

    def argument(self, plain: Plain) -> Argument:
        return Listing(tuple(self.words.argument(word) for word in plain))

    def describe(self) -> dict[str, Plain]:
        return {"kind": self.kind, "words": self.words.called}


class Several(Meaning):
    """Words of a move, up to so many, in their order: the first in the lowest bits."""

    kind = "several"

    def __init__(self, words: Words, most: int) -> None:
        if words.first == 0:
            raise BadGame(f"{words.called}: several words in one move must be numbered from 1")
        self.words, self.most = words, most
        self.step = words.bits
        self.bits = self.step * most
        self.hint = list[words.hint]  # type: ignore[name-defined]

    def codes(self, code: int) -> list[int]:
        """The numbers of the words."""
        mask = (1 << self.step) - 1
        return [code >> self.step * place & mask for place in range(self.most) if code >> self.step * place]

    def used_words(self) -> Words | None:
        return self.words

    def text(self, code: int) -> str:
        return " ".join(map(self.words.text, self.codes(code)))

    def code(self, text: str) -> int:
        codes = [self.words.code(word) for word in text.split(" ")]
        if len(codes) > self.most or codes != sorted(codes):
            raise ValueError(f"{text!r} is not in order, or too much")
        return sum(each << self.step * place for place, each in enumerate(codes))

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        texts = self.words.texts
        draft.words(templates.SEVERAL, at, kind, bare(texts) if is_text else quoted(texts), self.step, is_text)

    def argument(self, plain: Plain) -> Argument:
        return Listing(tuple(self.words.argument(word) for word in plain))

    def describe(self) -> dict[str, Plain]:
        return {"kind": self.kind, "words": self.words.called, "step": self.step, "most": self.most}


class Joined(Meaning):
    """A word, or two joined by a sign, `S5+P2`: the first in the lowest bits, above them the second, or 0.

    `says` is the message that names two, `arguments` what it calls each of them.
    """

    kind = "joined"
    hint = str

    def __init__(self, words: Words, says: str, arguments: tuple[str, str], sign: str = "+") -> None:
        if words.first == 0:
            raise BadGame(f"{words.called}: words that are joined must be numbered from 1")
        self.words, self.says, self.arguments, self.sign = words, says, arguments, sign
        self.step = words.bits
        self.bits = 2 * self.step

    def used_words(self) -> Words | None:
        return self.words

    def text(self, code: int) -> str:
        first, second = code & (1 << self.step) - 1, code >> self.step
        return self.words.text(first) + (self.sign + self.words.text(second) if second else "")

    def code(self, text: str) -> int:
        first, sign, second = text.partition(self.sign)
        return self.words.code(first) | (self.words.code(second) << self.step if sign else 0)

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.words(templates.JOINED, at, kind, bare((*self.words.texts, self.sign)), self.step, is_text)

    def argument(self, plain: Plain) -> Argument:
        if plain is None:
            return ""
        names = [self.words.name(word) for word in plain.split(self.sign)]
        return names[0] if len(names) == 1 else Message(self.says, dict(zip(self.arguments, names, strict=True)))

    def describe(self) -> dict[str, Plain]:
        says = {"says": self.says, "arguments": list(self.arguments)}
        return {"kind": self.kind, "words": self.words.called, "step": self.step, "sign": self.sign, **says}


class PlainSquare(TypedDict):
    """The JSON of a square."""

    row: int
    column: int


class _Square(Meaning):
    """A square of an unbounded board: its row and column in one number (`square`)."""

    kind = "square"
    bits = 16
    hint = PlainSquare

    def compose(self, draft: Draft, at: int, kind: int, is_text: bool = False) -> None:
        draft.number(templates.SQUARE, at, kind)

    def argument(self, plain: Plain) -> Argument:
        return f"{plain['row']},{plain['column']}"


ORIGIN = 128
"""The row and the column 0."""


@kernel
def square(row: int, column: int) -> int:
    """The number of a square; rows and columns are -128..127."""
    return ((row + ORIGIN) << 8) | (column + ORIGIN)


NUMBER = Integer()
COORDINATE = Integer(least=-ORIGIN)
SEAT = _Seat()
MAYBE_SEAT = _MaybeSeat()
FLAG = _Flag()
SQUARE = _Square()

Count: TypeAlias = Annotated[int, NUMBER]
Coordinate: TypeAlias = Annotated[int, COORDINATE]
Seat: TypeAlias = Annotated[int, SEAT]
MaybeSeat: TypeAlias = Annotated[int, MAYBE_SEAT]
Flag: TypeAlias = Annotated[int, FLAG]
SquareNumber: TypeAlias = Annotated[int, SQUARE]
