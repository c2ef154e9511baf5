"""`python -m benchmarks.load.against CHECKOUT [--game NAME] [--tables 20,100] [--turns 20]`: this tree beside another.

Another checkout of Katta, of an older commit say, and this one each start a server and play at it with clients of their
own, in turns of a second: a machine whose speed changes treats both alike. Both use this Python. What counts are the
medians of the pairs: moves here for each one there, and processor time a move.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.load.crowd import Crowd
from benchmarks.load.measuring import run
from benchmarks.load.process import Server, running

TURN = 1.0
WARM_UP = 0.25
QUIET = 0.4
READY = "ready"
HERE = Path(__file__).parents[2]


async def play(server: Server, game: str, tables: int) -> None:
    """Play for a turn whenever a line comes in, and print moves and seconds of processor time."""
    crowd = await Crowd.seated(server, game, tables)
    print(READY, flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        crowd.begin()
        await asyncio.sleep(WARM_UP)
        before = server.processor_seconds()
        moves = await crowd.count(TURN)
        print(json.dumps([moves, server.processor_seconds() - before]), flush=True)
        crowd.pause()
        await asyncio.sleep(QUIET)
    crowd.leave()


class Side:
    """A checkout with its server and its clients."""

    def __init__(self, checkout: Path, game: str, tables: int) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (checkout / "src", checkout)))}
        command = [sys.executable, str(Path(__file__)), "--play", "--game", game, "--tables", str(tables)]
        self.process = subprocess.Popen(
            command, cwd=checkout, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._hear(lambda line: line.strip() == READY)

    def turn(self) -> tuple[int, float]:
        """Moves of a turn, and the processor time that they took the server."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        moves, seconds = json.loads(self._hear(lambda line: line.startswith("[")))
        return moves, seconds

    def end(self) -> None:
        """Let everything go."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def _hear(self, is_it: Any) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if is_it(line):
                return line
        raise SystemExit(f"{' '.join(map(str, self.process.args))} ended early")


def compare(other: Path, game: str, tables: int, turns: int) -> str:
    """Let both play in turns; the first turn of each is not counted."""
    sides = [Side(checkout, game, tables) for checkout in (other, HERE)]
    pairs = [[side.turn() for side in sides] for _ in range(turns + 1)][1:]
    for side in sides:
        side.end()
    costs = [[seconds / moves for moves, seconds in pair] for pair in pairs]
    moves, cost = (
        statistics.median(mine / theirs for theirs, mine in found)
        for found in ([[moves for moves, _ in pair] for pair in pairs], costs)
    )
    there, here = (round(1_000_000 * statistics.median(column)) for column in zip(*costs, strict=True))
    return (
        f"{game}, {tables} tables: {moves:.2f} of the moves, {cost:.2f} of the processor time a move "
        f"({there} µs there, {here} here)"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.against", description=__doc__)
    parser.add_argument("checkout", type=Path, nargs="?", default=HERE)
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--game", default="mada")
    parser.add_argument("--tables", default="20,100")
    parser.add_argument("--turns", type=int, default=20)
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.tables.split(",")]
    if chosen.play:
        with running() as server:
            run(play(server, chosen.game, counts[0]))
        return
    if not (chosen.checkout / "benchmarks" / "load").is_dir():
        raise SystemExit(f"{chosen.checkout} is no checkout of Katta: it has no benchmarks/load.")
    for tables in counts:
        print(compare(chosen.checkout.resolve(), chosen.game, tables, chosen.turns), flush=True)


if __name__ == "__main__":
    main()
