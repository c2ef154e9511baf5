"""Why a move of Sifaka is good or bad, as a person would put it."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, reason, verb_of
from katta.games.sifaka.board import colour_at, has_token, is_on_board
from katta.games.sifaka.movement import (
    NOWHERE,
    STEP_COLUMN,
    STEP_ROW,
    arrows_to,
    coverable,
    first_plan,
    next_plan,
    points_of,
)
from katta.games.sifaka.moves import FACE, GO, PLACE, column_of, row_of, turn_of
from katta.games.sifaka.reach import FARTHEST, token_worth
from katta.games.sifaka.state import FIRST_FOUR, SifakaState
from katta.games.sifaka.symbols import CORNER_COLUMN, CORNER_ROW, GREEN, RED, YELLOW, is_mango

NO_COLOUR = -1


@reason
def nothing(log: Log) -> None:
    """The placement covers no palm and no arrow."""


@reason
def steps(log: Log, steps: Count) -> None:
    """The points that it gives."""


@reason
def arrows(log: Log, arrows: Count) -> None:
    """The arrows that it covers."""


@reason
def reaches_green(log: Log) -> None:
    """The best mango that the pawn can take then."""


@reason
def reaches_yellow(log: Log) -> None:
    """The best mango that the pawn can take then."""


@reason
def reaches_red(log: Log) -> None:
    """The best mango that the pawn can take then."""


@reason
def reaches_none(log: Log) -> None:
    """The pawn can take no mango then."""


@reason
def grows(log: Log, squares: Count) -> None:
    """A mango of the card lies so many squares away from the pawn."""


@reason
def takes_green(log: Log, points: Count) -> None:
    """The mango where the pawn stops, and what it is worth on average."""


@reason
def takes_yellow(log: Log, points: Count) -> None:
    """The mango where the pawn stops, and what it is worth on average."""


@reason
def takes_red(log: Log, points: Count) -> None:
    """The mango where the pawn stops, and what it is worth on average."""


@reason
def faces_green(log: Log, squares: Count) -> None:
    """The best mango straight ahead, so many squares away."""


@reason
def faces_yellow(log: Log, squares: Count) -> None:
    """The best mango straight ahead, so many squares away."""


@reason
def faces_red(log: Log, squares: Count) -> None:
    """The best mango straight ahead, so many squares away."""


@reason
def faces_board(log: Log, squares: Count) -> None:
    """So many squares without a mango lie straight ahead."""


@reason
def faces_edge(log: Log) -> None:
    """The board ends right ahead."""


@reason
def fits_nowhere(log: Log) -> None:
    """The card has no place and leaves the game."""


@kernel
def explain(s: SifakaState, move: int, log: Log) -> None:
    """What a placement gives and lets the pawn reach; the mango where it stops, and what lies ahead of it then."""
    row, column, verb = row_of(move), column_of(move), verb_of(move)
    if verb == PLACE:
        if s.free == 0:
            _explain_gain(s, coverable(s, row, column), log)
        _explain_growth(s, row, column, turn_of(move), log)
    elif verb == GO:
        if has_token(s, row, column):
            _tell_taken(s, colour_at(s, row, column), log)
        _explain_prospect(s, row, column, turn_of(move), log)
    elif verb == FACE:
        _explain_prospect(s, int(s.pawn_row[s.turn]), int(s.pawn_column[s.turn]), turn_of(move), log)
    else:
        fits_nowhere(log)


@kernel
def _explain_gain(s: SifakaState, gain: int, log: Log) -> None:
    """What is covered, and the best mango within reach then."""
    if gain == 0:
        nothing(log)
        return
    if points_of(gain) > 0:
        steps(log, points_of(gain))
    turns = 0
    for direction in range(4):
        turns += arrows_to(gain, direction)
    if turns > 0:
        arrows(log, turns)
    colour = _best_reached(s, gain)
    if colour == GREEN:
        reaches_green(log)
    elif colour == YELLOW:
        reaches_yellow(log)
    elif colour == RED:
        reaches_red(log)
    else:
        reaches_none(log)


@kernel
def _best_reached(s: SifakaState, gain: int) -> int:
    """The worthiest colour of a token where a plan ends."""
    best = NO_COLOUR
    plans = first_plan(s, gain)
    while plans.walker != NOWHERE:
        row, column = row_of(plans.walker), column_of(plans.walker)
        if has_token(s, row, column):
            best = max(best, colour_at(s, row, column))
        plans = next_plan(s, plans, gain)
    return best


@kernel
def _explain_growth(s: SifakaState, row: int, column: int, rotation: int, log: Log) -> None:
    """How near the own pawn the mangoes of the card come to lie; a card without any lies there or it does not."""
    card, seat = int(s.hand[s.turn]), s.turn
    nearest = -1
    for corner in range(4):
        if is_mango(int(s.faces[card, (corner - rotation) & 3])):
            down = abs(row + CORNER_ROW[corner] - int(s.pawn_row[seat]))
            right = abs(column + CORNER_COLUMN[corner] - int(s.pawn_column[seat]))
            if nearest < 0 or down + right < nearest:
                nearest = down + right
    if nearest >= 0:
        grows(log, nearest)
    elif s.free != 0:
        nothing(log)


@kernel
def _tell_taken(s: SifakaState, colour: int, log: Log) -> None:
    points = round(token_worth(s, colour))
    if colour == GREEN:
        takes_green(log, points)
    elif colour == YELLOW:
        takes_yellow(log, points)
    else:
        takes_red(log, points)


@kernel
def _explain_prospect(s: SifakaState, row: int, column: int, facing: int, log: Log) -> None:
    """The best mango that the pawn faces; without one how far the board goes on."""
    best, away, squares = NO_COLOUR, 0, 0
    while squares < FARTHEST and _is_way(s, row + STEP_ROW[facing], column + STEP_COLUMN[facing]):
        row, column = row + STEP_ROW[facing], column + STEP_COLUMN[facing]
        squares += 1
        if is_on_board(s, row, column) and has_token(s, row, column) and colour_at(s, row, column) > best:
            best, away = colour_at(s, row, column), squares
    if best == GREEN:
        faces_green(log, away)
    elif best == YELLOW:
        faces_yellow(log, away)
    elif best == RED:
        faces_red(log, away)
    elif squares > 0:
        faces_board(log, squares)
    else:
        faces_edge(log)


@kernel
def _is_way(s: SifakaState, row: int, column: int) -> bool:
    """A square of the board, or of one of the first four cards to come."""
    if is_on_board(s, row, column):
        return True
    for place in range(FIRST_FOUR):
        down, right = row - int(s.places[place, 0]), column - int(s.places[place, 1])
        if s.free >> place & 1 and 0 <= down <= 1 and 0 <= right <= 1:
            return True
    return False
