"""How a table is closed for good, or removed from the store."""

import sqlalchemy as sa

from katta.server.store.jobs import Delete, End
from katta.server.store.schema import cuts, moves, pushes, reviews, seats, tables


def carry_out(connection: sa.Connection, job: End | Delete) -> None:
    """Do it, in the transaction that is open."""
    if isinstance(job, End):
        _end(connection, job)
    else:
        _delete(connection, job.number)


def _end(connection: sa.Connection, job: End) -> None:
    """A game that came to its own end stays as it is."""
    is_open = (tables.c.number == job.number) & ~tables.c.over
    connection.execute(tables.update().where(is_open).values(over=True, closed=job.at))


def _delete(connection: sa.Connection, number: int) -> None:
    """All that belongs to it goes, too; what was played after it stays, as a game of the same evening."""
    connection.execute(tables.update().where(tables.c.rematch_of == number).values(rematch_of=None))
    for table in (reviews, cuts, pushes, moves, seats):
        connection.execute(table.delete().where(table.c.table_number == number))
    connection.execute(tables.delete().where(tables.c.number == number))
