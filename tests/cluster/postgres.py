"""A PostgreSQL of the tests' own, on loopback, in a folder that goes with it; it can crash and be restarted."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg

from tests.server.harness import PATIENCE, wait_until

OWNER = "postgres"
"""Debian's own; the database refuses to run as root."""

BINARIES = "/usr/lib/postgresql"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "fsync": "off",  # whatever is killed here, the system that holds the pages goes on
    "full_page_writes": "off",
    "timezone": "UTC",
}


def free_port() -> int:
    """A port of loopback that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def binary(name: str) -> str:
    """Where a program of PostgreSQL is: on the path, or where Debian puts the newest."""
    versions = sorted(Path(BINARIES).glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    found = next((str(folder / name) for folder in versions if (folder / name).exists()), shutil.which(name))
    assert found, "PostgreSQL is missing: tests/database installs it"
    return found


class Postgres:
    """One postmaster with its databases."""

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        self._settings = {**SETTINGS, **(settings or {})}
        self.folder = Path(tempfile.mkdtemp(prefix="katta-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes]
        self._as_owner: dict[str, Any] = {}
        if os.getuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as_owner = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}

    def __enter__(self) -> Postgres:
        options = ["--auth=trust", "--username=katta", "--encoding=UTF8", "--locale=C", "--no-sync"]
        command = [binary("initdb"), f"--pgdata={self.folder / 'data'}", *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as_owner)
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start the postmaster, and wait until it lets somebody in."""
        settings = {**self._settings, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [binary("postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self._as_owner)
        wait_until(self.is_open)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """By default without waiting for who is connected; SIGQUIT: without putting anything away either."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def is_open(self) -> bool:
        """Whether it lets somebody in; that it has ended instead is an error."""
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def ask(self, query: str, *values: Any, database: str = "postgres") -> list[tuple[Any, ...]]:
        """The rows that a query finds, or none if it finds no rows but does something."""
        where = f"host=127.0.0.1 port={self.port} user=katta dbname={database} connect_timeout=10"
        with psycopg.connect(where, autocommit=True) as connection:
            cursor = connection.execute(query.encode(), values or None)
            return cursor.fetchall() if cursor.description else []

    def make(self, database: str) -> None:
        """A new, empty database."""
        self.ask(f'CREATE DATABASE "{database}"')

    def drop(self, database: str) -> None:
        """A database is no longer needed, whoever is still connected to it."""
        self.ask(f'DROP DATABASE "{database}" WITH (FORCE)')

    def end_backends(self, database: str) -> int:
        """End every connection to a database, as an administrator does; how many there were."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
        return len(self.ask(query, database))
