"""What clients asked for and were told, and when: all that the checker judges, with what the store has in the end."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import inf
from typing import Any, NamedTuple


class Outcome(Enum):
    """What a client knows of what it asked for."""

    OK = "acknowledged"
    REFUSED = "refused: nothing has changed"
    UNKNOWN = "without an answer: it may have happened, and may still happen"


@dataclass(slots=True)
class Move:
    """Somebody asked to play a move at a version; asking again for the same is the same."""

    table: str
    seat: int
    at: int
    text: str
    began: float
    ended: float = inf
    outcome: Outcome = Outcome.UNKNOWN


@dataclass(slots=True)
class Join:
    """Somebody asked for a seat by an invitation; asking again with the same key is the same."""

    table: str
    name: str
    began: float
    ended: float = inf
    outcome: Outcome = Outcome.UNKNOWN
    code: str = ""
    """Of the refusal."""
    seat: int = -1
    secret: str = ""


class Step(NamedTuple):
    """What somebody was told of one version; eyes are a seat's or, None, a spectator's."""

    version: int
    actor: int
    is_note: bool
    eyes: int | None
    events: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A client was shown where a table stands; what comes unasked may have been under way for any time."""

    table: str
    who: str
    version: int
    ended: float
    began: float = -inf
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Seated:
    """A client was shown which people sit where."""

    table: str
    people: dict[int, str]
    began: float
    ended: float


class Kept(NamedTuple):
    """An entry of the store."""

    version: int
    kind: str
    actor: int
    text: str


@dataclass(frozen=True, slots=True)
class Final:
    """What became of a table: the entries of the store, the record that a server gives, and whom each secret seats."""

    entries: list[Kept]
    record: list[tuple[int, str]] | None = None
    """Who did what; none if the game is not over."""
    people: dict[int, str] = field(default_factory=dict)
    bots: frozenset[int] = frozenset()
    opens: dict[str, int] = field(default_factory=dict)
    """The seat that a secret opens."""
    first_people: dict[int, str] = field(default_factory=dict)
    """Who sat there from the start, without asking."""
    open_seats: int = 0
    """How many could be asked for."""


@dataclass(slots=True)
class History:
    """All that happened at all tables, as clients tell it; by one clock, that of this process."""

    now: Callable[[], float] = time.monotonic
    moves: list[Move] = field(default_factory=list)
    joins: list[Join] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    seated: list[Seated] = field(default_factory=list)

    @property
    def tables(self) -> list[str]:
        """All that anything is known of."""
        facts: Sequence[Move | Join | Shown | Seated] = [*self.moves, *self.joins, *self.shown, *self.seated]
        return sorted({fact.table for fact in facts})

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(move.outcome is Outcome.OK for move in self.moves)

    def show(self, table: str, who: str, told: dict[str, Any], eyes: int | None, began: float = -inf) -> None:
        """A message with a scene has come."""
        steps = tuple(
            Step(step["version"], step["actor"], step["note"] or step["undo"] is not None, eyes, str(step["events"]))
            for step in told["log"] or ()
        )
        self.shown.append(Shown(table, who, told["scene"]["version"], self.now(), began, steps))
