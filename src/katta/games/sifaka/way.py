"""The way of a pawn, for who watches: of all ways to a square and direction the one with the fewest turns."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from katta.core.compiler import kernel
from katta.core.declare import Log, add, payload_of, square
from katta.games.sifaka import events
from katta.games.sifaka.movement import NOWHERE, POINTS, covered, leave_turn, next_turn, set_out, step_ahead, turn_to
from katta.games.sifaka.moves import column_of, on_square, row_of
from katta.games.sifaka.state import SifakaState

Walkers: TypeAlias = npt.NDArray[np.int64]

MOST_WALKERS = 4096
"""More than there are ways to begin a plan: 2816 with three arrows and 7 points, fewer with other numbers of arrows."""


@kernel
def tell_way(s: SifakaState, row: int, column: int, direction: int, log: Log) -> None:
    """Turn 2: where the pawn goes, before it does, and each square it enters."""
    if log is not None:
        if s.pawn_row[s.turn] == row and s.pawn_column[s.turn] == column:
            events.stay(log, s.turn, row, column, direction)
        else:
            events.go(log, s.turn, row, column, direction)
        walkers = np.empty(MOST_WALKERS, dtype=np.int64)
        before = np.empty(MOST_WALKERS, dtype=np.int64)
        there = find_way(s, on_square(row, column, direction), walkers, before)
        add_squares(walkers, before, there, log)


@kernel
def find_way(s: SifakaState, stop: int, walkers: Walkers, before: Walkers) -> int:
    """Follow all plans at once, breadth first; the place of the walker that stops there, or 0 if the pawn stays."""
    walkers[0] = set_out(s, covered(s))
    before[0] = 0
    at, count = 0, 1
    while at < count:
        walker = int(walkers[at])
        if payload_of(walker) == stop and walker & POINTS == 0:
            return at
        ahead = step_ahead(s, walker) if walker & POINTS else NOWHERE
        if ahead != NOWHERE:
            walkers[count], before[count] = ahead, at
            count += 1
        direction = next_turn(walker)
        while direction < 4:
            walkers[count], before[count] = turn_to(walker, direction), at
            count += 1
            walker = leave_turn(walker, direction)
            direction = next_turn(walker)
        at += 1
    return 0


@kernel
def add_squares(walkers: Walkers, before: Walkers, there: int, log: Log) -> None:
    """Add each square that a walker entered: where it is not on the square that it was on before."""
    length = 0
    place = there
    while place > 0:
        length += 1
        place = before[place]
    for still in range(length - 1, -1, -1):
        place = there
        for _ in range(still):
            place = before[place]
        here, last = int(walkers[place]), int(walkers[before[place]])
        if row_of(here) != row_of(last) or column_of(here) != column_of(last):
            add(log, square(row_of(here), column_of(here)))
