"""Brings the schema of a store up to date."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x6B61747461
"""The number of a lock that only Katta takes."""

FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Run the migrations that a store has not seen yet."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # servers that start together take turns
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        command.upgrade(configuration(connection), to)


def configuration(connection: sa.Connection | None = None) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix())
    config.attributes["connection"] = connection
    return config
