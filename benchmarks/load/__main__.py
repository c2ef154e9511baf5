"""`python -m benchmarks.load [--game NAME] [--tables 1,20,100,300] [--seconds 8] [--json]`: people at many tables.

Every table has three socket clients on loopback in this process; the server is a process of its own with a fresh SQLite
file. Whoever is to move does so at once. A move counts when its acknowledgement is back, after the commit.
"""

import argparse
import asyncio
import random
from collections.abc import Iterator

from benchmarks.load.crowd import Crowd
from benchmarks.load.measuring import Result, percentiles, report, run
from benchmarks.load.process import Server, running

WARM_UP = 2.0


async def play(server: Server, game: str, tables: int, seconds: float) -> Result:
    """Play at so many tables at once, and measure."""
    memory = server.memory()
    crowd = await Crowd.seated(server, game, tables)
    memory = server.memory() - memory
    crowd.begin()
    await asyncio.sleep(WARM_UP)
    processor = server.processor_seconds()
    moves = await crowd.count(seconds)
    processor = server.processor_seconds() - processor
    crowd.leave()
    return {
        "game": game,
        "tables": tables,
        "moves_per_second": round(moves / seconds),
        "mover_ms": percentiles(crowd.tally.to_mover),
        "others_ms": percentiles(crowd.tally.to_others),
        "memory_per_table_kb": round(memory / tables / 1024),
        "server_us_per_move": round(processor / max(moves, 1) * 1e6),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--game", default="mada")
    parser.add_argument("--tables", default="1,20,100,300")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    random.seed(1)
    counts = [int(count) for count in chosen.tables.split(",")]
    report(measured(chosen.game, counts, chosen.seconds), line, chosen.json)


def measured(game: str, counts: list[int], seconds: float) -> Iterator[Result]:
    """Each number of tables at a fresh server."""
    for tables in counts:
        with running() as server:
            yield run(play(server, game, tables, seconds))


def line(result: Result) -> str:
    """A result for people."""
    mover, others = result["mover_ms"], result["others_ms"]
    return (
        f"{result['game']}, {result['tables']} tables: {result['moves_per_second']} moves/s, "
        f"mover p50 {mover['p50']} ms p99 {mover['p99']} ms, others p50 {others['p50']} ms p99 {others['p99']} ms, "
        f"{result['memory_per_table_kb']} KB a table, {result['server_us_per_move']} us of processor a move"
    )


if __name__ == "__main__":
    main()
