"""`python -m tests.wasm.whole [--positions 10000] [--records 1000] [--games mada]`: the whole comparison.

So many random positions of each game and number of seats, so many whole records of each game, and searches.
"""

import argparse
import tempfile
import time
from pathlib import Path

from katta.core import registry
from katta.core.game import Game
from tests.wasm.comparing import compare_records, compare_searches, compare_starts, compare_steps
from tests.wasm.engine import Engine

SEARCHES, ITERATIONS = 20, 500


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.wasm.whole", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--records", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="", help="only these, separated by commas")
    arguments = parser.parse_args()
    wanted = [name for name in arguments.games.split(",") if name]
    for game in registry.games():
        if not wanted or game.name in wanted:
            compare(game, arguments)


def compare(game: Game, arguments: argparse.Namespace) -> None:
    """One game; it says how far it is."""
    with tempfile.TemporaryDirectory() as scratch:
        engine = Engine(game.name, Path(scratch))
        for seats in game.seats:
            begun = time.perf_counter()
            compare_starts(game, seats, engine)
            compare_steps(game, seats, arguments.positions, engine, arguments.seed)
            compare_searches(game, seats, SEARCHES, ITERATIONS, engine, arguments.seed)
            told(f"{game.name} for {seats}: {arguments.positions} positions, {SEARCHES} searches", begun)
        begun = time.perf_counter()
        compare_records(game, arguments.records, engine, arguments.seed)
        told(f"{game.name}: {arguments.records} records", begun)
        engine.close()


def told(what: str, begun: float) -> None:
    print(f"{what}, the same ({time.perf_counter() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
