"""Why a move of Sifaka is good or bad, as a person would put it."""

import numpy as np

from katta.core.contract import State
from katta.core.message import Message
from katta.games.sifaka.board import has_token, symbol_at
from katta.games.sifaka.movement import list_destinations
from katta.games.sifaka.notation import GO, PLACE, column_of, row_of, verb_of
from katta.games.sifaka.placement import cover
from katta.games.sifaka.state import CORNER_COLUMN, CORNER_ROW, MANGO

COLOURS = ("green", "yellow", "red")
MOST_STOPS = 256


def reasons(seen: State, move: int) -> list[Message]:
    """The steps and arrows a placement gives and the best mango they reach; the mango where the pawn stops."""
    if verb_of(move) == PLACE:
        return _placement(seen, row_of(move), column_of(move))
    if verb_of(move) == GO and has_token(seen, row_of(move), column_of(move)):
        return [Message(f"sifaka-reason-takes-{_colour(seen, row_of(move), column_of(move))}")]
    return []


def _placement(seen: State, row: int, column: int) -> list[Message]:
    s = np.array([seen], dtype=seen.dtype)[0]
    for corner in range(4):
        cover(s, symbol_at(s, row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]))
    steps = int(s.palms)
    if steps == 0 and not s.arrows.any():
        return [Message("sifaka-reason-nothing")]
    stops = np.empty(MOST_STOPS, dtype=np.int32)
    found = [int(stop) for stop in stops[: list_destinations(s, stops)]]
    reached = [symbol_at(s, row_of(g), column_of(g)) - MANGO for g in found if has_token(s, row_of(g), column_of(g))]
    told = [Message("sifaka-reason-steps", {"steps": steps})]
    return [*told, Message(f"sifaka-reason-reaches-{COLOURS[max(reached)]}")] if reached else told


def _colour(seen: State, row: int, column: int) -> str:
    return COLOURS[symbol_at(seen, row, column) - MANGO]
