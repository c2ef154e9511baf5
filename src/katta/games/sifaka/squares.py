"""Single squares of the board, read outside compiled code: handing a record over takes longer than reading it."""

from katta.core.contract import State
from katta.games.sifaka.state import SPAN


def symbol_shown(s: State, row: int, column: int) -> int:
    """What `symbol_at` of the board finds."""
    ones, twos, fours, eights = s.planes[row % SPAN].tolist()
    c = column % SPAN
    symbol: int = ones >> c & 1 | (twos >> c & 1) << 1 | (fours >> c & 1) << 2 | (eights >> c & 1) << 3
    return symbol


def is_token_shown(s: State, row: int, column: int) -> bool:
    """What `has_token` of the board finds."""
    return int(s.tokens[row % SPAN]) >> column % SPAN & 1 == 1
