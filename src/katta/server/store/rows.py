"""Rows of the store as values."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

EntryKind: TypeAlias = Literal["move", "chance", "undo", "note"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
Start: TypeAlias = Literal["full", "host"]
"""When a table begins: as soon as no seat is free, or when the host says so."""
Awaited: TypeAlias = Start | Literal["cut"]
"""What a table waits for: its people, or that their devices show the numbers that they cut with."""
CutKind: TypeAlias = Literal["commitment", "number", "without"]


class Entry(NamedTuple):
    """One row of the moves: what a player did, what was dealt, what was taken back, or what else is to be told."""

    version: int
    kind: EntryKind
    actor: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is played at a table and by which rules; fixed once the game has begun."""

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
    invitation: str | None = None
    """The secret itself that `invite` is the digest of; none at tables older than this field."""
    begun: bool = True
    start: Awaited = "full"
    first: int | None = 0
    """The seat that is to begin; none: it is drawn by lot."""
    evening: str | None = None
    """The name of the first table of the evening; none: this is the first."""
    result: dict[str, list[int]] | None = None
    """`scores` and `winners`, once the game is over."""
    closed: float | None = None
    """When whoever runs the server ended it; such a table is over without a result."""
    seating: int = 0
    """Counts the changes of the seats and of what is played: who changes them says which ones they saw."""
    helps: list[str] = field(default_factory=list)
    """What is shown to all though the box leaves it to memory."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    secret: str
    host: bool = False
    """Whether this is the person who made the table."""
    mark: str | None = None
    """The colour and symbol that the person has chosen."""


@dataclass(frozen=True, slots=True)
class PushRow:
    """A device that is told when it is the turn of whoever sits at a table with this secret."""

    secret: str
    """As `SeatRow` keeps it: it goes with the person."""
    endpoint: str
    """Where the maker of the browser takes messages for the device; whoever knows it can send some, too."""
    p256dh: str
    """The device's public key."""
    auth: str
    language: str


@dataclass(frozen=True, slots=True)
class CutRow:
    """What the device of a player did for the deal: it committed to a number, or showed it, or was left out."""

    secret: str
    """As `SeatRow` keeps it: it goes with the person."""
    kind: CutKind
    value: str
    """In hexadecimal; empty if the deal goes on without the number."""


class StoredTable(NamedTuple):
    """Everything the store has about a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    rematch: str | None
    pushes: Sequence[PushRow] = ()
    cuts: Sequence[CutRow] = ()
