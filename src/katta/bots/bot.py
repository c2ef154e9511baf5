"""What every bot can do."""

from typing import Protocol

from katta.core.position import Position


class Bot(Protocol):
    """Chooses a move from what its seat sees."""

    def choose(self, seen: Position, seat: int) -> str:
        """The text of the move to play in a position concealed for that seat (`Position.seen_by`)."""
        ...


class NotConcealed(ValueError):
    """A bot was shown a full position, or one concealed for another seat."""


def require_concealed(seen: Position, seat: int) -> None:
    """Bots are honest by construction: they look only at what their seat sees, and only when it is to move."""
    if seen.eyes != seat:
        raise NotConcealed(f"a bot for seat {seat} looks at position.seen_by({seat}), not at {seen!r}")
    if seen.actor != seat:
        raise ValueError(f"seat {seat} is not to move: the actor is {seen.actor}")
