"""The tables in memory: loaded from the store when somebody comes, put away when nobody is left."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import structlog

from katta.core import registry
from katta.core.dealer import Dealer
from katta.core.errors import KattaError
from katta.server.store.health import SILENT
from katta.server.store.leases import Elsewhere
from katta.server.store.rows import CutRow, Entry, SeatRow, StoredTable, TableRow
from katta.server.store.store import NotReadable
from katta.server.store.vault import Unreadable
from katta.server.store.writer import Conflict, NotStored
from katta.server.tables import cut_handlers, seating, waiting_room
from katta.server.tables.claims import Claims
from katta.server.tables.evenings import evening_of
from katta.server.tables.history import History
from katta.server.tables.practice import Middle, middle_of
from katta.server.tables.rematches import staying
from katta.server.tables.services import Services
from katta.server.tables.table import Table
from katta.server.telemetry import metrics
from katta.server.wire import closing
from katta.server.wire.bodies import Evening, MadeTable, NewTable, SeatLink
from katta.server.wire.messages import TableInfo
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.web.session import Session

SWEEP_SECONDS = 5.0
SURE_SECONDS = 0.2
SURE_TRIES = 15
"""How long it is waited for the store to say that this server is still in charge."""

SPOILT_SECONDS = 600.0
CLOCKS_SECONDS = 15.0

log = structlog.get_logger(__name__)


class Lobby:
    """Finds and makes tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One a table that is being loaded, for as long as anybody holds it or waits for it."""
        self.is_paused = False
        """Whether the store is about to be another one, so that no table may come into memory."""
        self._spoilt: dict[str, float] = {}
        """Tables that cannot be read, and until when it is not worth trying again."""
        self.claims = Claims()

    def __len__(self) -> int:
        return len(self._tables)

    async def find(self, name: str) -> Table:
        """A table that lives here, by its name; Elsewhere if it lives at another server."""
        while True:
            table = self._tables.get(name) or await self._load(name)
            await self.be_sure()
            if self._tables.get(name) is table:
                return table

    @property
    def is_sure(self) -> bool:
        """Whether nobody else can have taken over the tables here: only then may anything be said about them."""
        return self.services.store.health.is_sure

    async def be_sure(self) -> None:
        """Wait until that is so, for a moment."""
        for _ in range(SURE_TRIES):
            if self.is_sure:
                return
            await asyncio.sleep(SURE_SECONDS)
        raise Refusal("not-readable")

    async def _load(self, name: str) -> Table:
        if not seating.is_table_name(name):
            raise Refusal("no-such-table")
        async with self._lock_of(name):
            try:
                if self._spoilt.get(name, 0.0) > time.monotonic():
                    raise Refusal("spoilt-table")
                if name not in self._tables:
                    await self._own(name)
                    stored = await self._stored(name)
                    self._keep(await asyncio.to_thread(Table, stored, self.services))
                return self._tables[name]
            except (Refusal, NotReadable, Elsewhere):
                raise
            except Exception as problem:
                self._spoilt[name] = time.monotonic() + SPOILT_SECONDS
                log.error("a spoilt table is kept aside", table=name, problem=type(problem).__name__)
                raise Refusal("spoilt-table") from None

    def _lock_of(self, name: str) -> asyncio.Lock:
        """The same for all who want to load a table: one that two have in memory would be two."""
        found = self._locks.get(name)
        if found is None:
            found = self._locks[name] = asyncio.Lock()
        return found

    async def where(self, name: str) -> str | None:
        """The address of the other server that a table lives at; None: it lives here, or will once it is looked at."""
        if name in self._tables or not self.services.store.health.is_shared or not seating.is_table_name(name):
            return None
        try:
            await self._own(name)
        except Elsewhere as found:
            return found.address
        return None

    async def _own(self, name: str) -> None:
        """See to it that a table lives here, if it does not live elsewhere."""
        store = self.services.store
        if not store.health.is_shared:
            return
        if store.writer.server is None:
            raise Refusal("not-readable")
        owner = await store.owner(name)
        if owner is None:
            raise Refusal("no-such-table")
        if owner.server == store.writer.server:
            return
        if not owner.is_fenced and not (owner.is_silent and store.health.is_steady):
            raise Elsewhere(owner.address)
        if not await store.take(name):
            raise Refusal("unreachable")
        log.info("table taken over", table=name, of=owner.server)

    def tell_trouble(self) -> None:
        """The store can no longer be written to, or can again: everybody here is told."""
        health = self.services.store.health
        if health.problem is None:
            log.info("the store takes what is written")
            for table in self._tables.values():
                table.patience.give_back(health.outage)
                table.drive.wake()
        elif health.problem == SILENT:
            log.info("the store takes its time")
        else:
            log.warning("the store takes nothing", problem=health.problem)
        for session in self.sessions:
            session.tell_trouble()

    @property
    def sessions(self) -> list["Session"]:
        """All clients here."""
        return [session for table in self._tables.values() for session in table.sessions]

    def forget(self) -> None:
        """Another server has taken over, or may have: nothing that is known here counts, and everybody comes again."""
        for session in self.sessions:
            session.close(closing.TRY_AGAIN)
        self.close()
        self._tables.clear()
        self._spoilt.clear()

    async def _stored(self, name: str) -> StoredTable:
        if self.is_paused:
            raise Refusal("paused")
        try:
            stored = await self.services.store.load(name)
        except Unreadable:
            raise Refusal("sealed") from None
        if stored is None:
            raise Refusal("no-such-table")
        if stored.row.closed is not None:
            raise Refusal("closed")
        return stored

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[Table | None]:
        """Meanwhile nobody else loads or changes the table; None if it is not in memory."""
        async with self._lock_of(name):
            table = self._tables.get(name)
            async with table.lock if table is not None else contextlib.nullcontext():
                yield table

    def let_go(self, table: Table, refusal: Refusal) -> None:
        """Have a table no longer in memory; who is there is told why, and who waits for its lock comes too late."""
        table.row = replace(table.row, closed=table.row.closed or time.time())
        for session in list(table.sessions):
            session.refuse(refusal)
            session.close()
        table.stop()
        if self._tables.get(table.name) is table:
            del self._tables[table.name]
        metrics.TABLES.set(len(self._tables))

    async def let_all_go(self, refusal: Refusal) -> None:
        """Have no table in memory; who is there is told why."""
        for table in list(self._tables.values()):
            async with table.lock:
                self.let_go(table, refusal)

    async def make(self, new: NewTable) -> MadeTable:
        """A new table with its secrets."""
        if self.is_paused:
            raise Refusal("paused")
        key = new.key or seating.new_secret()
        seats, keys = seating.first_seats(new.seats, key)
        host, invite = seating.derived(key, "host"), seating.derived(key, "invite")
        game, options, given = await self._setup(new)
        helps = waiting_room.checked_helps(game, new.helps)
        cuts = {
            seat.secret: wanted.commitment
            for seat, wanted in zip(seats, new.seats, strict=True)
            if seat.kind == "person" and wanted.commitment is not None and not given
        }
        row = TableRow(
            number=0,
            name=seating.derived(key, "table", seating.NAME_BYTES),
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
            helps=helps,
        )
        try:
            info = (await self._add(row, seats, cuts, given)).info()
        except Conflict:
            info = await self._made_before(row)
        links = [
            SeatLink(seat.seat, key, f"{self.services.settings.base_path}/table/{row.name}#{key}")
            for seat, key in zip(seats, keys, strict=True)
            if seat.kind != "bot"
        ]
        return MadeTable(info, host, invite, links)

    async def _setup(self, new: NewTable) -> Middle:
        """What is to be played, and what of it is given."""
        if new.opening is not None:
            if any(seat.kind == "open" for seat in new.seats):
                raise Refusal("seats-open")
            return await asyncio.to_thread(middle_of, new.opening, len(new.seats))
        try:
            game = registry.game(new.game)
            game.start(len(new.seats), **new.options)
            return Middle(game, game.complete(new.options), ())
        except KattaError as problem:
            raise Refusal("bad-table", {"problem": str(problem)}) from None

    async def _made_before(self, row: TableRow) -> TableInfo:
        """The answer was lost, and the same table is asked for again, perhaps at another server."""
        try:
            table = await self.find(row.name)
        except Elsewhere as found:
            return await self.services.relay.ask(found.address, f"/api/tables/{row.name}", TableInfo)
        if table.row.host != row.host:
            raise Refusal("no-such-table")
        return table.info()

    async def rematch(self, old: Table, game: str | None) -> tuple[str, TableInfo | None]:
        """The table where those who are here play on; there is only ever one. If it waits for numbers, how it stands.

        The same game begins at once; another one, or the same by its name, in a waiting room of its own. The
        invitation is the evening's: who was left out may come again by it, and a television goes on showing it.
        """
        wanted = old.game if game is None else waiting_room.known_game(game)
        seats = staying(old, wanted)
        maker = next((seat.secret for seat in old.seats if seat.host), None)
        has_maker = maker is None or any(seat.secret == maker for seat in seats)
        invite = old.row.invitation or seating.new_secret()
        new = replace(
            old.row,
            name=seating.new_table_name(),
            game=wanted.name,
            rules=wanted.version,
            options=old.row.options if wanted is old.game else wanted.complete({}),
            helps=old.row.helps if wanted is old.game else [],
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
        waiting_room.checked_setup(new, len(seats))
        try:
            table = await self._add(new, seats, cut_handlers.commitments_for_the_next(old, seats))
        except Conflict:
            stored = await self.services.store.load(old.name)
            if stored is None or stored.rematch is None:
                raise
            return stored.rematch, None
        with contextlib.suppress(NotStored):  # whoever misses it subscribes again
            await table.subscriptions.inherit(old.subscriptions)
        return table.name, table.info() if table.cuts.is_on else None

    async def evening(self, name: str) -> Evening:
        """All that was played one after the other, by the name of any of its tables."""
        if not seating.is_table_name(name):
            raise Refusal("no-such-evening")
        return evening_of(await self.services.store.evening(name))

    async def wake_clocks(self) -> None:
        """Clocks run on at tables where nobody is: after a start, and after another server has gone."""
        while True:
            for name in await self._running_clocks():
                try:
                    (await self.find(name)).drive.wake()
                except Refusal as refusal:
                    log.warning("table not loaded", table=name, code=refusal.code)
                except (Elsewhere, NotReadable):
                    continue
            if not self.services.store.health.is_shared:
                return
            await asyncio.sleep(CLOCKS_SECONDS)

    async def _running_clocks(self) -> list[str]:
        while True:
            try:
                names = await self.services.store.running_clocks()
                return [name for name in names if name not in self._tables and name not in self._spoilt]
            except NotReadable:
                await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Put quiet tables away, for ever; the store has them."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.services.settings.idle_seconds))
            self.put_away(time.monotonic() - self.services.settings.idle_seconds)

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

    async def _add(
        self, row: TableRow, seats: Sequence[SeatRow], cuts: dict[str, str], given: Sequence[str] = ()
    ) -> Table:
        """A new table; one whose seats are all taken begins at once, or when the devices have cut."""
        if row.begun and cuts:
            row = replace(row, begun=False, start="cut", first=0)
        history = History(registry.game(row.game), len(seats), row.options, Dealer(row.dealer))
        entries: list[Entry] = []
        if row.begun:
            opening = history.begin(time.time(), given=given)
            entries = opening.entries
            history.accept(opening)
        committed = [CutRow(secret, "commitment", value) for secret, value in cuts.items()]
        number = await self.services.store.create(row, seats, entries, committed)
        stored = StoredTable(replace(row, number=number), list(seats), entries, None, cuts=committed)
        table = Table(stored, self.services, history)
        self._keep(table)
        table.drive.wake()
        return table

    def _keep(self, table: Table) -> None:
        if self.is_paused:
            raise Refusal("paused")
        self._tables[table.name] = table
        metrics.TABLES.set(len(self._tables))
