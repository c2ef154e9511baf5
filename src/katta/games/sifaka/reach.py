"""What a placement lets the pawn reach: tokens, and a view of more."""

from katta.core.compiler import kernel
from katta.games.sifaka.board import colour_at, has_token, is_land
from katta.games.sifaka.movement import (
    NOWHERE,
    POINTS,
    STEP_COLUMN,
    STEP_ROW,
    coverable,
    first_plan,
    may_stay_facing,
    next_plan,
    set_out,
)
from katta.games.sifaka.moves import column_of, row_of, turn_of
from katta.games.sifaka.state import HIGHEST_VALUE, SifakaState

FARTHEST = 6
"""How many squares ahead a token still counts as in view."""

IN_VIEW = 0.12
"""The part of its value that a token in view is worth."""


@kernel
def token_worth(s: SifakaState, colour: int) -> float:
    """The mean value of the untaken tokens of a colour."""
    tokens, points = 0, 0
    for value in range(1, HIGHEST_VALUE + 1):
        tokens += int(s.untaken[colour, value])
        points += int(s.untaken[colour, value]) * value
    return points / tokens if tokens else 0.0


@kernel
def worth_at(s: SifakaState, row: int, column: int) -> float:
    """The mean value of the token on a square; 0 without one."""
    return token_worth(s, colour_at(s, row, column)) if has_token(s, row, column) else 0.0


@kernel
def prospect(s: SifakaState, row: int, column: int, facing: int) -> float:
    """What is in view straight ahead; the board ending early is bad, for then the pawn cannot use its points."""
    seen = 0.0
    for _ in range(FARTHEST):
        row, column = row + STEP_ROW[facing], column + STEP_COLUMN[facing]
        if not is_land(s, row, column):
            break
        seen += 0.03 + IN_VIEW * worth_at(s, row, column)
    return seen


@kernel
def stop_worth(s: SifakaState, stop: int) -> float:
    """What a `go`, or a walker that stops, is worth: the token taken and what is in view then."""
    row, column = row_of(stop), column_of(stop)
    return worth_at(s, row, column) + prospect(s, row, column, turn_of(stop))


@kernel
def best_stop(s: SifakaState, row: int, column: int) -> float:
    """What the pawn can best reach if a card is laid on a square, before the card itself is looked at."""
    gain = coverable(s, row, column)
    plans = first_plan(s, gain)
    best = 0.0 if plans.walker != NOWHERE else best_stay(s, gain)
    while plans.walker != NOWHERE:
        best = max(best, stop_worth(s, plans.walker))
        plans = next_plan(s, plans, gain)
    return best if gain & POINTS else 0.9 * best


@kernel
def best_stay(s: SifakaState, gain: int) -> float:
    """What it sees best from where it stays."""
    walker = set_out(s, gain)
    best = 0.0
    for direction in range(4):
        if may_stay_facing(s, direction, gain):
            best = max(best, prospect(s, row_of(walker), column_of(walker), direction))
    return best
