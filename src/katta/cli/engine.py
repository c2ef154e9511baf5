"""Games and records, as the commands find them: each failure is a sentence."""

from typing import TYPE_CHECKING

from katta.core.errors import BadRecord, UnknownGame
from katta.core.message import Listing
from katta.terminal.failure import Failure, Misuse

if TYPE_CHECKING:
    from katta.core.game import Game
    from katta.core.match import Match


def find_game(name: str | None) -> "Game":
    """A game by its name, or a sentence that lists the games."""
    from katta.core import registry

    if name is None:
        raise Misuse("error-game-missing", known=Listing(registry.names()))
    try:
        return registry.game(name.lower())
    except UnknownGame:
        raise Misuse("error-game-unknown", name=name, known=Listing(registry.names())) from None


def open_record(file: str) -> "Match":
    """The match of a record file, or a sentence with the line that is wrong."""
    from katta.core.match import Match
    from katta.terminal import archive

    path = archive.find(file)
    try:
        return Match.read(path)
    except BadRecord as problem:
        raise Failure("error-record", file=str(path), line=str(problem.line), problem=problem.problem) from None
