"""Brings the schema of a store up to date."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Run the migrations that a store has not seen yet."""
    with engine.begin() as connection:
        command.upgrade(configuration(connection), to)


def configuration(connection: sa.Connection | None = None) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", FOLDER.as_posix())
    config.attributes["connection"] = connection
    return config
