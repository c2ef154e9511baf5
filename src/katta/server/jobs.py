"""What the server asks of the scribe, and what it hears: each message is its length and as many bytes of msgpack."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from katta.server.rows import CutRow, Entry, PushRow, SeatRow, TableRow

HEAD_BYTES = 4


class Append(msgspec.Struct, array_like=True, tag="append"):
    """Add moves of a table, perhaps the last ones, with what came out."""

    number: int
    entries: Sequence[Entry]
    result: dict[str, list[int]] | None = None


class Create(msgspec.Struct, array_like=True, tag="create"):
    """Add a table; its number is the answer."""

    row: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[Entry]


class Reseat(msgspec.Struct, array_like=True, tag="reseat"):
    """Change who sits on a seat, and add the moves that follow from it."""

    number: int
    row: SeatRow
    entries: Sequence[Entry]


class Arrange(msgspec.Struct, array_like=True, tag="arrange"):
    """Change what is played at a table and all its seats, and add the moves that follow from it."""

    row: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[Entry]


class Subscribe(msgspec.Struct, array_like=True, tag="subscribe"):
    """A device wants to be told when it is a seat's turn; what was known of it for this seat is replaced."""

    number: int
    row: PushRow


class Unsubscribe(msgspec.Struct, array_like=True, tag="unsubscribe"):
    """A device wants to hear nothing more of a table, or is gone; with a secret, of that seat only."""

    number: int
    endpoint: str
    secret: str | None = None


class Cut(msgspec.Struct, array_like=True, tag="cut"):
    """Add what devices did for the deal of a table."""

    number: int
    rows: Sequence[CutRow]


class Keep(msgspec.Struct, array_like=True, tag="keep"):
    """Add a key of the server, by its name; a conflict if there is one already."""

    name: str
    value: str


class Kept(msgspec.Struct, array_like=True, tag="kept"):
    """The job is committed."""

    number: int | None = None


class Failed(msgspec.Struct, array_like=True, tag="failed"):
    """Nothing of the job is committed; a conflict is that somebody else was quicker."""

    problem: str
    is_conflict: bool = False


Job: TypeAlias = Append | Create | Reseat | Arrange | Subscribe | Unsubscribe | Cut | Keep
Outcome: TypeAlias = Kept | Failed

encode = msgspec.msgpack.Encoder().encode
decode_url = msgspec.msgpack.Decoder(str).decode
decode_jobs = msgspec.msgpack.Decoder(list[Job]).decode
decode_outcomes = msgspec.msgpack.Decoder(list[Outcome]).decode


def framed(body: bytes) -> bytes:
    """A message as it is sent."""
    return len(body).to_bytes(HEAD_BYTES, "big") + body


def length_of(head: bytes | bytearray) -> int:
    """How many bytes follow the head of a message."""
    return int.from_bytes(head[:HEAD_BYTES], "big")
