"""Messages of the catalogues, as HTTP answers hold them: what an argument may be is too much for their description."""

from typing import Any

from msgspec import Struct

from katta.core.message import Message


class Saying(Struct, frozen=True):
    """A message of the catalogues with its arguments."""

    id: str
    arguments: dict[str, Any]


def saying(message: Message) -> Saying:
    """A message as HTTP answers hold it."""
    return Saying(message.id, dict(message.arguments))
