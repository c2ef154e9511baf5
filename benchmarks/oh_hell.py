"""Oh Hell by Katta and by OpenSpiel, the same game with the same rules: the fairest comparison of speed there is.

    pip install -e examples/oh_hell
    taskset -c 0 python -m benchmarks.oh_hell --players 3 --rounds 5

Both are measured in turns, on one core:

- whole random games, the deal included; OpenSpiel's are games of its uniform random bots, by its own loop in C++
- random playouts from the first bid on; OpenSpiel's are those of its evaluator, in C++
- simulations a second of a search for that bid, each with one random playout. Katta's deals the hidden cards anew for
  each of them; OpenSpiel's oh_hell cannot do that, so its tree search (`MCTSBot`, in C++) looks at the full state and
  is spared that work.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

import katta
from katta.bots import Budget
from katta.core.generator import seeded
from katta.core.playout import playouts

TRICKS = {players: str(min(10, 51 // players)) for players in range(3, 8)}
"""Of the game that is searched."""

EXPLORATION = 1.4
MEMORY = 1000
"""Megabytes for OpenSpiel's tree."""


def main() -> None:
    """Measure in turns and print the ratios."""
    parser = argparse.ArgumentParser(description="Oh Hell by Katta and by OpenSpiel")
    parser.add_argument("--players", type=int, default=3, choices=TRICKS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=40_000, help="in a round")
    parser.add_argument("--simulations", type=int, default=20_000, help="in a round")
    given = parser.parse_args()
    players, rounds = given.players, given.rounds
    print(f"Oh Hell for {players}, OpenSpiel {version('open_spiel')}, median of {rounds} rounds in turns")
    compare("whole random games", ours_games(players), theirs_games(players), given.playouts, rounds)
    compare("random playouts", ours_playouts(players), theirs_playouts(players), given.playouts, rounds)
    compare("simulations", ours_search(players), theirs_search(players), given.simulations, rounds)


def compare(what: str, ours: Callable[[int], None], theirs: Callable[[int], None], count: int, rounds: int) -> None:
    """Both in turns, after a first time that is not counted."""
    ours(1)
    theirs(1)
    speeds = [(speed(ours, count), speed(theirs, count)) for _ in range(rounds)]
    our_speed, their_speed = (median(column) for column in zip(*speeds, strict=True))
    ratio = f"{our_speed / their_speed:.1f} times as many"
    print(f"{what}: Katta {our_speed:,.0f}/s, OpenSpiel {their_speed:,.0f}/s, {ratio}", flush=True)


def speed(work: Callable[[int], None], count: int) -> float:
    """How many a second."""
    begun = time.perf_counter()
    work(count)
    return count / (time.perf_counter() - begun)


def ours_games(players: int) -> Callable[[int], None]:
    """Games at random by Katta's kernels."""

    def play(count: int) -> None:
        katta.simulate("oh-hell", players, count, seed=1)

    return play


def theirs_games(players: int) -> Callable[[int], None]:
    """Games of OpenSpiel's random bots."""
    game = pyspiel.load_game("oh_hell", {"players": players})
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]

    def play(count: int) -> None:
        for seed in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)

    return play


def ours_playouts(players: int) -> Callable[[int], None]:
    """Playouts of a game that was dealt, by Katta's kernel."""
    position = our_deal(players)
    states = np.frombuffer(bytearray(position.state.tobytes() * 2), dtype=position.game.state.dtype)
    moves = np.empty(position.game.most_moves, dtype=np.int32)

    def play(count: int) -> None:
        playouts(states, count, seeded(1), moves)

    return play


def theirs_playouts(players: int) -> Callable[[int], None]:
    """The same by OpenSpiel's evaluator, which can be reached only through a search of one simulation."""
    game, state = their_deal(players)

    def play(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        pyspiel.MCTSBot(game, evaluator, EXPLORATION, 1, MEMORY, False, 1, False).mcts_search(state)

    return play


def ours_search(players: int) -> Callable[[int], None]:
    """What the expert thinks of the first bid."""
    position = our_deal(players)
    seen = position.seen_by(position.actor)

    def search(count: int) -> None:
        katta.bot("expert", seed=1, budget=Budget(count)).advise(seen, position.actor)

    return search


def theirs_search(players: int) -> Callable[[int], None]:
    """The same by OpenSpiel's tree search."""
    game, state = their_deal(players)

    def search(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, evaluator, EXPLORATION, count, MEMORY, False, 1, False).mcts_search(state)

    return search


def our_deal(players: int) -> katta.Position:
    """Before the first bid."""
    position, chooser = katta.game("oh-hell").start(players, tricks=TRICKS[players]), random.Random(1)
    while position.actor == katta.CHANCE:
        position = position.play(chooser.choice(list(position.weights())))
    return position


def their_deal(players: int) -> tuple[Any, Any]:
    """The same cards: the same numbers choose among the same outcomes."""
    game = pyspiel.load_game("oh_hell", {"players": players, "num_tricks_fixed": int(TRICKS[players])})
    state, chooser = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return game, state


if __name__ == "__main__":
    main()
