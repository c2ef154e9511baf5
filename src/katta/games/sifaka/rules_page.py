"""The sections of the rules text, and which of them matters now."""

import numpy as np

from katta.core.compiler import kernel
from katta.games.sifaka.movement import ARROWS, NOWHERE, covered, first_plan
from katta.games.sifaka.placement import list_overlaps
from katta.games.sifaka.state import DRAWING, FINISHED, GOING, LOOKING, PLACING, SifakaState

RULES_PAGE = (
    "goal",
    "components",
    "board",
    "setup",
    "turn",
    "place",
    "first-four",
    "mangoes",
    "move",
    "arrows",
    "stuck",
    "collect",
    "draw",
    "end",
    "options",
    "madagascar",
)
_SETUP, _PLACE, _FIRST_FOUR, _MOVE, _ARROWS, _STUCK, _COLLECT, _DRAW, _END = map(
    RULES_PAGE.index, ("setup", "place", "first-four", "move", "arrows", "stuck", "collect", "draw", "end")
)

ROOM = 2048
"""More placements than there can be."""


@kernel
def paragraph(s: SifakaState) -> int:
    """The section of the phase; where a card or a pawn cannot go, what happens then."""
    if s.phase == PLACING:
        if s.free:
            return _FIRST_FOUR
        return _PLACE if list_overlaps(s, np.empty(ROOM, dtype=np.int32)) else _STUCK
    if s.phase == GOING:
        if first_plan(s, covered(s)).walker == NOWHERE:
            return _STUCK
        return _ARROWS if covered(s) & ARROWS else _MOVE
    if s.phase == LOOKING:
        return _COLLECT
    if s.phase == DRAWING:
        return _DRAW
    return _END if s.phase == FINISHED else _SETUP
