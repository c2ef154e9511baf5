"""End: who has most prickly pears."""

from katta.core.compiler import kernel
from katta.core.contract import Scores, State
from katta.games.mada.state import VALUES


@kernel
def points(s: State, seat: int) -> int:
    """End: the prickly pears on the cacti that a seat put aside."""
    pears = 0
    for kind in range(VALUES):
        pears += int(s.aside[seat, kind]) * int(s.pears[kind])
    return pears


@kernel
def score(s: State, scores: Scores) -> None:
    """End: everybody's prickly pears."""
    for seat in range(s.seats):
        scores[seat] = points(s, seat)


@kernel
def winners(s: State) -> int:
    """End: most pears win; the tied share."""
    most = -1
    mask = 0
    for seat in range(s.seats):
        pears = points(s, seat)
        if pears > most:
            most = pears
            mask = 0
        if pears == most:
            mask |= 1 << seat
    return mask


@kernel
def truncated(s: State) -> bool:
    """End: cut after 5,000 turns."""
    return bool(s.cut == 1)
