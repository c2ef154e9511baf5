"""Which server a table lives at. Each has its row in the store, and the tables that name it are its own.

A server that has not written for the length of a lease may be fenced by any other: its row says so, and the store takes
nothing more from it. Only then can its tables be taken over, one by one, as they are asked for.
"""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from katta.server.store.engine import SCRIBE, now
from katta.server.store.health import StoreHealth
from katta.server.store.schema import servers, tables

LOCK_MILLISECONDS = 500
HUNG_SECONDS = 2.0
"""A transaction of a scribe takes milliseconds."""

END_HUNG = sa.text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = :scribe
    AND xact_start < clock_timestamp() - make_interval(secs => :seconds)
""")
"""PostgreSQL itself ends only what is idle; a client that was stopped between two parts of one message is not."""


class Owner(NamedTuple):
    """Where a table lives."""

    server: int | None
    address: str
    is_fenced: bool
    """Whether the server has left, or was replaced."""
    is_silent: bool
    """Whether it has written nothing for the length of a lease."""


def enter(engine: sa.Engine, address: str, is_start: bool) -> int:
    """Add this server; what was here before it at the same address is gone, or it could not listen there.

    A store that is a file has only one server, so that at its start there is no other.
    """
    if is_start:
        _fence(engine, sa.true() if engine.dialect.name == "sqlite" else servers.c.address == address)
    with engine.begin() as connection:
        row = {"address": address, "seen": now(engine), "writer": 0, "settled": 0, "refused": "", "fenced": False}
        return int(connection.execute(servers.insert().values(row).returning(servers.c.id)).scalar_one())


def leave(engine: sa.Engine, server: int) -> None:
    """This server stops, so that others need not wait for the end of its lease."""
    with engine.begin() as connection:
        connection.execute(servers.update().where(servers.c.id == server).values(fenced=True))


def owner(engine: sa.Engine, name: str, lease_seconds: float) -> Owner | None:
    """Where a table lives; None if there is no such table."""
    is_silent = servers.c.seen < now(engine) - lease_seconds
    query = (
        sa.select(tables.c.server, servers.c.address, servers.c.fenced, is_silent)
        .select_from(tables.outerjoin(servers, tables.c.server == servers.c.id))
        .where(tables.c.name == name)
    )
    with engine.connect() as connection:
        found = connection.execute(query).first()
    if found is None:
        return None
    server, address, is_fenced, silent = found
    return Owner(server, address or "", is_fenced is None or is_fenced, bool(silent))


def take(engine: sa.Engine, name: str, server: int, lease_seconds: float) -> bool:
    """Have a table live here whose server is gone; False if another one was quicker, or is not gone after all.

    Fencing is a transaction of its own: two servers that take each other for dead must not wait for each other.
    """
    is_silent = servers.c.seen < now(engine) - lease_seconds
    lives_at = sa.select(tables.c.server).where(tables.c.name == name).scalar_subquery()
    _fence(engine, (servers.c.id == lives_at) & is_silent)
    known, me = servers.alias(), servers.alias()
    others = sa.select(known.c.id).where(~known.c.fenced & (known.c.id != server))
    is_free = tables.c.server.is_(None) | tables.c.server.not_in(others)
    is_here = sa.exists().where((me.c.id == server) & ~me.c.fenced)
    with engine.begin() as connection:
        move = tables.update().where((tables.c.name == name) & is_free & is_here).values(server=server)
        return connection.execute(move).rowcount == 1


def _fence(engine: sa.Engine, which: sa.ColumnElement[bool]) -> None:
    """Let servers write no more; a scribe that hangs in the middle of a transaction would hold everybody up."""
    fence = servers.update().where(which & ~servers.c.fenced).values(fenced=True)
    try:
        _execute_soon(engine, fence)
    except OperationalError:
        if engine.dialect.name != "postgresql":
            raise
        with engine.begin() as connection:
            connection.execute(END_HUNG, {"scribe": SCRIBE, "seconds": HUNG_SECONDS})
        _execute_soon(engine, fence)


def _execute_soon(engine: sa.Engine, statement: sa.Update) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SET LOCAL lock_timeout = {LOCK_MILLISECONDS}"))
        connection.execute(statement)


def running_clocks(engine: sa.Engine, server: int | None, health: StoreHealth) -> list[str]:
    """The tables with a clock that live here, or nowhere any more."""
    others = sa.select(servers.c.id).where(
        ~servers.c.fenced & (servers.c.id != server) & (servers.c.seen >= now(engine) - health.lease_seconds)
    )
    is_mine = tables.c.server.is_(None) | tables.c.server.not_in(others)
    query = sa.select(tables.c.name).where(tables.c.clock.is_not(None) & ~tables.c.over)
    with engine.connect() as connection:
        return list(connection.scalars(query.where(is_mine) if health.is_shared else query))


class Elsewhere(Exception):
    """A table lives at another server."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
