"""What the server says, and what that is made of."""

from typing import Literal, TypeAlias

from msgspec import Struct

from katta.core.message import Message
from katta.core.view import Event, MoveData, View
from katta.server.store.rows import Awaited, SeatKind
from katta.server.wire.messages.fields import (
    Status,
)
from katta.server.wire.phrases import Phrase


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
    host: bool = False
    """Whether the person leads the table now: the one who made it, or, while that one is away, the next."""
    mark: str | None = None
    """The colour and symbol that the person has chosen."""
    replaceable: bool = False
    """Away or idle for so long that the others may let a bot play."""
    commitment: str | None = None
    """The SHA-256 of the number with which the person's device cuts; none: it takes no part in the deal."""
    cut: Literal["committed", "shown", "without"] | None = None
    """Whether that number is still to be shown, has been, or the deal goes on without it."""


class Choice(Struct, frozen=True):
    """A legal move, as a text and as what its button says."""

    move: str
    what: MoveData


class Step(Struct, frozen=True):
    """Something that happened, as this seat may know it."""

    version: int
    """The version of the table after it."""
    actor: int
    """The seat that acted; -1: chance."""
    events: list[Event]
    undo: int | None = None
    """A move was taken back: the position of this version stands again."""
    note: Message | None = None
    """No move of the game: somebody took one back, a bot took over, the clock ran out."""


class Proposal(Struct, frozen=True):
    """Something that happens if all who are here agree."""

    proposal: str
    """What a vote calls it."""
    kind: Literal["undo", "hand-over", "deal"]
    by: int
    """The seat that asks for it."""
    seat: int
    """The seat that it is about."""
    version: int
    awaits: list[int]
    """The seats that have not agreed yet."""


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
    """Whether my last move can be taken back; with other people at the table, if they agree."""
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
    start: Awaited = "full"
    """What it waits for: that no seat is free, the host's word, or the numbers with which devices cut."""
    first: int | None = 0
    """The seat that is to begin; none: it is drawn by lot. 0 once the game has begun."""
    turn: int | None = None
    """The seat that is to move, while the game is under way."""
    waited: float | None = None
    """For so many seconds."""
    watchers: int = 0
    """How many look on."""
    evening: str = ""
    """The name of the evening: all the games that these people play one after the other."""
    seating: int = 0
    """Counts the changes of the seats and of what is played."""
    helps: list[str] = []
    """What is shown to all though the box leaves it to memory."""


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
    invite: str | None = None
    """The secret that lets others take a free seat; only those who sit here are told."""
    proposal: Proposal | None = None


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
    watchers: int
    answers: str | None = None
    seating: int = 0
    """Counts the changes of the seats and of what is played."""


class Undoable(Told, tag="undoable"):
    """It has become clear that my last move can be taken back, should the others agree."""

    version: int


class Asking(Told, tag="asking"):
    """What is proposed now; none: nothing is, any more."""

    proposal: Proposal | None
    answers: str | None = None
    declined_by: int | None = None
    """The seat that did not agree to what was proposed."""


class Said(Told, tag="said"):
    """Somebody said something."""

    seat: int
    phrase: Phrase
    answers: str | None = None


class Claimed(Told, tag="claimed"):
    """Another device claims my seat; it shows the same code."""

    claim: str
    code: str


class Removed(Told, tag="removed"):
    """The host gave my seat to somebody else; this socket only looks on from now."""


class Pong(Told, tag="pong"):
    """I am here; also said unasked, with no label, while something takes long."""

    answers: str


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


class Trouble(Told, tag="trouble"):
    """The server cannot keep anything at the moment, and tries to; or it can again."""

    says: Message | None
    """What is the matter; none: it is over."""
    about: str | None = None
    """My request of which nobody knows yet whether it was carried out; its answer comes as soon as that is known."""


class Rematched(Told, tag="rematched"):
    """Those who were here play on at another table; their secrets are valid there, too."""

    table: str
    answers: str | None = None
    info: TableInfo | None = None
    """That table, while it waits for the numbers: a device shows its own wherever it is."""


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
    events: list[Event]
    view: View | None
    """None: the move would end the game and turn over what is hidden from this seat."""
    moves: list[Choice]
    """What this seat could do then; empty if it would not be to move at once."""


class Sighting(Struct, frozen=True):
    """A moment of the game so far, as this seat may know it."""

    version: int
    actor: int
    """Who acted to get here: a seat, -1 chance, -2 nobody (the start)."""
    events: list[Event]
    view: View


class Looked(Told, tag="looked"):
    """The answer to look: what stands, in order; if there are 200, ask again from the version of the last."""

    answers: str
    frames: list[Sighting]


Reply: TypeAlias = (
    Welcome
    | Update
    | Seats
    | Undoable
    | Asking
    | Said
    | Claimed
    | Removed
    | Pong
    | Accepted
    | Refused
    | Trouble
    | Rematched
    | Hinted
    | Peeked
    | Looked
)
