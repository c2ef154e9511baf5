"""What is asked about lessons over HTTP, and answered."""

from typing import Annotated

from msgspec import Meta, Struct

from katta.core.view import View
from katta.server.wire.bodies import Frame
from katta.server.wire.messages import Choice
from katta.server.wire.sayings import Saying


class LessonStep(Struct, frozen=True):
    """One sentence of a lesson, and what the learner does about it."""

    says: Saying
    frame: int
    """The moment at which it is said."""
    move: str | None
    """None: to read on."""
    moves: list[Choice]
    """What would be legal; empty where nothing is to be done."""
    paragraph: str | None
    """The section of the rules that it is about."""


class Lesson(Struct, frozen=True):
    """A lesson, as the learner goes through it."""

    game: str
    number: int
    """The first is 1."""
    count: int
    """How many the game has."""
    title: Saying
    names: list[str]
    seat: int
    """The learner's."""
    frames: list[Frame]
    """All moments; where nobody acted, another table begins, and its events are all that came before."""
    steps: list[LessonStep]


class Attempt(Struct, forbid_unknown_fields=True, frozen=True):
    """A move that is tried at a step of a lesson."""

    step: Annotated[int, Meta(ge=0, lt=1000)]
    move: Annotated[str, Meta(max_length=200)]


class Verdict(Struct, frozen=True):
    """What is said to it."""

    says: Saying | None
    """None: it was right."""


class Outlook(Struct, frozen=True):
    """What it would bring."""

    view: View | None
    moves: list[Choice]
