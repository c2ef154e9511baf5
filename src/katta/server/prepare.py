"""`python -m katta.server.prepare`: compile the rules and the bots of every game, so that nobody waits for it later.

A game is compiled on its first use and found again afterwards; set-up does it before the first person sits down, the
tests before many processes would do the same at once, and a server that finds nothing compiled while people play
already. With names of games: only those.
"""

import contextlib
import platform
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from katta.core.compiler import CACHE, COMPILED
from katta.core.errors import IllegalMove
from katta.core.position import Position
from katta.core.registry import playable


def prepare(name: str) -> None:
    """Go once through all that is compiled for a game: a table, its bots, what a move is worth, and random games.

    Whatever `katta.wasm` takes to a page comes out of the cache then.
    """
    import numpy as np

    import katta
    from katta.bots import Budget
    from katta.core.generator import seeded
    from katta.core.playout import playouts
    from katta.lab.what_if import WhatIf
    from katta.server.tables.warm_up import play_once

    game = katta.game(name)
    play_once(game)
    match = katta.Match(game, [f"Player {seat}" for seat in range(game.seats[0])], dealer=katta.Dealer(bytes(32)))
    expert, easy = katta.bot("expert", seed=1, budget=2), katta.bot("easy", seed=1)
    while (seat := match.position.actor) != katta.OVER:
        seen = match.position.seen_by(seat)
        expert.advise(seen, seat)
        match.play(easy.choose(seen, seat))
    _be_refused(match.positions)
    WhatIf().share(seen, seen.actor, seen.moves()[0], Budget(1), seed=1)
    states = np.zeros(2, dtype=game.state.dtype)
    states[0] = game.start(game.seats[0]).state
    playouts(states, 1, seeded(1), np.zeros(game.most_moves, dtype=np.int32))
    if (mark := _mark(name)) is not None:
        mark.touch()


def _be_refused(positions: Sequence[Position]) -> None:
    """What chance does is no move of a player."""
    outcome = next((text for position in positions for text in position.weights()), "")
    decision = next(position for position in positions if position.actor >= 0)
    with contextlib.suppress(IllegalMove):
        decision.play(outcome)


def is_prepared(name: str) -> bool:
    """Whether that has been done for a game, by this kind of machine, or need not be done."""
    mark = _mark(name)
    return not COMPILED if mark is None else mark.exists()


def _mark(name: str) -> Path | None:
    """The file that says so, beside what was compiled."""
    kind = f"{sys.implementation.cache_tag}-{platform.machine()}"
    return None if CACHE is None else CACHE / f"{name}-{kind}.prepared"


def main(wanted: Sequence[str]) -> None:
    """Games of one's choice one after the other, or all side by side."""
    if wanted:
        for name in wanted:
            prepare(name)
        return
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(prepare, playable()))


if __name__ == "__main__":
    main(sys.argv[1:])
