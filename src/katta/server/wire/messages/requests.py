"""What a client says."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from katta.server.wire.messages.fields import (
    LONGEST_CLOCK,
    GameName,
    Hash,
    Helps,
    Label,
    Level,
    Mark,
    MoveText,
    Nickname,
    Options,
    SeatNumber,
    Secret,
    TableName,
    Version,
)


class Asked(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Hello(Asked, tag="hello"):
    """The first message on a socket: which table, who I am, and the last version I saw."""

    protocol: Version
    table: TableName
    secret: Secret | None = None
    """The secret of a seat; none: a spectator."""
    host: Secret | None = None
    """The secret of the host, if I am the host."""
    name: Nickname | None = None
    """The nickname with which to take a seat that is still open."""
    version: Version | None = None
    """The last version I know, to be told only what came after it."""
    commitment: Hash | None = None
    """The SHA-256 of the number with which my device cuts, before the start; none: it takes no part in the deal."""
    next_commitment: Hash | None = None
    """The same for the next game, should those who are here play on."""


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
    """Let a bot play for a person who is away or idle, if all who are here agree."""

    id: Label
    seat: SeatNumber
    level: Level


class TakeBack(Asked, tag="take-back"):
    """The person of this seat plays again, in place of the bot."""

    id: Label


class Vote(Asked, tag="vote"):
    """Agree to what somebody proposed, or not."""

    id: Label
    proposal: Label
    agree: bool


class Reveal(Asked, tag="reveal"):
    """The game is about to begin, and all commitments are there: this is the number that mine was to."""

    id: Label
    number: Hash
    table: TableName | None = None
    """The table of the next game, if I am not there yet."""


class Deal(Asked, tag="deal"):
    """Ask the others to deal without the number that a device does not show."""

    id: Label


class Introduce(Asked, tag="introduce"):
    """Before the start: my nickname, or the colour and symbol that I play with; none: as it is."""

    id: Label
    name: Nickname | None = None
    mark: Mark | None = None
    """Empty: whichever is left in the end."""


class Placed(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat of a table that has not begun."""

    seat: SeatNumber | None = None
    """Whoever sits on this seat now; none: somebody new."""
    kind: Literal["bot", "open"] = "open"
    """Somebody new: a bot, or whoever gets the link."""
    level: Level | None = None
    name: Nickname | None = None
    """Under this nickname; none: as it is."""


class Arrange(Asked, tag="arrange"):
    """Before the start, the host settles what is played and who sits where; what is not given stays as it is."""

    id: Label
    game: GameName | None = None
    options: Options | None = None
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] | None = None
    """Seconds a move; 0: no clock."""
    hints: bool | None = None
    spectators: bool | None = None
    helps: Helps | None = None
    """What is shown to all though the box leaves it to memory."""
    first: Annotated[int, Meta(ge=-1, lt=16)] | None = None
    """Who begins, by their seat as it is now; -1: whoever is drawn by lot. Given alone, anybody who sits here may."""
    seats: Annotated[list[Placed], Meta(min_length=1, max_length=16)] | None = None
    """Everybody who is to sit here, in the order of play; who is left out is sent away."""
    seating: Version | None = None
    """The seating that I see: if there is a newer one, nothing is changed; so this may be sent again."""


class Begin(Asked, tag="begin"):
    """The host has the game begin; bots of this level take the seats that are still free."""

    id: Label
    level: Level | None = None
    seating: Version | None = None
    """The seating that I see, so that this may be sent again."""


class Say(Asked, tag="say"):
    """Say one of the phrases to all at the table."""

    id: Label
    phrase: Annotated[str, Meta(min_length=1, max_length=32)]


class Allow(Asked, tag="allow"):
    """Somebody claims my seat from another device: let them in with my secret, or not."""

    id: Label
    claim: Label
    secret: Secret | None = None
    """My secret, if that is me; none: it is not."""


class Rematch(Asked, tag="rematch"):
    """After the end: the next game with those who are here, the same or another."""

    id: Label
    game: GameName | None = None
    """None: the same game by the same rules, and it begins at once."""


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


class Ping(Asked, tag="ping"):
    """Are you there?"""

    id: Label


Request: TypeAlias = (
    Hello
    | Move
    | Undo
    | HandOver
    | TakeBack
    | Vote
    | Reveal
    | Deal
    | Introduce
    | Arrange
    | Begin
    | Say
    | Allow
    | Rematch
    | Hint
    | Peek
    | Look
    | Ping
)
