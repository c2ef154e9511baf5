"""What client and server say to each other over the socket: one JSON object a message, told apart by `type`.

`docs/protocol.md` explains them; the TypeScript types of the browser client are made from this module.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import Meta, Struct

from katta.core.message import Message
from katta.core.view import View
from katta.server.rows import SeatKind

PROTOCOL = 1
"""Counts the changes that an older client would not understand."""

Label = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name that the client gives to a request, to know its answer."""

Secret = Annotated[str, Meta(min_length=1, max_length=64)]
TableName = Annotated[str, Meta(min_length=1, max_length=32)]
Nickname = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[int, Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Asked(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Hello(Asked, tag="hello"):
    """The first message on a socket: which table, who I am, and the last version I saw."""

    protocol: int
    table: TableName
    secret: Secret | None = None
    """The secret of a seat; none: a spectator."""
    host: Secret | None = None
    """The secret of the host, if I am the host."""
    name: Nickname | None = None
    """The nickname with which to take a seat that is still open."""
    version: Version | None = None
    """The last version I know, to be told only what came after it."""


class Move(Asked, tag="move"):
    """Play a move at the version I see."""

    id: Label
    version: Version
    move: MoveText


class Undo(Asked, tag="undo"):
    """Take my last move back."""

    id: Label
    version: Version


class HandOver(Asked, tag="hand-over"):
    """The host lets a bot play for an absent person."""

    id: Label
    seat: SeatNumber
    level: Level


class TakeBack(Asked, tag="take-back"):
    """The person of this seat plays again, in place of the bot."""

    id: Label


class Rematch(Asked, tag="rematch"):
    """After the end: a new game with the same people, seats rotated."""

    id: Label


class Hint(Asked, tag="hint"):
    """What would a bot do in my place?"""

    id: Label
    version: Version


class Peek(Asked, tag="peek"):
    """What would a move of mine bring? Nothing changes."""

    id: Label
    version: Version
    move: MoveText


class Look(Asked, tag="look"):
    """Show me again what happened after a version; 0: from the start."""

    id: Label
    version: Version


Request: TypeAlias = Hello | Move | Undo | HandOver | TakeBack | Rematch | Hint | Peek | Look


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    """Empty while the seat is open."""
    level: str | None
    """The bot that plays here, also for a person who is away."""
    present: bool
    """Whether the person is connected."""


class Choice(Struct, frozen=True):
    """A legal move and what its button says."""

    move: str
    says: Message


class Step(Struct, frozen=True):
    """Something that happened, as this seat may know it."""

    version: int
    """The version of the table after it."""
    actor: int
    """The seat that acted; -1: chance."""
    events: list[Message]
    undo: int | None = None
    """A move was taken back: the position of this version stands again."""


class Scene(Struct, frozen=True):
    """What a seat sees and may do now."""

    version: int
    status: Status
    view: View | None
    """The game as the seat sees it; none before the start."""
    moves: list[Choice]
    """The seat's legal moves; empty if it is not to move."""
    paragraph: str
    """The section of the rules that matters now."""
    undo: bool
    """Whether taking back may work."""
    practice: bool
    """A move was taken back freely: the game no longer counts."""
    seconds_left: float | None
    """What the clock leaves for this move; none without a clock."""
    secret: str | None
    """The dealer's secret: only after the end."""


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    table: str
    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, str]
    seats: list[Seat]
    status: Status
    clock: int | None
    """Seconds a move; none without a clock."""
    spectators: bool
    hints: bool
    practice: bool
    commitment: str
    """The SHA-256 of the dealer's secret, fixed before the first card."""
    rematch: str | None
    """The table where the same people play on."""


class Told(Struct, tag_field="type"):
    """What the server says."""


class Welcome(Told, tag="welcome"):
    """The answer to hello: all that this seat may know."""

    protocol: int
    table: TableInfo
    seat: int | None
    host: bool
    log_from: int
    """The log holds all that stands after this version; 0: everything."""
    log: list[Step]
    scene: Scene


class Update(Told, tag="update"):
    """Something happened."""

    log: list[Step]
    scene: Scene
    answers: str | None = None
    """My request that brought it about: it is stored for good."""


class Seats(Told, tag="seats"):
    """Somebody sat down, left, came back or changed places with a bot."""

    seats: list[Seat]
    status: Status
    answers: str | None = None


class Accepted(Told, tag="accepted"):
    """A request that was carried out before: it had been sent twice."""

    answers: str
    version: int


class Refused(Told, tag="refused"):
    """A request that changed nothing, and why; a stale one comes with what happened since."""

    code: str
    """Stable, for programs: `server.stale`, or the rule of the game that says no."""
    says: Message
    """The same for people."""
    answers: str | None = None
    log: list[Step] | None = None
    scene: Scene | None = None


class Rematched(Told, tag="rematched"):
    """The same people play on at another table; every seat's secret is valid there, too."""

    table: str
    answers: str | None = None


class Advice(Struct, frozen=True):
    """What a bot thinks of a move."""

    move: str
    share: float
    """The share of the victory it promises, 0 to 1."""
    reasons: list[Message]
    """Why, as a person would put it."""


class Hinted(Told, tag="hinted"):
    """The answer to hint, best move first."""

    answers: str
    version: int
    advice: list[Advice]


class Peeked(Told, tag="peeked"):
    """The answer to peek: the moment after the move, before chance or anybody else acts, as this seat would know it."""

    answers: str
    version: int
    move: str
    events: list[Message]
    view: View | None
    """None: the move would end the game and turn over what is hidden from this seat."""
    moves: list[Choice]
    """What this seat could do then; empty if it would not be to move at once."""


class Sighting(Struct, frozen=True):
    """A moment of the game so far, as this seat may know it."""

    version: int
    actor: int
    """Who acted to get here: a seat, -1 chance, -2 nobody (the start)."""
    events: list[Message]
    view: View


class Looked(Told, tag="looked"):
    """The answer to look: what stands, in order; if there are 200, ask again from the version of the last."""

    answers: str
    frames: list[Sighting]


Reply: TypeAlias = Welcome | Update | Seats | Accepted | Refused | Rematched | Hinted | Peeked | Looked

_decoder = msgspec.json.Decoder(Request)


def _plain(value: object) -> object:
    """A number that came out of an array, in case a game or a bot left one in a message."""
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def decode(text: str | bytes) -> Request:
    """A client's message; msgspec.DecodeError for anything else."""
    return _decoder.decode(text)


def encode(message: Told) -> bytes:
    """A server's message as text in UTF-8."""
    return _encoder.encode(message)
