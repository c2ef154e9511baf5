"""Whole games of all kinds at once, by people at all servers, while something goes wrong; and what they say of it."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from tests.cluster.checker import lies
from tests.cluster.harness import Cluster, request
from tests.cluster.history import History
from tests.cluster.people import Person, Reader, Visitor
from tests.server.harness import PATIENCE, complete, wait_until

PEOPLE = ("Ada", "Ben")
SPECTATOR = "Cleo"
BOT = "[random]"
FIRST_MOVES = 10
"""So many are acknowledged at all tables together before anything goes wrong."""

MORE_MOVES = 3
"""So many more at each table show that it goes on."""


class Rounds:
    """One table a game; at each two people and a spectator at different servers, and a bot.

    All tables live at the first server, so that what happens to it happens to every game; or else they are spread.
    """

    def __init__(self, cluster: Cluster, games: Sequence[str], are_spread: bool = False) -> None:
        self.cluster = cluster
        self.history = History()
        makers = cluster.members if are_spread else cluster.members[:1]
        self.made = [makers[number % len(makers)].make(game, *PEOPLE, BOT) for number, game in enumerate(games)]
        self.names: list[str] = [made["table"]["table"] for made in self.made]
        self.visitors = [visitor for number, made in enumerate(self.made) for visitor in self._company(made, number)]
        self.readers = [
            Reader(self.history, table, f"reader {number}", [origin])
            for table in self.names
            for number, origin in enumerate(cluster.fronts)
        ]

    def _company(self, made: dict[str, Any], number: int) -> list[Visitor]:
        """Everybody begins at another server and goes round."""
        name, game = made["table"]["table"], made["table"]["game"]
        ways = [self._from(number + start) for start in range(len(PEOPLE) + 1)]
        people: list[Visitor] = [
            Person(self.history, name, person, way, link, game)
            for person, way, link in zip(PEOPLE, ways, made["seats"])
        ]
        return [*people, Visitor(self.history, name, SPECTATOR, ways[-1])]

    def _from(self, start: int) -> list[str]:
        fronts = self.cluster.fronts
        return [fronts[(start + step) % len(fronts)] for step in range(len(fronts))]

    def play(self, fault: Callable[["Rounds"], None]) -> None:
        """Play to the end, with a fault in the middle; then look whether all that was told is true."""
        try:
            complete(self._play(fault))
        except TimeoutError:
            raise AssertionError(self._standstill()) from None
        finals = {made["table"]["table"]: self.cluster.final(made) for made in self.made}
        assert lies(self.history, finals) == []
        assert all(final.record is not None for final in finals.values())

    async def _play(self, fault: Callable[["Rounds"], None]) -> None:
        async with asyncio.timeout(PATIENCE):
            async with contextlib.AsyncExitStack() as leaving:
                tasks = [asyncio.create_task(visitor.visit()) for visitor in (*self.visitors, *self.readers)]
                leaving.push_async_callback(_cancel, tasks)
                await asyncio.to_thread(wait_until, lambda: self.history.acknowledged >= FIRST_MOVES)
                await asyncio.to_thread(fault, self)
                await asyncio.to_thread(self.cluster.heal)
                while not all(visitor.is_over for visitor in self.visitors):
                    _raise(tasks)
                    await asyncio.sleep(0.05)
                await _cancel(tasks[len(self.visitors) :])
                await asyncio.to_thread(wait_until, lambda: self.are_seen(True))
            await asyncio.to_thread(wait_until, lambda: self.are_seen(False))

    def _standstill(self) -> str:
        """How everything stands, for whoever wants to know why it does not go on."""
        said = [f"{visitor.table} {visitor.name} {visitor.state}" for visitor in self.visitors]
        asked = [(origin, name) for origin in self.cluster.fronts for name in self.names]
        return "\n".join([*said, *(f"{origin} {request(origin, f'/api/tables/{name}')}" for origin, name in asked)])

    def goes_on(self) -> None:
        """Wait until more was played at every table, or it is over."""
        enough = {name: self._moves(name) + MORE_MOVES for name in self.names}
        wait_until(lambda: all(self._is_over(name) or self._moves(name) >= enough[name] for name in self.names))

    def _moves(self, name: str) -> int:
        return sum(move.table == name and move.ended < float("inf") for move in self.history.moves)

    def _is_over(self, name: str) -> bool:
        return all(visitor.is_over for visitor in self.visitors if visitor.table == name)

    def are_seen(self, are_here: bool) -> bool:
        """Whether every server says of everybody that they are there, or that they are not."""
        answers = [request(origin, f"/api/tables/{name}") for origin in self.cluster.fronts for name in self.names]
        tables = [table for status, table in answers if status == 200]
        seen = [seat["present"] for table in tables for seat in table["seats"] if seat["kind"] == "person"]
        is_so = set(seen) == {are_here} and {table["watchers"] for table in tables} == {int(are_here)}
        return is_so and len(tables) == len(answers)


def _raise(tasks: Sequence["asyncio.Task[None]"]) -> None:
    """A visitor that ends has failed."""
    for task in tasks:
        if task.done():
            task.result()


async def _cancel(tasks: Sequence["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
