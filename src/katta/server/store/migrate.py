"""Brings the schema of a store up to date."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from katta.server.store import keyring
from katta.server.store.vault import Vault

LOCK = 0x6B61747461
"""The number of a lock that only Katta takes."""

FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine, to: str = "head", vault: Vault | None = None) -> None:
    """Run the migrations that a store has not seen yet; the key for what they seal is the one beside it, or given."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # servers that start together take turns
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        before = revision_of(connection)
        vault = vault or keyring.open_vault(keyring.beside(engine.url))
        command.upgrade(configuration(connection, vault), to)
        is_changed = before not in (None, revision_of(connection))
    if is_changed and engine.dialect.name == "sqlite":
        _overwrite_what_was(engine)


def configuration(connection: sa.Connection | None = None, vault: Vault | None = None) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix())
    config.attributes["connection"] = connection
    config.attributes["vault"] = vault
    return config


def newest_revision() -> str | None:
    """The revision of a store that is up to date."""
    return ScriptDirectory.from_config(configuration()).get_current_head()


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a store; none if there is nothing in it yet."""
    return MigrationContext.configure(connection).get_current_revision()


def _overwrite_what_was(engine: sa.Engine) -> None:
    """SQLite keeps what was changed or removed in pages that it no longer uses: secrets in clear among it."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
