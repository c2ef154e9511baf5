"""Turn 2, Move: the squares and directions that the pawn may go for."""

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import payload_of
from katta.games.sifaka.movement import NOWHERE, covered, first_plan, may_stay_facing, next_plan
from katta.games.sifaka.moves import GO, on_square
from katta.games.sifaka.state import SifakaState


@kernel
def list_destinations(s: SifakaState, moves: Moves) -> int:
    """Every distinct square and direction that a legal plan reaches or, if no plan is feasible, the stay."""
    gain = covered(s)
    plans = first_plan(s, gain)
    count = 0
    while plans.walker != NOWHERE:
        count = insert(GO + payload_of(plans.walker), moves, count)
        plans = next_plan(s, plans, gain)
    return count if count else list_stays(s, moves)


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
def list_stays(s: SifakaState, moves: Moves) -> int:
    """Turn 2: the pawn stays and, if arrows were covered, turns to one of them."""
    here = on_square(int(s.pawn_row[s.turn]), int(s.pawn_column[s.turn]), 0)
    gain = covered(s)
    count = 0
    for direction in range(4):
        if may_stay_facing(s, direction, gain):
            moves[count] = GO + here + direction
            count += 1
    return count
