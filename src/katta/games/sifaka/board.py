"""The board: every square some card lies on, and the topmost symbol of each."""

from katta.core.compiler import kernel
from katta.core.declare import NOBODY
from katta.games.sifaka.state import SPAN, SifakaState
from katta.games.sifaka.symbols import MANGO, SYMBOL_BITS


@kernel
def land_in_row(s: SifakaState, row: int) -> int:
    """The columns of the board in a row, as a bit mask."""
    r = row % SPAN
    return int(s.planes[r, 0] | s.planes[r, 1] | s.planes[r, 2] | s.planes[r, 3])


@kernel
def symbol_at(s: SifakaState, row: int, column: int) -> int:
    """The topmost symbol of a square next to or on the board; OFF where no card lies."""
    r, c = row % SPAN, column % SPAN
    symbol = (s.planes[r, 0] >> c) & 1
    symbol |= ((s.planes[r, 1] >> c) & 1) << 1
    symbol |= ((s.planes[r, 2] >> c) & 1) << 2
    symbol |= ((s.planes[r, 3] >> c) & 1) << 3
    return int(symbol)


@kernel
def lay_symbol(s: SifakaState, row: int, column: int, symbol: int) -> None:
    """Make a symbol the topmost of its square; the box grows with it."""
    r, c = row % SPAN, column % SPAN
    for k in range(SYMBOL_BITS):
        s.planes[r, k] = (s.planes[r, k] & ~(1 << c)) | (((symbol >> k) & 1) << c)
    s.top = min(int(s.top), row)
    s.bottom = max(int(s.bottom), row)
    s.left = min(int(s.left), column)
    s.right = max(int(s.right), column)


@kernel
def is_on_board(s: SifakaState, row: int, column: int) -> bool:
    """Board: every square some card lies on; holes are not board. Beyond the box the rows would begin anew."""
    if row < s.top or row > s.bottom or column < s.left or column > s.right:
        return False
    return (land_in_row(s, row) >> (column % SPAN)) & 1 == 1


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
    return (s.tokens[row % SPAN] >> (column % SPAN)) & 1 == 1


@kernel
def colour_at(s: SifakaState, row: int, column: int) -> int:
    """The colour of the mango on a square, and of its token."""
    return symbol_at(s, row, column) - MANGO


@kernel
def lay_token(s: SifakaState, row: int, column: int) -> None:
    """Put a token on a square that shows a mango."""
    s.tokens[row % SPAN] |= 1 << (column % SPAN)


@kernel
def lift_token(s: SifakaState, row: int, column: int) -> None:
    """Take a token off its square."""
    s.tokens[row % SPAN] &= ~(1 << (column % SPAN))
