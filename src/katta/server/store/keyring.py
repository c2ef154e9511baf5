"""The file with the keys of the vault: beside the database, or in the user's data folder, one key a line."""

import base64
import os
from collections.abc import Iterable
from pathlib import Path

import sqlalchemy as sa

from katta.server.settings import Settings, default_database
from katta.server.store import permissions
from katta.server.store.vault import KEY_BYTES, Vault

COMMENT = "#"


class BadKey(Exception):
    """The file holds something else than keys."""


def beside(url: str | sa.URL, ending: str = "key") -> Path:
    """The file of this kind that belongs to a store: beside an SQLite file, else in the user's data folder."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        return Path(f"{parsed.database}.{ending}")
    return default_database().with_name(f"katta.{ending}")


def file_of(settings: Settings) -> Path:
    """Where the keys of a server are."""
    return settings.key_file or beside(settings.database_url)


def open_vault(file: Path) -> Vault:
    """The vault of a file with keys; the first who asks makes one."""
    if not file.exists():
        permissions.make_folder(file.parent)
        permissions.write_new(file, _text([os.urandom(KEY_BYTES)]))
    permissions.narrow(file)
    return Vault(read(file.read_text(encoding="utf-8", errors="replace")))


def read(text: str) -> list[bytes]:
    """The keys of such a file, the one that seals first."""
    lines = [line.strip() for line in text.splitlines()]
    keys = [_key(line) for line in lines if line and not line.startswith(COMMENT)]
    if not keys:
        raise BadKey
    return keys


def add(file: Path, more: Iterable[bytes]) -> int:
    """Let a vault open what other keys have sealed, too; returns how many of them are new."""
    known = list(open_vault(file).keys)
    new = [key for key in dict.fromkeys(more) if key not in known]
    if new:
        permissions.write(file, _text([*known, *new]))
    return len(new)


def written(vault: Vault) -> str:
    """The keys of a vault as a text."""
    return _text(vault.keys)


def _text(keys: Iterable[bytes]) -> str:
    return "".join(f"{base64.b64encode(key).decode()}\n" for key in keys)


def _key(line: str) -> bytes:
    try:
        key = base64.b64decode(line, validate=True)
    except ValueError:
        raise BadKey from None
    if len(key) != KEY_BYTES:
        raise BadKey
    return key
