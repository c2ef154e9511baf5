"""What every bot can do, and what it may look at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from katta.core.contract import CHANCE, OVER
from katta.core.errors import KattaError
from katta.core.message import Message
from katta.core.position import Position


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of one legal move."""

    move: str
    share: float
    """The expected share of the victory, 0 to 1."""

    error: float
    """The standard error of that share."""

    points: float
    """The expected score."""

    visits: int
    """How many of the imagined games began with the move."""

    reasons: Sequence[Message] = ()
    """Why, as a person would put it."""


class Bot(Protocol):
    """Chooses a move from what its seat sees."""

    def choose(self, seen: Position, seat: int) -> str:
        """The text of the move to play in a position concealed for that seat (`Position.seen_by`)."""
        ...

    def advise(self, seen: Position, seat: int) -> list[Advice]:
        """Every legal move with what it promises, the best first."""
        ...


class NotForBots(KattaError):
    """A bot was asked about a position that it must not or cannot judge."""


def require_concealed(seen: Position, seat: int) -> None:
    """Bots are honest by construction: they look only at what their seat sees, and only when it is to move."""
    if seen.eyes != seat:
        raise NotForBots(f"a bot for seat {seat} looks at position.seen_by({seat}), not at {seen!r}")
    if seen.actor == OVER:
        raise NotForBots("the game is over: there is nothing to choose")
    if seen.actor != seat:
        who = "chance is" if seen.actor == CHANCE else f"seat {seen.actor} is"
        raise NotForBots(f"seat {seat} is not to move: {who}")
