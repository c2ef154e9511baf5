"""Bots think in threads beside the event loop, at a lower priority than the clicks of people."""

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple, Unpack

import structlog

import katta
from katta.core.position import Position
from katta.lab import outlook
from katta.server import metrics
from katta.server.messages import Advice

NICENESS = 10
Answer = TypeVar("Answer")
Asked = TypeVarTuple("Asked")
Key = TypeVar("Key", str, int)

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

    async def chance(self, seen: Position, seat: int, iterations: int) -> float:
        """A seat's winning chance, as far as so many iterations tell."""
        return await self._think(self._chance, seen, seat, iterations)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, question: Callable[[Unpack[Asked]], Answer], *asked: *Asked) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._pool, question, *asked)

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

    def _chance(self, seen: Position, seat: int, iterations: int) -> float:
        return outlook.share(self._mine_of(iterations, outlook.judge), seen, seat)

    def _bot(self, level: str) -> katta.Bot:
        return self._mine_of(level, katta.bot)

    def _mine_of(self, key: Key, make: Callable[[Key], katta.Bot]) -> katta.Bot:
        """The bot of this thread."""
        bots: dict[str | int, katta.Bot] = self._mine.__dict__.setdefault("bots", {})
        if key not in bots:
            bots[key] = make(key)
        return bots[key]


def _yield_to_people() -> None:
    """On Linux a priority is a thread's own, and inherited by the threads it starts; elsewhere it stays as it is."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
