"""Turn 2, Move: where the pawn may go with the palms and arrows just covered."""

import numpy as np

from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.games.sifaka.board import is_on_board
from katta.games.sifaka.notation import GO, column_of, on_square, row_of, turn_of
from katta.games.sifaka.state import BLOCK, EDGE

STEP_ROW = np.array([-1, 0, 1, 0])
STEP_COLUMN = np.array([0, 1, 0, -1])

MOST_TURNS = 64
"""Waiting at once: a card covers four squares, so it has at most 21, 14, 7 or 0 points for 1, 2, 3 or 4 arrows."""


@kernel
def has_arrows(s: State) -> bool:
    """Whether an arrow was covered this turn."""
    return bool(s.arrows[0] | s.arrows[1] | s.arrows[2] | s.arrows[3])


@kernel
def list_destinations(s: State, moves: Moves) -> int:
    """Every distinct square and direction that a legal plan reaches or, if no plan is feasible, the stay."""
    count = list_plans(s, moves)
    return count if count else list_stays(s, moves)


@kernel
def list_plans(s: State, moves: Moves) -> int:
    """Every distinct square and direction where a plan ends that uses all points and, if there are any, an arrow.

    Each plan is followed straight ahead from a turn to its end; the turns on the way begin plans of their own.
    """
    turns = np.empty(MOST_TURNS, dtype=np.int64)
    arrows = covered_arrows(s)
    turns[0] = turn_at(
        int(s.pawn_row[s.turn]), int(s.pawn_column[s.turn]), int(s.pawn_facing[s.turn]), int(s.palms), arrows
    )
    waiting = 1
    count = 0
    while waiting:
        waiting -= 1
        turn = turns[waiting]
        row, column, facing = row_of(turn), column_of(turn), turn_of(turn)
        points, unused = (turn >> 18) & 31, turn >> 23
        while True:
            for direction in range(4 if unused else 0):
                if (unused >> (4 * direction)) & 15:
                    turns[waiting] = turn_at(row, column, direction, points, unused - (1 << (4 * direction)))
                    waiting += 1
            if points == 0:
                if unused != arrows or arrows == 0:
                    count = insert(on_square(GO, row, column, facing), moves, count)
                break
            ahead_row, ahead_column = row + STEP_ROW[facing], column + STEP_COLUMN[facing]
            if can_enter(s, ahead_row, ahead_column):
                row, column, points = ahead_row, ahead_column, points - 1
            elif s.overshoot == EDGE:
                points = 0
            else:
                break
    return count


@kernel
def covered_arrows(s: State) -> int:
    """The arrows covered this turn: how many of each direction, in four bits each."""
    arrows = 0
    for direction in range(4):
        arrows |= int(s.arrows[direction]) << (4 * direction)
    return arrows


@kernel
def turn_at(row: int, column: int, facing: int, points: int, unused: int) -> int:
    """A pawn on a square, facing anew, with the points and arrows it has left, in one number."""
    return on_square(0, row, column, facing) | (points << 18) | (unused << 23)


@kernel
def can_enter(s: State, row: int, column: int) -> bool:
    """Turn 2: each square entered is on the board. Option `block`: and no other pawn stands there."""
    return is_on_board(s, row, column) and not (s.pawns == BLOCK and has_other_pawn(s, row, column))


@kernel
def has_other_pawn(s: State, row: int, column: int) -> bool:
    """Whether a pawn other than the moving one stands on a square."""
    found = False
    for seat in range(s.seats):
        if seat != s.turn and s.pawn_row[seat] == row and s.pawn_column[seat] == column:
            found = True
    return found


@kernel
def insert(move: int, moves: Moves, count: int) -> int:
    """Put a move into the ascending list unless it is there already; the new length."""
    i = count
    while i > 0 and moves[i - 1] > move:
        i -= 1
    if i > 0 and moves[i - 1] == move:
        return count
    for j in range(count, i, -1):
        moves[j] = moves[j - 1]
    moves[i] = move
    return count + 1


@kernel
def list_stays(s: State, moves: Moves) -> int:
    """Turn 2: the pawn stays and, if arrows were covered, turns to one of them."""
    row, column, facing = int(s.pawn_row[s.turn]), int(s.pawn_column[s.turn]), int(s.pawn_facing[s.turn])
    count = 0
    for direction in range(4):
        if s.arrows[direction] or (direction == facing and not has_arrows(s)):
            moves[count] = on_square(GO, row, column, direction)
            count += 1
    return count
