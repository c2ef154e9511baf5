"""What the server asks of the scribe, and what it hears: each message is its length and as many bytes of msgpack."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from katta.server.store.rows import CutRow, Entry, PushRow, SeatRow, TableRow

HEAD_BYTES = 4


class Append(msgspec.Struct, array_like=True, tag="append"):
    """Add moves of a table, perhaps the last ones, with what came out."""

    number: int
    entries: Sequence[Entry]
    result: dict[str, list[int]] | None = None


class Create(msgspec.Struct, array_like=True, tag="create"):
    """Add a table, with what devices do for its deal; its number is the answer."""

    row: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[Entry]
    cuts: Sequence[CutRow] = ()


class Reseat(msgspec.Struct, array_like=True, tag="reseat"):
    """Change who sits on a seat, and add the moves that follow from it; a conflict if the seats were others before."""

    number: int
    seating: int
    row: SeatRow
    entries: Sequence[Entry]


class Arrange(msgspec.Struct, array_like=True, tag="arrange"):
    """Change what is played at a table and all its seats, and add the moves that follow; a conflict as above."""

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


class Review(msgspec.Struct, array_like=True, tag="review"):
    """Keep what a bot thinks of a finished game, in place of what it thought of it at an earlier version."""

    number: int
    version: int
    body: str


class Keep(msgspec.Struct, array_like=True, tag="keep"):
    """Add a key of the server, by its name; a conflict if there is one already."""

    name: str
    value: str


class End(msgspec.Struct, array_like=True, tag="end"):
    """Close a table that is not over, for good."""

    number: int
    at: float


class Delete(msgspec.Struct, array_like=True, tag="delete"):
    """Remove a table with all that belongs to it."""

    number: int


Job: TypeAlias = Append | Create | Reseat | Arrange | Subscribe | Unsubscribe | Cut | Review | Keep | End | Delete


def creation_of(job: Job) -> str | None:
    """The name of the table that a job makes."""
    return job.row.name if isinstance(job, Create) else None


class Opening(msgspec.Struct, array_like=True):
    """The first message: where the store is, for which server to write, and which new tables it knows nothing of."""

    url: str
    server: int
    creations: Sequence[str] = ()


class Batch(msgspec.Struct, array_like=True):
    """Jobs to be kept together, numbered from `first` on; without any it is a heartbeat."""

    first: int
    jobs: Sequence[Job]

    @property
    def last(self) -> int:
        """The number of the last job."""
        return self.first + len(self.jobs) - 1


class Kept(msgspec.Struct, array_like=True, tag="kept"):
    """The job is committed."""

    number: int | None = None


class Failed(msgspec.Struct, array_like=True, tag="failed"):
    """Nothing of the job is committed; a conflict is that somebody else was quicker."""

    problem: str
    is_conflict: bool = False


Verdict: TypeAlias = Kept | Failed


class Found(msgspec.Struct, array_like=True, tag="found"):
    """A scribe is ready to write, the only one from now on; and what became of the jobs before."""

    settled: int
    refused: Sequence[int] = ()
    numbers: dict[str, int] = {}
    """Those of new tables, by their names."""
    is_fenced: bool = False

    def outcome(self, number: int, creation: str | None = None) -> Verdict:
        """What became of a job of the last batch."""
        if number > self.settled:
            return Failed("lost")
        if number in self.refused:
            return Failed("refused", is_conflict=True)
        return Kept(None if creation is None else self.numbers.get(creation))


class Settled(msgspec.Struct, array_like=True, tag="settled"):
    """What became of each job of a batch; with a problem the store takes nothing at the moment."""

    outcomes: Sequence[Verdict]
    problem: str | None = None


class Looking(msgspec.Struct, array_like=True, tag="looking"):
    """Nobody knows yet; the scribe is finding out."""

    problem: str


class Fenced(msgspec.Struct, array_like=True, tag="fenced"):
    """Another server or scribe has taken over: nothing was kept, nor will be."""


Answer: TypeAlias = Found | Settled | Looking | Fenced

encode = msgspec.msgpack.Encoder().encode
decode_opening = msgspec.msgpack.Decoder(Opening).decode
decode_batch = msgspec.msgpack.Decoder(Batch).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def framed(body: bytes) -> bytes:
    """A message as it is sent."""
    return len(body).to_bytes(HEAD_BYTES, "big") + body


def length_of(head: bytes | bytearray) -> int:
    """How many bytes follow the head of a message."""
    return int.from_bytes(head[:HEAD_BYTES], "big")
