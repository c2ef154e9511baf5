"""The board: every square some card lies on, and the topmost symbol of each."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.sifaka.state import SPAN


@kernel
def land_in_row(s: State, row: int) -> int:
    """The columns of the board in a row, as a bit mask."""
    r = row % SPAN
    return int(s.planes[r, 0] | s.planes[r, 1] | s.planes[r, 2] | s.planes[r, 3])


@kernel
def symbol_at(s: State, row: int, column: int) -> int:
    """The topmost symbol of a square next to or on the board; OFF where no card lies."""
    r, c = row % SPAN, column % SPAN
    symbol = (s.planes[r, 0] >> c) & 1
    symbol |= ((s.planes[r, 1] >> c) & 1) << 1
    symbol |= ((s.planes[r, 2] >> c) & 1) << 2
    symbol |= ((s.planes[r, 3] >> c) & 1) << 3
    return int(symbol)


@kernel
def lay_symbol(s: State, row: int, column: int, symbol: int) -> None:
    """Make a symbol the topmost of its square; the box grows with it."""
    r, c = row % SPAN, column % SPAN
    for k in range(4):
        s.planes[r, k] = (s.planes[r, k] & ~(1 << c)) | (((symbol >> k) & 1) << c)
    s.top = min(int(s.top), row)
    s.bottom = max(int(s.bottom), row)
    s.left = min(int(s.left), column)
    s.right = max(int(s.right), column)


@kernel
def is_on_board(s: State, row: int, column: int) -> bool:
    """Board: every square some card lies on; holes are not board. Beyond the box the rows would begin anew."""
    if row < s.top or row > s.bottom or column < s.left or column > s.right:
        return False
    return (land_in_row(s, row) >> (column % SPAN)) & 1 == 1


@kernel
def has_token(s: State, row: int, column: int) -> bool:
    """Whether a mango token lies on a square of the board."""
    return (s.tokens[row % SPAN] >> (column % SPAN)) & 1 == 1


@kernel
def lay_token(s: State, row: int, column: int) -> None:
    """Put a token on a square that shows a mango."""
    s.tokens[row % SPAN] |= 1 << (column % SPAN)


@kernel
def lift_token(s: State, row: int, column: int) -> None:
    """Take a token off its square."""
    s.tokens[row % SPAN] &= ~(1 << (column % SPAN))
