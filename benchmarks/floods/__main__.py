"""`python -m benchmarks.floods [--seconds 10] [--only pings] [--json]`: a person's clicks beside each flood.

The server has its usual limits. A person plays against an easy bot, somebody at another address floods the server, and
both a click (from sending a move to its acknowledgement) and the bot's answer (until the person is to move again) are
measured. The flood runs on the same machine and takes its share of the processors.
"""

import argparse
import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from typing import Any

from benchmarks.floods.floods import FLOODS, flood
from benchmarks.load.measuring import Result, percentiles, report, run
from benchmarks.load.player import Heard, Scene, Seat, Tally, connect
from benchmarks.load.process import Server, running

USUAL = (
    "--messages-per-second=20",
    "--requests-per-second=10",
    "--sockets-per-address=100",
    "--connections-per-address=100",
    "--tables-per-address=60",
)
PAUSE = 0.1
"""Between two clicks: a person is not a machine."""

BEGIN_SECONDS = 1.0
"""Until the flood is in full spate."""


class Person(Seat):
    """Clicks after a moment; measures the answer to the click, and how long the bot takes."""

    def __init__(self, secret: str, tally: Tally) -> None:
        super().__init__(secret, {}, tally, lambda: False)
        self._acknowledged = 0.0

    def say(self, **message: Any) -> None:
        if message["type"] == "move":
            asyncio.get_running_loop().call_later(PAUSE, self._click, message)
        else:
            super().say(**message)

    def _click(self, message: dict[str, Any]) -> None:
        self.pending = time.perf_counter()
        super().say(**message)

    def _measure(self, heard: Heard, now: float) -> None:
        if heard.answers is not None:
            self._acknowledged = now
            if self.tally.is_counting:
                self.tally.to_mover.append(now - self.pending)

    def _act(self, scene: Scene) -> None:
        if scene.moves and self._acknowledged and self.tally.is_counting:
            self.tally.to_others.append(time.perf_counter() - self._acknowledged)
        if scene.moves or scene.status == "over":
            self._acknowledged = 0.0
        super()._act(scene)


async def measure(server: Server, name: str, seconds: float) -> Result:
    """Clicks of one person beside a flood."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}]
    made = await asyncio.to_thread(server.post, "/api/tables", {"game": "mada", "seats": seats})
    tally = Tally()
    person = Person(made["seats"][0]["secret"], tally)
    await connect(person, server.port)
    table = made["table"]["table"]
    person.enter(table)
    flooding = None
    if FLOODS[name] is not None:
        given = (name, server.port, table, seconds + 2 * BEGIN_SECONDS)
        flooding = multiprocessing.get_context("spawn").Process(target=flood, args=given)
        flooding.start()
    await asyncio.sleep(2 * BEGIN_SECONDS)
    tally.is_counting, worked = True, server.processor_seconds()
    await asyncio.sleep(seconds)
    tally.is_counting, worked = False, server.processor_seconds() - worked
    person.transport.disconnect()
    if flooding is not None:
        await asyncio.to_thread(flooding.join)
    return {
        "flood": name,
        "clicks": len(tally.to_mover),
        "click_ms": percentiles(tally.to_mover),
        "bot_ms": percentiles(tally.to_others),
        "processors": round(worked / seconds, 2),
        "megabytes": server.memory() // 2**20,
    }


def measured(chosen: argparse.Namespace) -> Iterator[Result]:
    """All floods, one after the other, at one server."""
    with running(*USUAL) as server:
        for name in chosen.only or FLOODS:
            yield run(measure(server, name, chosen.seconds))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.floods", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", action="append", choices=list(FLOODS))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()

    def line(result: Result) -> str:
        click, bot = result["click_ms"], result["bot_ms"]
        return (
            f"{result['flood']:12} {result['clicks']:4} clicks: p50 {click['p50']} ms, p99 {click['p99']} ms; "
            f"easy bot p50 {bot['p50']} ms, p99 {bot['p99']} ms; "
            f"{result['processors']} processors, {result['megabytes']} MB"
        )

    report(measured(chosen), line, chosen.json)


if __name__ == "__main__":
    main()
