"""Turn 1, Place: where the hand card may lie, and what laying it does."""

import numpy as np

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import Log, add
from katta.games.sifaka import events
from katta.games.sifaka.bits import two_wide, without_lowest
from katta.games.sifaka.board import column_place, has_token, land_in_row, lay_card, lay_token, row_place, symbol_at
from katta.games.sifaka.movement import arrows_to, coverable, covered, points_of
from katta.games.sifaka.moves import PLACE, on_square
from katta.games.sifaka.state import FIRST_FOUR, MARGIN, SifakaState
from katta.games.sifaka.symbols import (
    CORNER_COLUMN,
    CORNER_ROW,
    GAIN_ARROW,
    GAIN_PALMS,
    MANGO,
    NO_CARD,
    as_it_lies,
    is_mango,
)


@kernel
def list_placements(s: SifakaState, moves: Moves) -> int:
    """All legal placements by row, column, rotation; how many."""
    return list_first_four(s, moves) if s.free else list_overlaps(s, moves)


@kernel
def list_first_four(s: SifakaState, moves: Moves) -> int:
    """Turn 1: the first four cards go to the free places, in any rotation."""
    count = 0
    for place in range(FIRST_FOUR):
        if s.free >> place & 1:
            first = PLACE + on_square(int(s.places[place, 0]), int(s.places[place, 1]), 0)
            count = add_rotations(first, moves, count)
    return count


@kernel
def add_rotations(first: int, moves: Moves, count: int) -> int:
    """Turn 1: a card can be turned four ways; the new length. A place without a sign is not counted from the end."""
    at = np.uint64(count)
    for rotation in range(4):
        moves[at + np.uint64(rotation)] = first + rotation
    return count + 4


@kernel
def list_overlaps(s: SifakaState, moves: Moves) -> int:
    """Turn 1: later cards cover at least one board square and no square with a token or a pawn."""
    count = 0
    top, left, pawns = int(s.top) - MARGIN, int(s.left) - MARGIN, rows_of_pawns(s)
    land_above, occupied_above = 0, 0
    for place in range(MARGIN, row_place(s, int(s.bottom)) + 2):
        land = land_in_row(s, place)
        occupied = int(s.tokens[place])
        if pawns >> place & 1:
            occupied |= pawns_in_row(s, place)
        allowed = two_wide(land_above | land) & ~two_wide(occupied_above | occupied)
        corner = PLACE + on_square(top + place - 1, left, 0)
        while allowed:
            count = add_rotations(corner + 4 * lowest_bit(allowed), moves, count)
            allowed = without_lowest(allowed)
        land_above, occupied_above = land, occupied
    return count


@kernel
def rows_of_pawns(s: SifakaState) -> int:
    """Where the rows are kept that pawns stand in, as bits."""
    rows = 0
    for seat in range(s.seats):
        rows |= 1 << row_place(s, int(s.pawn_row[seat]))
    return rows


@kernel
def pawns_in_row(s: SifakaState, place: int) -> int:
    """The columns of the pawns in a row, by the place of the row."""
    columns = 0
    for seat in range(s.seats):
        if row_place(s, int(s.pawn_row[seat])) == place:
            columns |= 1 << column_place(s, int(s.pawn_column[seat]))
    return columns


@kernel
def place_card(s: SifakaState, row: int, column: int, rotation: int, log: Log) -> None:
    """Lay the hand card of the seat on turn; its palms and arrows replace those it covers, which are counted."""
    card = int(s.hand[s.turn])
    s.hand[s.turn] = NO_CARD
    if not s.free:
        cover(s, coverable(s, row, column))
    nw, ne = corner_as_it_lies(s, card, 0, rotation), corner_as_it_lies(s, card, 1, rotation)
    se, sw = corner_as_it_lies(s, card, 2, rotation), corner_as_it_lies(s, card, 3, rotation)
    lay_card(s, row, column, nw, ne, se, sw)
    tell_placed(s, row, column, rotation, log)
    for corner in range(4):
        symbol = int(s.faces[card, (corner - rotation) & 3])
        if is_mango(symbol):
            grow_mango(s, row + CORNER_ROW[corner], column + CORNER_COLUMN[corner], symbol - MANGO, log)
    tell_tokens(s, row, column, log)
    if s.free:
        fill_place(s, row, column)


@kernel
def corner_as_it_lies(s: SifakaState, card: int, corner: int, rotation: int) -> int:
    """What a card turned clockwise shows in a corner."""
    return as_it_lies(int(s.faces[card, (corner - rotation) & 3]), rotation)


@kernel
def fill_place(s: SifakaState, row: int, column: int) -> None:
    """One of the places of the first four cards is taken."""
    for place in range(FIRST_FOUR):
        if s.places[place, 0] == row and s.places[place, 1] == column:
            s.free ^= 1 << place


@kernel
def cover(s: SifakaState, gain: int) -> None:
    """Turn 2: P is the palms on the squares just covered; covered arrows can be used."""
    s.palms = points_of(gain)
    for direction in range(4):
        s.arrows[direction] = arrows_to(gain, direction)


@kernel
def grow_mango(s: SifakaState, row: int, column: int, colour: int, log: Log) -> None:
    """Turn 1: every mango on the card gets a token of its colour; if none is left, none."""
    if s.supply[colour] > 0:
        s.supply[colour] -= 1
        lay_token(s, row, column)
        events.grow(log, row, column, colour)


@kernel
def has_covered(s: SifakaState) -> bool:
    """Whether a palm or an arrow was covered this turn."""
    return bool(s.palms | s.arrows[0] | s.arrows[1] | s.arrows[2] | s.arrows[3])


@kernel
def tell_placed(s: SifakaState, row: int, column: int, rotation: int, log: Log) -> None:
    """The card as it lies; then what it covers."""
    if log is not None:
        events.place(log, s.turn, row, column, rotation)
        for corner in range(4):
            add(log, symbol_at(s, row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]))
    if log is not None and has_covered(s):
        events.cover(log)
        tell_gain(covered(s), log)


@kernel
def tell_gain(gain: int, log: Log) -> None:
    """Add the palms together, then each arrow."""
    if log is not None:
        if points_of(gain) > 0:
            add(log, GAIN_PALMS + points_of(gain))
        for direction in range(4):
            for _ in range(arrows_to(gain, direction)):
                add(log, GAIN_ARROW + direction)


@kernel
def tell_tokens(s: SifakaState, row: int, column: int, log: Log) -> None:
    """The tokens on the card just laid together, then each mango that got none."""
    if log is not None:
        is_told = False
        for corner in range(4):
            r, c = row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]
            if has_token(s, r, c):
                if not is_told:
                    events.tokens(log)
                    is_told = True
                add(log, symbol_at(s, r, c) - MANGO)
        for corner in range(4):
            r, c = row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]
            if is_mango(symbol_at(s, r, c)) and not has_token(s, r, c):
                events.none_left(log, symbol_at(s, r, c))
