"""What jobs do to the store, within a transaction that somebody else begins and ends."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from functools import cache
from operator import attrgetter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from katta.server.store import removal
from katta.server.store.jobs import (
    Append,
    Arrange,
    Create,
    Cut,
    Delete,
    End,
    Job,
    Keep,
    Kept,
    Reseat,
    Review,
    Subscribe,
    Unsubscribe,
    Verdict,
)
from katta.server.store.rows import CutRow, SeatRow, TableRow
from katta.server.store.schema import cuts, keys, moves, pushes, reviews, seats, tables

Row = tuple[Any, ...]
"""The values of a row, in the order of the table's columns."""

TABLE_COLUMNS = [field.name for field in fields(TableRow) if field.name != "number"]
CREATE = tables.insert().returning(tables.c.number)
FINISH = (
    tables.update()
    .where(tables.c.number == sa.bindparam("finished"))
    .values(over=True, result=sa.bindparam("came_out", type_=sa.JSON))
)

_table_values = attrgetter(*TABLE_COLUMNS)
_seat_values = attrgetter(*(field.name for field in fields(SeatRow)))


class Overtaken(Exception):
    """The seats of a table have changed since."""


def do(connection: sa.Connection, batch: Sequence[Job], server: int) -> list[Verdict]:
    """Carry out jobs of a server; an exception spoils the transaction."""
    outcomes: list[Verdict] = []
    finished: list[dict[str, Any]] = []
    seated: list[Row] = []
    moved: list[Row] = []
    for job in batch:
        outcome = Kept()
        outcomes.append(outcome)
        if isinstance(job, Keep):
            connection.execute(keys.insert().values(name=job.name, value=job.value))
            continue
        if isinstance(job, Review):
            _review(connection, job)
            continue
        if isinstance(job, Cut):
            _cut(connection, job.number, job.rows)
            continue
        if isinstance(job, Subscribe | Unsubscribe):
            _subscribe(connection, job)
            continue
        if isinstance(job, End | Delete):
            removal.carry_out(connection, job)
            continue
        if isinstance(job, Create):
            outcome.number = number = _create(connection, job.row, server)
            _cut(connection, number, job.cuts)
            seated += [(number, *_seat_values(seat)) for seat in job.seats]
        elif isinstance(job, Arrange):
            number = job.row.number
            _arrange(connection, job)
            seated += [(number, *_seat_values(seat)) for seat in job.seats]
        else:
            number = job.number
            if isinstance(job, Reseat):
                _reseat(connection, job)
            elif isinstance(job, Append) and job.result is not None:
                finished.append({"finished": number, "came_out": job.result})
        moved += [(number, *entry) for entry in job.entries]
    _insert(connection, seats, seated)
    _insert(connection, moves, moved)
    if finished:
        connection.execute(FINISH, finished)
    return outcomes


def _create(connection: sa.Connection, row: TableRow, server: int) -> int:
    columns = dict(zip(TABLE_COLUMNS, _table_values(row), strict=True))
    return int(connection.execute(CREATE, {**columns, "server": server}).scalar_one())


def _arrange(connection: sa.Connection, job: Arrange) -> None:
    """The seats of the table are written anew, with those of other tables that are made."""
    columns = dict(zip(TABLE_COLUMNS, _table_values(job.row), strict=True))
    _advance(connection, job.row.number, job.row.seating, {**columns, "seating": job.row.seating + 1})
    connection.execute(seats.delete().where(seats.c.table_number == job.row.number))


def _reseat(connection: sa.Connection, job: Reseat) -> None:
    _advance(connection, job.number, job.seating, {"seating": job.seating + 1})
    place = (seats.c.table_number == job.number) & (seats.c.seat == job.row.seat)
    connection.execute(seats.update().where(place).values(asdict(job.row)))


def _advance(connection: sa.Connection, number: int, seating: int, columns: dict[str, Any]) -> None:
    """Change a table whose seats are still those that were seen."""
    place = (tables.c.number == number) & (tables.c.seating == seating)
    if connection.execute(tables.update().where(place).values(columns)).rowcount != 1:
        raise Overtaken


def _cut(connection: sa.Connection, number: int, rows: Sequence[CutRow]) -> None:
    if rows:
        connection.execute(cuts.insert(), [{"table_number": number, **asdict(row)} for row in rows])


def _review(connection: sa.Connection, job: Review) -> None:
    connection.execute(reviews.delete().where(reviews.c.table_number == job.number))
    connection.execute(reviews.insert().values(table_number=job.number, version=job.version, body=job.body))


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
    """In the transaction that SQLAlchemy has begun, and with its names for what can go wrong."""
    driver = connection.dialect.loaded_dbapi
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(statement, rows)
    except driver.Error as problem:
        raise DBAPIError.instance(statement, None, problem, driver.Error, dialect=connection.dialect) from problem
    finally:
        cursor.close()


@cache
def _statement(table: sa.Table, dialect: sa.Dialect) -> str:
    return str(table.insert().compile(dialect=dialect))
