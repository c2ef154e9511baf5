"""The moves of a game: each is declared by the pattern of its text, `place {row},{column},{rotation}`.

Inside the kernels a move is a number: its verb in steps of VERB, and below it what the text names, the first highest.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from msgspec.json import encode

from katta.core.compiler import kernel
from katta.core.declare.default_texts import capital
from katta.core.declare.meanings import Meaning, Plain
from katta.core.declare.statements import BYTES, HEAD, KIND
from katta.core.declare.templates import Draft, Template, pair
from katta.core.errors import BadGame
from katta.core.message import Message

VERB_BITS = 18
VERB = 1 << VERB_BITS
"""The distance between the numbers of two verbs."""

CONTENTS = 3
"""The numbers that a template has for each verb."""


@kernel
def verb_of(move: int) -> int:
    """What is done."""
    return move & ~(VERB - 1)


@kernel
def payload_of(move: int) -> int:
    """What it is done with."""
    return move & (VERB - 1)


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of move."""

    name: str
    pattern: str
    names: Mapping[str, Meaning]
    shifts: Mapping[str, int]
    """The lowest bit of each."""
    where: Callable[..., bool] | None
    """Which of the moves that the pattern allows there are, by their numbers."""
    says: str | None
    steps: Mapping[str, tuple[str, ...]]
    """How it is asked for piece by piece, where there are very many: what is named together, by the name of a step."""
    regex: re.Pattern[str]

    def codes(self, payload: int) -> dict[str, int]:
        """The numbers that a move names."""
        return {
            name: (payload >> self.shifts[name] & (1 << meaning.bits) - 1) + meaning.least
            for name, meaning in self.names.items()
        }

    def read(self, words: Mapping[str, str]) -> dict[str, int] | None:
        """The numbers of words; None if there is no such move."""
        try:
            codes = {name: meaning.code(words[name]) for name, meaning in self.names.items()}
        except ValueError:
            return None
        return codes if self.where is None or self.where(**codes) else None

    def only(self) -> list[int] | None:
        """The payloads of all moves that there are, where the pattern allows others, too."""
        if self.where is None:
            return None
        return [payload for payload in range(1 << sum(each.bits for each in self.names.values())) if self._has(payload)]

    def _has(self, payload: int) -> bool:
        """Whether a payload is that of a move which can be written and read."""
        codes = self.codes(payload)
        try:
            return self.read({name: meaning.text(codes[name]) for name, meaning in self.names.items()}) == codes
        except IndexError:  # there are fewer words than room for them
            return False

    def compose_text(self, draft: Draft) -> None:
        """The JSON of a choice up to what its button offers."""
        draft.text(b'{"move":"')
        for place, piece in enumerate(re.split(r"\{(\w+)\}", self.pattern)):
            if place % 2:
                self.names[piece].compose(draft, self._at(piece), KIND, is_text=True)
            else:
                draft.text(encode(piece)[1:-1])
        draft.text(b'","what":')
        draft.end()

    def compose(self, draft: Draft) -> None:
        """The JSON of a move."""
        draft.text(b'{"type":' + encode(self.name))
        for name, meaning in self.names.items():
            draft.text(b"," + pair(name))
            meaning.compose(draft, self._at(name), KIND)
        draft.text(b"}")
        draft.end()

    def _at(self, name: str) -> int:
        """The byte at which lies what a move names."""
        return BYTES * (HEAD + list(self.names).index(name))

    def payload(self, codes: Mapping[str, int]) -> int:
        """The other way round."""
        return sum(codes[name] - meaning.least << self.shifts[name] for name, meaning in self.names.items())


class Moves:
    """All moves of a game. `declare` gives the number that kernels build on."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._verbs: list[Verb] = []

    def declare(
        self,
        pattern: str,
        *,
        where: Callable[..., bool] | None = None,
        says: str | None = None,
        steps: Mapping[str, tuple[str, ...]] | None = None,
        **names: Meaning,
    ) -> int:
        """A kind of move; `where` leaves out some that the pattern allows, `says` is its button in no language."""
        verb = pattern.partition(" ")[0]
        if any(verb == other.name for other in self._verbs):
            raise BadGame(f"{self.game}: the move {verb!r} is declared twice")
        if re.findall(r"\{(\w+)\}", pattern) != list(names):
            raise BadGame(f"{self.game}: the move {pattern!r} must name {', '.join(names) or 'nothing'}, in this order")
        shifts, free = {}, 0
        for name in reversed(names):
            shifts[name] = free
            free += names[name].bits
        if free > VERB_BITS:
            raise BadGame(f"{self.game}: the move {pattern!r} takes {free} bits; there are {VERB_BITS}")
        regex = re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(pattern)))
        self._verbs.append(Verb(verb, pattern, names, shifts, where, says, steps or {}, regex))
        return (len(self._verbs) - 1) * VERB

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs)

    def verb(self, move: int) -> Verb:
        """The kind of a move."""
        return self._verbs[move >> VERB_BITS]

    def write(self, move: int) -> str:
        """The text of a move."""
        verb = self.verb(move)
        codes = verb.codes(move & VERB - 1)
        return verb.pattern.format(**{name: verb.names[name].text(code) for name, code in codes.items()})

    def read(self, text: str) -> int:
        """The move of a text; ValueError for what is no move in any position."""
        word = text.partition(" ")[0]
        for number, verb in enumerate(self._verbs):
            found = verb.regex.fullmatch(text) if verb.name == word else None
            codes = found and verb.read(found.groupdict())
            if codes is not None:
                return number * VERB + verb.payload(codes)
        raise ValueError(f"{text!r} is no move of {self.game}")

    @functools.cached_property
    def template(self) -> Template:
        """The JSON of a choice: the text of a move, and what its button offers if that is the move itself.

        The contents say of each verb where these two begin, and where it stands how the number of a move is taken
        apart. What a move names lies in a log as if it were a statement.
        """
        draft = Draft(contents=CONTENTS * len(self._verbs))
        for verb in self._verbs:
            draft.note(draft.here())
            verb.compose_text(draft)
            draft.note(draft.here())
            verb.compose(draft)
            parts = [(verb.shifts[name], meaning.bits, meaning.least) for name, meaning in verb.names.items()]
            draft.note(draft.table(len(parts), *itertools.chain(*parts)))
        return draft.template()

    def message(self, plain: Mapping[str, Plain]) -> Message:
        """What the button of a move says, free of language."""
        verb = next(each for each in self._verbs if each.name == plain["type"])
        return Message(self.message_id(verb), {name: told.argument(plain[name]) for name, told in verb.names.items()})

    def steps(self, name: str) -> Mapping[str, tuple[str, ...]]:
        """How a kind of move is asked for where a list of all moves is too long; nothing if it never is."""
        return next((verb.steps for verb in self._verbs if verb.name == name), {})

    def message_id(self, verb: Verb) -> str:
        """The message that says it."""
        return f"{self.game}-choose-{verb.name.replace('_', '-')}"

    def default_texts(self) -> Iterator[tuple[str, str]]:
        """For a language that lacks them: the move as it is written."""
        for verb in self._verbs:
            yield self.message_id(verb), verb.says or capital(re.sub(r"\{(\w+)\}", r"{ $\1 }", verb.pattern))

    def describe(self) -> list[dict[str, Plain]]:
        """For clients without Python."""
        return [
            {
                "name": verb.name,
                "pattern": verb.pattern,
                "id": self.message_id(verb),
                "only": verb.only(),
                "steps": {step: list(names) for step, names in verb.steps.items()},
                "arguments": {
                    name: {**meaning.describe(), "least": meaning.least, "bits": meaning.bits}
                    for name, meaning in verb.names.items()
                },
            }
            for verb in self._verbs
        ]
