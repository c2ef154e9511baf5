"""What the start of a server finds out about the key: whether it is there, and whether it fits the store."""

from collections.abc import Mapping
from pathlib import Path

import sqlalchemy as sa
import structlog

from katta.server.store import keyring
from katta.server.store.schema import tables
from katta.server.store.vault import HEAD_BYTES, Vault

log = structlog.get_logger(__name__)


class NoKey(Exception):
    """There is no key, and other servers use this store with one."""


def fitting_vault(engine: sa.Engine, file: Path) -> Vault:
    """The vault for a store, with a new key for a new store.

    A file of SQLite has one server, and a lost key costs the tables that it sealed. A database with several servers
    must not get a second key because one of them was set up without the first: each would be shut out by the other.
    """
    is_sealed = any(sealed_heads(engine))  # first of all: beside what is no store no key is made
    if is_sealed and engine.dialect.name != "sqlite" and not file.exists():
        raise NoKey
    return keyring.open_vault(file)


def sealed_heads(engine: sa.Engine) -> Mapping[bytes, int]:
    """How many tables there are by the beginning of what was sealed of them, which names the key."""
    with engine.connect() as connection:
        columns = {column["name"] for column in _columns(connection)}
        if "closed" not in columns:
            return {}
        head = sa.func.substr(tables.c.dealer, 1, HEAD_BYTES)
        query = sa.select(head, sa.func.count()).group_by(head)
        return {bytes(found): count for found, count in connection.execute(query)}


def report(engine: sa.Engine, vault: Vault) -> None:
    """Say in the log if a key is missing: those who come to such a table are told, too."""
    shut = sum(count for head, count in sealed_heads(engine).items() if not vault.knows(head))
    if shut:
        log.warning("tables cannot be opened with this key", tables=shut)


def _columns(connection: sa.Connection) -> list[sa.engine.interfaces.ReflectedColumn]:
    inspector = sa.inspect(connection)
    return inspector.get_columns("tables") if inspector.has_table("tables") else []
