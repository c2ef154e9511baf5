"""`python -m benchmarks.wasm [FOLDER] [--turns 12] [--games mada,sifaka] [--json]`: the modules beside native code.

Random games and the search of each game, natively and as WebAssembly in Node, in turns within one run: whatever else
the machine does meets both. The best turn of each counts. Both must come to the same end, or there is no result.

FOLDER is what `python -m katta.wasm FOLDER` has written; by default the one that `make play` fills.
"""

import argparse
import base64
import json
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import katta
from katta.bots.search import search
from katta.bots.searcher import MOST_NODES
from katta.bots.tree import NODE, Workspace, workspace
from katta.core.game import Game
from katta.core.generator import seeded
from katta.core.playout import playouts

ROOT = Path(__file__).parents[2]
CALLS = Path(__file__).with_name("calls.mjs")
WANTED = {"playouts": 0.8, "search": 0.7}
"""What share of native speed there must be."""

PLAYED, PLAYED_GAMES = "playouts", 300
SEARCHED, ITERATIONS = "search", 1500
OPENING = 24
"""So many moves into a game the search begins."""


class Module:
    """A module in a process of Node."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen(
            [ROOT / "web" / "with-node", "node", CALLS, path.resolve()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def call(
        self, kernel: str, numbers: list[Any], arrays: dict[str, Any], read: tuple[str, int]
    ) -> tuple[float, bytes]:
        """How many seconds a call takes, and what lies in an array afterwards."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        given = {name: base64.b64encode(array.tobytes()).decode() for name, array in arrays.items()}
        asked = {"kernel": kernel, "numbers": numbers, "arrays": given, "read": read}
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        assert answer["status"] == 0
        return answer["seconds"], base64.b64decode(answer["found"])

    def close(self) -> None:
        """End the process."""
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()


@dataclass(frozen=True, slots=True)
class Measured:
    """How fast both were, in games or iterations a second."""

    game: str
    what: str
    native: float
    module: float

    @property
    def ratio(self) -> float:
        """The share of native speed."""
        return self.module / self.native


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "src" / "katta" / "server" / "site" / "engine")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--games", default="", help="only these, separated by commas")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    wanted = [name for name in arguments.games.split(",") if name]
    found = [
        measured
        for game in katta.games()
        if not wanted or game.name in wanted
        for measured in of_game(game, arguments.folder / f"{game.name}.wasm", arguments.turns)
    ]
    if arguments.json:
        print(json.dumps([{"game": m.game, "what": m.what, "native": m.native, "wasm": m.module} for m in found]))
        return
    print(f"{'':12} {'':9} {'native':>10} {'wasm':>10}  share")
    for m in found:
        verdict = "" if m.ratio >= WANTED[m.what] else f"  (below {WANTED[m.what]})"
        print(f"{m.game:12} {m.what:9} {m.native:10,.0f} {m.module:10,.0f}  {m.ratio:.2f}{verdict}")


def of_game(game: Game, path: Path, turns: int) -> Iterator[Measured]:
    """Both measurements of a game."""
    module = Module(path)
    yield Measured(game.name, PLAYED, *_best(PLAYED_GAMES, [_played(game, module, turn) for turn in range(turns)]))
    yield Measured(game.name, SEARCHED, *_best(ITERATIONS, [_searched(game, module) for _ in range(turns)]))
    module.close()


def _best(amount: int, turns: list[tuple[float, float]]) -> tuple[float, float]:
    native, module = zip(*turns, strict=True)
    return amount / min(native), amount / min(module)


def _played(game: Game, module: Module, turn: int) -> tuple[float, float]:
    """Seconds of the same random games on both sides."""
    states, moves = np.zeros(2, dtype=game.state.dtype), np.zeros(game.most_moves, dtype=np.int32)
    states[0] = game.start(game.seats[len(game.seats) // 2]).state
    generator = seeded(1)
    given = {"states": states, "generator": generator}
    taken, found = module.call(PLAYED, [PLAYED_GAMES], given, ("generator", generator.nbytes))
    if turn == 0:
        playouts(states, 1, seeded(1), moves)  # loaded before it is measured
    begun = time.perf_counter()
    playouts(states, PLAYED_GAMES, generator, moves)
    native = time.perf_counter() - begun
    assert found == generator.tobytes(), f"random games of {game.name} go another way"
    return native, taken


def _searched(game: Game, module: Module) -> tuple[float, float]:
    """Seconds of the same search on both sides."""
    seen, seat = _moment(game)
    nodes, depth, exploration = _nodes(), game.knowledge.HORIZON, game.knowledge.EXPLORATION
    search(workspace(seen, 1, nodes), seat, 1, exploration, depth, True)
    at = workspace(seen, 1, nodes)
    numbers = [seat, ITERATIONS, exploration, depth, True]
    taken, found = module.call(SEARCHED, numbers, _given(at), ("nodes", NODE.itemsize * 1000))
    begun = time.perf_counter()
    search(at, seat, ITERATIONS, exploration, depth, True)
    native = time.perf_counter() - begun
    ours = np.frombuffer(found, dtype=NODE)[: int(at.used[0])]
    assert ours.tobytes() == at.nodes[: len(ours)].tobytes(), f"the search of {game.name} goes another way"
    return native, taken


def _given(at: Workspace) -> dict[str, Any]:
    """What a search begins with."""
    return {"states": at.states, "nodes": at.nodes[:1], "used": at.used, "generator": at.generator}


def _nodes() -> Any:
    return np.zeros(MOST_NODES, dtype=NODE)


def _moment(game: Game) -> tuple[katta.Position, int]:
    """A decision in the middle of a game, as its seat sees it."""
    match = katta.Match(game, ["A", "B", "C"], dealer=katta.Dealer(bytes(32)))
    bot, moves = katta.bot("easy", seed=1), 0
    while moves < OPENING or len(match.position.moves()) < 2:
        match.play(bot.choose(match.position.seen_by(match.position.actor), match.position.actor))
        moves += 1
    return match.position.seen_by(match.position.actor), match.position.actor


if __name__ == "__main__":
    main()
