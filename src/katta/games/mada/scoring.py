"""End: who has most prickly pears."""

from katta.core.compiler import kernel
from katta.core.contract import Scores
from katta.games.mada.cards import VALUES
from katta.games.mada.state import MadaDerived, MadaState


@kernel
def points(s: MadaState, seat: int) -> int:
    """End: the prickly pears on the cacti that a seat put aside."""
    pears = 0
    for value in range(1, VALUES + 1):
        pears += int(s.aside[seat, value]) * int(s.pears[value])
    return pears


@kernel
def score(s: MadaState, scores: Scores) -> None:
    """End: everybody's prickly pears."""
    for seat in range(s.seats):
        scores[seat] = points(s, seat)


@kernel
def derive(s: MadaState, d: MadaDerived) -> None:
    """Views show everybody's prickly pears as they stand."""
    for seat in range(s.seats):
        d.points[seat] = points(s, seat)


@kernel
def winners(s: MadaState) -> int:
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
def truncated(s: MadaState) -> bool:
    """End: cut after 5,000 turns."""
    return bool(s.cut == 1)
