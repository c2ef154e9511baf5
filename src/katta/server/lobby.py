"""The tables in memory: loaded from the store when somebody comes, put away when nobody is left."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

import structlog

from katta.core import registry
from katta.core.dealer import Dealer
from katta.core.errors import KattaError
from katta.server import metrics, seating
from katta.server.bodies import MadeTable, NewTable, SeatLink
from katta.server.course import Course
from katta.server.house import House
from katta.server.news import Item
from katta.server.refusal import Refusal
from katta.server.rows import Entry, SeatRow, StoredTable, TableRow
from katta.server.table import Table
from katta.server.writer import Conflict

SWEEP_SECONDS = 5.0

log = structlog.get_logger(__name__)


class Lobby:
    """Finds and makes tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._tables)

    async def find(self, name: str) -> Table:
        """A table by its name."""
        table = self._tables.get(name)
        if table is not None:
            return table
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self._tables:
                try:
                    stored = await self.house.store.load(name)
                    if stored is None:
                        raise Refusal("no-such-table")
                    await self.house.warmth.of(registry.game(stored.row.game))
                    self._keep(await asyncio.to_thread(Table, stored, self.house))
                finally:
                    self._loading.pop(name, None)
        return self._tables[name]

    async def make(self, new: NewTable) -> MadeTable:
        """A new table with its secrets."""
        seats, keys = seating.first_seats(new.seats)
        host, invite = seating.new_secret(), seating.new_secret()
        try:
            game = registry.game(new.game)
            await self.house.warmth.of(game)
            game.start(len(seats), **new.options)
            options = game.complete(new.options)
        except KattaError as problem:
            raise Refusal("bad-table", {"problem": str(problem)}) from None
        row = TableRow(
            number=0,
            name=seating.new_table_name(),
            game=game.name,
            rules=game.version,
            options=options,
            clock=new.clock,
            spectators=new.spectators,
            hints=new.hints,
            host=seating.digest(host),
            invite=seating.digest(invite),
            dealer=Dealer().secret,
            created=time.time(),
            over=False,
            rematch_of=None,
        )
        table = await self._add(row, seats)
        links = [
            SeatLink(seat.seat, key, f"/table/{row.name}#{key}")
            for seat, key in zip(seats, keys, strict=True)
            if seat.kind != "bot"
        ]
        return MadeTable(table.info(), host, invite, links)

    async def rematch(self, old: Table) -> str:
        """The table where the same people play on; there is only ever one."""
        new = replace(
            old.row,
            name=seating.new_table_name(),
            dealer=Dealer().secret,
            created=time.time(),
            over=False,
            rematch_of=old.row.number,
        )
        try:
            return (await self._add(new, seating.rotated(old.seats))).name
        except Conflict:
            stored = await self.house.store.load(old.name)
            if stored is None or stored.rematch is None:
                raise
            return stored.rematch

    async def hear(self, item: Item) -> None:
        """News from the bus: show it to the clients here."""
        table = self._tables.get(item.table)
        if table is None:
            return
        if item.kind == "reseated":
            if item.origin != self.house.news.origin:
                stored = await self.house.store.load(item.table)
                table.seats = stored.seats if stored else table.seats
            table.tell_seats()
        elif not table.tell(item.version):
            async with table.lock:
                await table.catch_up()

    async def wake_clocks(self) -> None:
        """After a start: clocks go on running at tables where nobody is."""
        for name in await self.house.store.running_clocks():
            try:
                (await self.find(name)).drive.wake()
            except Refusal as refusal:
                log.warning("table not loaded", table=name, code=refusal.code)

    async def sweep(self) -> None:
        """Put quiet tables away, for ever; the store has them."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.house.settings.idle_seconds))
            self.put_away(time.monotonic() - self.house.settings.idle_seconds)

    def put_away(self, quiet_since: float) -> None:
        """Forget tables without clients since a time, and finished ones at once."""
        for table in list(self._tables.values()):
            is_free = not any(table.sessions) and not table.drive.is_busy and not table.lock.locked()
            if is_free and (table.quiet_since <= quiet_since or table.status == "over"):
                del self._tables[table.name]
                table.drive.stop()
        metrics.TABLES.set(len(self._tables))

    def close(self) -> None:
        """Let bots and clocks rest."""
        for table in self._tables.values():
            table.drive.stop()

    async def _add(self, row: TableRow, seats: Sequence[SeatRow]) -> Table:
        course = Course(registry.game(row.game), len(seats), row.options, Dealer(row.dealer))
        entries: list[Entry] = []
        if all(seat.kind != "open" for seat in seats):
            opening = course.begin(time.time())
            entries = opening.entries
            course.accept(opening)
        number = await self.house.store.create(row, seats, entries)
        table = Table(StoredTable(replace(row, number=number), list(seats), entries, None), self.house, course)
        self._keep(table)
        table.drive.wake()
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.name] = table
        metrics.TABLES.set(len(self._tables))
