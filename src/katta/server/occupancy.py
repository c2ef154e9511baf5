"""A store that is a file has one server, which holds a lock beside it until the process ends, however it ends."""

import os
import sys
from pathlib import Path

SUFFIX = ".lock"


class Occupied(Exception):
    """Another server uses the file."""


def occupy(database: Path) -> int:
    """Take the file for this process, as long as the descriptor that is returned stays open."""
    lock = os.open(f"{database}{SUFFIX}", os.O_CREAT | os.O_RDWR, 0o600)
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
