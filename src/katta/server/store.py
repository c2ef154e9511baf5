"""The store: tables, seats and moves in SQLite or PostgreSQL."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

from katta.server.engine import connect
from katta.server.jobs import Append, Arrange, Create, Cut, Keep, Reseat, Subscribe, Unsubscribe
from katta.server.migrate import migrate
from katta.server.rows import CutRow, Entry, PushRow, SeatRow, StoredTable, TableRow
from katta.server.schema import cuts, keys, moves, pushes, seats, tables
from katta.server.writer import Writer

READERS = 2


class Store:
    """Reads in a few threads, writes in another process; the event loop waits for neither."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, its schema brought up to date."""
        engine = connect(url)
        await asyncio.to_thread(migrate, engine)
        return cls(engine, await Writer.open(url))

    @property
    def is_alive(self) -> bool:
        """Whether moves can be kept."""
        return self._writer.is_alive

    async def close(self) -> None:
        """Keep what is under way, then let go."""
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def create(self, row: TableRow, seated: Sequence[SeatRow], entries: Sequence[Entry]) -> int:
        """Add a table; returns its number."""
        return int(await self._writer.write(Create(row, seated, entries)))

    async def append(self, number: int, entries: Sequence[Entry], result: dict[str, list[int]] | None = None) -> None:
        """Add moves of a table, and its result with the last ones; Conflict if a version is there already."""
        await self._writer.write(Append(number, entries, result))

    async def seat(self, number: int, row: SeatRow, entries: Sequence[Entry] = ()) -> None:
        """Change who sits on a seat, and add the moves that follow from it."""
        await self._writer.write(Reseat(number, row, entries))

    async def arrange(self, row: TableRow, seated: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Change what is played at a table and who sits there, and add the moves that follow from it."""
        await self._writer.write(Arrange(row, seated, entries))

    async def subscribe(self, number: int, row: PushRow) -> None:
        """A device wants to be told when it is a seat's turn."""
        await self._writer.write(Subscribe(number, row))

    async def unsubscribe(self, number: int, endpoint: str, secret: str | None = None) -> None:
        """A device wants to hear nothing more of a table, or of one of its seats."""
        await self._writer.write(Unsubscribe(number, endpoint, secret))

    async def cut(self, number: int, rows: Sequence[CutRow]) -> None:
        """Add what devices did for the deal of a table."""
        await self._writer.write(Cut(number, rows))

    async def keep(self, name: str, value: str) -> None:
        """Add a key of the server; Conflict if there is one of this name already."""
        await self._writer.write(Keep(name, value))

    async def key(self, name: str) -> str | None:
        """A key of the server."""
        return await self._read(_key, name)

    async def load(self, name: str) -> StoredTable | None:
        """Everything about a table."""
        return await self._read(_load, name)

    async def evening(self, name: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables of an evening with their seats, oldest first, by the name of any of them."""
        return await self._read(_evening, name)

    async def entries_after(self, number: int, version: int) -> list[Entry]:
        """The moves of a table after a version."""
        return await self._read(_entries, number, version)

    async def running_clocks(self) -> list[str]:
        """The tables whose clock may run out though nobody is there."""
        return await self._read(_running_clocks)

    async def _read(self, question: Any, *arguments: Any) -> Any:
        def ask() -> Any:
            with self._engine.connect() as connection:
                return question(connection, *arguments)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)


def _load(connection: sa.Connection, name: str) -> StoredTable | None:
    found = connection.execute(tables.select().where(tables.c.name == name)).mappings().first()
    if found is None:
        return None
    row = TableRow(**found)
    seated = _seats(connection, row.number)
    rematch = connection.scalar(sa.select(tables.c.name).where(tables.c.rematch_of == row.number))
    moved, pushed = _entries(connection, row.number, 0), _pushes(connection, row.number)
    return StoredTable(row, seated, moved, rematch, pushed, _cuts(connection, row.number))


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


def _key(connection: sa.Connection, name: str) -> str | None:
    return connection.scalar(sa.select(keys.c.value).where(keys.c.name == name))


def _evening(connection: sa.Connection, name: str) -> list[tuple[TableRow, list[SeatRow]]]:
    first = connection.scalar(sa.select(tables.c.evening).where(tables.c.name == name)) or name
    query = tables.select().where((tables.c.name == first) | (tables.c.evening == first)).order_by(tables.c.number)
    rows = [TableRow(**found) for found in connection.execute(query).mappings()]
    return [(row, _seats(connection, row.number)) for row in rows]


def _entries(connection: sa.Connection, number: int, version: int) -> list[Entry]:
    query = (
        sa.select(moves.c.version, moves.c.kind, moves.c.actor, moves.c.text, moves.c.at)
        .where((moves.c.table_number == number) & (moves.c.version > version))
        .order_by(moves.c.version)
    )
    return [Entry(*row) for row in connection.execute(query)]


def _running_clocks(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.name).where(tables.c.clock.is_not(None) & ~tables.c.over)))
