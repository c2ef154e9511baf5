"""Bots think in threads beside the event loop, at a lower priority than the clicks of people."""

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

import katta
from katta.core.position import Position
from katta.server import metrics
from katta.server.messages import Advice

NICENESS = 10
Answer = TypeVar("Answer")

log = structlog.get_logger(__name__)


class Bots:
    """The threads. Each has one bot of a level for all tables, because bots remember nothing but take memory."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_yield_to_people)
        self._mine = threading.local()

    async def choose(self, level: str, seen: Position, seat: int) -> str:
        """A bot's move."""
        with metrics.THINKING.track_inprogress():
            started = time.perf_counter()
            text = await self._think(self._choose, level, seen, seat)
            metrics.BOT_SECONDS.observe(time.perf_counter() - started)
            return text

    async def advise(self, level: str, seen: Position, seat: int) -> list[Advice]:
        """What a bot thinks of all moves, best first."""
        return await self._think(self._advise, level, seen, seat)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(
        self, question: Callable[[str, Position, int], Answer], level: str, seen: Position, seat: int
    ) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._pool, question, level, seen, seat)

    def _choose(self, level: str, seen: Position, seat: int) -> str:
        """Should a bot ever fail: any legal move, for the others wait."""
        try:
            return self._bot(level).choose(seen, seat)
        except Exception:
            log.exception("a bot failed", level=level)
            return self._bot("random").choose(seen, seat)

    def _advise(self, level: str, seen: Position, seat: int) -> list[Advice]:
        found = self._bot(level).advise(seen, seat)
        return [Advice(advice.move, advice.share, list(advice.reasons)) for advice in found]

    def _bot(self, level: str) -> katta.Bot:
        bots: dict[str, katta.Bot] = self._mine.__dict__
        if level not in bots:
            bots[level] = katta.bot(level)
        return bots[level]


def _yield_to_people() -> None:
    """On Linux a priority is a thread's own, and inherited by the threads it starts; elsewhere it stays as it is."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
