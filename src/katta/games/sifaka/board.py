"""The board: every square some card lies on, and the topmost symbol of each.

Its rows and columns are kept from the north-west corner of the box around it on, after a margin of one that is always
empty: so what lies beside a square of the board can be asked for, too. The columns of a row are bits.
"""

from katta.core.compiler import kernel
from katta.core.declare import NOBODY
from katta.games.sifaka.state import MARGIN, SifakaState
from katta.games.sifaka.symbols import MANGO, SYMBOL_BITS


@kernel
def row_place(s: SifakaState, row: int) -> int:
    """Where a row is kept."""
    return row - int(s.top) + MARGIN


@kernel
def column_place(s: SifakaState, column: int) -> int:
    """The bit of a column."""
    return column - int(s.left) + MARGIN


@kernel
def land_in_row(s: SifakaState, place: int) -> int:
    """The columns of the board in a row, by the place of the row."""
    return int(s.planes[place, 0] | s.planes[place, 1] | s.planes[place, 2] | s.planes[place, 3])


@kernel
def symbol_at(s: SifakaState, row: int, column: int) -> int:
    """The topmost symbol of a square on the board or next to it; OFF where no card lies."""
    r, c = row_place(s, row), column_place(s, column)
    symbol = (s.planes[r, 0] >> c) & 1
    symbol |= ((s.planes[r, 1] >> c) & 1) << 1
    symbol |= ((s.planes[r, 2] >> c) & 1) << 2
    symbol |= ((s.planes[r, 3] >> c) & 1) << 3
    return int(symbol)


@kernel
def is_land(s: SifakaState, row: int, column: int) -> bool:
    """Board: every square some card lies on; holes are not board. Of squares on the board or next to it."""
    return land_in_row(s, row_place(s, row)) >> column_place(s, column) & 1 == 1


@kernel
def is_on_board(s: SifakaState, row: int, column: int) -> bool:
    """The same of any square."""
    is_in_box = s.top <= row <= s.bottom and s.left <= column <= s.right
    return is_in_box and is_land(s, row, column)


@kernel
def grow_box(s: SifakaState, row: int, column: int) -> None:
    """Let a square be in the box; what is kept moves along with its north-west corner."""
    while row < s.top:
        for place in range(row_place(s, int(s.bottom)), 0, -1):
            for k in range(SYMBOL_BITS):
                s.planes[place + 1, k] = s.planes[place, k]
            s.tokens[place + 1] = s.tokens[place]
        for k in range(SYMBOL_BITS):
            s.planes[MARGIN, k] = 0
        s.tokens[MARGIN] = 0
        s.top -= 1
    while column < s.left:
        for place in range(MARGIN, row_place(s, int(s.bottom)) + 1):
            for k in range(SYMBOL_BITS):
                s.planes[place, k] <<= 1
            s.tokens[place] <<= 1
        s.left -= 1
    s.bottom = max(int(s.bottom), row)
    s.right = max(int(s.right), column)


@kernel
def lay_card(s: SifakaState, row: int, column: int, nw: int, ne: int, se: int, sw: int) -> None:
    """Make four symbols the topmost of the squares from a top-left one on."""
    grow_box(s, row, column)
    grow_box(s, row + 1, column + 1)
    lay_pair(s, row, column, nw, ne)
    lay_pair(s, row + 1, column, sw, se)


@kernel
def lay_pair(s: SifakaState, row: int, column: int, west: int, east: int) -> None:
    """Make two symbols the topmost of a square in the box and of the one to the east of it."""
    r, c = row_place(s, row), column_place(s, column)
    for k in range(SYMBOL_BITS):
        pair = (west >> k & 1) | (east >> k & 1) << 1
        s.planes[r, k] = (s.planes[r, k] & ~(3 << c)) | pair << c


@kernel
def pawn_on(s: SifakaState, row: int, column: int, but: int) -> int:
    """The first seat, but for one, whose pawn stands on a square; NOBODY if none does."""
    for seat in range(s.seats):
        if seat != but and s.pawn_row[seat] == row and s.pawn_column[seat] == column:
            return seat
    return NOBODY


@kernel
def has_token(s: SifakaState, row: int, column: int) -> bool:
    """Whether a mango token lies on a square of the board."""
    return s.tokens[row_place(s, row)] >> column_place(s, column) & 1 == 1


@kernel
def colour_at(s: SifakaState, row: int, column: int) -> int:
    """The colour of the mango on a square, and of its token."""
    return symbol_at(s, row, column) - MANGO


@kernel
def lay_token(s: SifakaState, row: int, column: int) -> None:
    """Put a token on a square that shows a mango."""
    s.tokens[row_place(s, row)] |= 1 << column_place(s, column)


@kernel
def lift_token(s: SifakaState, row: int, column: int) -> None:
    """Take a token off its square."""
    s.tokens[row_place(s, row)] &= ~(1 << column_place(s, column))
