"""`python -m benchmarks.soak [--minutes 60] [--game NAME] [--tables 20] [--postgres] [--json]`: does anything grow?

People play one game after the other at as many tables, each rematch a table of its own. Every minute (or a twentieth
of a short run) the memory and the descriptors of the server and its scribe are noted. What a finished table leaves
behind is the slope of the memory over the finished tables in the second half: by then pools and caches are filled.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.load.crowd import Crowd
from benchmarks.load.measuring import run
from benchmarks.load.process import Server, running
from tests.cluster.postgres import Postgres

NOTES = 20
"""At least so many."""


def note(server: Server, crowd: Crowd, seen: set[str]) -> dict[str, int]:
    """How things stand; tables are counted as people reach them."""
    seen |= {seat.table for seat in crowd.seats}
    pids = server.processes()
    return {
        "finished_tables": len(seen) - len({seat.table for seat in crowd.seats}),
        "moves": crowd.tally.moves,
        "memory_kb": server.memory() // 1024,
        "descriptors": sum(len(os.listdir(Path(f"/proc/{pid}/fd"))) for pid in pids),
    }


async def soak(server: Server, chosen: argparse.Namespace) -> list[dict[str, int]]:
    """Play for so long, and note."""
    crowd = await Crowd.seated(server, chosen.game, chosen.tables)
    seen: set[str] = set()
    notes = []
    crowd.tally.is_counting = True
    crowd.begin()
    pause = min(60.0, chosen.minutes * 60 / NOTES)
    loop = asyncio.get_running_loop()
    until = loop.time() + chosen.minutes * 60
    due = loop.time()
    while loop.time() < until:
        due += pause
        while loop.time() < due:
            await asyncio.sleep(0.05)
            seen |= {seat.table for seat in crowd.seats}
        crowd.tally.to_mover.clear()
        crowd.tally.to_others.clear()
        notes.append(note(server, crowd, seen))
        if not chosen.json:
            print(", ".join(f"{name} {value}" for name, value in notes[-1].items()), flush=True)
    crowd.leave()
    return notes


def verdict(notes: list[dict[str, int]]) -> dict[str, Any]:
    """What a finished table leaves behind, by the second half."""
    half = notes[len(notes) // 2 :]
    tables = [point["finished_tables"] for point in half]
    memory = [point["memory_kb"] for point in half]
    slope = statistics.linear_regression(tables, memory).slope if len(set(tables)) > 1 else 0.0
    return {
        **notes[-1],
        "bytes_per_finished_table": round(slope * 1024),
        "descriptors_first_and_last": [half[0]["descriptors"], half[-1]["descriptors"]],
    }


@contextlib.contextmanager
def started(is_postgres: bool) -> Iterator[Server]:
    """A server on SQLite, or on a PostgreSQL of its own."""
    if not is_postgres:
        with running() as server:
            yield server
        return
    with Postgres() as postgres:
        postgres.make("katta")
        with running(f"--database=postgresql+psycopg://katta@127.0.0.1:{postgres.port}/katta") as server:
            yield server


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--game", default="mada")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    random.seed(1)
    with started(chosen.postgres) as server:
        found = verdict(run(soak(server, chosen)))
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        first, last = found["descriptors_first_and_last"]
        print(
            f"{found['finished_tables']} finished tables, {found['moves']} moves: "
            f"{found['bytes_per_finished_table']} bytes a finished table, descriptors {first} and {last}"
        )


if __name__ == "__main__":
    main()
