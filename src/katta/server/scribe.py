"""The one process that writes: commits what the server hands it, batch by batch, and says how each job went.

`python -m katta.server.scribe` is started by the server. The first message that it reads is the address of the
database, every other one a batch of jobs. It ends when its input does, and by no signal that can be ignored: whoever
stops the server with everything around it may not stop the scribe before the last moves are kept.
"""

import contextlib
import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from functools import cache
from operator import attrgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from katta.server.engine import connect
from katta.server.jobs import (
    HEAD_BYTES,
    Append,
    Arrange,
    Create,
    Cut,
    Failed,
    Job,
    Keep,
    Kept,
    Outcome,
    Reseat,
    Subscribe,
    Unsubscribe,
    decode_jobs,
    decode_url,
    encode,
    framed,
    length_of,
)
from katta.server.rows import SeatRow, TableRow
from katta.server.schema import cuts, keys, moves, pushes, seats, tables

Row = tuple[Any, ...]
"""The values of a row, in the order of the table's columns."""

TABLE_COLUMNS = [field.name for field in fields(TableRow) if field.name != "number"]
CREATE = tables.insert().returning(tables.c.number)
FINISH = (
    tables.update()
    .where(tables.c.number == sa.bindparam("finished"))
    .values(over=True, result=sa.bindparam("came_out", type_=sa.JSON))
)

INPUT, OUTPUT = 0, 1

_table_values = attrgetter(*TABLE_COLUMNS)
_seat_values = attrgetter(*(field.name for field in fields(SeatRow)))


class Scribe:
    """Commits batches of jobs."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine: sa.Engine | None = None
        self._connection: sa.Connection | None = None

    def commit(self, batch: Sequence[Job]) -> list[Outcome]:
        """One transaction for all; if it fails, one for each, so that one bad job spoils no other."""
        try:
            connection = self._connect()
            with connection.begin():
                return _do(connection, batch)
        except Exception as problem:
            self._forget_connection()
            if len(batch) > 1:
                return [outcome for job in batch for outcome in self.commit([job])]
            return [Failed(type(problem).__name__, isinstance(problem, IntegrityError))]

    def close(self) -> None:
        """Let go of the store."""
        self._forget_connection()
        if self._engine is not None:
            self._engine.dispose()

    def _connect(self) -> sa.Connection:
        self._engine = self._engine or connect(self._url)
        self._connection = self._connection or self._engine.connect()
        return self._connection

    def _forget_connection(self) -> None:
        """After any trouble begin anew with a fresh one."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None


def _do(connection: sa.Connection, batch: Sequence[Job]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    finished: list[dict[str, Any]] = []
    seated: list[Row] = []
    moved: list[Row] = []
    for job in batch:
        outcome = Kept()
        outcomes.append(outcome)
        if isinstance(job, Keep):
            connection.execute(keys.insert().values(name=job.name, value=job.value))
            continue
        if isinstance(job, Cut):
            connection.execute(cuts.insert(), [{"table_number": job.number, **asdict(row)} for row in job.rows])
            continue
        if isinstance(job, Subscribe | Unsubscribe):
            _subscribe(connection, job)
            continue
        if isinstance(job, Create):
            outcome.number = number = _create(connection, job.row)
            seated += [(number, *_seat_values(seat)) for seat in job.seats]
        elif isinstance(job, Arrange):
            number = job.row.number
            _arrange(connection, job)
            seated += [(number, *_seat_values(seat)) for seat in job.seats]
        else:
            number = job.number
            if isinstance(job, Reseat):
                _reseat(connection, number, job.row)
            elif isinstance(job, Append) and job.result is not None:
                finished.append({"finished": number, "came_out": job.result})
        moved += [(number, *entry) for entry in job.entries]
    _insert(connection, seats, seated)
    _insert(connection, moves, moved)
    if finished:
        connection.execute(FINISH, finished)
    return outcomes


def _create(connection: sa.Connection, row: TableRow) -> int:
    columns = dict(zip(TABLE_COLUMNS, _table_values(row), strict=True))
    return int(connection.execute(CREATE, columns).scalar_one())


def _arrange(connection: sa.Connection, job: Arrange) -> None:
    """The seats of the table are written anew, with those of other tables that are made."""
    columns = dict(zip(TABLE_COLUMNS, _table_values(job.row), strict=True))
    connection.execute(tables.update().where(tables.c.number == job.row.number).values(columns))
    connection.execute(seats.delete().where(seats.c.table_number == job.row.number))


def _reseat(connection: sa.Connection, number: int, row: SeatRow) -> None:
    place = (seats.c.table_number == number) & (seats.c.seat == row.seat)
    connection.execute(seats.update().where(place).values(asdict(row)))


def _subscribe(connection: sa.Connection, job: Subscribe | Unsubscribe) -> None:
    old = job.row if isinstance(job, Subscribe) else job
    place = (pushes.c.table_number == job.number) & (pushes.c.endpoint == old.endpoint)
    if old.secret is not None:
        place &= pushes.c.secret == old.secret
    connection.execute(pushes.delete().where(place))
    if isinstance(job, Subscribe):
        connection.execute(pushes.insert().values(table_number=job.number, **asdict(job.row)))


def _insert(connection: sa.Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    """Add rows; a driver that takes plain tuples gets them itself: each layer between costs more than storing does."""
    if not rows:
        return
    if connection.dialect.positional:
        _insert_by_driver(connection, _statement(table, connection.dialect), rows)
    else:
        names = table.columns.keys()
        connection.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])


def _insert_by_driver(connection: sa.Connection, statement: str, rows: Sequence[Row]) -> None:
    """In the transaction that SQLAlchemy has begun, and with its name for a conflict."""
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(statement, rows)
    except connection.dialect.loaded_dbapi.IntegrityError as problem:
        raise IntegrityError(statement, None, problem) from problem
    finally:
        cursor.close()


@cache
def _statement(table: sa.Table, dialect: sa.Dialect) -> str:
    return str(table.insert().compile(dialect=dialect))


def _messages() -> Iterator[bytes]:
    """What the server says, until it is gone; a message that breaks off was never sent."""
    with open(INPUT, "rb", closefd=False) as source:
        while len(head := source.read(HEAD_BYTES)) == HEAD_BYTES:
            body = source.read(length_of(head))
            if len(body) < length_of(head):
                return
            yield body


def _say(message: bytes) -> None:
    while message:
        message = message[os.write(OUTPUT, message) :]


def main() -> None:
    """Write until the server is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    messages = _messages()
    url = next(messages, None)
    if url is None:
        return
    with contextlib.suppress(ConnectionError), contextlib.closing(Scribe(decode_url(url))) as scribe:
        for batch in messages:
            _say(framed(encode(scribe.commit(decode_jobs(batch)))))


if __name__ == "__main__":
    main()
