"""A game, as everything outside its folder sees it."""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, get_type_hints

import numpy as np

from katta.core import contract, default_knowledge
from katta.core.components import ComponentFile
from katta.core.contract import Rules, State
from katta.core.errors import BadSetup
from katta.core.knowledge import Knowledge
from katta.core.message import Argument, Message
from katta.core.notation import Texts
from katta.core.position import Position
from katta.core.view import View

Options = Mapping[str, str]


class Notation(Protocol):
    """The text of each move; `read` raises ValueError for what is no move of the game in any position."""

    def write(self, move: int) -> str: ...
    def read(self, text: str) -> int: ...


class Wording(Protocol):
    """What a person is told, free of language."""

    def choice(self, s: State, move: int) -> Message: ...
    def events(self, before: State, move: int, after: State, eyes: int | None) -> list[Message]: ...
    def is_told_alike(self, move: int) -> bool: ...
    def paragraph(self, s: State) -> str: ...


@dataclass(frozen=True, eq=False)
class Game:
    """One game folder, exported as `GAME`."""

    name: str
    seats: range
    options: Mapping[str, tuple[str, ...]]
    """The variants a table may choose, each with its values; the first is the default."""

    version: int
    """Counts the changes of the rules that would replay an old record differently."""

    state: np.dtype[Any]
    most_moves: int
    """Room for the longest list of legal moves or outcomes."""

    rules: Rules
    notation: Notation
    wording: Wording
    refusal: Callable[[State, int], tuple[str, Mapping[str, Argument]]]
    """Which rule refuses a move that is not legal now."""

    public: Callable[[State], Any]
    """What all see alike; worked out once for a position, however many look at it."""

    view: Callable[[State, Any, int | None], Mapping[str, Any]]
    """What the game adds to `CommonView`, made of what all see and of what a seat sees besides.

    The return annotation is the `TypedDict` of it.
    """

    setup: Callable[[int, Options, ComponentFile | None], State]
    """The opening state for seats, complete options and a component file (None: the default one)."""

    picture: str
    """The module that draws the table in a terminal, loaded when one does."""

    rules_page: tuple[str, ...]
    """The sections of the rules text in reading order."""

    knowledge: Knowledge = default_knowledge
    """How bots play it well."""

    marks: tuple[str, ...] = ()
    """The colours or symbols that players may choose among, where the box has them."""

    dress: Callable[[View, Sequence[str | None]], View] = lambda view, _marks: view
    """A view in which each seat has the mark it has chosen; the rules know nothing of it."""

    def __post_init__(self) -> None:
        used = sum(field[0].itemsize for field in (self.state.fields or {}).values())
        if used != self.state.itemsize:
            raise TypeError(
                f"{self.name}: the state has {self.state.itemsize - used} bytes of padding, which are never equal"
            )
        contract.register(self.state, self.rules, self.knowledge)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game: a copy is the same, a pickle only says which."""
        from katta.core.registry import game

        return game, (self.name,)

    @functools.cached_property
    def texts(self) -> Texts:
        """The texts of the moves, kept."""
        return Texts(self.notation.write, self.notation.read)

    @property
    def view_type(self) -> type:
        """The `TypedDict` of what `view` returns."""
        found = get_type_hints(self.view, include_extras=True)["return"]
        assert isinstance(found, type)
        return found

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
                raise BadSetup(f"{self.name} has no option {name!r}; it has {known}")
            if value not in self.options[name]:
                known = " or ".join(self.options[name])
                raise BadSetup(f"option {name} of {self.name} is {known}, not {value!r}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}


@functools.lru_cache(1 << 8)
def _start(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> Position:
    """Positions never change, so one does for all who begin like this."""
    return Position(game, game.setup(seats, dict(options), None))
