"""The tables in memory: loaded from the store when somebody comes, put away when nobody is left."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from dataclasses import replace

import structlog

from katta.core import registry
from katta.core.dealer import Dealer
from katta.core.errors import KattaError
from katta.core.game import Game
from katta.server import cutting, metrics, room, seating
from katta.server.bodies import Evening, MadeTable, NewTable, SeatLink
from katta.server.claims import Claims
from katta.server.course import Course
from katta.server.evenings import evening_of
from katta.server.house import House
from katta.server.messages import TableInfo
from katta.server.news import Item
from katta.server.refusal import Refusal
from katta.server.rows import Entry, SeatRow, StoredTable, TableRow
from katta.server.table import Table
from katta.server.writer import Conflict, NotStored

SWEEP_SECONDS = 5.0
STAND_IN = "easy"
"""The bots that make up the number where people are missing."""

log = structlog.get_logger(__name__)


class Lobby:
    """Finds and makes tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.claims = Claims()

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
        cuts = {
            seat.secret: wanted.commitment
            for seat, wanted in zip(seats, new.seats, strict=True)
            if seat.kind == "person" and wanted.commitment is not None
        }
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
            invitation=invite,
            begun=all(seat.kind != "open" for seat in seats),
            start=new.start,
            first=new.first,
        )
        table = await self._add(row, seats, cuts)
        links = [
            SeatLink(seat.seat, key, f"/table/{row.name}#{key}")
            for seat, key in zip(seats, keys, strict=True)
            if seat.kind != "bot"
        ]
        return MadeTable(table.info(), host, invite, links)

    async def rematch(self, old: Table, game: str | None) -> tuple[str, TableInfo | None]:
        """The table where those who are here play on; there is only ever one. If it waits for numbers, how it stands.

        The same game begins at once; another one, or the same by its name, in a waiting room of its own. The
        invitation is the evening's: who was left out may come again by it, and a television goes on showing it.
        """
        wanted = old.game if game is None else room.known_game(game)
        await self.house.warmth.of(wanted)
        seats = _staying(old, wanted)
        maker = next((seat.secret for seat in old.seats if seat.host), None)
        has_maker = maker is None or any(seat.secret == maker for seat in seats)
        invite = old.row.invitation or seating.new_secret()
        new = replace(
            old.row,
            name=seating.new_table_name(),
            game=wanted.name,
            rules=wanted.version,
            options=old.row.options if wanted is old.game else wanted.complete({}),
            host=old.row.host if has_maker else seating.digest(seating.new_secret()),
            invite=seating.digest(invite),
            dealer=Dealer().secret,
            created=time.time(),
            over=False,
            rematch_of=old.row.number,
            invitation=invite,
            begun=game is None,
            start="host",
            first=0,
            evening=old.row.evening or old.name,
            result=None,
        )
        room.checked_setup(new, len(seats))
        try:
            table = await self._add(new, seats, cutting.commitments_for_the_next(old, seats))
        except Conflict:
            stored = await self.house.store.load(old.name)
            if stored is None or stored.rematch is None:
                raise
            return stored.rematch, None
        with contextlib.suppress(NotStored):  # whoever misses it subscribes again
            await table.subscriptions.inherit(old.subscriptions)
        return table.name, table.info() if table.cuts.is_on else None

    async def evening(self, name: str) -> Evening:
        """All that was played one after the other, by the name of any of its tables."""
        return evening_of(await self.house.store.evening(name))

    async def hear(self, item: Item) -> None:
        """News from the bus: show it to the clients here."""
        table = self._tables.get(item.table)
        if table is None:
            return
        if item.kind == "reseated":
            if item.origin != self.house.news.origin:
                async with table.lock:
                    await table.look_up()
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
                table.stop()
        metrics.TABLES.set(len(self._tables))

    def close(self) -> None:
        """Let bots and clocks rest."""
        for table in self._tables.values():
            table.stop()

    async def _add(self, row: TableRow, seats: Sequence[SeatRow], cuts: dict[str, str]) -> Table:
        """A new table; one whose seats are all taken begins at once, or when the devices have cut."""
        if row.begun and cuts:
            row = replace(row, begun=False, start="cut", first=0)
        course = Course(registry.game(row.game), len(seats), row.options, Dealer(row.dealer))
        entries: list[Entry] = []
        if row.begun:
            opening = course.begin(time.time())
            entries = opening.entries
            course.accept(opening)
        number = await self.house.store.create(row, seats, entries)
        table = Table(StoredTable(replace(row, number=number), list(seats), entries, None), self.house, course)
        await table.cuts.commit(cuts)
        self._keep(table)
        table.drive.wake()
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.name] = table
        metrics.TABLES.set(len(self._tables))


def _staying(old: Table, game: Game) -> list[SeatRow]:
    """Who plays on: the people who are here and the bots, who sat second first; bots make up what is missing."""
    seats = [replace(seat, level=None) if seat.kind == "person" else seat for seat in seating.turned(old.seats, 1)]
    here = {seat.secret for seat in old.seats if old.is_present(seat.seat)}
    people = [seat for seat in seats if seat.kind == "person" and seat.secret in here]
    if len(people) > game.seats[-1]:
        raise Refusal("too-many-people", {"most": game.seats[-1]})
    bots = [seat for seat in seats if seat.kind == "bot"][: game.seats[-1] - len(people)]
    staying = [seat for seat in seats if seat in people or seat in bots]
    while len(staying) < game.seats[0]:
        level = bots[0].level or STAND_IN if bots else STAND_IN
        staying.append(seating.new_bot(len(staying), level, [seat.name for seat in staying]))
    if game is not old.game:
        staying = [replace(seat, mark=None) for seat in staying]
    if people and not any(seat.host for seat in people):
        staying = [replace(seat, host=seat.secret == people[0].secret) for seat in staying]
    return seating.numbered(staying)
