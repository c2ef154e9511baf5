"""A square reads the same outside compiled code."""

import random

from katta.core import registry
from katta.core.contract import OVER
from katta.games.sifaka.board import has_token, symbol_at
from katta.games.sifaka.squares import is_token_shown, symbol_shown


def test_symbols_and_tokens_are_read_as_the_board_has_them():
    position, pick = registry.game("sifaka").start(2), random.Random(5)
    while position.actor != OVER:
        position = position.play(pick.choice(list(position.weights() or position.moves())))
    s = position.state
    for row in range(int(s.top), int(s.bottom) + 1):
        for column in range(int(s.left), int(s.right) + 1):
            assert symbol_shown(s, row, column) == symbol_at(s, row, column)
            assert is_token_shown(s, row, column) == has_token(s, row, column)
