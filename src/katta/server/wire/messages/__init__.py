"""What client and server say to each other over the socket: one JSON object a message, told apart by `type`.

`docs/protocol.md` explains them; the TypeScript types of the browser client are made from them.
"""

import msgspec
import numpy as np

from katta.server.wire.depth import is_deep
from katta.server.wire.messages.fields import (
    LONGEST_CLOCK,
    Clock,
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
    Status,
    TableName,
    Version,
)
from katta.server.wire.messages.replies import (
    Accepted,
    Advice,
    Asking,
    Choice,
    Claimed,
    Hinted,
    Looked,
    Peeked,
    Pong,
    Proposal,
    Refused,
    Rematched,
    Removed,
    Reply,
    Said,
    Scene,
    Seat,
    Seats,
    Sighting,
    Step,
    TableInfo,
    Told,
    Trouble,
    Undoable,
    Update,
    Welcome,
)
from katta.server.wire.messages.requests import (
    Allow,
    Arrange,
    Asked,
    Begin,
    Deal,
    HandOver,
    Hello,
    Hint,
    Introduce,
    Look,
    Move,
    Peek,
    Ping,
    Placed,
    Rematch,
    Request,
    Reveal,
    Say,
    TakeBack,
    Undo,
    Vote,
)

__all__ = [
    "LONGEST_CLOCK",
    "PROTOCOL",
    "Accepted",
    "Advice",
    "Allow",
    "Arrange",
    "Asked",
    "Asking",
    "Begin",
    "Choice",
    "Claimed",
    "Clock",
    "Deal",
    "GameName",
    "HandOver",
    "Hash",
    "Hello",
    "Helps",
    "Hint",
    "Hinted",
    "Introduce",
    "Label",
    "Level",
    "Look",
    "Looked",
    "Mark",
    "Move",
    "MoveText",
    "Nickname",
    "Options",
    "Peek",
    "Peeked",
    "Ping",
    "Placed",
    "Pong",
    "Proposal",
    "Refused",
    "Rematch",
    "Rematched",
    "Removed",
    "Reply",
    "Request",
    "Reveal",
    "Said",
    "Say",
    "Scene",
    "Seat",
    "SeatNumber",
    "Seats",
    "Secret",
    "Sighting",
    "Status",
    "Step",
    "TableInfo",
    "TableName",
    "TakeBack",
    "Told",
    "Trouble",
    "Undo",
    "Undoable",
    "Update",
    "Version",
    "Vote",
    "Welcome",
    "decode",
    "encode",
]

PROTOCOL = 2
"""Counts the changes that an older client would not understand."""

_decoder = msgspec.json.Decoder(Request)


def _plain(value: object) -> object:
    """A number that came out of an array, in case a game or a bot left one in a message."""
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def decode(text: str | bytes) -> Request:
    """A client's message; msgspec.DecodeError for anything else."""
    if is_deep(text if isinstance(text, bytes) else text.encode()):
        raise msgspec.DecodeError("too deep")
    return _decoder.decode(text)


def encode(message: Told) -> bytes:
    """A server's message as text in UTF-8."""
    return _encoder.encode(message)
