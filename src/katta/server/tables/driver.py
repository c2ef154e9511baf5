"""What keeps a table going without a click: its bots and its clock."""

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from katta.core.errors import IllegalMove
from katta.core.position import Position
from katta.server.bots import pauses
from katta.server.bots.queue import Cause
from katta.server.store.writer import NotStored
from katta.server.tables import notes
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.tables.table import Table

RETRY_SECONDS = 1.0

log = structlog.get_logger(__name__)


class Drive:
    """Lets the bots of a table move, and moves for a person whose time is up."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self._thoughts: dict[asyncio.Task[str], int] = {}
        """What is thought about, with the version of the table that it is about."""

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work or a clock runs."""
        return self._bots is not None or self._alarm is not None or self._late is not None

    def wake(self) -> None:
        """Something changed: see whether a bot is to move, and set the clock."""
        for thought, version in self._thoughts.items():
            if version != self._table.history.version:
                thought.cancel()
        if self._bots is None and self._level() is not None:
            self._bots = asyncio.create_task(self._run())
        self._set_alarm()

    def watch(self) -> None:
        """Somebody came or left: bots think first where somebody is."""
        self._table.services.bots.watch(self._table.name, any(self._table.sessions))

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
        return table.bot_at(table.history.position.actor) if table.status == "playing" else None

    async def _run(self) -> None:
        try:
            while (level := self._level()) is not None:
                await self._move(self._table.history.position.actor, level)
        finally:
            self._bots = None

    async def _move(self, seat: int, level: str, late: bool = False) -> None:
        """Think beside the loop; the move counts only if the table still stands where it stood."""
        table = self._table
        version, position = table.history.version, table.history.position
        thought = asyncio.create_task(self._choose(level, position.seen_by(seat), seat))
        self._thoughts[thought] = version
        try:
            await asyncio.wait([thought])
        finally:
            del self._thoughts[thought]
            thought.cancel()
        if thought.cancelled():
            return
        text = thought.result()
        async with table.lock:
            if table.history.version != version or (not late and table.bot_at(seat) != level):
                return
            try:
                await table.commit(table.history.play(text, time.time(), notes.LATE if late else ""))
            except Refusal:
                return  # another server's bot was quicker; the table stands there now
            except IllegalMove as problem:
                log.error("a bot's move was refused", table=table.name, level=level, problem=problem.code)
                await asyncio.sleep(RETRY_SECONDS)
            except NotStored:
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose(self, level: str, seen: Position, seat: int) -> str:
        """A bot's move, kept back until its level would have found it in any position."""
        services, clock = self._table.services, asyncio.get_running_loop().time
        came = clock()
        text = await services.bots.choose(level, seen, seat, self._cause(), any(self._table.sessions))
        await asyncio.sleep(pauses.left(level, clock() - came, services.settings.bot_pause))
        return text

    def _cause(self) -> Cause:
        """Who plays here, or else watches, is the one who waits."""
        sessions = sorted(self._table.sessions, key=lambda session: session.seat is None)
        return Cause(self._table.name, sessions[0].address if sessions else "")

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if (left := self.seconds_left()) is not None:
            self._alarm = asyncio.get_running_loop().call_later(left, self._ring, self._table.history.version)

    def _ring(self, version: int) -> None:
        self._alarm = None
        if self._table.history.is_current(version) and self._level() is None:
            self._late = asyncio.create_task(self._out_of_time())

    async def _out_of_time(self) -> None:
        try:
            await self._move(self._table.history.position.actor, self._table.services.stand_in, late=True)
        finally:
            self._late = None
            self._set_alarm()
