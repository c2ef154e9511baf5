"""`python -m benchmarks.load [--game NAME] [--tables 1,20,100,300] [--seconds 8] [--json]`: people at many tables.

Every table has three socket clients on loopback in this process; the server is a process of its own with a fresh SQLite
file. Whoever is to move does so at once. A move counts when its acknowledgement is back, after the commit.
"""

import argparse
import asyncio
import json
import random
from typing import Any

from benchmarks.load.crowd import Crowd
from benchmarks.load.process import Server, running

WARM_UP = 2.0


async def play(server: Server, game: str, tables: int, seconds: float) -> dict[str, Any]:
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


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The median and the 99th percentile in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {"p50": round(ordered[len(ordered) // 2] * 1e3, 2), "p99": round(ordered[len(ordered) * 99 // 100] * 1e3, 2)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--game", default="mada")
    parser.add_argument("--tables", default="1,20,100,300")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    random.seed(1)
    results = []
    for tables in (int(count) for count in chosen.tables.split(",")):
        with running() as server:
            results.append(run(play(server, chosen.game, tables, chosen.seconds)))
        if not chosen.json:
            print(line(results[-1]), flush=True)
    if chosen.json:
        print(json.dumps(results, indent=2))


def run(playing: Any) -> Any:
    """On uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(playing)
    return uvloop.run(playing)


def line(result: dict[str, Any]) -> str:
    """A result for people."""
    mover, others = result["mover_ms"], result["others_ms"]
    return (
        f"{result['game']}, {result['tables']} tables: {result['moves_per_second']} moves/s, "
        f"mover p50 {mover['p50']} ms p99 {mover['p99']} ms, others p50 {others['p50']} ms p99 {others['p99']} ms, "
        f"{result['memory_per_table_kb']} KB a table, {result['server_us_per_move']} us of processor a move"
    )


if __name__ == "__main__":
    main()
