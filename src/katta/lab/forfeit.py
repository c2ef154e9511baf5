"""How a program loses a game without playing it to the end."""

from __future__ import annotations

from dataclasses import dataclass

from katta.core.message import Message

LONGEST_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Which seat forfeited, and why: `reason` is a word for programs, `detail` what there is to add."""

    seat: int
    reason: str
    detail: str = ""

    @property
    def message(self) -> Message:
        """The reason as a sentence."""
        return Message(f"arena-forfeit-{self.reason}", {"detail": self.detail})


class Forfeited(Exception):
    """A program did not give a legal move."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        visible = "".join(character if character.isprintable() else " " for character in detail)
        self.detail = visible[:LONGEST_DETAIL]
