"""Which rule of Sifaka refuses a move."""

from collections.abc import Mapping

import numpy as np

from katta.core.contract import State
from katta.core.message import Argument, Listing, Player
from katta.games.sifaka.board import has_token, is_on_board
from katta.games.sifaka.movement import has_arrows, list_destinations, list_plans
from katta.games.sifaka.names import direction_name
from katta.games.sifaka.notation import DEAL, FACE, GO, PLACE, TOKEN, column_of, row_of, turn_of, verb_of
from katta.games.sifaka.state import BLOCK, CORNER_COLUMN, CORNER_ROW, FACING, FIRST_FOUR, GOING

Refusal = tuple[str, Mapping[str, Argument]]
Square = tuple[int, int]

CODES = (
    "sifaka.chance.not-now",
    "sifaka.face.due",
    "sifaka.face.not-now",
    "sifaka.place.first-four",
    "sifaka.place.taken",
    "sifaka.place.covers-pawn",
    "sifaka.place.covers-token",
    "sifaka.place.touches-only",
    "sifaka.place.covers-nothing",
    "sifaka.pass.can-place",
    "sifaka.go.due",
    "sifaka.go.not-now",
    "sifaka.go.must-stay",
    "sifaka.go.off-board",
    "sifaka.go.blocked",
    "sifaka.go.keep-direction",
    "sifaka.go.use-arrow",
    "sifaka.go.other-direction",
    "sifaka.go.out-of-reach",
)

ROOM = 512
"""More destinations than a turn can have."""


def refusal(s: State, move: int) -> Refusal:
    """The code of the rule that refuses a move, with the arguments of its sentence."""
    what = verb_of(move)
    if what in (DEAL, TOKEN):
        return "sifaka.chance.not-now", {}
    if s.phase == FACING:
        return "sifaka.face.due", {}
    if what == FACE:
        return "sifaka.face.not-now", {}
    if s.phase == GOING:
        return _go(s, move) if what == GO else ("sifaka.go.due", {})
    if what == GO:
        return "sifaka.go.not-now", {}
    return _place(s, (row_of(move), column_of(move))) if what == PLACE else ("sifaka.pass.can-place", {})


def _place(s: State, corner: Square) -> Refusal:
    if s.free:
        places = [tuple(map(int, s.places[i])) for i in range(FIRST_FOUR)]
        return "sifaka.place.taken" if corner in places else "sifaka.place.first-four", {}
    squares = [(corner[0] + i, corner[1] + j) for i, j in zip(CORNER_ROW, CORNER_COLUMN)]
    for row, column in squares:
        for seat in _pawns_on(s, row, column):
            return "sifaka.place.covers-pawn", {"player": Player(seat), "row": row, "column": column}
        if is_on_board(s, row, column) and has_token(s, row, column):
            return "sifaka.place.covers-token", {"row": row, "column": column}
    beside = [(row + i, column + j) for row, column in squares for i in (-1, 0, 1) for j in (-1, 0, 1)]
    if any(is_on_board(s, row, column) for row, column in beside):
        return "sifaka.place.touches-only", {}
    return "sifaka.place.covers-nothing", {}


def _pawns_on(s: State, row: int, column: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.pawn_row[seat] == row and s.pawn_column[seat] == column]


def _go(s: State, move: int) -> Refusal:
    """First the square, then the direction."""
    square, direction = (row_of(move), column_of(move)), turn_of(move)
    moves = np.empty(ROOM, dtype=np.int32)
    legal = [int(other) for other in moves[: list_destinations(s, moves)]]
    if square not in [(row_of(other), column_of(other)) for other in legal]:
        return _square(s, square)
    if not has_arrows(s):
        return "sifaka.go.keep-direction", {"direction": direction_name(int(s.pawn_facing[s.turn]))}
    if not s.arrows[direction]:
        covered = tuple(direction_name(i) for i in range(4) if s.arrows[i])
        return "sifaka.go.use-arrow", {"directions": Listing(covered)}
    return "sifaka.go.other-direction", {"direction": direction_name(direction)}


def _square(s: State, square: Square) -> Refusal:
    """Why the pawn does not get to a square."""
    if not is_on_board(s, *square):
        return "sifaka.go.off-board", {}
    others = [seat for seat in _pawns_on(s, *square) if seat != s.turn]
    if s.pawns == BLOCK and others:
        return "sifaka.go.blocked", {"player": Player(others[0])}
    if list_plans(s, np.empty(ROOM, dtype=np.int32)) == 0:
        return "sifaka.go.must-stay", {"palms": int(s.palms)}
    return "sifaka.go.out-of-reach", {"palms": int(s.palms)}
