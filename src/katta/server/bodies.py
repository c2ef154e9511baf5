"""What HTTP requests and answers hold."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from katta.core.message import Message
from katta.core.view import View
from katta.server.messages import Level, Nickname, SeatNumber, Secret, TableInfo

LONGEST_CLOCK = 30 * 24 * 3600


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat: me by my nickname, a bot of a level (by a nickname, too), or whoever gets the link."""

    kind: Literal["person", "bot", "open"]
    name: Nickname | None = None
    level: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], Meta(max_length=16)] = {}
    clock: Annotated[int, Meta(ge=1, le=LONGEST_CLOCK)] | None = None
    """Seconds a move, at most thirty days."""
    spectators: bool = True
    hints: bool = True


class SeatLink(Struct, frozen=True):
    """The secret of a seat and the path of its link."""

    seat: int
    secret: str
    link: str


class MadeTable(Struct, frozen=True):
    """A new table with its secrets, which are told only here."""

    table: TableInfo
    host: str
    invite: str
    """Lets anybody who has it take an open seat."""
    seats: list[SeatLink]


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """Take any open seat of a table."""

    invite: Secret
    name: Nickname


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least_seats: int
    most_seats: int
    options: dict[str, list[str]]
    rules_page: list[str]


class Offer(Struct, frozen=True):
    """What this server has."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[str]


class OpenRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """A record file to be shown."""

    record: str
    seat: SeatNumber | None = None
    """Whose eyes; none: a spectator's."""


class Saying(Struct, frozen=True):
    """A message of the catalogues with its arguments."""

    id: str
    arguments: dict[str, Any]


def saying(message: Message) -> Saying:
    """A message as HTTP answers hold it."""
    return Saying(message.id, dict(message.arguments))


class Frame(Struct, frozen=True):
    """One moment of a replay."""

    actor: int
    """Who acted to get here: a seat, -1 chance, -2 nobody (the start)."""
    move: str
    events: list[Saying]
    view: View


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    winners: list[int]
    """Their seats; several share a victory."""
    truncated: bool
    """Whether a cap on the length of the game ended it."""


class Replay(Struct, frozen=True):
    """A record, played through for one pair of eyes."""

    game: str
    options: dict[str, str]
    names: list[str]
    seat: int | None
    verified: bool
    """Whether every card was dealt as committed."""
    frames: list[Frame]
    """The start, and the position after each move or outcome."""
    result: Outcome | None
    """None if the record ends before the game."""
    commitment: str | None
    """The SHA-256 of the secret, fixed before the first card; none if people dealt."""
    secret: str | None
    """The dealer's secret: whoever has it can deal everything again."""


class Chances(Struct, frozen=True):
    """How the winning chances of a finished game went, each judged by what the seat knew then."""

    seats: list[list[tuple[int, float]]]
    """For each seat its points: a step, and the share of the victory it could hope for there, 0 to 1. A step is a
    position of the replay that did not await chance, counted from 1; the last point is what became of it."""


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    """Stable, for programs."""
    detail: str
    """In English, for people who talk to the server by hand."""
    says: Saying | None = None
    """The same as a message of the catalogues; none where no rule of Katta refused it."""


class Health(Struct, frozen=True):
    """Whether the server can keep its promises."""

    ok: bool
    warm: bool
    """Whether the compiler is done with all games and bots."""
    tables: int
    clients: int
