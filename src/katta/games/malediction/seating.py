"""Who sits where."""

from katta.core.compiler import kernel
from katta.games.malediction.state import MaledictionState


@kernel
def next_seat(s: MaledictionState, seat: int) -> int:
    """The neighbour on the left: play goes clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
