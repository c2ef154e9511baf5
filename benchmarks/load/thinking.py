"""`python -m benchmarks.load.thinking [--sockets 60] [--tables 60] [--seconds 20] [--json]`: an easy bot beside floods.

Somebody plays against an easy bot and two people at a table of their own, in quiet, beside sockets that ask for hints
without end, and beside tables of experts that nobody watches. What the bot takes for its move and what a click takes
is measured. All come from one address, which is the hardest case for a fair queue.
"""

import argparse
import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from picows import WSFrame, WSMsgType, WSTransport

from benchmarks.load.clicks import PAUSE, Person
from benchmarks.load.measuring import Result, percentiles, report, run
from benchmarks.load.player import Heard, Scene, Seat, Tally, connect
from benchmarks.load.process import Server, running

GAME = "sifaka"
"""The game of the floods: a hint takes longest where there are most choices."""

AGAIN = 0.1
"""After an answer or a refusal, before a socket of the flood asks again."""

SETTLING = 3.0
Flood = Callable[[Server], Any]


class Opponent(Person):
    """Plays against a bot, and measures how long it takes for its first move after the own."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._waits_since: float | None = None

    def _measure(self, heard: Heard, now: float) -> None:
        assert heard.scene is not None
        if heard.answers is None and self._waits_since is not None and self.tally.is_counting:
            self.tally.moves += 1
            self.tally.to_others.append(now - self._waits_since)
        self._waits_since = None if heard.answers is None or heard.scene.moves else now


class Asker(Seat):
    """Asks for hints without end."""

    def _act(self, scene: Scene) -> None:
        self.scene = scene
        self._ask()

    def _ask(self) -> None:
        if not self.pause():
            self.say(type="hint", id="hint", version=self.scene.version)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        super().on_ws_frame(transport, frame)
        if frame.msg_type == WSMsgType.TEXT:
            heard = self.decoder.decode(frame.get_payload_as_memoryview())
            if heard.type in ("hinted", "refused"):
                self.tally.moves += heard.type == "hinted"
                asyncio.get_running_loop().call_later(AGAIN, self._ask)


async def seated(server: Server, kind: type[Seat], game: str, tally: Tally, *others: dict[str, str]) -> list[Seat]:
    """Everybody whose seat is a person's, at a new table."""
    made = server.post("/api/tables", {"game": game, "seats": [{"kind": "person", "name": "Ada"}, *others]})
    seats = [kind(link["secret"], {}, tally, lambda: False) for link in made["seats"]]
    for seat in seats:
        await connect(seat, server.port)
        seat.enter(made["table"]["table"])
    return seats


async def ask_for_hints(server: Server, sockets: int, tally: Tally, is_over: Callable[[], bool]) -> list[Seat]:
    """Sockets at one seat, each asking again and again."""
    people = [{"kind": "person", "name": name} for name in ("Ada", "Bob")]
    made = server.post("/api/tables", {"game": GAME, "seats": people})
    askers: list[Seat] = [Asker(made["seats"][0]["secret"], {}, tally, is_over) for _ in range(sockets)]
    for asker in askers:
        await connect(asker, server.port)
        asker.enter(made["table"]["table"])
    return askers


def let_experts_play(server: Server, tables: int) -> None:
    """Tables where nobody is."""
    for _ in range(tables):
        server.post("/api/tables", {"game": GAME, "seats": [{"kind": "bot", "level": "expert"}] * 4})


async def measure(server: Server, flood: str, sockets: int, tables: int, seconds: float) -> Result:
    """An easy bot and clicks beside a flood."""
    clicks, answers, hints = Tally(), Tally(), Tally()
    is_over = False
    guests = await seated(server, Person, "mada", clicks, {"kind": "person", "name": "Bob"})
    guests += await seated(server, Opponent, "mada", answers, {"kind": "bot", "level": "easy"})
    if flood == "hints":
        guests += await ask_for_hints(server, sockets, hints, lambda: is_over)
    elif flood == "experts":
        let_experts_play(server, tables)
    await asyncio.sleep(SETTLING)
    clicks.is_counting = answers.is_counting = True
    started, before = time.perf_counter(), hints.moves
    await asyncio.sleep(seconds)
    clicks.is_counting = answers.is_counting = False
    hinted = (hints.moves - before) / (time.perf_counter() - started)
    is_over = True
    for guest in guests:
        guest.transport.disconnect()
    await asyncio.sleep(PAUSE + AGAIN)
    return {
        "flood": flood,
        "easy_bot_ms": {**percentiles(answers.to_others), "worst": round(max(answers.to_others, default=0.0) * 1e3, 2)},
        "answers": answers.moves,
        "click_ms": percentiles(clicks.to_mover),
        "clicks": clicks.moves,
        "hints_per_s": round(hinted, 2),
    }


def results(chosen: argparse.Namespace) -> Iterator[Result]:
    """One server for each flood: experts go on playing."""
    for flood in ("none", "hints", "experts"):
        with running("--bot-pause=1", *chosen.option) as server:
            yield run(measure(server, flood, chosen.sockets, chosen.tables, chosen.seconds))


def line(result: Result) -> str:
    """For people."""
    bot, click = result["easy_bot_ms"], result["click_ms"]
    return (
        f"flood: {result['flood']:8} easy bot p50 {bot['p50']} ms, p99 {bot['p99']} ms, worst {bot['worst']} ms "
        f"({result['answers']} moves); click p50 {click['p50']} ms, p99 {click['p99']} ms ({result['clicks']}); "
        f"{result['hints_per_s']} hints/s"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.thinking", description=__doc__)
    parser.add_argument("--sockets", type=int, default=60)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--option", action="append", default=[], help="an option of katta serve; repeat it")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    report(results(chosen), line, chosen.json)


if __name__ == "__main__":
    main()
