"""The store: tables, seats and moves in SQLite or PostgreSQL."""

import asyncio
import contextlib
import errno
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

from katta.server.store import keyring, leases
from katta.server.store.engine import connect, is_shared
from katta.server.store.health import SILENT, StoreHealth
from katta.server.store.jobs import (
    Append,
    Arrange,
    Create,
    Cut,
    Delete,
    End,
    Keep,
    Reseat,
    Review,
    Subscribe,
    Unsubscribe,
)
from katta.server.store.leases import Owner
from katta.server.store.migrate import migrate
from katta.server.store.rows import CutRow, Entry, PushRow, SeatRow, StoredTable, TableRow
from katta.server.store.schema import cuts, keys, moves, pushes, reviews, seats, tables
from katta.server.store.vault import Vault
from katta.server.store.writer import Writer

READERS = 2
READER = "reader"
"""How their threads are called."""

READY_SECONDS = 2.0
READ_SECONDS = 5.0
"""What a question to the store may take."""

LEASE_SECONDS = 5.0

log = structlog.get_logger(__name__)


class NotReadable(Exception):
    """The store does not answer at the moment."""


class Store:
    """Reads in a few threads, writes in another process; the event loop waits for neither."""

    def __init__(self, engine: sa.Engine, vault: Vault, health: StoreHealth, address: str) -> None:
        self.vault = vault
        self._engine = engine
        self._address = address
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix=READER)
        self._is_entered = False
        self.health = health
        self.writer: Writer

    @classmethod
    async def open(
        cls, url: str, vault: Vault | None = None, address: str = "", lease_seconds: float = LEASE_SECONDS
    ) -> "Store":
        """The store at an address, its schema brought up to date, for a server that others reach at another.

        Its key is the one beside it, or given.
        """
        engine = connect(url, "katta-reader")
        vault = vault or keyring.open_vault(keyring.beside(url))
        await asyncio.to_thread(migrate, engine, vault=vault)
        store = cls(engine, vault, StoreHealth(is_shared(url), lease_seconds), address)
        store.writer = await Writer.open(url, store._enter, store.health)
        return store

    @property
    def is_alive(self) -> bool:
        """Whether there is a scribe that has reached the store."""
        return self.writer.is_alive

    async def wait_for_scribe(self) -> None:
        """Until something can be written for the first time; a slow machine takes its time."""
        while not self.is_alive:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Keep what is under way, then let go."""
        server = self.writer.server
        await self.writer.close()
        if server is not None and self.health.problem is None:
            with contextlib.suppress(NotReadable):
                await self._beside(lambda: leases.leave(self._engine, server))
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._engine.dispose()

    async def what_is_wrong(self) -> str | None:
        """Whether something can be written and read within a deadline; None if nothing is wrong."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as problem:
            return errno.errorcode.get(problem.errno or 0, "OSError")
        until = time.monotonic() + READY_SECONDS
        self.writer.beat()
        while not self.health.is_fresh:
            if time.monotonic() > until:
                return self.health.problem or SILENT
            await asyncio.sleep(0.05)
        try:
            await asyncio.wait_for(self._read(_key, ""), READY_SECONDS)
        except (NotReadable, TimeoutError):
            return "not-readable"
        return None

    async def owner(self, name: str) -> Owner | None:
        """Where a table lives, if there is such a table."""
        return await self._beside(lambda: leases.owner(self._engine, name, self.health.lease_seconds))

    async def take(self, name: str) -> bool:
        """Have a table live here, if it can."""
        server, seconds = self.writer.server, self.health.lease_seconds
        return server is not None and await self._beside(lambda: leases.take(self._engine, name, server, seconds))

    async def _enter(self) -> int:
        is_start, self._is_entered = not self._is_entered, True
        return int(await self._beside(lambda: leases.enter(self._engine, self._address, is_start)))

    async def create(
        self, row: TableRow, seated: Sequence[SeatRow], entries: Sequence[Entry], cut: Sequence[CutRow] = ()
    ) -> int:
        """Add a table, with what devices do for its deal; returns its number."""
        return int(await self.writer.write(Create(self.vault.sealed(row), seated, entries, cut)))

    async def append(self, number: int, entries: Sequence[Entry], result: dict[str, list[int]] | None = None) -> None:
        """Add moves of a table, and its result with the last ones; Conflict if a version is there already."""
        await self.writer.write(Append(number, entries, result))

    async def seat(self, number: int, seating: int, row: SeatRow, entries: Sequence[Entry] = ()) -> None:
        """Change who sits on a seat, and add the moves that follow from it; Conflict if the seats were others."""
        await self.writer.write(Reseat(number, seating, row, entries))

    async def arrange(self, row: TableRow, seated: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Change what is played at a table and who sits there, and add the moves; Conflict if the seats were others."""
        await self.writer.write(Arrange(self.vault.sealed(row), seated, entries))

    async def subscribe(self, number: int, row: PushRow) -> None:
        """A device wants to be told when it is a seat's turn."""
        await self.writer.write(Subscribe(number, row))

    async def unsubscribe(self, number: int, endpoint: str, secret: str | None = None) -> None:
        """A device wants to hear nothing more of a table, or of one of its seats."""
        await self.writer.write(Unsubscribe(number, endpoint, secret))

    async def cut(self, number: int, rows: Sequence[CutRow]) -> None:
        """Add what devices did for the deal of a table."""
        await self.writer.write(Cut(number, rows))

    async def keep_review(self, number: int, version: int, body: str) -> None:
        """Keep what is told of a finished game."""
        await self.writer.write(Review(number, version, body))

    async def review(self, number: int, version: int) -> str | None:
        """What is told of a game that ended with a version; None if nothing is kept."""
        return await self._read(_review, number, version)

    async def keep(self, name: str, value: str) -> None:
        """Add a key of the server; Conflict if there is one of this name already."""
        await self.writer.write(Keep(name, self.vault.seal_text(value, f"key {name}")))

    async def key(self, name: str) -> str | None:
        """A key of the server; Unreadable if the vault cannot open it."""
        sealed = await self._read(_key, name)
        return None if sealed is None else self.vault.open_text(sealed, f"key {name}")

    async def load(self, name: str) -> StoredTable | None:
        """Everything about a table; Unreadable if the vault cannot open the secrets of a game that is under way."""
        stored: StoredTable | None = await self._read(load_table, name)
        return None if stored is None else stored._replace(row=self.vault.opened(stored.row))

    async def number(self, name: str) -> int | None:
        """The number of a table, whether it can be read or not."""
        return await self._read(_number, name)

    async def end(self, number: int, at: float) -> None:
        """Close a table that is not over, for good."""
        await self.writer.write(End(number, at))

    async def delete(self, number: int) -> None:
        """Remove a table with all that belongs to it."""
        await self.writer.write(Delete(number))

    async def settle(self) -> None:
        """Until nothing waits to be written."""
        await self.writer.settle()

    async def evening(self, name: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables of an evening with their seats, oldest first, by the name of any of them."""
        return await self._read(_evening, name)

    async def entries_after(self, number: int, version: int) -> list[Entry]:
        """The moves of a table after a version."""
        return await self._read(_entries, number, version)

    async def running_clocks(self) -> list[str]:
        """The tables whose clock may run out though nobody is there, and no other server sees to that."""
        return await self._beside(lambda: leases.running_clocks(self._engine, self.writer.server, self.health))

    async def _read(self, question: Any, *arguments: Any) -> Any:
        def ask() -> Any:
            with self._engine.connect() as connection:
                return question(connection, *arguments)

        return await self._beside(ask)

    async def _beside(self, ask: Callable[[], Any]) -> Any:
        """Ask in a thread; NotReadable if the store does not answer in time."""
        readers = self._readers
        try:
            asking = asyncio.get_running_loop().run_in_executor(readers, ask)
            return await asyncio.wait_for(asking, READ_SECONDS)
        except TimeoutError:
            if readers is self._readers:
                self._begin_anew()
            log.warning("not readable", problem=SILENT)
            raise NotReadable(SILENT) from None
        except (OperationalError, InterfaceError, InternalError) as problem:
            log.warning("not readable", problem=type(problem).__name__)
            raise NotReadable(type(problem).__name__) from None

    def _begin_anew(self) -> None:
        """A connection that is silent may be so for ever: others take its place, and its thread is left alone."""
        self._readers.shutdown(wait=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix=READER)
        if self.health.is_shared:
            self._engine.dispose(close=False)


def load_table(connection: sa.Connection, name: str) -> StoredTable | None:
    """Everything about a table, its secrets sealed."""
    found = connection.execute(tables.select().where(tables.c.name == name)).mappings().first()
    if found is None:
        return None
    row = _row(found)
    seated = _seats(connection, row.number)
    rematch = connection.scalar(sa.select(tables.c.name).where(tables.c.rematch_of == row.number))
    moved, pushed = _entries(connection, row.number, 0), _pushes(connection, row.number)
    return StoredTable(row, seated, moved, rematch, pushed, _cuts(connection, row.number))


def _number(connection: sa.Connection, name: str) -> int | None:
    return connection.scalar(sa.select(tables.c.number).where(tables.c.name == name))


def _row(found: sa.RowMapping) -> TableRow:
    return TableRow(**{name: value for name, value in found.items() if name != "server"})


def _seats(connection: sa.Connection, number: int) -> list[SeatRow]:
    query = seats.select().where(seats.c.table_number == number).order_by(seats.c.seat)
    return [
        SeatRow(**{name: value for name, value in seat.items() if name != "table_number"})
        for seat in connection.execute(query).mappings()
    ]


def _pushes(connection: sa.Connection, number: int) -> list[PushRow]:
    known = pushes.c
    query = (
        sa.select(known.secret, known.endpoint, known.p256dh, known.auth, known.language)
        .where(known.table_number == number)
        .order_by(known.number)
    )
    return [PushRow(**found) for found in connection.execute(query).mappings()]


def _cuts(connection: sa.Connection, number: int) -> list[CutRow]:
    known = cuts.c
    query = sa.select(known.secret, known.kind, known.value).where(known.table_number == number).order_by(known.number)
    return [CutRow(**found) for found in connection.execute(query).mappings()]


def _review(connection: sa.Connection, number: int, version: int) -> str | None:
    asked = (reviews.c.table_number == number) & (reviews.c.version == version)
    return connection.scalar(sa.select(reviews.c.body).where(asked))


def _key(connection: sa.Connection, name: str) -> str | None:
    return connection.scalar(sa.select(keys.c.value).where(keys.c.name == name))


def _evening(connection: sa.Connection, name: str) -> list[tuple[TableRow, list[SeatRow]]]:
    first = connection.scalar(sa.select(tables.c.evening).where(tables.c.name == name)) or name
    query = tables.select().where((tables.c.name == first) | (tables.c.evening == first)).order_by(tables.c.number)
    rows = [_row(found) for found in connection.execute(query).mappings()]
    return [(row, _seats(connection, row.number)) for row in rows]


def _entries(connection: sa.Connection, number: int, version: int) -> list[Entry]:
    query = (
        sa.select(moves.c.version, moves.c.kind, moves.c.actor, moves.c.text, moves.c.at)
        .where((moves.c.table_number == number) & (moves.c.version > version))
        .order_by(moves.c.version)
    )
    return [Entry(*row) for row in connection.execute(query)]
