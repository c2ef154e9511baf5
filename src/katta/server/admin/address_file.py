"""Where the running server of a store is found: a file beside the store, for `katta admin` of the same user."""

import contextlib
import hashlib
import os
from pathlib import Path

import msgspec
import sqlalchemy as sa
import structlog

from katta.server.settings import Settings
from katta.server.store import keyring, permissions

ENDING = "server"
NAME_LETTERS = 8

log = structlog.get_logger(__name__)


class Whereabouts(msgspec.Struct, frozen=True):
    """A server's address on its own machine, and what opens its administration."""

    address: str
    token: str
    pid: int


def file_of(database_url: str) -> Path:
    """The file of a store; in the user's data folder those of several databases have to be told apart."""
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite":
        return keyring.beside(url, ENDING)
    name = hashlib.sha256(url.render_as_string().encode()).hexdigest()[:NAME_LETTERS]
    return keyring.beside(url, f"{name}.{ENDING}")


def announce(settings: Settings, address: str) -> None:
    """A server has started."""
    token = keyring.open_vault(keyring.file_of(settings)).token("admin")
    file = file_of(settings.database_url)
    try:
        permissions.make_folder(file.parent)
        permissions.write(file, msgspec.json.encode(Whereabouts(address, token, os.getpid())).decode())
    except OSError as problem:  # people can play all the same
        log.warning("whereabouts not written", file=file.name, problem=problem.strerror)


def withdraw(settings: Settings) -> None:
    """The server has stopped; another one may have started since, whose file it is then."""
    found = read(settings.database_url)
    if found is not None and found.pid == os.getpid():
        with contextlib.suppress(OSError):
            file_of(settings.database_url).unlink()


def read(database_url: str) -> Whereabouts | None:
    """Where the server is, or was when it was last heard of."""
    try:
        return msgspec.json.decode(file_of(database_url).read_bytes(), type=Whereabouts)
    except (OSError, msgspec.DecodeError):
        return None
