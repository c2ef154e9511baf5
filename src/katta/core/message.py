"""What happened or can be done, free of language: a message id of the catalogues with its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from msgspec import Struct, field


class Player(Struct, frozen=True):
    """The player on a seat, to be shown by name."""

    seat: int


class Message(Struct, frozen=True):
    """A message id with its arguments; an argument can be a message itself, such as the name of a card."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


class Listing(Struct, frozen=True):
    """Several arguments in a row, joined as the language does it."""

    items: tuple[Argument, ...]


Argument: TypeAlias = "int | str | Player | Message | Listing"

HYPHEN, MINUS = "-", "\u2212"


def figure(number: int) -> str:
    """A number as people read it: a real minus sign, not a hyphen."""
    return str(number).replace(HYPHEN, MINUS)


class Say(Protocol):
    """Turns a message id and its arguments into a sentence of the reader's language."""

    def __call__(self, message: str | Message, /, **arguments: Argument) -> str: ...
