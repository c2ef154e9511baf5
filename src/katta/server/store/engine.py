"""How the store is reached."""

from typing import Any

import sqlalchemy as sa

BUSY_SECONDS = 4
"""How long a locked store is waited for."""

CONNECT_SECONDS = 4
SCRIBE = "katta-scribe"
"""What the sessions of those who write are called in PostgreSQL."""

SILENT_SECONDS = 6
"""A connection on which nothing comes through for so long is given up, by either side."""


def connect(url: str, name: str = "katta") -> sa.Engine:
    """An engine that loses nothing it has committed, and waits for nothing without an end."""
    where = sa.make_url(url)
    if where.get_backend_name() == "sqlite":
        engine = sa.create_engine(where, hide_parameters=True)
        sa.event.listen(engine, "connect", _careful)
        return engine
    return sa.create_engine(where, hide_parameters=True, pool_pre_ping=True, connect_args=_patience(name))


def is_shared(url: str) -> bool:
    """Whether several servers can use this store; a file belongs to one."""
    return sa.make_url(url).get_backend_name() != "sqlite"


def now(engine: sa.Engine) -> sa.ColumnElement[float]:
    """Seconds since 1970 by the clock of the store, which is the same for all servers."""
    if engine.dialect.name == "sqlite":
        return sa.cast(sa.func.strftime("%s", "now"), sa.Float)
    return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)


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
    cursor.execute(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS}")
    cursor.close()


def _patience(name: str) -> dict[str, Any]:
    """PostgreSQL ends what a server that is frozen or cut off has left open, so that others do not wait for it."""
    milliseconds = 1000 * SILENT_SECONDS
    limits = {
        "idle_in_transaction_session_timeout": milliseconds,
        "lock_timeout": 1000 * BUSY_SECONDS,
        "statement_timeout": milliseconds,
        "tcp_user_timeout": milliseconds,
        "tcp_keepalives_idle": 2,
        "tcp_keepalives_interval": 2,
        "tcp_keepalives_count": 2,
    }
    return {
        "application_name": name,
        "connect_timeout": CONNECT_SECONDS,
        "tcp_user_timeout": milliseconds,
        "keepalives_idle": 2,
        "keepalives_interval": 2,
        "keepalives_count": 2,
        "options": " ".join(f"-c {setting}={value}" for setting, value in limits.items()),
    }
