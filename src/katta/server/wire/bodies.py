"""What HTTP requests and answers hold."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from katta.core.box import Box
from katta.core.view import Ending, Event, View
from katta.server.store.rows import Start
from katta.server.wire.messages import (
    Clock,
    GameName,
    Hash,
    Helps,
    Level,
    Nickname,
    Options,
    SeatNumber,
    Secret,
    Status,
    TableInfo,
    TableName,
)
from katta.server.wire.reviews import Opening
from katta.server.wire.sayings import Saying

Chosen = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24}$(?!\n)")]
"""A secret that a client has chosen by chance, 18 bytes in base64 for addresses, so that what it asks for can be asked
again if the answer is lost."""

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$(?!\n)")]
"""Where the maker of a browser takes messages for a device."""


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat: me by my nickname, a bot of a level (by a nickname, too), or whoever gets the link."""

    kind: Literal["person", "bot", "open"]
    name: Nickname | None = None
    level: Level | None = None
    commitment: Hash | None = None
    """A person's: the SHA-256 of the number with which this device cuts."""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Options = {}
    clock: Clock | None = None
    spectators: bool = True
    hints: bool = True
    helps: Helps = []
    """What is shown to all though the box leaves it to memory, of what the game declares."""
    start: Start = "full"
    """When it begins: as soon as no seat is free, or when the host says so."""
    first: SeatNumber | None = 0
    """The seat that is to begin; none: it is drawn by lot."""
    opening: Opening | None = None
    """The moment of another game from which this one goes on, for practice; the game, the number of seats and the
    options are those of its record."""
    key: Chosen | None = None
    """Who sends the same one again gets the same table with the same secrets, which are made from it."""


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
    secret: Chosen | None = None
    """Of the seat that I take; who sends the same one again gets the same seat. None: the server chooses."""
    commitment: Hash | None = None
    """The SHA-256 of the number with which this device cuts."""


class Sitting(Struct, forbid_unknown_fields=True, frozen=True):
    """Whose seat does this secret open?"""

    secret: Secret


class Sitter(Struct, frozen=True):
    """The seat that a secret opens."""

    seat: int
    name: str
    """Empty while the seat is open."""


class NewClaim(Struct, forbid_unknown_fields=True, frozen=True):
    """I have the invitation and sit here already, on another device: ask there."""

    invite: Secret
    seat: SeatNumber


class Claim(Struct, frozen=True):
    """A claim, as it stands."""

    claim: str
    code: str
    """Shown on both devices, so that the person knows that it is about this one."""
    state: Literal["waiting", "granted", "declined"]
    secret: str | None = None
    """Of the seat, once the other device has agreed."""


class KeptTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table that a device remembers, with the secrets of the seats that are played there."""

    table: TableName
    secrets: Annotated[list[Secret], Meta(max_length=16)] = []


class KeptTables(Struct, forbid_unknown_fields=True, frozen=True):
    """How do my tables stand?"""

    tables: Annotated[list[KeptTable], Meta(max_length=50)]


class MyTable(Struct, frozen=True):
    """A table that a device remembers, as it stands; none: there is no such table, or it cannot be shown."""

    table: str
    info: TableInfo | None
    seats: list[int]
    """Those that the secrets open."""
    is_my_turn: bool


class Participant(Struct, frozen=True):
    """Somebody who played in an evening, a person or a bot."""

    name: str
    is_bot: bool
    games: int
    """How many finished games they were in."""
    wins: float
    """How many they won; a shared victory counts as a part."""


class PlayedTable(Struct, frozen=True):
    """A game of an evening."""

    table: str
    game: str
    status: Status
    names: list[str]
    """By seat."""
    players: list[int]
    """For each seat its place among the players of the evening."""
    scores: list[int] | None
    """By seat; none before the end."""
    winners: list[int]
    """Their seats."""
    when: float
    """When it was made, in seconds since 1970."""


class Evening(Struct, frozen=True):
    """All that the same people played one after the other, the newest game last."""

    evening: str
    players: list[Participant]
    """Who won most first."""
    tables: list[PlayedTable]


Place = Annotated[str, Meta(max_length=160, pattern=r"^[A-Za-z0-9_./-]+(:[0-9]+){2}$(?!\n)")]
"""A file of the client with line and column. In Python, `$` alone would let a line end through."""


class Complaint(Struct, forbid_unknown_fields=True, frozen=True):
    """Something in a page broke: where, and nothing of what was shown there: it ends in a log."""

    part: Annotated[str, Meta(max_length=32, pattern=r"^[a-z-]+$(?!\n)")]
    """Of the page."""
    kind: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z]+$(?!\n)")]
    """The name of the error."""
    places: Annotated[list[Place], Meta(max_length=8)] = []
    """Where in the code, innermost first."""


class NewPush(Struct, forbid_unknown_fields=True, frozen=True):
    """Tell a device when it is my turn, by Web Push: what its browser says of it."""

    secret: Secret
    """Of my seat."""
    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=8)]


class PushDevice(Struct, forbid_unknown_fields=True, frozen=True):
    """A device that may have been told when it was my turn."""

    endpoint: Endpoint
    secret: Secret | None = None
    """Of one seat that is played on it; none: of any."""


class PushState(Struct, frozen=True):
    """How it stands with a device."""

    is_told: bool
    """Whether it is told of turns at this table."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least_seats: int
    most_seats: int
    options: dict[str, list[str]]
    rules_page: list[str]
    marks: list[str]
    """The colours and symbols that players may choose among; empty: the game has none."""
    helps: list[str]
    """What a table may show to all though the box leaves it to memory."""
    lessons: int
    """How many lessons teach it."""
    box: Box | None
    """What its box says; none: it was never published in one."""


class Offer(Struct, frozen=True):
    """What this server has."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[str]
    nicknames: list[str]
    """For whoever has none."""
    addresses: list[str]
    """Where other devices reach this server; empty: only this machine does."""
    push_key: str | None
    """The public key for messages to devices that are not here; none: this server sends none."""
    is_preparing: bool
    """The rules are still being compiled, as after a first start: bots that look ahead and hints let one wait."""


class OpenRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """A record file to be shown."""

    record: str
    seat: SeatNumber | None = None
    """Whose eyes; none: a spectator's."""


class Frame(Struct, frozen=True):
    """One moment of a replay."""

    actor: int
    """Who acted to get here: a seat, -1 chance, -2 nobody (the start)."""
    move: str
    events: list[Event]
    view: View


class CutInfo(Struct, frozen=True):
    """What the device of a player did for the deal."""

    seat: int
    commitment: str | None
    """None: it took no part."""
    number: str | None
    """None: it did not show what it had committed to."""


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
    result: Ending | None
    """None if the record ends before the game."""
    bots: dict[int, str]
    """The seats that programs played, each with its level."""
    given: int
    """How many of the moves come from another game, from the middle of which this one goes on: practice."""
    commitment: str | None
    """The SHA-256 of the secret, fixed before the first card; none if people dealt."""
    secret: str | None
    """The dealer's secret: whoever has it and the numbers can deal everything again."""
    cuts: list[CutInfo] = []
    """The numbers that took part in the deal; empty if the secret alone decided it."""


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    """Stable, for programs."""
    detail: str
    """In English, for people who talk to the server by hand."""
    says: Saying | None = None
    """The same as a message of the catalogues; none where no rule of Katta refused it."""


class Readiness(Struct, frozen=True):
    """Whether the server can keep its promises: it has just written to the store, and read from it."""

    ok: bool
    problem: str | None = None
    """What is wrong, for programs and whoever runs the server."""


class Health(Struct, frozen=True):
    """The server is alive; whether it can keep anything is another question."""

    ok: bool
    warm: bool
    """Whether the compiler is done with all games and bots."""
    tables: int
    clients: int
