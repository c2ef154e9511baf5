"""Which rule of Sifaka refuses a move."""

from katta.core.compiler import kernel
from katta.core.declare import ADDED, NOBODY, Coordinate, Count, Log, Row, Seat, add, refusal, verb_of
from katta.games.sifaka.board import has_token, is_on_board, pawn_on
from katta.games.sifaka.movement import ARROWS, NOWHERE, covered, first_plan, next_plan
from katta.games.sifaka.moves import DEAL, FACE, GO, PLACE, TOKEN, column_of, row_of, turn_of
from katta.games.sifaka.state import BLOCK, FACING, FIRST_FOUR, GOING, SifakaState
from katta.games.sifaka.symbols import CORNER_COLUMN, CORNER_ROW, Direction


@refusal
def chance_not_now(log: Log) -> None:
    """Only chance deals cards and values."""


@refusal
def face_due(log: Log) -> None:
    """Setup 2: first all pawns are turned."""


@refusal
def face_not_now(log: Log) -> None:
    """Setup 2: only before any card is drawn."""


@refusal
def place_first_four(log: Log) -> None:
    """Turn 1: the first four cards go to their places."""


@refusal
def place_taken(log: Log) -> None:
    """Turn 1: each of these places takes one card."""


@refusal
def place_covers_pawn(log: Log, player: Seat, row: Coordinate, column: Coordinate) -> None:
    """Turn 1: no card on a pawn."""


@refusal
def place_covers_token(log: Log, row: Coordinate, column: Coordinate) -> None:
    """Turn 1: no card on a token."""


@refusal
def place_touches_only(log: Log) -> None:
    """Turn 1: touching is not enough."""


@refusal
def place_covers_nothing(log: Log) -> None:
    """Turn 1: at least one board square is covered."""


@refusal
def pass_can_place(log: Log) -> None:
    """Turn: a card is removed only with no legal placement."""


@refusal
def go_due(log: Log) -> None:
    """Turn 2: the pawn has to go."""


@refusal
def go_not_now(log: Log) -> None:
    """Turn 2: the pawn goes after a placement that covers a palm or an arrow."""


@refusal
def go_must_stay(log: Log, palms: Count) -> None:
    """Turn 2: no plan uses all points, so the pawn stays."""


@refusal
def go_off_board(log: Log) -> None:
    """Turn 2: each square entered is on the board."""


@refusal
def go_blocked(log: Log, player: Seat) -> None:
    """Option `block`: another pawn stands there."""


@refusal
def go_keep_direction(log: Log, direction: Direction) -> None:
    """Turn 2: without a covered arrow the pawn keeps its direction."""


@refusal
def go_use_arrow(log: Log, directions: Row[Direction] = ADDED) -> None:
    """Turn 2: a covered arrow must be used."""


@refusal
def go_other_direction(log: Log, direction: Direction) -> None:
    """Turn 2: no plan to that square ends in this direction."""


@refusal
def go_out_of_reach(log: Log, palms: Count) -> None:
    """Turn 2: no plan ends on that square."""


@kernel
def refuse(s: SifakaState, move: int, log: Log) -> None:
    """The rule that is in the way of a move."""
    what = verb_of(move)
    if what in (DEAL, TOKEN):
        chance_not_now(log)
    elif s.phase == FACING:
        face_due(log)
    elif what == FACE:
        face_not_now(log)
    elif s.phase == GOING:
        _refuse_going(s, what, move, log)
    elif what == GO:
        go_not_now(log)
    elif what == PLACE:
        _refuse_place(s, row_of(move), column_of(move), log)
    else:
        pass_can_place(log)


@kernel
def _refuse_place(s: SifakaState, row: int, column: int, log: Log) -> None:
    if s.free:
        _refuse_first_four(s, row, column, log)
        return
    for corner in range(4):
        r, c = row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]
        seat = pawn_on(s, r, c, NOBODY)
        if seat != NOBODY:
            place_covers_pawn(log, seat, r, c)
            return
        if is_on_board(s, r, c) and has_token(s, r, c):
            place_covers_token(log, r, c)
            return
    for r in range(row - 1, row + 3):
        for c in range(column - 1, column + 3):
            if is_on_board(s, r, c):
                place_touches_only(log)
                return
    place_covers_nothing(log)


@kernel
def _refuse_first_four(s: SifakaState, row: int, column: int, log: Log) -> None:
    for place in range(FIRST_FOUR):
        if s.places[place, 0] == row and s.places[place, 1] == column:
            place_taken(log)
            return
    place_first_four(log)


@kernel
def _refuse_going(s: SifakaState, what: int, move: int, log: Log) -> None:
    """First the square, then the direction."""
    if what != GO:
        go_due(log)
    elif not _can_stop_on(s, row_of(move), column_of(move)):
        _refuse_square(s, row_of(move), column_of(move), log)
    elif covered(s) & ARROWS == 0:
        go_keep_direction(log, s.pawn_facing[s.turn])
    elif s.arrows[turn_of(move)] > 0:
        go_other_direction(log, turn_of(move))
    else:
        go_use_arrow(log)
        for direction in range(4):
            if s.arrows[direction] > 0:
                add(log, direction)


@kernel
def _can_stop_on(s: SifakaState, row: int, column: int) -> bool:
    """Whether a plan ends on a square; if there is no plan, whether the pawn stands there already."""
    gain = covered(s)
    plans = first_plan(s, gain)
    if plans.walker == NOWHERE:
        return bool(s.pawn_row[s.turn] == row and s.pawn_column[s.turn] == column)
    while plans.walker != NOWHERE:
        if row_of(plans.walker) == row and column_of(plans.walker) == column:
            return True
        plans = next_plan(s, plans, gain)
    return False


@kernel
def _refuse_square(s: SifakaState, row: int, column: int, log: Log) -> None:
    """Why the pawn does not get to a square."""
    other = pawn_on(s, row, column, int(s.turn))
    if not is_on_board(s, row, column):
        go_off_board(log)
    elif s.pawns == BLOCK and other != NOBODY:
        go_blocked(log, other)
    elif first_plan(s, covered(s)).walker == NOWHERE:
        go_must_stay(log, s.palms)
    else:
        go_out_of_reach(log, s.palms)
