"""Bots think in threads beside the event loop, at a lower priority than the clicks of people and in a fair order."""

import asyncio
import contextlib
import os
import secrets
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import structlog

from katta.bots import Budget
from katta.bots.level_bot import LevelBot, searches
from katta.core.game import Game
from katta.core.position import Position
from katta.lab import win_chances
from katta.lab.analysis import Decision, Judge, Question
from katta.server.bots.queue import Cause, Steps, Thought, Urgency, Waiting
from katta.server.rate_limits import Guests
from katta.server.telemetry import metrics
from katta.server.wire.messages import Advice
from katta.server.wire.refusal import Refusal

NICENESS = 10
Answer = TypeVar("Answer")
Borrowed = TypeVar("Borrowed")
Key = TypeVar("Key", str, int, Budget)

log = structlog.get_logger(__name__)


class Bots:
    """The threads, and what waits for them. Everything but the thinking itself happens on the event loop."""

    def __init__(self, threads: int, questions_per_address: int, ready: Callable[[Game], Awaitable[None]]) -> None:
        """`ready` waits until bots can look ahead in a game, which only compiled rules are quick enough for."""
        self._ready = ready
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_yield_to_people)
        self._free = threads
        self._waiting = Waiting()
        self._thinking: set[Thought[Any]] = set()
        self._askers = Guests(questions_per_address)
        self._rested: dict[str | int | Budget, list[Any]] = {}
        """Bots that nobody asks just now: they remember nothing, but take memory."""
        self._is_closed = False
        for urgency in Urgency:
            metrics.THOUGHTS.labels(urgency.name.lower())
            metrics.DROPPED.labels(urgency.name.lower())

    async def choose(self, level: str, seen: Position, seat: int, cause: Cause, is_watched: bool) -> str:
        """A bot's move."""
        if searches(level, seen.game):
            await self._ready(seen.game)
        urgency = Urgency.TURN if searches(level, seen.game) else Urgency.AT_ONCE
        thought = Thought(cause, urgency, partial(self._choosing, level, seen, seat))
        thought.urgency = thought.urgency_if(is_watched)
        with metrics.THINKING.track_inprogress():
            started = time.perf_counter()
            text = await self.think(thought)
            metrics.BOT_SECONDS.observe(time.perf_counter() - started)
            return text

    async def advise(self, level: str, seen: Position, seat: int, cause: Cause) -> list[Advice]:
        """What a bot thinks of all moves, best first."""
        await self._ready(seen.game)
        return await self.think(Thought(cause, Urgency.HINT, partial(self._advising, level, seen, seat)))

    async def chance(self, seen: Position, seat: int, iterations: int, cause: Cause) -> float:
        """A seat's winning chance, as far as so many iterations tell."""
        await self._ready(seen.game)
        return await self.think(Thought(cause, Urgency.HINDSIGHT, partial(self._judging, seen, seat, iterations)))

    async def judge(self, asked: Question, effort: Budget, cause: Cause) -> Decision:
        """What a move cost: so much thinking for the best move, and as much after it and after the one played."""
        await self._ready(asked.seen.game)
        return await self.think(Thought(cause, Urgency.HINDSIGHT, partial(self._comparing, asked, effort)))

    async def think(self, thought: Thought[Answer]) -> Answer:
        """Wait for the answer; should nobody want it any more, the thinking ends, too."""
        self._waiting.add(thought)
        self._employ()
        try:
            return await thought.answer
        except asyncio.CancelledError:
            self._drop(thought)
            raise

    @contextlib.contextmanager
    def asking(self, address: str) -> Iterator[None]:
        """While somebody waits for a hint or for chances: one address may do so only so many times at once."""
        if not self._askers.enter(address):
            raise Refusal("too-fast")
        try:
            yield
        finally:
            self._askers.leave(address)

    def watch(self, table: str, is_watched: bool) -> None:
        """Somebody came to a table, or nobody is left there."""
        for thought in [*self._waiting, *self._thinking]:
            if thought.cause.table == table:
                self._waiting.rate(thought, thought.urgency_if(is_watched))
        self._employ()

    def close(self) -> None:
        """Think no more."""
        self._is_closed = True
        for thought in [*self._waiting, *self._thinking]:
            thought.answer.cancel()
            self._drop(thought)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _employ(self) -> None:
        """Give every thread something to do; if none is free for something urgent, let the least urgent one pause."""
        while self._free and not self._is_closed and (thought := self._waiting.take()) is not None:
            self._free -= 1
            self._thinking.add(thought)
            thought.must_pause = False
            going_on = asyncio.get_running_loop().run_in_executor(self._pool, thought.go_on)
            going_on.add_done_callback(partial(self._come_back, thought))
        urgent = self._waiting.urgency
        undisturbed = [thought for thought in self._thinking if not thought.must_pause]
        if urgent is not None and undisturbed:
            last = max(undisturbed, key=lambda thought: thought.urgency)
            last.must_pause = last.urgency > urgent

    def _come_back(self, thought: Thought[Answer], gone_on: asyncio.Future[list[Answer]]) -> None:
        """A thread has come back from a thought: with the answer, in the middle, or in vain."""
        self._free += 1
        self._thinking.discard(thought)
        if thought.answer.done() or gone_on.cancelled():
            thought.forget()
        elif (problem := gone_on.exception()) is not None:
            thought.answer.set_exception(problem)
        elif found := gone_on.result():
            metrics.THOUGHTS.labels(thought.urgency.name.lower()).inc()
            thought.answer.set_result(found[0])
        else:
            self._waiting.add(thought)
        self._employ()

    def _drop(self, thought: Thought[Any]) -> None:
        """Nobody wants the answer any more."""
        if not thought.is_wanted:
            return
        thought.is_wanted = False
        metrics.DROPPED.labels(thought.urgency.name.lower()).inc()
        if self._waiting.remove(thought):
            thought.forget()

    def _choosing(self, level: str, seen: Position, seat: int) -> Steps[str]:
        """Should a bot ever fail: any legal move, for the others wait."""
        try:
            with self._borrowed(level, _player) as player:
                return (yield from player.choosing(seen, seat))
        except Exception:
            log.exception("a bot failed", level=level)
            return _player("random").choose(seen, seat)

    def _advising(self, level: str, seen: Position, seat: int) -> Steps[list[Advice]]:
        with self._borrowed(level, _player) as player:
            found = yield from player.advising(seen, seat)
        return [Advice(advice.move, advice.share, list(advice.reasons)) for advice in found]

    def _judging(self, seen: Position, seat: int, iterations: int) -> Steps[float]:
        """So few iterations are one step."""
        yield from ()
        with self._borrowed(iterations, win_chances.judge) as judge:
            return win_chances.share(judge, seen, seat)

    def _comparing(self, asked: Question, effort: Budget) -> Steps[Decision]:
        with self._borrowed(effort, _judge) as judge:
            return (yield from judge.judging(asked))

    @contextlib.contextmanager
    def _borrowed(self, key: Key, make: Callable[[Key], Borrowed]) -> Iterator[Borrowed]:
        """A bot that nobody else uses; in the end the next one gets it."""
        rested: list[Borrowed] = self._rested.setdefault(key, [])
        try:
            bot = rested.pop()
        except IndexError:
            bot = make(key)
        try:
            yield bot
        finally:
            rested.append(bot)


def _player(level: str) -> LevelBot:
    return LevelBot(level, secrets.randbits(31), None)


def _judge(effort: Budget) -> Judge:
    return Judge(effort, effort)


def _yield_to_people() -> None:
    """On Linux a priority is a thread's own, and inherited by the threads it starts; elsewhere it stays as it is."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
