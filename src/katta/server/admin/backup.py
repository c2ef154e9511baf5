"""Backups: a store as one file of SQLite, whatever database it comes from or goes to."""

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from katta.server.store import keyring, permissions
from katta.server.store.engine import connect
from katta.server.store.migrate import migrate, newest_revision, revision_of
from katta.server.store.schema import keys, metadata, servers, tables
from katta.server.store.snapshot import snapshot
from katta.server.store.vault import HEAD_BYTES, Vault

KEYRING = "keyring"
"""Under this name a backup may hold the keys of its secrets; a store never does."""

COPIED = [table for table in metadata.sorted_tables if table is not servers]
"""Which servers there are is no matter of a backup."""

ROWS = 1000
"""So many are copied at a time."""


class BadBackup(Exception):
    """This file is no backup of Katta, or one of a newer Katta."""


class NotEmpty(Exception):
    """There are tables already where a backup is to be restored."""


def back_up(engine: sa.Engine, file: Path, vault: Vault, with_key: bool) -> int:
    """Write the store, as it is at one moment, into a new file; returns how many tables there are.

    A file that is there already is replaced only by a backup that is complete.
    """
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    permissions.write_new(fresh, "")
    try:
        if engine.dialect.name == "sqlite":
            _copy_pages(engine, fresh)
        else:
            _copy_rows_into(engine, fresh, vault)
        with _file(fresh) as copy, copy.begin() as connection:
            if with_key:
                connection.execute(keys.insert().values(name=KEYRING, value=keyring.written(vault)))
            count = connection.scalar(sa.select(sa.func.count()).select_from(tables)) or 0
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
    return count


def restore(engine: sa.Engine, file: Path, key_file: Path, replace: bool) -> int:
    """Fill a store from a backup, all or nothing; returns how many of its tables cannot be opened with the keys here.

    An older backup is brought up to date on the way, in a copy.
    """
    vault = keyring.open_vault(key_file)
    migrate(engine, vault=vault)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        _copy_backup(file, copy)
        with _file(copy) as source:
            _update(source, vault)
            with source.connect() as connection:
                _fill(engine, connection, replace)
                _adopt_keys(connection, key_file)
                return _count_shut(connection, keyring.open_vault(key_file))


def _copy_pages(engine: sa.Engine, to: Path) -> None:
    """SQLite's own way, which goes on beside a server that writes."""
    with (
        contextlib.closing(sqlite3.connect(str(engine.url.database))) as source,
        contextlib.closing(sqlite3.connect(to)) as copy,
    ):
        source.backup(copy)


def _copy_rows_into(engine: sa.Engine, to: Path, vault: Vault) -> None:
    """Row by row, all as they were at one moment."""
    with _file(to) as copy:
        migrate(copy, vault=vault)
        with snapshot(engine) as source, copy.begin() as target:
            for table in COPIED:
                _copy_rows(source, target, table)


def _copy_backup(file: Path, to: Path) -> None:
    """SQLite reads it, so that what is no file of SQLite is found out; a backup that is in use stays as it is."""
    if not file.exists():
        raise FileNotFoundError(2, "No such file or directory", str(file))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(to)) as copy,
        ):
            source.backup(copy)
    except sqlite3.DatabaseError:
        raise BadBackup from None


def _update(source: sa.Engine, vault: Vault) -> None:
    from alembic.util import CommandError

    with source.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            raise BadBackup
    try:
        migrate(source, vault=vault)
    except CommandError:
        raise BadBackup from None
    with source.connect() as connection:
        if revision_of(connection) != newest_revision():
            raise BadBackup


def _adopt_keys(connection: sa.Connection, key_file: Path) -> None:
    """A backup that brings its keys along opens here, too."""
    found = connection.scalar(sa.select(keys.c.value).where(keys.c.name == KEYRING))
    if found is not None:
        keyring.add(key_file, keyring.read(found))


def _fill(engine: sa.Engine, source: sa.Connection, replace: bool) -> None:
    with engine.begin() as target:
        if target.scalar(sa.select(tables.c.number).limit(1)) is not None and not replace:
            raise NotEmpty
        for table in reversed(COPIED):
            target.execute(table.delete())
        for table in COPIED:
            _copy_rows(source, target, table)
        target.execute(keys.delete().where(keys.c.name == KEYRING))
        if engine.dialect.name == "postgresql":
            _count_on(target)


def _copy_rows(source: sa.Connection, target: sa.Connection, table: sa.Table) -> None:
    for rows in source.execute(table.select().execution_options(yield_per=ROWS)).mappings().partitions(ROWS):
        target.execute(table.insert(), [dict(row) for row in rows])


def _count_on(target: sa.Connection) -> None:
    """The next table gets a number that no restored one has."""
    for table in COPIED:
        if "number" in table.c:
            most = f"(SELECT coalesce(max(number), 0) + 1 FROM {table.name})"
            target.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'number'), {most}, false)")


def _count_shut(connection: sa.Connection, vault: Vault) -> int:
    heads = connection.scalars(sa.select(sa.func.substr(tables.c.dealer, 1, HEAD_BYTES)))
    return sum(not vault.knows(bytes(head)) for head in heads)


@contextlib.contextmanager
def _file(path: Path) -> Iterator[sa.Engine]:
    """A file of SQLite, whole in itself once it is let go."""
    engine = connect(f"sqlite:///{path}")
    try:
        yield engine
    finally:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
        engine.dispose()
