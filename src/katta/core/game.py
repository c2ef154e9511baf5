"""A game, as everything outside its folder sees it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import to_builtins

from katta.core import contract, default_knowledge, default_rules
from katta.core.box import Box
from katta.core.components import ComponentFile
from katta.core.contract import Rules
from katta.core.declare import default_texts
from katta.core.declare.moves import Moves
from katta.core.declare.records import Derived, State
from katta.core.declare.schema import Schema
from katta.core.declare.statements import Statements, code_of
from katta.core.declare.views import ViewDeclaration
from katta.core.errors import BadSetup
from katta.core.knowledge import Knowledge
from katta.core.material import Material
from katta.core.message import Message
from katta.core.notation import Texts
from katta.core.position import Position
from katta.core.view import View

Options = Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Game:
    """What a game declares, exported as `GAME`."""

    name: str
    seats: range
    state: type[State]
    moves: Moves
    most_moves: int
    """Room for the longest list of legal moves or outcomes."""

    rules: Rules
    """The module of the kernels."""

    setup: Callable[[int, Options, ComponentFile | None], State]
    """The opening state for seats, complete options and a component file (None: the default one)."""

    version: int = 1
    """Counts the changes of the rules that would replay an old record differently."""

    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The variants a table may choose, each with its values; the first is the default."""

    derived: type[Derived] = default_rules.NothingDerived
    """What views show besides the state."""

    events: ModuleType | None = None
    """The modules that declare what the kernels say: what happens, ..."""

    prompts: ModuleType | None = None
    """... what is asked of whom, ..."""

    offers: ModuleType | None = None
    """... what buttons say where the move alone does not, ..."""

    refusals: ModuleType | None = None
    """... which rule refuses a move, ..."""

    reasons: ModuleType | None = None
    """... and why a move is good or bad."""

    knowledge: Knowledge = default_knowledge
    """How bots play it well."""

    rules_page: tuple[str, ...] = ("rules",)
    """The sections of the rules text in reading order."""

    material: Callable[[ComponentFile | None], Material] = lambda _file: Material()
    """The numbers of the rules text for a component file (None: the default one)."""

    helps: tuple[str, ...] = ()
    """What a table may show to all though the box leaves it to memory; rules, views and records know nothing of it."""

    box: Box | None = None
    """What its box says; none: it was never published in one."""

    picture: str | None = None
    """The module that draws the table in a terminal, loaded when one does; a plain one draws any game."""

    marks: tuple[str, ...] = ()
    """The colours or symbols that players may choose among, where the box has them."""

    dress: Callable[[View, Sequence[str | None]], View] = lambda view, _marks: view
    """A view in which each seat has the mark it has chosen; the rules know nothing of it."""

    def __post_init__(self) -> None:
        contract.register(self.state.dtype, self.rules, self.knowledge, default_rules, default_knowledge)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game: a copy is the same, a pickle only says which."""
        from katta.core.registry import game

        return game, (self.name,)

    @functools.cached_property
    def texts(self) -> Texts:
        """The texts of the moves, kept."""
        return Texts(self.moves)

    @functools.cached_property
    def view(self) -> ViewDeclaration:
        """What a seat sees."""
        return ViewDeclaration(self.name, self.state, self.derived)

    @functools.cached_property
    def schema(self) -> Schema:
        """The types of what it shows and says."""
        statements = (statement for kind in self.told.values() for statement in kind)
        told = [argument.meaning for statement in statements for argument in statement.arguments.values()]
        named = [meaning for verb in self.moves for meaning in verb.names.values()]
        return Schema(self.view, [*told, *named], self.state.__doc__ or "")

    @functools.cached_property
    def told(self) -> Mapping[str, Statements]:
        """What its kernels say, by kind: event, prompt, offer, refusal, reason."""
        modules = {
            "event": self.events,
            "prompt": self.prompts,
            "offer": self.offers,
            "refusal": self.refusals,
            "reason": self.reasons,
        }
        return {kind: Statements(self.name, kind, module) for kind, module in modules.items()}

    @property
    def refusal_codes(self) -> list[str]:
        """The codes of all rules that refuse something."""
        return [code_of(self.name, statement.name) for statement in self.told["refusal"]]

    def message(self, kind: str, plain: Mapping[str, Any]) -> Message:
        """What was told, as a message of the catalogues; an offer may be a move that says it all."""
        statements = self.told[kind]
        if kind == "offer" and plain["type"] not in statements:
            return self.moves.message(plain)
        return statements.message(plain)

    def steps(self, plain: Mapping[str, Any]) -> list[Message]:
        """What is asked for one after the other to come to a move, said with all that its button says; or nothing."""
        steps = self.moves.steps(plain["type"])
        told = self.message("offer", plain).arguments if steps else {}
        return [Message(f"{self.name}-step-{step}", told) for step in steps]

    def start(
        self, seats: int = 3, *, components: str | Path | ComponentFile | None = None, **options: str
    ) -> Position:
        """The position before the first deal."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        file = ComponentFile.open(components) if isinstance(components, str | Path) else components
        complete = self.complete(options)
        if file is None:
            return _start(self, seats, tuple(complete.items()))
        return Position(self, self.setup(seats, complete, file))

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The given options, checked, and the defaults of the others."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadSetup(f"{self.name} has no option {name!r}; it has {known or 'none'}")
            if value not in self.options[name]:
                known = " or ".join(self.options[name])
                raise BadSetup(f"option {name} of {self.name} is {known}, not {value!r}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def checked_helps(self, wanted: Sequence[str]) -> list[str]:
        """The helps that are wanted, each once and in the order of the declaration."""
        for name in wanted:
            if name not in self.helps:
                raise BadSetup(f"{self.name} has no help {name!r}; it has {', '.join(self.helps) or 'none'}")
        return [name for name in self.helps if name in wanted]

    def describe(self) -> dict[str, Any]:
        """The declaration as JSON, for clients without Python."""
        return {
            "name": self.name,
            "version": self.version,
            "view": self.view.describe(),
            "moves": self.moves.describe(),
            "material": to_builtins(self.material(None)),
            **{f"{kind}s": statements.describe() for kind, statements in self.told.items()},
            "words": {called: words.describe_words() for called, words in self.schema.words.items()},
        }

    def default_texts(self) -> Iterator[tuple[str, str]]:
        """Messages and their patterns for what no language has words for."""
        yield from default_texts.of_game(self)
        yield from self.moves.default_texts()  # what a button says besides stands for the move, so it comes later
        for statements in self.told.values():
            yield from statements.default_texts()
        yield from self.schema.default_texts()


@functools.lru_cache(1 << 8)
def _start(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> Position:
    """Positions never change, so one does for all who begin like this."""
    return Position(game, game.setup(seats, dict(options), None))
