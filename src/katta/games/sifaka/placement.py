"""Turn 1, Place: where the hand card may lie, and what laying it does."""

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.games.sifaka.bits import from_column, two_wide, without_lowest
from katta.games.sifaka.board import land_in_row, lay_symbol, lay_token, symbol_at
from katta.games.sifaka.notation import PLACE, on_square
from katta.games.sifaka.state import (
    ARROW,
    CORNER_COLUMN,
    CORNER_ROW,
    FIRST_FOUR,
    MANGO,
    NO_CARD,
    PALMS,
    SPAN,
)


@kernel
def list_placements(s: State, moves: Moves) -> int:
    """All legal placements by row, column, rotation; how many."""
    return list_first_four(s, moves) if s.free else list_overlaps(s, moves)


@kernel
def list_first_four(s: State, moves: Moves) -> int:
    """Turn 1: the first four cards go to the free places, in any rotation."""
    count = 0
    for place in range(FIRST_FOUR):
        if s.free >> place & 1:
            first = on_square(PLACE, int(s.places[place, 0]), int(s.places[place, 1]), 0)
            for rotation in range(4):
                moves[count] = first + rotation
                count += 1
    return count


@kernel
def list_overlaps(s: State, moves: Moves) -> int:
    """Turn 1: later cards cover at least one board square and no square with a token or a pawn."""
    count = 0
    west = int(s.left) - 1
    land_above, occupied_above = 0, 0
    for row in range(int(s.top) - 1, int(s.bottom) + 1):
        land = from_column(land_in_row(s, row + 1), west)
        occupied = from_column(occupied_in_row(s, row + 1), west)
        allowed = two_wide(land_above | land) & ~two_wide(occupied_above | occupied)
        while allowed:
            first = on_square(PLACE, row, west + lowest_bit(allowed), 0)
            for rotation in range(4):
                moves[count + rotation] = first + rotation
            count += 4
            allowed = without_lowest(allowed)
        land_above, occupied_above = land, occupied
    return count


@kernel
def occupied_in_row(s: State, row: int) -> int:
    """The columns of a row where a token lies or a pawn stands, as a bit mask."""
    mask = int(s.tokens[row % SPAN])
    for seat in range(s.seats):
        if s.pawn_row[seat] == row:
            mask |= 1 << (int(s.pawn_column[seat]) % SPAN)
    return mask


@kernel
def place_card(s: State, row: int, column: int, rotation: int) -> None:
    """Lay the hand card of the seat on turn; its palms and arrows replace those it covers, which are counted."""
    card = int(s.hand[s.turn])
    s.hand[s.turn] = NO_CARD
    for corner in range(4):
        r, c = row + CORNER_ROW[corner], column + CORNER_COLUMN[corner]
        cover(s, symbol_at(s, r, c))
        symbol = as_it_lies(int(s.faces[card - 1, (corner - rotation) & 3]), rotation)
        lay_symbol(s, r, c, symbol)
        if MANGO <= symbol < ARROW:
            grow_mango(s, r, c, symbol - MANGO)
    if s.free:
        fill_place(s, row, column)


@kernel
def fill_place(s: State, row: int, column: int) -> None:
    """One of the places of the first four cards is taken."""
    for place in range(FIRST_FOUR):
        if s.places[place, 0] == row and s.places[place, 1] == column:
            s.free ^= 1 << place


@kernel
def as_it_lies(symbol: int, rotation: int) -> int:
    """A symbol on a card turned clockwise: arrows turn with the card."""
    return ARROW + ((symbol - ARROW + rotation) & 3) if ARROW <= symbol <= PALMS else symbol


@kernel
def cover(s: State, symbol: int) -> None:
    """Turn 2: P is the palms on the squares just covered; covered arrows can be used."""
    if symbol > PALMS:
        s.palms += symbol - PALMS
    elif symbol >= ARROW:
        s.arrows[symbol - ARROW] += 1


@kernel
def grow_mango(s: State, row: int, column: int, colour: int) -> None:
    """Turn 1: every mango on the card gets a token of its colour; if none is left, none."""
    if s.supply[colour] > 0:
        s.supply[colour] -= 1
        lay_token(s, row, column)
