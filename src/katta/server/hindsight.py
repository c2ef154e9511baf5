"""How the winning chances of a finished game went: worked out beside the loop, once, for all who ask."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from katta.core.match import Match
from katta.core.position import Position
from katta.lab import outlook
from katta.lab.outlook import Chance
from katta.server import metrics
from katta.server.bodies import Chances
from katta.server.records import match_of
from katta.server.refusal import Refusal
from katta.server.table import Table
from katta.server.thinking import Bots

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


class Hindsight:
    """One game at a time, and one choice at a time between the moves of bots, so that no table waits long."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._turn = asyncio.Lock()
        self._known: OrderedDict[Key, asyncio.Task[Chances]] = OrderedDict()
        self._is_closed = False

    async def of(self, table: Table) -> Chances:
        """The chances of a finished game; who asks while they are worked out waits for the same answer."""
        if table.status != "over":
            raise Refusal("not-over")
        if self._is_closed:
            raise Refusal("stopping")
        key = table.name, table.course.version
        if key not in self._known:
            self._known[key] = asyncio.create_task(self._work_out(key, table))
        self._known.move_to_end(key)
        work = self._known[key]
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if work.cancelled():
                raise Refusal("stopping") from None
            raise

    def close(self) -> None:
        """Leave it at that; who waits is told so."""
        self._is_closed = True
        for work in self._known.values():
            work.cancel()

    async def _work_out(self, key: Key, table: Table) -> Chances:
        try:
            async with self._turn:
                match = await asyncio.to_thread(match_of, table)
                chances = [await self._chance(question) for question in await asyncio.to_thread(_questions, match)]
                found = await asyncio.to_thread(_courses, match, chances)
        except BaseException:
            del self._known[key]
            raise
        metrics.HINDSIGHTS.inc()
        self._forget()
        return found

    async def _chance(self, asked: Question) -> Chance:
        return Chance(asked.step, asked.seat, await self._bots.chance(asked.seen, asked.seat, ITERATIONS))

    def _forget(self) -> None:
        """Only what is worked out: others may wait for the rest."""
        done = [key for key, work in self._known.items() if work.done()]
        for key in done[: max(0, len(self._known) - KEPT)]:
            del self._known[key]


def _questions(match: Match) -> list[Question]:
    places = outlook.some_decisions(match, MOST_CHOICES)
    seats = [match.positions[place].actor for place in places]
    return [
        Question(outlook.step(match, place), seat, match.positions[place].seen_by(seat))
        for place, seat in zip(places, seats, strict=True)
    ]


def _courses(match: Match, chances: list[Chance]) -> Chances:
    courses = [outlook.course(match, chances, seat) for seat in range(len(match.names))]
    return Chances([[(step, round(share, DIGITS)) for step, share in course] for course in courses])
