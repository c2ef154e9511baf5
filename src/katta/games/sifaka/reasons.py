"""Why a move of Sifaka is good or bad, as a person would put it."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, reason, verb_of
from katta.games.sifaka.board import colour_at, has_token
from katta.games.sifaka.movement import NOWHERE, coverable, first_plan, next_plan, points_of
from katta.games.sifaka.moves import GO, PLACE, column_of, row_of
from katta.games.sifaka.state import SifakaState
from katta.games.sifaka.symbols import GREEN, RED, YELLOW

NONE_REACHED = -1


@reason
def nothing(log: Log) -> None:
    """The placement covers no palm and no arrow."""


@reason
def steps(log: Log, steps: Count) -> None:
    """The points that it gives."""


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
def takes_green(log: Log) -> None:
    """The mango where the pawn stops."""


@reason
def takes_yellow(log: Log) -> None:
    """The mango where the pawn stops."""


@reason
def takes_red(log: Log) -> None:
    """The mango where the pawn stops."""


@kernel
def explain(s: SifakaState, move: int, log: Log) -> None:
    """The steps and arrows a placement gives and the best mango they reach; the mango where the pawn stops."""
    row, column = row_of(move), column_of(move)
    if verb_of(move) == PLACE:
        _explain_placement(s, coverable(s, row, column), log)
    elif verb_of(move) == GO and has_token(s, row, column):
        colour = colour_at(s, row, column)
        if colour == GREEN:
            takes_green(log)
        elif colour == YELLOW:
            takes_yellow(log)
        else:
            takes_red(log)


@kernel
def _explain_placement(s: SifakaState, gain: int, log: Log) -> None:
    if gain == 0:
        nothing(log)
        return
    steps(log, points_of(gain))
    colour = _best_reached(s, gain)
    if colour == GREEN:
        reaches_green(log)
    elif colour == YELLOW:
        reaches_yellow(log)
    elif colour == RED:
        reaches_red(log)


@kernel
def _best_reached(s: SifakaState, gain: int) -> int:
    """The worthiest colour of a token where a plan ends."""
    best = NONE_REACHED
    plans = first_plan(s, gain)
    while plans.walker != NOWHERE:
        row, column = row_of(plans.walker), column_of(plans.walker)
        if has_token(s, row, column):
            best = max(best, colour_at(s, row, column))
        plans = next_plan(s, plans, gain)
    return best
