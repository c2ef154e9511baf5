"""What is told of an exception: its kind and where it happened, never a value.

The text of an exception may hold anything: the parameters of a statement, a secret that was sent, the password of the
database. Kinds and places are the program's own words.
"""

import errno
from collections import deque
from pathlib import Path
from traceback import walk_tb

MOST_PLACES = 4
"""The innermost, and of those before it the last that are no library's."""

MOST_CAUSES = 3
LIBRARIES = ("site-packages", "/lib/python", "<frozen")
PACKAGES = ("site-packages", "src", "lib")
"""The folders below which a file has the name that everybody knows."""


def kind(error: BaseException) -> str:
    """The kind of an exception and of what caused it, with the word by which a system or a database names it."""
    named: list[str] = []
    found: BaseException | None = error
    while found is not None and len(named) < MOST_CAUSES:
        word = _word(found)
        named.append(f"{type(found).__name__} {word}" if word else type(found).__name__)
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return " from ".join(named)


def places(error: BaseException) -> list[str]:
    """Where it happened, innermost first."""
    ours: deque[str] = deque(maxlen=MOST_PLACES - 1)
    last, is_library = "", True
    for frame, line in walk_tb(error.__traceback__):
        if not is_library:
            ours.append(last)
        file = frame.f_code.co_filename
        is_library = any(part in file for part in LIBRARIES)
        last = f"{_short(file)}:{line} in {frame.f_code.co_name}"
    return [last, *reversed(ours)] if last else []


def _word(error: BaseException) -> str:
    """A constant of the system (`ENOSPC`), of SQLite (`SQLITE_FULL`) or of SQL (`53100`)."""
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0, "")
    original = getattr(error, "orig", error)
    for name in ("sqlite_errorname", "sqlstate"):
        word = getattr(original, name, None)
        if isinstance(word, str) and word.replace("_", "").isalnum():
            return word
    return ""


def _short(file: str) -> str:
    parts = Path(file).parts
    starts = [place + 1 for place, part in enumerate(parts) if part in PACKAGES]
    return "/".join(parts[starts[-1] :]) if starts else parts[-1]
