"""`python -m katta.server.prepare`: compile the rules and the bots of every game, so that nobody waits for it later.

A game is compiled on its first use and found again afterwards; set-up does it before the first person sits down, the
tests before many processes would do the same at once. Each game has a process of its own.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from katta.core.registry import names


def prepare(name: str) -> None:
    """Go once through all that is compiled for a game: a table, its bots, and random games."""
    import numpy as np

    import katta
    from katta.core.generator import seeded
    from katta.core.playout import playouts
    from katta.server.warmth import play_once

    game = katta.game(name)
    play_once(game)
    match = katta.Match(game, [f"Player {seat}" for seat in range(game.seats[0])], dealer=katta.Dealer(bytes(32)))
    expert, easy = katta.bot("expert", seed=1, budget=2), katta.bot("easy", seed=1)
    while (seat := match.position.actor) != katta.OVER:
        seen = match.position.seen_by(seat)
        expert.advise(seen, seat)
        match.play(easy.choose(seen, seat))
    states = np.zeros(2, dtype=game.state)
    states[0] = game.start(game.seats[0]).state
    playouts(states, 1, seeded(1), np.zeros(game.most_moves, dtype=np.int32))


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(prepare, names()))
