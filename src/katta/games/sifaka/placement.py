"""Turn 1, Place: where the hand card may lie, and what laying it does."""

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import Log, add
from katta.games.sifaka import events
from katta.games.sifaka.bits import from_column, run_length, two_wide
from katta.games.sifaka.board import has_token, land_in_row, lay_symbol, lay_token, symbol_at
from katta.games.sifaka.moves import PLACE, on_square
from katta.games.sifaka.state import FIRST_FOUR, SPAN, SifakaState
from katta.games.sifaka.symbols import (
    ARROW,
    CORNER_COLUMN,
    CORNER_ROW,
    GAIN_ARROW,
    GAIN_PALMS,
    MANGO,
    NO_CARD,
    PALMS,
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
            count = list_run(int(s.places[place, 0]), int(s.places[place, 1]), 1, moves, count)
    return count


@kernel
def list_overlaps(s: SifakaState, moves: Moves) -> int:
    """All placements of later cards."""
    count = 0
    west = int(s.left) - 1
    for row in range(int(s.top) - 1, int(s.bottom) + 1):
        allowed = allowed_in_row(s, row, west)
        while allowed:
            first = lowest_bit(allowed)
            length = run_length(allowed, first)
            count = list_run(row, west + first, length, moves, count)
            allowed &= -1 << (first + length)
    return count


@kernel
def can_place(s: SifakaState) -> bool:
    """Whether there is a legal placement of a later card."""
    for row in range(int(s.top) - 1, int(s.bottom) + 1):
        if allowed_in_row(s, row, int(s.left) - 1):
            return True
    return False


@kernel
def allowed_in_row(s: SifakaState, row: int, west: int) -> int:
    """Turn 1: later cards cover at least one board square and no square with a token or a pawn.

    The columns where such a card can begin, as a bit mask from the first column on that a card can reach.
    """
    land = land_in_row(s, row) | land_in_row(s, row + 1)
    occupied = occupied_in_row(s, row) | occupied_in_row(s, row + 1)
    return two_wide(from_column(land, west)) & ~two_wide(from_column(occupied, west))


@kernel
def list_run(row: int, column: int, length: int, moves: Moves, count: int) -> int:
    """Placements on neighbouring columns, in all four rotations: their numbers follow each other. The new length."""
    first = PLACE + on_square(row, column, 0)
    for i in range(4 * length):
        moves[count + i] = first + i
    return count + 4 * length


@kernel
def occupied_in_row(s: SifakaState, row: int) -> int:
    """The columns of a row where a token lies or a pawn stands, as a bit mask."""
    mask = int(s.tokens[row % SPAN])
    for seat in range(s.seats):
        if s.pawn_row[seat] == row:
            mask |= 1 << (int(s.pawn_column[seat]) % SPAN)
    return mask


@kernel
def place_card(s: SifakaState, row: int, column: int, rotation: int, log: Log) -> None:
    """Lay the hand card of the seat on turn; its palms and arrows replace those it covers, which are counted."""
    card = int(s.hand[s.turn])
    s.hand[s.turn] = NO_CARD
    events.place(log, s.turn, row, column, rotation)
    for corner in range(4):
        r, c = row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]
        cover(s, symbol_at(s, r, c))
        symbol = as_it_lies(int(s.faces[card, (corner - rotation) & 3]), rotation)
        lay_symbol(s, r, c, symbol)
        add(log, symbol)
    tell_covered(s, log)
    for corner in range(4):
        symbol = int(s.faces[card, (corner - rotation) & 3])
        if is_mango(symbol):
            grow_mango(s, row + CORNER_ROW[corner], column + CORNER_COLUMN[corner], symbol - MANGO, log)
    tell_tokens(s, row, column, log)
    if s.free:
        fill_place(s, row, column)


@kernel
def fill_place(s: SifakaState, row: int, column: int) -> None:
    """One of the places of the first four cards is taken."""
    for place in range(FIRST_FOUR):
        if s.places[place, 0] == row and s.places[place, 1] == column:
            s.free ^= 1 << place


@kernel
def cover(s: SifakaState, symbol: int) -> None:
    """Turn 2: P is the palms on the squares just covered; covered arrows can be used."""
    if symbol > PALMS:
        s.palms += symbol - PALMS
    elif symbol >= ARROW:
        s.arrows[symbol - ARROW] += 1


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
def tell_covered(s: SifakaState, log: Log) -> None:
    """The palms together, then each arrow."""
    if log is not None and has_covered(s):
        events.cover(log)
        if s.palms > 0:
            add(log, GAIN_PALMS + s.palms)
        for direction in range(4):
            for _ in range(s.arrows[direction]):
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
