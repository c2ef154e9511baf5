"""The file of a lesson: what was dealt and played, and what is said to the learner in between."""

from __future__ import annotations

import tomllib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from katta.lessons.errors import BadLesson

Word = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]

Paragraph = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*-[0-9]+(\.[0-9]+)?$")]


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One sentence, and what the learner does about it."""

    says: Word
    """The last words of a message: `hand` in the first lesson of a game is `<game>-lesson-1-hand`."""
    covers: tuple[str, ...] = ()
    """The sections of the rules page that are met here."""
    rules: tuple[Paragraph, ...] = ()
    """The paragraphs of `docs/rules` that are met here: `turn-2` is the second of “Turn”, `turn-2.1` is below it."""
    move: str | None = None
    """What the learner is to do; none: to read on."""
    then: tuple[str, ...] = ()
    """What chance and the others do afterwards."""


class Scene(Struct, forbid_unknown_fields=True, frozen=True):
    """A table that is set for the learner."""

    seats: int
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    options: dict[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """What was dealt and played before the learner comes in, by the learner's seat, too."""


class Script(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson, as it is written."""

    scenes: Annotated[tuple[Scene, ...], Meta(min_length=1)]
    seat: Annotated[int, Meta(ge=0)] = 0
    """Where the learner sits."""


def read(name: str, text: str) -> Script:
    """The text of a file as a script; BadLesson says what is wrong with it, by the name of the file."""
    try:
        return msgspec.convert(tomllib.loads(text), Script)
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson(name, f"it is not a TOML file ({problem})") from None
    except msgspec.ValidationError as problem:
        what, _, where = str(problem).replace("`", "").partition(" - at $.")
        raise BadLesson(name, f"{where}: {what}" if where else what) from None
