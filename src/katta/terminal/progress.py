"""What a learner has done in the terminal, kept beside the records of games."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
from msgspec import Struct, field

from katta.terminal import archive


class Learnt(Struct):
    """Of one game."""

    done: list[int] = field(default_factory=list)
    """The lessons gone through, by number."""
    at: dict[int, int] = field(default_factory=dict)
    """The steps at which lessons were left, by number."""


class Progress:
    """Reads what was kept, and keeps what is new; where nothing can be kept, that is no reason not to learn."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._all = _kept()
        self.learnt = self._all.setdefault(game, Learnt())

    def leave(self, lesson: int, step: int) -> None:
        """A lesson was left at a step."""
        self.learnt.at[lesson] = step
        self._keep()

    def finish(self, lesson: int) -> None:
        """A lesson was gone through; the next time it begins from its start."""
        self.learnt.at.pop(lesson, None)
        self.learnt.done = sorted({*self.learnt.done, lesson})
        self._keep()

    def _keep(self) -> None:
        with contextlib.suppress(OSError):
            _file().parent.mkdir(parents=True, exist_ok=True)
            _file().write_bytes(msgspec.json.encode(self._all))


def _file() -> Path:
    return archive.folder() / "lessons.json"


def _kept() -> dict[str, Learnt]:
    """Empty if nothing was kept, or nothing that can be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Learnt])
    except (OSError, msgspec.DecodeError):
        return {}
