"""How the winning chances of a finished game went: worked out beside the loop, once, for all who ask."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import NamedTuple

from katta.core.match import Match
from katta.core.position import Position
from katta.lab import win_chances
from katta.lab.win_chances import Chance
from katta.server.bots.queue import Cause
from katta.server.bots.threads import Bots
from katta.server.tables.records import match_of
from katta.server.tables.table import Table
from katta.server.telemetry import metrics
from katta.server.wire.bodies import Chances
from katta.server.wire.refusal import Refusal

ITERATIONS = 500
"""For each choice: the chances of a whole game are there within a few seconds, right to about three in a hundred."""

MOST_CHOICES = 60
KEPT = 100
DIGITS = 4

Key = tuple[str, int]
"""A table at a version: a game against bots can be taken back from its end, and end otherwise."""


class Question(NamedTuple):
    """A choice that a seat had, and what it saw."""

    step: int
    seat: int
    seen: Position


@dataclass
class Work:
    """The chances of one game, and how many wait for them."""

    task: asyncio.Task[Chances]
    waiting: int = 0


class WinChances:
    """One choice of a game at a time, after the moves of bots and the hints, so that no table waits long."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._reading = asyncio.Lock()
        """Games are read one by one: that takes the loop's own time."""
        self._known: OrderedDict[Key, Work] = OrderedDict()
        self._is_closed = False

    async def of(self, table: Table, address: str) -> Chances:
        """The chances of a finished game; who asks while they are worked out waits for the same answer."""
        if table.status != "over":
            raise Refusal("not-over")
        if self._is_closed:
            raise Refusal("stopping")
        key = table.name, table.history.version
        if key in self._known and self._known[key].task.done():
            self._known.move_to_end(key)
            return self._known[key].task.result()
        with self._bots.asking(address):
            if key not in self._known or self._known[key].task.cancelling():
                self._known[key] = Work(asyncio.create_task(self._work_out(key, table, address)))
            return await self._wait_for(self._known[key])

    async def _wait_for(self, work: Work) -> Chances:
        """When the last who waited has left, nobody works on."""
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        except asyncio.CancelledError:
            if work.task.cancelled():
                raise Refusal("stopping") from None
            raise
        finally:
            work.waiting -= 1
            if not work.waiting:
                work.task.cancel()

    def close(self) -> None:
        """Leave it at that; who waits is told so."""
        self._is_closed = True
        for work in self._known.values():
            work.task.cancel()

    async def _work_out(self, key: Key, table: Table, address: str) -> Chances:
        try:
            async with self._reading:
                match = await asyncio.to_thread(match_of, table)
                questions = await asyncio.to_thread(_questions, match)
            cause = Cause(table.name, address)
            chances = [await self._chance(question, cause) for question in questions]
            found = await asyncio.to_thread(_courses, match, chances)
        except BaseException:
            if self._known[key].task is asyncio.current_task():
                del self._known[key]
            raise
        metrics.HINDSIGHTS.inc()
        self._forget()
        return found

    async def _chance(self, asked: Question, cause: Cause) -> Chance:
        return Chance(asked.step, asked.seat, await self._bots.chance(asked.seen, asked.seat, ITERATIONS, cause))

    def _forget(self) -> None:
        """Only what is worked out: others may wait for the rest."""
        done = [key for key, work in self._known.items() if work.task.done()]
        for key in done[: max(0, len(self._known) - KEPT)]:
            del self._known[key]


def _questions(match: Match) -> list[Question]:
    places = win_chances.some_decisions(match, MOST_CHOICES)
    seats = [match.positions[place].actor for place in places]
    return [
        Question(win_chances.step(match, place), seat, match.positions[place].seen_by(seat))
        for place, seat in zip(places, seats, strict=True)
    ]


def _courses(match: Match, chances: list[Chance]) -> Chances:
    courses = [win_chances.course(match, chances, seat) for seat in range(len(match.names))]
    return Chances([[(step, round(share, DIGITS)) for step, share in course] for course in courses])
