"""Turn 2, Move: where the pawn may go with the palms and arrows just covered.

A walker is a pawn on its way, in one number with these fields from the lowest bits on: the direction it faces, column
and row as `go` names them, its points, the arrows it has left, and the direction from which on it still may turn here.
So a step and a turn are additions, and the lowest fields of a walker that stops are its `go`.
"""

from typing import NamedTuple

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.declare import NOBODY, VERB
from katta.games.sifaka.board import is_land, pawn_on, symbol_at
from katta.games.sifaka.moves import COLUMN_AT, ROW_AT, column_of, on_square, row_of, turn_of
from katta.games.sifaka.state import BLOCK, EDGE, SifakaState
from katta.games.sifaka.symbols import ARROW, CORNER_COLUMN, CORNER_ROW, DIRECTION, MOST_PALMS

STEP_ROW = (-1, 0, 1, 0)
STEP_COLUMN = (0, 1, 0, -1)

POINT = VERB
"""One point of a walker: its points are above its `go`; at most 28, the palms of four squares."""
POINTS = 31 * POINT
ARROW_WIDTH = 3
"""Bits for each direction of arrows: how many there are, at most 4."""
ARROWS_AT = 23
ARROWS = ((1 << 4 * ARROW_WIDTH) - 1) << ARROWS_AT
TRIED_AT = ARROWS_AT + 4 * ARROW_WIDTH
TRIED = 7 << TRIED_AT
"""Turns to directions before this one have been tried where the walker is."""

STEP = tuple((down << ROW_AT) + (right << COLUMN_AT) - POINT for down, right in zip(STEP_ROW, STEP_COLUMN))
"""What a step adds to a walker, by the direction it faces."""

ARROW_LEFT = tuple(1 << ARROWS_AT + ARROW_WIDTH * direction for direction in DIRECTION.numbers())
"""One arrow of a walker, by direction."""

GAINS = (
    *(0 for _ in range(ARROW)),
    *ARROW_LEFT,
    *(count * POINT for count in range(1, MOST_PALMS + 1)),
)
"""What a covered symbol gives a walker."""

NOWHERE = -1
"""Instead of a walker."""


@kernel
def points_of(walker: int) -> int:
    """How many points a walker, or a gain, has."""
    return (walker & POINTS) // POINT


@kernel
def arrows_to(gain: int, direction: int) -> int:
    """How many arrows of a direction there are."""
    return gain >> (ARROWS_AT + ARROW_WIDTH * direction) & 7


@kernel
def covered(s: SifakaState) -> int:
    """Turn 2: the palms and arrows on the squares just covered, as a walker has them."""
    gain = int(s.palms) * POINT
    for direction in range(4):
        gain += int(s.arrows[direction]) * ARROW_LEFT[direction]
    return gain


@kernel
def coverable(s: SifakaState, row: int, column: int) -> int:
    """The same for a card that would be placed on a square."""
    gain = 0
    for corner in range(4):
        gain += GAINS[symbol_at(s, row + CORNER_ROW[corner], column + CORNER_COLUMN[corner])]
    return gain


@kernel
def set_out(s: SifakaState, gain: int) -> int:
    """The pawn of the seat on turn as a walker."""
    seat = s.turn
    return on_square(int(s.pawn_row[seat]), int(s.pawn_column[seat]), int(s.pawn_facing[seat])) + gain


@kernel
def step_ahead(s: SifakaState, walker: int) -> int:
    """Turn 2: a point leads straight ahead, to a square of the board. NOWHERE if it cannot be used.

    Option `edge`: a step that would leave the board ends the move, and the points left are lost.
    """
    ahead = (walker & ~TRIED) + STEP[turn_of(walker)]
    if can_enter(s, row_of(ahead), column_of(ahead)):
        return ahead
    return walker & ~(TRIED | POINTS) if s.overshoot == EDGE else NOWHERE


@kernel
def can_enter(s: SifakaState, row: int, column: int) -> bool:
    """Turn 2: each square entered is on the board. Option `block`: and no other pawn stands there."""
    return is_land(s, row, column) and not (s.pawns == BLOCK and pawn_on(s, row, column, int(s.turn)) != NOBODY)


@kernel
def next_turn(walker: int) -> int:
    """The next direction that an arrow of the walker turns it to; 4 if there is none."""
    tried = walker >> TRIED_AT
    left = (walker & ARROWS) >> (ARROWS_AT + ARROW_WIDTH * tried)
    return tried + lowest_bit(left) // ARROW_WIDTH if left else 4


@kernel
def turn_to(walker: int, direction: int) -> int:
    """Turn 2: each covered arrow is used at most once; turning is free."""
    return (walker & ~TRIED) - turn_of(walker) + direction - ARROW_LEFT[direction]


@kernel
def leave_turn(walker: int, direction: int) -> int:
    """The walker with the turns up to a direction tried."""
    return (walker & ~TRIED) | (direction + 1) << TRIED_AT


class Plans(NamedTuple):
    """The plans of a pawn, followed one after the other: a walker, and where it turned to come here.

    A card covers four squares, so there are four arrows at most.
    """

    walker: int
    last: int
    second: int
    third: int
    fourth: int


@kernel
def all_plans(walker: int) -> Plans:
    """None of them followed yet."""
    return Plans(walker, NOWHERE, NOWHERE, NOWHERE, NOWHERE)


@kernel
def follow(s: SifakaState, plans: Plans, gain: int) -> Plans:
    """Go on to where the next plan ends that uses all points and, if arrows were covered, one of them."""
    walker, last, second, third, fourth = plans
    while walker != NOWHERE:
        direction = next_turn(walker)
        if direction < 4:
            last, second, third, fourth = leave_turn(walker, direction), last, second, third
            walker = turn_to(walker, direction)
        elif walker & POINTS:
            walker = step_ahead(s, walker)
            if walker == NOWHERE:
                walker, last, second, third, fourth = last, second, third, fourth, NOWHERE
        elif last == NOWHERE and gain & ARROWS:
            walker = NOWHERE
        else:
            break
    return Plans(walker, last, second, third, fourth)


@kernel
def back(plans: Plans) -> Plans:
    """Go back to the last turn: other plans begin there."""
    return Plans(plans.last, plans.second, plans.third, plans.fourth, NOWHERE)


@kernel
def first_plan(s: SifakaState, gain: int) -> Plans:
    """Where the first plan ends; its walker is NOWHERE if there is no plan."""
    return follow(s, all_plans(set_out(s, gain)), gain)


@kernel
def next_plan(s: SifakaState, plans: Plans, gain: int) -> Plans:
    """Where the plan after this one ends."""
    return follow(s, back(plans), gain)


@kernel
def may_stay_facing(s: SifakaState, direction: int, gain: int) -> bool:
    """Turn 2: a pawn that stays turns to a covered arrow; if there is none, it keeps its direction."""
    return arrows_to(gain, direction) > 0 if gain & ARROWS else direction == s.pawn_facing[s.turn]
