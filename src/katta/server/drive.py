"""What keeps a table going without a click: its bots and its clock."""

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from katta.core.errors import IllegalMove
from katta.server import notes
from katta.server.refusal import Refusal
from katta.server.writer import NotStored

if TYPE_CHECKING:
    from katta.server.table import Table

RETRY_SECONDS = 1.0

log = structlog.get_logger(__name__)


class Drive:
    """Lets the bots of a table move, and moves for a person whose time is up."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work or a clock runs."""
        return self._bots is not None or self._alarm is not None or self._late is not None

    def wake(self) -> None:
        """Something changed: see whether a bot is to move, and set the clock."""
        if self._bots is None and self._level() is not None:
            self._bots = asyncio.create_task(self._run())
        self._set_alarm()

    def stop(self) -> None:
        """Do nothing more."""
        for running in (self._bots, self._alarm, self._late):
            if running is not None:
                running.cancel()

    def seconds_left(self) -> float | None:
        """What the clock leaves for this move; None without a clock or where no person is to move."""
        table = self._table
        if table.row.clock is None or table.status != "playing" or self._level() is not None:
            return None
        return max(0.0, table.row.clock - table.patience.waited)

    def _level(self) -> str | None:
        """The bot to move."""
        table = self._table
        return table.bot_at(table.course.moment.actor) if table.status == "playing" else None

    async def _run(self) -> None:
        try:
            while (level := self._level()) is not None:
                await self._move(self._table.course.moment.actor, level)
        finally:
            self._bots = None

    async def _move(self, seat: int, level: str, late: bool = False) -> None:
        """Think beside the loop; the move counts only if the table still stands where it stood."""
        table = self._table
        version, moment = table.course.version, table.course.moment
        text = await table.house.bots.choose(level, moment.seen_by(seat), seat)
        async with table.lock:
            if table.course.version != version or (not late and table.bot_at(seat) != level):
                return
            try:
                await table.commit(table.course.play(text, time.time(), notes.LATE if late else ""))
            except Refusal:
                return  # another server's bot was quicker; the table stands there now
            except IllegalMove as problem:
                log.error("a bot's move was refused", table=table.name, level=level, problem=str(problem))
                await asyncio.sleep(RETRY_SECONDS)
            except NotStored:
                await asyncio.sleep(RETRY_SECONDS)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if (left := self.seconds_left()) is not None:
            self._alarm = asyncio.get_running_loop().call_later(left, self._ring, self._table.course.version)

    def _ring(self, version: int) -> None:
        self._alarm = None
        if self._table.course.is_current(version) and self._level() is None:
            self._late = asyncio.create_task(self._out_of_time())

    async def _out_of_time(self) -> None:
        try:
            await self._move(self._table.course.moment.actor, self._table.house.stand_in, late=True)
        finally:
            self._late = None
            self._set_alarm()
