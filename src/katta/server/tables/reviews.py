"""What the best bot thinks of a finished game: worked out beside the loop, once, and kept with the game."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
import structlog

from katta.bots import Budget
from katta.core.match import Match
from katta.lab import analysis, win_chances
from katta.lab.analysis import Alternative, Decision, Question
from katta.server.bots.queue import Cause
from katta.server.bots.threads import Bots
from katta.server.store.store import Store
from katta.server.store.writer import NotStored
from katta.server.tables.records import match_of
from katta.server.tables.table import Table
from katta.server.telemetry import metrics
from katta.server.wire.refusal import Refusal
from katta.server.wire.reviews import Judged, Review, TurningPoint
from katta.server.wire.sayings import saying

CLOSER = 8
"""So many times more iterations for the moves that may have cost most."""

MOST_CHOICES = 60
MOST_OF_A_PERSON = 100
SUSPECTS = 6
"""So many choices of a person are looked at closely; those that remain dear are the turning points and the quiz."""

KEPT = 100
DIGITS = 4

Key = tuple[str, int]
"""A table at a version: a game against bots can be taken back from its end, and end otherwise."""

log = structlog.get_logger(__name__)


@dataclass
class Work:
    """The review of one game as far as it has come."""

    total: int = 1
    done: int = 0
    task: asyncio.Task[bytes] = field(init=False)

    @property
    def so_far(self) -> Review:
        """How far it has come."""
        return Review(self.done, self.total)


class Reviews:
    """One choice of a game at a time, after the moves of bots and the hints, so that no table waits long."""

    def __init__(self, bots: Bots, store: Store, iterations: int) -> None:
        """With so many iterations for every choice; 600 are right to about three in a hundred."""
        self._look_at_all, self._look_closely = Budget(iterations), Budget(CLOSER * iterations)
        self._bots = bots
        self._store = store
        self._reading = asyncio.Lock()
        """Games are read one by one: that takes the loop's own time."""
        self._works: dict[Key, Work] = {}
        self._known: OrderedDict[Key, bytes] = OrderedDict()
        """As JSON, ready to be sent."""
        self._is_closed = False

    async def of(self, table: Table, address: str) -> bytes | Review:
        """The review of a finished game as JSON; the first who asks begins it, and all are told how far it has come."""
        if table.status != "over":
            raise Refusal("not-over")
        if self._is_closed:
            raise Refusal("stopping")
        key = table.name, table.history.version
        if key in self._works:
            return await self._state(key)
        if key not in self._known:
            kept = await self._store.review(table.row.number, table.history.version)
            if kept is not None:
                self._remember(key, kept.encode())
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._works:
            self._begin(key, table, address)
        return self._works[key].so_far

    async def _state(self, key: Key) -> bytes | Review:
        """What came of a work that has ended is told to whoever asks next, also that it failed."""
        work = self._works[key]
        if not work.task.done():
            return work.so_far
        del self._works[key]
        return await work.task

    def _begin(self, key: Key, table: Table, address: str) -> None:
        """It goes on when nobody asks any more: it ends by itself, and is kept."""
        asking = self._bots.asking(address)
        asking.__enter__()
        work = self._works[key] = Work()
        work.task = asyncio.create_task(self._work_out(key, work, table, Cause(table.name, address)))
        work.task.add_done_callback(lambda _: asking.__exit__(None, None, None))

    def close(self) -> None:
        """Leave it at that."""
        self._is_closed = True
        for work in self._works.values():
            work.task.cancel()

    async def _work_out(self, key: Key, work: Work, table: Table, cause: Cause) -> bytes:
        async with self._reading:
            match = await asyncio.to_thread(match_of, table)
            people = {seat.seat for seat in table.seats if seat.kind == "person"}
            asked = await asyncio.to_thread(_questions, match, people)
        work.total = len(asked) + SUSPECTS * len(people)
        chances, judged = await self._look(asked, people, work, cause)
        closely = await self._look_closer(asked, judged, people, work, cause)
        found = msgspec.json.encode(await asyncio.to_thread(_review, match, chances, closely, work.total))
        metrics.HINDSIGHTS.inc()
        try:
            await self._store.keep_review(table.row.number, key[1], found.decode())
        except NotStored:
            log.warning("a review is not kept", table=table.name)
        self._remember(key, found)
        return found

    async def _look(
        self, asked: list[Question], people: set[int], work: Work, cause: Cause
    ) -> tuple[dict[int, tuple[int, float]], list[Decision]]:
        """What everybody could hope for, by the place in the history, and what the moves of people cost."""
        chances: dict[int, tuple[int, float]] = {}
        judged: list[Decision] = []
        for one in asked:
            if one.seat in people:
                judged.append(await self._bots.judge(one, self._look_at_all, cause))
                share = judged[-1].best.share
            else:
                share = await self._bots.chance(one.seen, one.seat, self._look_at_all.amount, cause)
            chances[one.place] = one.seat, share
            work.done += 1
        return chances, judged

    async def _look_closer(
        self, asked: list[Question], judged: list[Decision], people: set[int], work: Work, cause: Cause
    ) -> list[Decision]:
        """Few iterations see mistakes where there are none; the dearest moves are judged once more."""
        questions = {one.place: one for one in asked}
        found = []
        for seat in sorted(people):
            for one in analysis.suspects(judged, seat, SUSPECTS):
                found.append(await self._bots.judge(questions[one.place], self._look_closely, cause))
                work.done += 1
        work.done = work.total
        return [one for seat in sorted(people) for one in analysis.turning_points(found, seat, SUSPECTS)]

    def _remember(self, key: Key, found: bytes) -> None:
        self._known[key] = found
        while len(self._known) > KEPT:
            self._known.popitem(last=False)


def _questions(match: Match, people: set[int]) -> list[Question]:
    """All choices of people, as far as that is possible, and some of the bots."""
    chosen = win_chances.some_decisions(match, lambda seat: MOST_OF_A_PERSON if seat in people else _share(match))
    return [analysis.question(match, place) for place in chosen]


def _share(match: Match) -> int:
    return MOST_CHOICES // len(match.names)


def _review(match: Match, chances: dict[int, tuple[int, float]], closely: list[Decision], total: int) -> Review:
    courses = []
    for seat in range(len(match.names)):
        points = [(place, share) for place, (whose, share) in sorted(chances.items()) if whose == seat]
        points += win_chances.outcome(match, seat)
        courses.append([(place, round(share, DIGITS)) for place, share in points])
    return Review(total, total, courses, [_turning_point(one) for one in closely])


def _turning_point(one: Decision) -> TurningPoint:
    shares = {move: round(share, DIGITS) for move, share in one.alternatives}
    played, best = _judged(one.played), _judged(one.best)
    return TurningPoint(one.seat, one.place, played, best, round(one.cost, DIGITS), shares)


def _judged(one: Alternative) -> Judged:
    reasons = [saying(reason) for reason in one.reasons]
    return Judged(one.move, saying(one.label), round(one.share, DIGITS), reasons)
