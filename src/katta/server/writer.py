"""The server's side of the scribe: what waits is committed together, and only then does anybody hear of it."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from katta.server import metrics
from katta.server.jobs import Failed, Job, Outcome, decode_outcomes, encode
from katta.server.line import Line

MOST_JOBS = 512
"""In one transaction."""

REVIVAL_SECONDS = 1.0
"""So long after it was lost another scribe is started; sooner, if there is a job for it."""

CLOSE_SECONDS = 20.0
"""How long the last commits may take when the server stops."""

log = structlog.get_logger(__name__)


class NotStored(Exception):
    """The store could not keep something, or was lost before it could say so."""


class Conflict(NotStored):
    """Another server was quicker with this version."""


@dataclass(slots=True)
class Waiting:
    """A job as it is sent; the future gets the answer, after the commit."""

    job: msgspec.Raw
    future: "asyncio.Future[Any]"

    def resolve(self, outcome: Outcome) -> None:
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

    Jobs gather while a batch is under way. If the scribe is lost, so are they, and another one is started.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Waiting] = []
        self._under_way: list[Waiting] = []
        self._line: Line | None = None
        self._starting: asyncio.Task[None] | None = None
        self._start = asyncio.Lock()
        self._is_closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, url: str) -> "Writer":
        """A writer whose scribe has started."""
        writer = cls(url)
        await writer._start_scribe()
        return writer

    @property
    def is_alive(self) -> bool:
        """Whether there is a scribe."""
        return self._line is not None

    def write(self, job: Job) -> "asyncio.Future[Any]":
        """Have a job committed; NotStored if that fails."""
        future = self._loop.create_future()
        try:
            waiting = Waiting(msgspec.Raw(encode(job)), future)
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

    async def settle(self) -> None:
        """Until nothing waits or is under way."""
        await self._idle.wait()

    async def close(self) -> None:
        """Commit what waits and stop."""
        self._is_closed = True
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._idle.wait()
                if self._starting is not None:
                    await self._starting
                if self._line is not None:
                    self._line.hang_up()
                    await self._line.wait()
        except TimeoutError:
            if self._line is not None:
                self._line.kill()
                await self._line.wait()

    def _hand_over(self) -> None:
        """Everything that waits goes to the scribe."""
        self._under_way, self._gathered = self._gathered[:MOST_JOBS], self._gathered[MOST_JOBS:]
        if not self._under_way:
            self._idle.set()
        elif self._line is None:
            self._starting = self._loop.create_task(self._start_and_send())
        else:
            self._send(self._line)

    async def _start_and_send(self) -> None:
        await self._start_scribe()
        if self._line is None:
            self._fail_all()
        else:
            self._send(self._line)

    def _send(self, line: Line) -> None:
        line.send(encode([waiting.job for waiting in self._under_way]))

    def _hear(self, answer: bytes) -> None:
        """After a commit: who waits for it hears of it, and what has gathered meanwhile is the next batch."""
        batch, self._under_way = self._under_way, []
        metrics.COMMITS.inc()
        metrics.COMMITTED.inc(len(batch))
        for waiting, outcome in zip(batch, decode_outcomes(answer), strict=True):
            waiting.resolve(outcome)
        self._hand_over()

    async def _start_scribe(self) -> None:
        async with self._start:
            if self._line is not None:
                return
            try:
                line = await Line.open(self._hear)
            except Exception as problem:
                log.error("scribe not started", problem=type(problem).__name__)
                return
            line.send(encode(self._url))
            line.when_lost(self._lose)
            self._line = line

    def _lose(self, line: Line) -> None:
        self._line = None
        if not self._is_closed or line.code != 0:
            log.error("scribe lost", code=line.code, said=line.last_word)
        self._fail_all()
        self._loop.call_later(REVIVAL_SECONDS, self._revive)

    def _revive(self) -> None:
        if self._line is None and not self._is_closed:
            self._starting = self._loop.create_task(self._start_scribe())

    def _fail_all(self) -> None:
        """Nobody knows what became of the batch under way; what has gathered is not tried at all."""
        lost = self._under_way + self._gathered
        if self._under_way:
            self._loop.call_soon(self._hand_over)
        self._under_way, self._gathered = [], []
        for waiting in lost:
            waiting.fail(NotStored("lost"))


def _error(failed: Failed) -> NotStored:
    """What went wrong; that another server was quicker is the daily business of several servers."""
    if failed.is_conflict:
        return Conflict(failed.problem)
    log.error("not stored", problem=failed.problem)
    return NotStored(failed.problem)
