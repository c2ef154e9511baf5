"""Files that are nobody else's business: the store, its key, backups, and where the server is."""

import os
import stat
from pathlib import Path

import structlog

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
COMPANIONS = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside a database; it gets the permissions that the database has."""

log = structlog.get_logger(__name__)


def be_private() -> None:
    """What this process and those that it starts make from now on is for this user alone."""
    os.umask(OTHERS)


def make_folder(folder: Path) -> None:
    """A folder for this user alone; one that was there already may be shared with others on purpose."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def narrow(path: Path, mode: int = FILE) -> bool:
    """Shut others out from what is there already; whether that was necessary."""
    try:
        before = stat.S_IMODE(path.stat().st_mode)
        if not before & OTHERS:
            return False
        path.chmod(mode)
    except FileNotFoundError:
        return False
    except PermissionError:  # another user's, who has to see to it
        log.warning("readable by others", file=path.name)
        return False
    log.info("permissions narrowed", file=path.name, before=f"{before:o}", now=f"{mode:o}")
    return True


def narrow_database(path: Path) -> None:
    """Shut others out from a database and from what lies beside it."""
    for companion in COMPANIONS:
        narrow(path.with_name(path.name + companion))


def write(path: Path, text: str) -> None:
    """Replace a file at once by one that only this user can read."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    _create(fresh, text)
    fresh.replace(path)


def write_new(path: Path, text: str) -> bool:
    """Make a file that only this user can read, whole from its first moment; False if there is one already."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    _create(fresh, text)
    try:
        os.link(fresh, path)
    except FileExistsError:
        return False
    finally:
        fresh.unlink()
    return True


def _create(path: Path, text: str) -> None:
    path.unlink(missing_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
