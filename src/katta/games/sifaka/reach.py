"""What a placement lets the pawn reach: tokens, and a view of more."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.games.sifaka.board import has_token, is_on_board, symbol_at
from katta.games.sifaka.movement import STEP_COLUMN, STEP_ROW, list_destinations
from katta.games.sifaka.notation import column_of, row_of, turn_of
from katta.games.sifaka.placement import cover
from katta.games.sifaka.state import CORNER_COLUMN, CORNER_ROW, HIGHEST_VALUE, MANGO

FARTHEST = 6
"""How many squares ahead a token still counts as in view."""

IN_VIEW = 0.12
"""The part of its value that a token in view is worth."""


@kernel
def token_worth(s: State, colour: int) -> float:
    """The mean value of the untaken tokens of a colour."""
    tokens, points = 0, 0
    for i in range(HIGHEST_VALUE):
        tokens += int(s.untaken[colour, i])
        points += int(s.untaken[colour, i]) * (i + 1)
    return points / tokens if tokens else 0.0


@kernel
def worth_at(s: State, row: int, column: int) -> float:
    """The mean value of the token on a square; 0 without one."""
    return token_worth(s, symbol_at(s, row, column) - MANGO) if has_token(s, row, column) else 0.0


@kernel
def prospect(s: State, row: int, column: int, facing: int) -> float:
    """What is in view straight ahead; the board ending early is bad, for then the pawn cannot use its points."""
    seen = 0.0
    for _ in range(FARTHEST):
        row, column = row + STEP_ROW[facing], column + STEP_COLUMN[facing]
        if not is_on_board(s, row, column):
            break
        seen += 0.03 + IN_VIEW * worth_at(s, row, column)
    return seen


@kernel
def stop_worth(s: State, move: int) -> float:
    """What a `go` is worth: the token taken and what is in view then."""
    row, column = row_of(move), column_of(move)
    return worth_at(s, row, column) + prospect(s, row, column, turn_of(move))


@kernel
def best_stop(s: State, row: int, column: int, stops: Moves) -> float:
    """What the pawn can best reach if a card is laid on a square, before the card itself is looked at."""
    for corner in range(4):
        cover(s, symbol_at(s, row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]))
    best = 0.0
    moved = s.palms > 0
    for i in range(list_destinations(s, stops)):
        best = max(best, stop_worth(s, stops[i]))
    s.palms = 0
    for direction in range(4):
        s.arrows[direction] = 0
    return best if moved else 0.9 * best
