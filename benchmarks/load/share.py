"""`python -m benchmarks.load.share [--game NAME] [--tables 20,100] [--turns 20] [--json]`: Katta beside a bare server.

The same clients play at a server of Katta and at the yardstick of `benchmarks.load.bare`, in turns of half a second: a
machine whose speed changes treats both alike. What counts is the share: moves of Katta for each one of the other.
"""

import argparse
import asyncio
import statistics
from collections.abc import Iterator

from benchmarks.load.crowd import Crowd
from benchmarks.load.measuring import Result, report, run
from benchmarks.load.process import Server, running, running_bare

TURN = 0.5
WARM_UP = 0.25
QUIET = 0.5
"""After a turn, until the last answers are in."""


async def compare(katta: Server, bare: Server, game: str, tables: int, turns: int) -> Result:
    """Let both play in turns; the first turn of each is not counted."""
    crowds = [await Crowd.seated(server, game, tables) for server in (katta, bare)]
    rates: list[list[float]] = [[], []]
    for _ in range(turns + 1):
        for crowd, found in zip(crowds, rates, strict=True):
            crowd.begin()
            await asyncio.sleep(WARM_UP)
            found.append(await crowd.count(TURN) / TURN)
            crowd.pause()
            await asyncio.sleep(QUIET)
    for crowd in crowds:
        crowd.leave()
    ours, theirs = (found[1:] for found in rates)
    return {
        "game": game,
        "tables": tables,
        "share": round(statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True)), 3),
        "katta": {"median": round(statistics.median(ours)), "best": round(max(ours))},
        "bare": {"median": round(statistics.median(theirs)), "best": round(max(theirs))},
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.share", description=__doc__)
    parser.add_argument("--game", default="mada")
    parser.add_argument("--tables", default="20,100")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.tables.split(",")]
    report(compared(chosen.game, counts, chosen.turns), line, chosen.json)


def compared(game: str, counts: list[int], turns: int) -> Iterator[Result]:
    """Each number of tables at two fresh servers."""
    for tables in counts:
        with running() as katta, running_bare() as bare:
            yield run(compare(katta, bare, game, tables, turns))


def line(result: Result) -> str:
    """A result for people."""
    katta, bare = result["katta"], result["bare"]
    return (
        f"{result['game']}, {result['tables']} tables: {result['share']} of a bare server; moves/s, median and best "
        f"half second: {katta['median']} and {katta['best']}, bare {bare['median']} and {bare['best']}"
    )


if __name__ == "__main__":
    main()
