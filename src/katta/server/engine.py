"""How the store is reached."""

from typing import Any

import sqlalchemy as sa


def connect(url: str) -> sa.Engine:
    """An engine that loses nothing it has committed."""
    engine = sa.create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _careful)
    return engine


def shown(url: str) -> str:
    """An address as anybody may read it: without the password, and without what may be one."""
    try:
        return sa.make_url(url).set(query={}).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        scheme, colon, _ = url.partition("://")
        return f"{scheme}{colon}…" if colon else "…"


def _careful(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()
