"""Statements: what kernels say by number, and people read as sentences. Events, prompts, offers, refusals and
reasons are such.

A statement is declared as a function without a body; its arguments after the log are what it tells:

    @event
    def play(log: Log, player: Seat, card: Card) -> None: ...

Kernels call it (`events.play(log, seat, card)`), which writes its number and its arguments into the log. Where the log
is SILENT, nothing is left of it in the compiled code. From the name and the arguments follow the JSON (`{"type":
"play", "player": 0, "card": "7"}`), the message that says it (`mada-event-play` with `player` and `card`) and the type
in TypeScript. The last argument may be a list (`cards: Row[Card] = ADDED`): a call leaves it out, and `add` adds to it.
"""

from __future__ import annotations

import functools
import inspect
import types
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, cast, get_args, get_origin, get_type_hints, overload

import numpy as np
import numpy.typing as npt
from msgspec.json import encode
from numba import literal_unroll
from numba.core.types import NoneType
from numba.extending import overload as compiled

from katta.core.compiler import kernel, procedure
from katta.core.declare import templates
from katta.core.declare.default_texts import statement_pattern
from katta.core.declare.meanings import Meaning, Plain
from katta.core.declare.records import Row, meaning_of
from katta.core.declare.templates import Draft, Template, pair
from katta.core.errors import BadGame
from katta.core.message import Argument, Listing, Message

Log: TypeAlias = npt.NDArray[np.int32] | None
"""Where kernels say what happens: [0] how much of it is used, [1] where the last statement begins, then statements,
each with its length, its number and what it tells."""

SILENT = None
"""A log that nobody reads: nothing is said, and it costs nothing."""

ADDED: Any = ()
"""The default of a last argument that is a list: `add` fills it."""

HEAD = 2
"""Numbers at the head of a log, and of a statement."""

BYTES, KIND = 4, -4
"""How the numbers of a log lie in memory."""

OWNER, OTHERS = "owner", "others"
"""Whom a statement is for, if not for all: the seat that is its first argument, or everybody else."""

_AUDIENCES = (None, OWNER, OTHERS)
FOR_ALL, FOR_OWNER, FOR_OTHERS = range(3)
"""The same in a template."""

CLOSES, SUMS_UP = "closes", "sums-up"
"""What an event is to a round: with it a round is over and its summary begins, or it belongs to that summary."""

Function = TypeVar("Function", bound=Callable[..., None])


@dataclass(frozen=True, slots=True)
class Told:
    """An argument of a statement."""

    meaning: Meaning
    is_list: bool

    def argument(self, plain: Plain) -> Argument:
        """Its JSON in a sentence."""
        if self.is_list:
            return Listing(tuple(self.meaning.argument(item) for item in plain))
        return self.meaning.argument(plain)

    @property
    def hint(self) -> Any:
        """The type of its JSON."""
        return types.GenericAlias(list, self.meaning.hint) if self.is_list else self.meaning.hint


@dataclass(frozen=True, slots=True)
class Traits:
    """What is declared of a statement besides its name and its arguments."""

    to: str | None = None
    """OWNER, OTHERS or, for all, None."""
    said: bool = True
    """Whether a sentence goes with it; if not, it is only shown."""
    says: str | None = None
    """The sentence where a language has none."""
    round: str | None = None
    """CLOSES, SUMS_UP or, if it is neither, None."""


@dataclass(frozen=True)
class Statement:
    """Something that can be said."""

    name: str
    arguments: Mapping[str, Told]
    traits: Traits
    doc: str

    def compose(self, draft: Draft) -> None:
        """The JSON of what it tells; its numbers lie behind its length and its own number."""
        draft.text(b'{"type":' + encode(self.name))
        for place, (name, told) in enumerate(self.arguments.items(), HEAD):
            draft.text(b"," + pair(name))
            if told.is_list:
                with draft.each(templates.REST, BYTES * place, KIND, -place, BYTES, (0, KIND)):
                    told.meaning.compose(draft, 0, KIND)
            else:
                told.meaning.compose(draft, BYTES * place, KIND)
        draft.text(b"}")
        draft.end()

    def describe(self) -> dict[str, Plain]:
        """For clients without Python."""
        arguments = {name: {**told.meaning.describe(), "list": told.is_list} for name, told in self.arguments.items()}
        told = {"audience": self.traits.to, "said": self.traits.said, "round": self.traits.round}
        return {"name": self.name, "arguments": arguments, **told}


_counts: Counter[tuple[str, str]] = Counter()


def _declare(kind: str, stub: Function, traits: Traits) -> Function:
    # Numbers follow the order in a module, so they are the same in every process: compiled code is kept.
    code = _counts[stub.__module__, kind]
    _counts[stub.__module__, kind] += 1

    def tell(log: Log, *values: int) -> None:
        if log is not None:
            begin(log, code)
            for value in values:
                add(log, value)

    @compiled(tell)
    def _typed(log: Any, *values: Any) -> Any:
        if isinstance(log, NoneType):

            def silent(log: Any, *values: Any) -> Any:
                pass

            return silent
        if not values:

            def bare(log: Any, *values: Any) -> Any:
                begin(log, code)

            return bare

        def written(log: Any, *values: Any) -> Any:
            begin(log, code)
            for value in literal_unroll(values):
                add(log, value)

        return written

    for name in ("__module__", "__name__", "__qualname__", "__doc__"):
        setattr(tell, name, getattr(stub, name))
    vars(tell)["statement"] = (kind, code, functools.partial(_read, stub, traits))
    return cast(Function, tell)


def _read(stub: Callable[..., None], traits: Traits) -> Statement:
    """The declaration of a statement, from its signature."""
    where = f"{stub.__module__}.{stub.__name__}"
    hints = get_type_hints(stub, include_extras=True)
    names = list(inspect.signature(stub).parameters)[1:]
    arguments = {}
    for name in names:
        is_list = get_origin(hints[name]) is Row
        if is_list and name != names[-1]:
            raise BadGame(f"{where}: only the last argument can be a list, not {name}")
        inner = get_args(hints[name])[0] if is_list else hints[name]
        arguments[name] = Told(meaning_of(inner, f"{where}: {name}"), is_list)
    return Statement(stub.__name__, arguments, traits, " ".join((stub.__doc__ or "").split()))


@kernel
def clear(log: npt.NDArray[np.int32]) -> None:
    """Nothing has been said yet."""
    log[0] = HEAD
    log[1] = 0


@procedure
def begin(log: npt.NDArray[np.int32], code: int) -> None:
    """Begin a statement. A full log takes no more; tests see to it that none gets full."""
    at = int(log[0])
    if at + HEAD < len(log):
        log[1] = at
        log[at] = HEAD
        log[at + 1] = code
        log[0] = at + HEAD


@procedure
def add(log: Log, value: int) -> None:
    """Add to the last statement."""
    if log is not None and log[0] < len(log):
        log[log[0]] = value
        log[0] += 1
        log[log[1]] += 1


class _Declaration:
    """The decorator of a kind of statement."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @overload
    def __call__(self, stub: Function, /) -> Function: ...
    @overload
    def __call__(
        self, /, *, to: str | None = None, said: bool = True, says: str | None = None, round: str | None = None
    ) -> Callable[[Function], Function]: ...
    def __call__(self, stub: Any = None, /, **traits: Any) -> Any:
        if stub is not None:
            return _declare(self.kind, stub, Traits())
        return lambda found: _declare(self.kind, found, Traits(**traits))


event = _Declaration("event")
"""What happens. `to`: only the OWNER, the seat named first, is told, or only the OTHERS; `said=False`: it is shown, not
said; `says`: the sentence where a language has none, as Fluent writes it; `round`: it CLOSES a round or SUMS_UP the
one that is over, so that clients can show the summary of a round again."""

prompt = _Declaration("prompt")
"""What the table waits for, and of whom, with its reason: what is asked."""

offer = _Declaration("offer")
"""What the button of a move says, where the move alone does not say it."""

refusal = _Declaration("refusal")
"""Which rule refuses a move: `play_too_low` is `play.too-low`."""

reason = _Declaration("reason")
"""Why a move is good or bad."""


class Statements:
    """All statements of a kind that a module declares."""

    def __init__(self, game: str, kind: str, module: types.ModuleType | None) -> None:
        self.game, self.kind = game, kind
        found = [each.statement for each in vars(module or object).values() if hasattr(each, "statement")]
        own = sorted({code: read for of, code, read in found if of == kind}.items())
        self._all = [read() for _, read in own]
        if [code for code, _ in own] != list(range(len(own))):
            raise BadGame(f"{game}: a statement in {getattr(module, '__name__', '?')} is declared twice")
        self._named = {statement.name: statement for statement in self._all}

    def __iter__(self) -> Iterator[Statement]:
        return iter(self._all)

    def __contains__(self, name: object) -> bool:
        return name in self._named

    @functools.cached_property
    def template(self) -> Template:
        """The JSON of all statements: the contents say where each begins, and whom it is for."""
        draft = Draft(contents=2 * len(self._all))
        for statement in self._all:
            draft.note(draft.here(), _AUDIENCES.index(statement.traits.to))
            statement.compose(draft)
        return draft.template()

    def is_for_all(self, log: Sequence[int]) -> bool:
        """Whether all eyes are told the same."""
        at = HEAD
        while at < len(log):
            if self._all[log[at + 1]].traits.to is not None:
                return False
            at += log[at]
        return True

    def is_said(self, plain: Mapping[str, Plain]) -> bool:
        """Whether a sentence goes with what was told."""
        return self._named[plain["type"]].traits.said

    def message(self, plain: Mapping[str, Plain]) -> Message:
        """What was told, as a message of the catalogues."""
        statement = self._named[plain["type"]]
        arguments = {name: told.argument(plain[name]) for name, told in statement.arguments.items()}
        return Message(self.message_id(statement), arguments)

    def message_id(self, statement: Statement) -> str:
        """The message that says it."""
        name = statement.name.replace("_", "-")
        return f"refusal-{self.game}-{name}" if self.kind == "refusal" else f"{self.game}-{_SPOKEN[self.kind]}-{name}"

    def default_texts(self) -> Iterator[tuple[str, str]]:
        """For a language that lacks them: what each tells, one after the other."""
        for statement in self._all:
            if statement.traits.said:
                meanings = {name: told.meaning for name, told in statement.arguments.items()}
                sentence = statement.traits.says or statement_pattern(self.kind, statement.name, meanings)
                yield self.message_id(statement), sentence

    def describe(self) -> list[dict[str, Plain]]:
        """For clients without Python."""
        return [{**statement.describe(), "id": self.message_id(statement)} for statement in self._all]


_SPOKEN = {"event": "event", "prompt": "ask", "offer": "choose", "reason": "reason"}
"""The word for each kind in the ids of messages."""


def code_of(game: str, name: str) -> str:
    """The code of a refusal: `play_too_low` of Mada is `mada.play.too-low`."""
    verb, _, why = name.partition("_")
    return f"{game}.{verb}.{why.replace('_', '-')}"
