"""How fast the rules run: random games on one thread, with the compiling left out."""

import time
from dataclasses import dataclass

import numpy as np

from katta.core.compiler import COMPILED
from katta.core.game import Game
from katta.core.generator import seeded
from katta.core.playout import playouts


@dataclass(frozen=True)
class Speed:
    """What a benchmark measured."""

    game: str
    seats: int
    compiled: bool
    games_per_s: float
    moves_per_s: float
    moves_per_game: float


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """Play random games for about so many seconds."""
    states = np.zeros(2, dtype=game.state)
    states[0] = game.start(seats).state
    generator, room = seeded(seats), np.empty(game.most_moves, dtype=np.int32)
    playouts(states, 1, generator, room)  # compiles
    games = moves = 0
    batch = 1
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds or games == 0:
        moves += playouts(states, batch, generator, room)
        games += batch
        batch = _next_batch(games, time.perf_counter() - begun, seconds)
    return Speed(game.name, seats, COMPILED, games / elapsed, moves / elapsed, moves / games)


def _next_batch(games: int, elapsed: float, seconds: float) -> int:
    """As many games as take a twentieth of the time, so that the clock is hardly ever looked at."""
    return max(1, int(games / elapsed * seconds / 20))
