"""The archive: where records are kept, and where else if that place cannot be written."""

import os
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from katta.core.match import Match
from katta.terminal.failure import Failure, Misuse

SUFFIX = ".katta"


def folder() -> Path:
    """The player's folder of records."""
    return Path(platformdirs.user_data_dir("katta", appauthor=False))


def find(name: str) -> Path:
    """The file of a record that was named by its path, or just by its name if it is in the player's folder."""
    path = Path(name)
    if not path.exists() and path.name == name:
        kept = folder() / (name if name.endswith(SUFFIX) else name + SUFFIX)
        if kept.exists():
            return kept
    return path


class Archive:
    """Keeps the record of one match in a file, or moves on to the next place that can be written."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.path = path
        self.is_lost = False
        self._match = match
        self._places = _places()

    @classmethod
    def create(cls, match: Match, path: Path | None) -> "Archive":
        """An archive for a new match, in a named file that must not be there yet, or in the player's folder."""
        if path is None:
            return cls(match)
        if path.exists():
            raise Misuse("error-save-exists", file=str(path))
        archive = cls(match, path)
        try:
            match.write(path)
        except OSError as problem:
            raise Failure("error-save-refused", file=str(path), problem=str(problem.strerror)) from None
        return archive

    def save(self) -> Path | None:
        """Write the record; the place where it should have gone, if it had to go to another or nowhere."""
        refused = None
        while not self.is_lost:
            try:
                self.path = self.path or self._next()
                if self.path is not None:
                    self._match.write(self.path)
                    return refused
            except OSError:
                refused = refused or self.path or folder()
                self.path = None
        return refused

    @property
    def name(self) -> str:
        """The file as a person types it: its name alone if it is in the player's folder."""
        assert self.path is not None
        return shlex.quote(self.path.name if self.path.parent == folder() else str(self.path))

    def _next(self) -> Path | None:
        """A new file in the next place."""
        place = next(self._places, None)
        if place is None:
            self.is_lost = True
            return None
        place.mkdir(parents=True, exist_ok=True)
        return _reserve(place, f"{self._match.date.isoformat()}-{self._match.game.name}")


def _places() -> Iterator[Path]:
    yield folder()
    yield Path()
    yield Path(tempfile.gettempdir())


def _reserve(place: Path, stem: str) -> Path:
    """A file of the first free number, made at once so that nobody else takes it."""
    number = 0
    while True:
        number += 1
        path = place / f"{stem}-{number}{SUFFIX}"
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            continue
        return path
