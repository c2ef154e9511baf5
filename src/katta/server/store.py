"""The store: tables, seats and moves in SQLite or PostgreSQL."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, astuple
from typing import Any

import sqlalchemy as sa

from katta.server.migrate import migrate
from katta.server.rows import Entry, SeatRow, StoredTable, TableRow
from katta.server.schema import moves, seats, tables
from katta.server.writer import Row, Writer, insert

READERS = 2


def connect(url: str) -> sa.Engine:
    """An engine that loses nothing it has committed."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA temp_store = MEMORY")  # else a statement of many rows makes a file to be able to undo it
    cursor.close()


class Store:
    """Reads in a few threads, writes in one; the event loop waits for neither."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, its schema brought up to date."""
        engine = connect(url)
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

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

        def work(connection: sa.Connection) -> int:
            columns = {name: value for name, value in asdict(row).items() if name != "number"}
            number = connection.execute(tables.insert().values(columns).returning(tables.c.number)).scalar_one()
            insert(connection, seats, [(number, *astuple(seat)) for seat in seated])
            if entries:
                insert(connection, moves, rows_of(number, entries))
            return int(number)

        return int(await self._writer.write((), work))

    async def append(self, number: int, entries: Sequence[Entry], is_over: bool = False) -> None:
        """Add moves of a table; Conflict if one of the versions is there already."""

        def close(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.number == number).values(over=True))

        await self._writer.write(rows_of(number, entries), close if is_over else None)

    async def seat(self, number: int, row: SeatRow, entries: Sequence[Entry] = ()) -> None:
        """Change who sits on a seat, and add the moves that follow from it."""

        def work(connection: sa.Connection) -> None:
            place = (seats.c.table_number == number) & (seats.c.seat == row.seat)
            connection.execute(seats.update().where(place).values(**asdict(row)))

        await self._writer.write(rows_of(number, entries), work)

    async def load(self, name: str) -> StoredTable | None:
        """Everything about a table."""
        return await self._read(_load, name)

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


def rows_of(number: int, entries: Sequence[Entry]) -> list[Row]:
    """Entries as rows of a table."""
    return [(number, *entry) for entry in entries]


def _load(connection: sa.Connection, name: str) -> StoredTable | None:
    found = connection.execute(tables.select().where(tables.c.name == name)).mappings().first()
    if found is None:
        return None
    row = TableRow(**found)
    query = seats.select().where(seats.c.table_number == row.number).order_by(seats.c.seat)
    seated = [
        SeatRow(seat["seat"], seat["kind"], seat["name"], seat["level"], seat["secret"])
        for seat in connection.execute(query).mappings()
    ]
    rematch = connection.scalar(sa.select(tables.c.name).where(tables.c.rematch_of == row.number))
    return StoredTable(row, seated, _entries(connection, row.number, 0), rematch)


def _entries(connection: sa.Connection, number: int, version: int) -> list[Entry]:
    query = (
        sa.select(moves.c.version, moves.c.kind, moves.c.actor, moves.c.text, moves.c.at)
        .where((moves.c.table_number == number) & (moves.c.version > version))
        .order_by(moves.c.version)
    )
    return [Entry(*row) for row in connection.execute(query)]


def _running_clocks(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.name).where(tables.c.clock.is_not(None) & ~tables.c.over)))
