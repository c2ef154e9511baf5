"""Oh Hell by Katta and by OpenSpiel, the same game with the same rules: the fairest comparison of speed there is.

    pip install -e examples/oh_hell
    taskset -c 0 python -m benchmarks.oh_hell --players 3 --rounds 5

Both are measured in turns, on one core. Random playouts: from the beginning, all chance included, to the end; OpenSpiel's
are games of its uniform random bots, played by its own loop in C++. Search: simulations a second for the first bid of a game, each with one random
playout. Katta's search deals the hidden cards anew for each simulation; OpenSpiel's oh_hell cannot do that, so its
plain tree search (`MCTSBot`, in C++) looks at the full state and is spared that work.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

import katta
from katta.bots import Budget

EXPLORATION = 1.4
MEMORY = 1000
"""Megabytes for OpenSpiel's tree."""


def main() -> None:
    """Measure in turns and print the ratios."""
    parser = argparse.ArgumentParser(description="Oh Hell by Katta and by OpenSpiel")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=20_000, help="of Katta; OpenSpiel plays a twentieth")
    parser.add_argument("--simulations", type=int, default=20_000, help="of Katta; OpenSpiel makes a twentieth")
    given = parser.parse_args()
    print(f"Oh Hell for {given.players}, OpenSpiel {version('open_spiel')}, median of {given.rounds} rounds in turns")
    compare(
        "random playouts", ours_playouts(given.players), theirs_playouts(given.players), given.playouts, given.rounds
    )
    compare("simulations", ours_search(given.players), theirs_search(given.players), given.simulations, given.rounds)


def compare(what: str, ours: Callable[[int], None], theirs: Callable[[int], None], count: int, rounds: int) -> None:
    """Both in turns, after a first time that is not counted."""
    few = max(1, count // 20)
    ours(few)
    theirs(few // 20 + 1)
    speeds = [(speed(ours, count), speed(theirs, few)) for _ in range(rounds)]
    katta_speed, their_speed = (median(column) for column in zip(*speeds, strict=True))
    print(
        f"{what}: Katta {katta_speed:,.0f}/s, OpenSpiel {their_speed:,.0f}/s, {katta_speed / their_speed:.0f} times as many"
    )


def speed(work: Callable[[int], None], count: int) -> float:
    """How many a second."""
    begun = time.perf_counter()
    work(count)
    return count / (time.perf_counter() - begun)


def ours_playouts(players: int) -> Callable[[int], None]:
    """Games at random by Katta's kernels."""

    def play(count: int) -> None:
        katta.simulate("oh-hell", players, count, seed=1)

    return play


def theirs_playouts(players: int) -> Callable[[int], None]:
    """Games of OpenSpiel's random bots."""
    game = pyspiel.load_game("oh_hell", {"players": players})
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]

    def play(count: int) -> None:
        for seed in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)

    return play


def ours_search(players: int) -> Callable[[int], None]:
    """What the expert thinks of its first bid."""
    position = katta.game("oh-hell").start(players, tricks="10")
    chooser = random.Random(1)
    while position.actor == katta.CHANCE:
        position = position.play(chooser.choice(list(position.weights())))
    seen = position.seen_by(position.actor)

    def search(count: int) -> None:
        katta.bot("expert", seed=1, budget=Budget(count)).advise(seen, position.actor)

    return search


def theirs_search(players: int) -> Callable[[int], None]:
    """The same by OpenSpiel's tree search."""
    game = pyspiel.load_game("oh_hell", {"players": players, "num_tricks_fixed": 10})
    state = game.new_initial_state()
    chooser = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))

    def search(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, evaluator, EXPLORATION, count, MEMORY, False, 1, False).mcts_search(state)

    return search


if __name__ == "__main__":
    main()
