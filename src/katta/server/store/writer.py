"""The server's side of the scribe: what waits is committed together, and only then does anybody hear of it.

There are three answers to a job: it is kept, it is not, and nobody knows yet. After a lost scribe the next one finds
out from the store what became of the jobs under way; until then whoever waits for them goes on waiting.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog

from katta.server.store.health import StoreHealth
from katta.server.store.jobs import (
    Failed,
    Fenced,
    Found,
    Job,
    Looking,
    Opening,
    Settled,
    Verdict,
    creation_of,
    decode_answer,
    encode,
)
from katta.server.store.pipe import Pipe
from katta.server.telemetry import metrics

MOST_JOBS = 512
"""In one transaction."""

CLOSE_SECONDS = 20.0
"""How long the last commits may take when the server stops."""

HANG_UP_SECONDS = 5.0
"""The same where nothing is to be committed."""

UNSENT_SECONDS = 3.0
"""What no scribe has taken by then is not kept, and will not be."""

log = structlog.get_logger(__name__)


class NotStored(Exception):
    """The store did not keep something: nothing has changed."""


class Conflict(NotStored):
    """Somebody else was quicker."""


class Unsettled(NotStored):
    """The server stops without having found out whether the store has kept something."""


@dataclass(slots=True)
class Waiting:
    """A job as it is sent; the future gets the answer, after the commit."""

    job: msgspec.Raw
    creation: str | None
    future: "asyncio.Future[Any]"
    since: float = field(default_factory=time.monotonic)

    def resolve(self, outcome: Verdict) -> None:
        """Tell who waits for it, if anybody still does."""
        if isinstance(outcome, Failed):
            self.fail(_error(outcome))
        elif not self.future.done():
            self.future.set_result(outcome.number)

    def fail(self, error: NotStored) -> None:
        """Tell that it is not kept."""
        if not self.future.done():
            self.future.set_exception(error)


class Writer:
    """Groups the jobs of many tables into few commits, made by a process of its own.

    Jobs gather while a batch is under way. If the scribe is lost, another one is started, for the same server; if the
    server was fenced, it enters itself anew and all it knew about tables is void.
    """

    def __init__(self, url: str, enter: Callable[[], Awaitable[int]], health: StoreHealth) -> None:
        self._url = url
        self._enter = enter
        self._health = health
        self._loop = asyncio.get_running_loop()
        self._server: int | None = None
        self._count = 0
        """Of all jobs that were handed over; each is known by its number."""
        self._gathered: list[Waiting] = []
        self._under_way: list[Waiting] = []
        self._line: Pipe | None = None
        self._is_open = False
        self._starting: asyncio.Task[None] | None = None
        self._is_closed = False
        """Nothing new is taken; what is under way goes on."""
        self._is_over = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._ticking: asyncio.TimerHandle | None = None
        self.when_displaced: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, url: str, enter: Callable[[], Awaitable[int]], health: StoreHealth) -> "Writer":
        """A writer whose scribe has started."""
        writer = cls(url, enter, health)
        await writer._start_scribe()
        writer._tick()
        return writer

    @property
    def is_alive(self) -> bool:
        """Whether there is a scribe that has reached the store."""
        return self._line is not None and self._is_open

    @property
    def server(self) -> int | None:
        """What the store calls this server."""
        return self._server

    def write(self, job: Job) -> "asyncio.Future[Any]":
        """Have a job committed; NotStored if that fails."""
        future = self._loop.create_future()
        try:
            waiting = Waiting(msgspec.Raw(encode(job)), creation_of(job), future)
        except Exception as problem:  # a text that is no Unicode, say
            future.set_exception(_error(Failed(type(problem).__name__)))
            return future
        if self._is_closed:
            waiting.fail(NotStored("closed"))
            return future
        self._gathered.append(waiting)
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._hand_over)
        return future

    def beat(self) -> None:
        """Write nothing but that this server is there, unless something is under way anyway."""
        if self._idle.is_set() and self.is_alive and not self._is_over:
            self._idle.clear()
            self._loop.call_soon(self._hand_over, True)

    async def settle(self) -> None:
        """Until nothing is under way that nobody knows the outcome of."""
        await self._idle.wait()

    async def close(self) -> None:
        """Commit what waits and stop."""
        self._is_closed = True
        has_jobs = bool(self._under_way or self._gathered)
        try:
            async with asyncio.timeout(CLOSE_SECONDS if has_jobs else HANG_UP_SECONDS):
                await self._idle.wait()
                if self._starting is not None:
                    await self._starting
                self._is_over = True
                if self._line is not None:
                    self._line.hang_up()
                    await self._line.wait()
        except TimeoutError:
            self._is_over = True
            if self._line is not None:
                self._line.kill()
                await self._line.wait()
            self._fail(self._under_way, Unsettled("closed"))
            self._fail(self._gathered, NotStored("closed"))
        finally:
            if self._ticking is not None:
                self._ticking.cancel()

    def _hand_over(self, is_beat: bool = False) -> None:
        """Everything that waits goes to the scribe."""
        if not self.is_alive:
            if not self._gathered and not self._under_way:
                self._idle.set()
            return
        self._under_way, self._gathered = self._gathered[:MOST_JOBS], self._gathered[MOST_JOBS:]
        if not self._under_way and not is_beat:
            self._idle.set()
            return
        first, self._count = self._count + 1, self._count + len(self._under_way)
        self._send((first, [waiting.job for waiting in self._under_way]))

    def _send(self, message: Any) -> None:
        self._health.asked()
        if self._line is not None:
            self._line.send(encode(message))

    def _hear(self, line: Pipe, said: bytes) -> None:
        if line is not self._line:
            return
        answer = decode_answer(said)
        if isinstance(answer, Looking):
            self._health.fails(answer.problem, is_waiting=True)
        elif isinstance(answer, Found):
            self._learn(answer)
        elif isinstance(answer, Fenced):
            self._displace()
        else:
            self._settle(answer)

    def _settle(self, answer: Settled) -> None:
        """After a commit: who waits for it hears of it, and what has gathered meanwhile is the next batch."""
        batch, self._under_way = self._under_way, []
        if answer.problem is None:
            self._health.beats()
        else:
            self._health.fails(answer.problem)
        if batch:
            metrics.COMMITS.inc()
            metrics.COMMITTED.inc(len(batch))
        for waiting, outcome in zip(batch, answer.outcomes, strict=True):
            waiting.resolve(outcome)
        self._hand_over()

    def _learn(self, found: Found) -> None:
        """The scribe is ready, and knows what became of the jobs that were under way when the last one was lost."""
        batch, self._under_way = self._under_way, []
        first = self._count - len(batch) + 1
        for number, waiting in enumerate(batch, first):
            waiting.resolve(found.outcome(number, waiting.creation))
        if found.is_fenced:
            return self._displace()
        self._is_open = True
        if not self._is_over:
            self._idle.clear()
            self._hand_over(is_beat=True)

    def _displace(self) -> None:
        """Another server has taken over: nothing that is still wanted here can be kept."""
        log.warning("fenced: another server has taken over", server=self._server)
        self._server = None
        self._health.fails("fenced")
        self._fail(self._under_way + self._gathered, NotStored("fenced"))
        self._under_way, self._gathered = [], []
        self._idle.set()
        self.when_displaced()
        if self._line is not None:
            self._line.hang_up()

    def _fail(self, lost: list[Waiting], error: NotStored) -> None:
        for waiting in lost:
            waiting.fail(error)

    async def _start_scribe(self) -> None:
        try:
            if self._server is None:
                self._server = await self._enter()
                self._count = 0
            line = await Pipe.open(self._hear)
        except Exception as problem:
            self._health.fails(type(problem).__name__)
            log.error("scribe not started", problem=type(problem).__name__)
            return
        line.when_lost(self._lose)
        self._line = line
        creations = [waiting.creation for waiting in self._under_way if waiting.creation is not None]
        self._send(Opening(self._url, self._server, creations))

    def _lose(self, line: Pipe) -> None:
        if line is not self._line:
            return
        is_wanted = self._is_open and self._server is not None
        self._line, self._is_open = None, False
        if not self._is_closed or line.code != 0:
            if self._server is not None:
                log.error("scribe lost", code=line.code, said=line.last_word)
            self._health.fails("scribe-lost")
        if is_wanted:
            self._revive()

    def _revive(self) -> None:
        if not self._is_over and (self._starting is None or self._starting.done()):
            self._starting = self._loop.create_task(self._start_scribe())

    def _tick(self) -> None:
        """Look after the scribe: it may be gone, or say nothing."""
        self._ticking = self._loop.call_later(self._health.tick_seconds, self._tick)
        self._give_up_unsent()
        if self._health.is_cut_off:
            self.when_displaced()
        if self._line is None:
            self._revive()
        elif self._health.is_lost:
            self._line.kill()
        elif self._health.is_due:
            self.beat()

    def _give_up_unsent(self) -> None:
        oldest = time.monotonic() - UNSENT_SECONDS
        if self._gathered and not self.is_alive:
            old = [waiting for waiting in self._gathered if waiting.since < oldest]
            self._gathered = [waiting for waiting in self._gathered if waiting.since >= oldest]
            self._fail(old, NotStored("unsent"))
            if not self._gathered and not self._under_way:
                self._idle.set()


def _error(failed: Failed) -> NotStored:
    """What went wrong; that somebody else was quicker is daily business."""
    if failed.is_conflict:
        return Conflict(failed.problem)
    log.error("not stored", problem=failed.problem)
    return NotStored(failed.problem)
