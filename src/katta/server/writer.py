"""The one thread that writes: what waits is committed together, and only then does anybody hear of it."""

import asyncio
import contextlib
import functools
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from katta.server import metrics
from katta.server.schema import moves

Row = tuple[Any, ...]
"""The values of a row, in the order of the table's columns."""

Work = Callable[[sa.Connection], Any]
MOST_JOBS = 512
"""In one transaction."""

GATHER_SECONDS = 0.002
"""When several tables move at the same time, a commit waits so long for more of them: fewer, larger ones cost less."""

MOST_ROWS = 500
"""In one statement."""

log = structlog.get_logger(__name__)


class NotStored(Exception):
    """The store could not keep something; nothing has changed."""


class Conflict(NotStored):
    """Another server was quicker with this version."""


@dataclass(slots=True)
class Job:
    """Rows to add and other work, all or nothing; the future gets what the work returns, after the commit."""

    rows: Sequence[Row]
    work: Work | None
    future: "asyncio.Future[Any]"
    result: Any = field(default=None)
    error: NotStored | None = field(default=None)

    def resolve(self) -> None:
        """Tell who waits for it, if anybody still does."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Groups the jobs of many tables into few commits.

    Jobs gather in the loop while a commit is under way, and go to the thread together: waking it for each would have
    it and the loop fight for the interpreter.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._gathered: list[Job] = []
        self._is_busy = False
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: sa.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """Whether anything can be written."""
        return self._thread.is_alive()

    def write(self, rows: Sequence[Row], work: Work | None = None) -> "asyncio.Future[Any]":
        """Have rows and work committed; NotStored if that fails."""
        future = self._loop.create_future()
        self._gathered.append(Job(rows, work, future))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)
        return future

    async def close(self) -> None:
        """Commit what waits and stop."""
        while self._gathered:
            self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Everything that waits goes to the thread."""
        batch, self._gathered = self._gathered[:MOST_JOBS], self._gathered[MOST_JOBS:]
        self._is_busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _resolve(self, batch: list[Job]) -> None:
        """In the loop, after a commit: who waits for it hears of it, and the next batch gathers for a moment."""
        for job in batch:
            job.resolve()
        if len(batch) > 1:
            self._loop.call_later(GATHER_SECONDS, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            self._commit(batch)
            metrics.COMMITS.inc()
            metrics.COMMITTED.inc(len(batch))
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._resolve, batch)
        self._forget_connection()

    def _commit(self, batch: list[Job]) -> None:
        """One transaction for all; if it fails, one for each, so that one bad job spoils no other."""
        try:
            self._connection = self._connection or self._engine.connect()
            with self._connection.begin():
                self._do(self._connection, batch)
        except Exception as problem:
            self._forget_connection()
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
                return
            batch[0].error = _error(problem)

    def _forget_connection(self) -> None:
        """After any trouble begin anew with a fresh one."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None

    def _do(self, connection: sa.Connection, batch: list[Job]) -> None:
        rows = [row for job in batch for row in job.rows]
        if rows:
            insert(connection, moves, rows)
        for job in batch:
            if job.work is not None:
                job.result = job.work(connection)


def insert(connection: sa.Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    """Add rows. SQLite gets one statement for many: after each this thread and the loop fight for the interpreter."""
    if connection.dialect.name != "sqlite":
        names = table.columns.keys()
        connection.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
        return
    for start in range(0, len(rows), MOST_ROWS):
        part = rows[start : start + MOST_ROWS]
        connection.exec_driver_sql(_statement(table, len(part)), tuple(chain.from_iterable(part)))


@functools.lru_cache(MOST_ROWS)
def _statement(table: sa.Table, rows: int) -> str:
    names = table.columns.keys()
    places = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([places] * rows)}"


def _error(problem: Exception) -> NotStored:
    """What went wrong; that another server was quicker is the daily business of several servers."""
    if isinstance(problem, IntegrityError):
        return Conflict(type(problem).__name__)
    log.error("not stored", problem=type(problem).__name__)
    return NotStored(type(problem).__name__)
