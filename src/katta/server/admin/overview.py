"""The tables of a store at a glance, for those who run the server."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from katta.server.store.schema import moves, seats, tables


class Glance(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    table: str
    game: str
    status: str
    """waiting, playing, over or closed."""
    people: list[str]
    """The names of the people who sit there."""
    bots: int
    open: int
    moves: int
    created: float
    """In seconds since 1970."""
    last: float
    """When something last happened there, in seconds since 1970."""
    number: int


def tables_of(connection: sa.Connection, name: str | None = None) -> list[Glance]:
    """All tables, or the one of a name; where something happened last comes first."""
    played = (
        sa.select(moves.c.table_number, sa.func.count().label("entries"), sa.func.max(moves.c.at).label("last"))
        .group_by(moves.c.table_number)
        .subquery()
    )
    query = sa.select(
        tables.c.number,
        tables.c.name,
        tables.c.game,
        tables.c.begun,
        tables.c.over,
        tables.c.closed,
        tables.c.created,
        played.c.entries,
        played.c.last,
    ).outerjoin(played, played.c.table_number == tables.c.number)
    if name is not None:
        query = query.where(tables.c.name == name)
    seated = _seated(connection)
    found = [_glance(row, seated.get(row.number, [])) for row in connection.execute(query)]
    return sorted(found, key=lambda glance: -glance.last)


def old_ones(
    found: Sequence[Glance], finished_before: float | None, idle_before: float | None, now: float | None = None
) -> list[Glance]:
    """Those that are over since so many seconds, and those where nothing has happened for so many."""
    now = time.time() if now is None else now

    def is_old(glance: Glance) -> bool:
        most = finished_before if glance.status in ("over", "closed") else idle_before
        return most is not None and now - glance.last > most

    return [glance for glance in found if is_old(glance)]


def _seated(connection: sa.Connection) -> dict[int, list[tuple[str, str]]]:
    query = sa.select(seats.c.table_number, seats.c.kind, seats.c.name).order_by(seats.c.table_number, seats.c.seat)
    found: dict[int, list[tuple[str, str]]] = {}
    for number, kind, name in connection.execute(query):
        found.setdefault(number, []).append((kind, name))
    return found


def _glance(row: Any, seated: Sequence[tuple[str, str]]) -> Glance:
    kinds = [kind for kind, _ in seated]
    playing = "playing" if row.begun else "waiting"
    return Glance(
        row.name,
        row.game,
        "closed" if row.closed is not None else "over" if row.over else playing,
        [name for kind, name in seated if kind == "person"],
        kinds.count("bot"),
        kinds.count("open"),
        row.entries or 0,
        row.created,
        max(row.created, row.last or 0.0, row.closed or 0.0),
        row.number,
    )
