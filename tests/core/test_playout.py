"""Random games inside the kernels."""

import numpy as np
import pytest

from katta import OVER
from katta.core.generator import seeded
from katta.core.playout import NEVER, playout, playouts
from katta.core.position import Position
from tests.core.random_games import plain_tables, run_in_other_mode

GAMES_DIGEST = """
import hashlib
import numpy as np
from katta import games
from katta.core.generator import seeded
from katta.core.playout import playouts

for game in games():
    states = np.full(2, game.start(game.seats[-1]).state, dtype=game.state.dtype)
    generator = seeded(2026)
    moves = playouts(states, 2, generator, np.empty(game.most_moves, dtype=np.int32))
    fields = b"".join(states[1][name].tobytes() for name in game.state.dtype.names)
    print(game.name, int(moves), generator.tolist(), hashlib.sha256(fields).hexdigest())
"""


def digest_here() -> str:
    printed: list[str] = []
    exec(GAMES_DIGEST, {"print": lambda *words: printed.append(" ".join(map(str, words)))})
    return "".join(f"{line}\n" for line in printed)


def test_the_same_seed_plays_the_same_games_compiled_or_not():
    assert run_in_other_mode(GAMES_DIGEST) == digest_here()


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_playout_ends_the_game_and_counts_the_players_moves(table):
    state = table.start().state.copy()
    moves = playout(state, seeded(5), np.empty(table.game.most_moves, dtype=np.int32), NEVER)
    final = Position(table.game, state)
    assert final.actor == OVER
    assert moves > 0
    assert final.result().winners


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_playouts_begin_where_they_are_told(table):
    start = table.start()
    states = np.full(2, start.state, dtype=table.game.state.dtype)
    room = np.empty(table.game.most_moves, dtype=np.int32)
    together = playouts(states, 2, seeded(5), room)
    generator = seeded(5)
    one_by_one = 0
    for _ in range(2):
        state = start.state.copy()
        one_by_one += playout(state, generator, room, NEVER)
    assert together == one_by_one
    assert Position(table.game, states[0]) == start
    assert states[1] == state
