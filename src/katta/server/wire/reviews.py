"""What is told of a finished game afterwards: how the chances went, and which moves turned it."""

from typing import Annotated

from msgspec import Meta, Struct

from katta.server.wire.messages import Choice, SeatNumber
from katta.server.wire.sayings import Saying

Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A frame of a replay: how many moves, chance included, had been played."""


class Judged(Struct, frozen=True):
    """A move as the best bot judges it, by what its player knew."""

    move: str
    label: Saying
    """What its button said."""
    share: float
    """The share of the victory that it promised, 0 to 1."""
    reasons: list[Saying]


class TurningPoint(Struct, frozen=True):
    """A move that gave away much of its player's winning chance."""

    seat: int
    moment: int
    """The frame of the replay in which the player was to move."""
    played: Judged
    best: Judged
    cost: float
    """How much of the winning chance it gave away, 0 to 1."""
    alternatives: dict[str, float]
    """Moves that looked good, with the share of the victory that each promised."""


class Review(Struct, frozen=True):
    """What the best bot thinks of a finished game; as long as it still thinks, only how far it has come."""

    done: int
    total: int
    """All is thought of when `done` has come to this."""
    seats: list[list[tuple[int, float]]] = []
    """For each seat its points: a frame of the replay, and the share of the victory it could hope for there by what it
    knew, 0 to 1; the last point is what became of it."""
    turning_points: list[TurningPoint] = []
    """Of the people, seat by seat, the dearest first; a seat without any made no big mistake."""


class Opening(Struct, forbid_unknown_fields=True, frozen=True):
    """Where a game goes on from: a moment of another one."""

    record: str
    moment: Moment


class AskedMoment(Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a record, for the seat that is to move there."""

    record: str
    moment: Moment
    seat: SeatNumber


class OpenMoment(Struct, frozen=True):
    """What a seat could do at a moment of a record; nothing if it was not to move."""

    choices: list[Choice]
