"""Compile the kernels of every game before the tests, each game in a process of its own.

The workers of pytest would all compile the same; so they find it done.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from katta.core.registry import names


def warm(name: str) -> None:
    """Go once through all that is compiled for a game."""
    import numpy as np

    import katta
    from katta.core.generator import seeded
    from katta.core.playout import playouts

    game = katta.game(name)
    match = katta.Match(game, [f"Player {seat}" for seat in range(game.seats[0])], dealer=katta.Dealer(bytes(32)))
    expert, easy = katta.bot("expert", seed=1, budget=2), katta.bot("easy", seed=1)
    while (seat := match.position.actor) != katta.OVER:
        seen = match.position.seen_by(seat)
        expert.choose(seen, seat)
        match.play(easy.choose(seen, seat))
    match.position.result()
    states = np.zeros(2, dtype=game.state)
    states[0] = game.start(game.seats[0]).state
    playouts(states, 1, seeded(1), np.zeros(game.most_moves, dtype=np.int32))


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(warm, names()))
