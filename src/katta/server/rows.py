"""Rows of the store as values."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

EntryKind: TypeAlias = Literal["move", "chance", "undo"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]


class Entry(NamedTuple):
    """One row of the moves: what a player did, what was dealt, or what was taken back."""

    version: int
    kind: EntryKind
    actor: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """What does not change about a table."""

    number: int
    name: str
    game: str
    rules: int
    options: dict[str, str]
    clock: int | None
    spectators: bool
    hints: bool
    host: str
    invite: str
    dealer: bytes
    created: float
    over: bool
    rematch_of: int | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    secret: str


class StoredTable(NamedTuple):
    """Everything the store has about a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    rematch: str | None
