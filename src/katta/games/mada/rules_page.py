"""The sections of the rules text, and which of them matters now."""

import numpy as np

from katta.core.compiler import kernel
from katta.games.mada.state import (
    DEALING,
    DRAWING,
    FINISHED,
    FLIPPING,
    LOST,
    OPENING_STING,
    PHASE,
    STING,
    SWAPPING,
    TURN,
    MadaState,
)

RULES_PAGE = (
    "goal",
    "cards",
    "setup",
    "turn",
    "play",
    "draw",
    "luck",
    "lemur",
    "double-lemur",
    "scorpion",
    "round-end",
    "next-round",
    "empty-pile",
    "end",
    "options",
    "madagascar",
)

_SECTIONS = {
    DEALING: "setup",
    OPENING_STING: "scorpion",
    TURN: "turn",
    DRAWING: "draw",
    FLIPPING: "luck",
    SWAPPING: "double-lemur",
    STING: "scorpion",
    LOST: "round-end",
    FINISHED: "end",
}
SECTION = np.array([RULES_PAGE.index(_SECTIONS[phase]) for phase in PHASE.numbers()])
"""By phase."""


@kernel
def paragraph(s: MadaState) -> int:
    """The section of the phase."""
    return int(SECTION[s.phase])
