"""`python -m benchmarks.load.clicks [--tables 10] [--level expert] [--seconds 20] [--json]`: clicks beside bots.

Ten tables of four bots each play on and on, while two people play at a table of their own; what a click takes from
sending it to its acknowledgement is measured.
"""

import argparse
import asyncio
import json
import time
from typing import Any

import katta
from benchmarks.load.measuring import percentiles, run
from benchmarks.load.player import Seat, Tally, connect
from benchmarks.load.process import Server, running

PAUSE = 0.05
"""Between two clicks: a person is not a machine."""


class Person(Seat):
    """Clicks after a moment, not at once."""

    def say(self, **message: Any) -> None:
        if message["type"] == "move":
            asyncio.get_running_loop().call_later(PAUSE, self._click, message)
        else:
            super().say(**message)

    def _click(self, message: dict[str, Any]) -> None:
        self.pending = time.perf_counter()
        super().say(**message)

    def _measure(self, heard: Any, now: float) -> None:
        if heard.answers is not None and self.tally.is_counting:
            self.tally.moves += 1
            self.tally.to_mover.append(now - self.pending)


async def measure(server: Server, level: str, tables: int, seconds: float) -> dict[str, Any]:
    """Clicks of one person, with so many bot tables running."""
    games = [game for game in katta.games() if 4 in game.seats]
    for number in range(tables):
        seats = [{"kind": "bot", "level": level}] * 4
        server.post("/api/tables", {"game": games[number % len(games)].name, "seats": seats})
    tally = Tally()
    people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
    made = server.post("/api/tables", {"game": games[0].name, "seats": people})
    clients = [Person(link["secret"], {}, tally, lambda: False) for link in made["seats"]]
    for client in clients:
        await connect(client, server.port)
        client.enter(made["table"]["table"])
    await asyncio.sleep(2)
    tally.is_counting = True
    await asyncio.sleep(seconds)
    tally.is_counting = False
    for client in clients:
        client.transport.disconnect()
    return {
        "level": level,
        "bot_tables": tables,
        "clicks": tally.moves,
        "click_ms": percentiles(tally.to_mover),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.clicks", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with running() as server:
        result = run(measure(server, chosen.level, chosen.tables, chosen.seconds))
    if chosen.json:
        print(json.dumps(result, indent=2))
    else:
        took = result["click_ms"]
        print(
            f"{result['bot_tables']} tables of four {result['level']} bots: {result['clicks']} clicks, "
            f"p50 {took['p50']} ms, p99 {took['p99']} ms"
        )


if __name__ == "__main__":
    main()
