"""How fast the rules run: random games on one thread, with the compiling left out."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from katta.core.compiler import COMPILED
from katta.core.contract import CHANCE, OVER
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
    """Play random games inside the kernels for about so many seconds."""
    states = np.full(2, game.start(seats).state, dtype=game.state.dtype)
    generator, room = seeded(seats), np.empty(game.most_moves, dtype=np.int32)
    return _measured(game, seats, seconds, lambda games: playouts(states, games, generator, room))


def measure_api(game: Game, seats: int, seconds: float) -> Speed:
    """The same by `position.play(random.choice(position.moves()))`, as a program that knows nothing else would."""
    start, numbers = game.start(seats), random.Random(seats)

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            position = start
            while position.actor != OVER:
                if position.actor == CHANCE:
                    weights = position.weights()
                    [text] = numbers.choices(list(weights), list(weights.values()))
                else:
                    text = numbers.choice(position.moves())
                    moves += 1
                position = position.play(text)
        return moves

    return _measured(game, seats, seconds, play)


def _measured(game: Game, seats: int, seconds: float, play: Callable[[int], int]) -> Speed:
    """Let games be played for about so many seconds; `play` plays so many and says how many moves that took."""
    play(1)  # compiles
    games = moves = 0
    batch = 1
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds or games == 0:
        moves += play(batch)
        games += batch
        batch = _next_batch(games, time.perf_counter() - begun, seconds)
    return Speed(game.name, seats, COMPILED, games / elapsed, moves / elapsed, moves / games)


def _next_batch(games: int, elapsed: float, seconds: float) -> int:
    """As many games as take a twentieth of the time, so that the clock is hardly ever looked at."""
    return max(1, int(games / elapsed * seconds / 20))
