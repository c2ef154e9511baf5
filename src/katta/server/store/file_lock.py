"""A store that is a file has one server, which holds a lock beside it until the process ends, however it ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

SUFFIX = ".lock"


class Occupied(Exception):
    """Another server uses the file."""


@contextlib.contextmanager
def occupied(database: Path) -> Iterator[None]:
    """The file is this process' alone meanwhile."""
    path = Path(f"{database}{SUFFIX}")
    lock = _take(path)
    while not _is_still(lock, path):  # who had it before has removed it meanwhile
        os.close(lock)
        lock = _take(path)
    try:
        yield
    finally:
        if sys.platform == "win32":  # what is open cannot be removed there
            os.close(lock)
            with contextlib.suppress(OSError):
                path.unlink()
        else:
            path.unlink(missing_ok=True)
            os.close(lock)


def _take(path: Path) -> int:
    lock = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise Occupied from None
    return lock


def _is_still(lock: int, path: Path) -> bool:
    """Whether the lock is on the file that others find there."""
    try:
        return os.path.samestat(os.fstat(lock), path.stat())
    except FileNotFoundError:
        return False
