"""The sections of the rules text, and which of them matters now."""

from katta.core.compiler import kernel
from katta.games.malediction.faces import FACE_END, FIRST_SCORING_FACE
from katta.games.malediction.state import CONTRACTS, FINISHED, SCORING, TRICKS, MaledictionState

RULES_PAGE = (
    "goal",
    "components",
    "setup",
    "words",
    "trump",
    "contracts",
    "retry",
    "lead",
    "follow",
    "potions",
    "winning",
    "tie",
    "round-end",
    "fulfil",
    "zeros",
    "points",
    "hat",
    "end",
    "advice",
    "options",
)
TRUMP, CHOOSE, RETRY, LEAD, FOLLOW, HAND_IN, END = (
    RULES_PAGE.index(section) for section in ("trump", "contracts", "retry", "lead", "follow", "zeros", "end")
)


@kernel
def paragraph(s: MaledictionState) -> int:
    """The section of the phase, and of what the seat on turn can do."""
    if s.phase == CONTRACTS:
        return RETRY if _has_failed(s, int(s.turn)) else CHOOSE
    if s.phase == TRICKS:
        return LEAD if s.turn == s.leaders[s.tricks_done] else FOLLOW
    if s.phase == SCORING:
        return HAND_IN
    return END if s.phase == FINISHED else TRUMP


@kernel
def _has_failed(s: MaledictionState, seat: int) -> bool:
    for face in range(FIRST_SCORING_FACE, FACE_END):
        if s.failed[seat, face] > 0:
            return True
    return False
