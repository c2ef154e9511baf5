"""Who plays a tournament: contestants by name, and how they are seated."""

from __future__ import annotations

import hashlib
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass

from katta.bots import LEVELS, BadBudget, Budget
from katta.core.compiler import PACKAGE
from katta.core.game import Game
from katta.core.message import Listing, Message
from katta.lab.errors import ArenaError

FOLDERS = ("core", "bots")
"""Where the strength of every bot comes from, besides the game's own folder."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A level with its budget (`expert:200ms`), or a program."""

    name: str
    level: str | None = None
    budget: str | None = None
    command: tuple[str, ...] = ()

    @property
    def thinks_by_the_clock(self) -> bool:
        """Whether its moves depend on how busy the machine is."""
        return self.budget is not None and Budget.parse(self.budget).is_time


@dataclass(frozen=True, slots=True)
class LineUp:
    """A game, a number of seats and who takes them; the last contestant fills the seats that are left."""

    game: str
    seats: int
    contestants: tuple[Contestant, ...]
    seed: int
    fingerprint: str
    """Of all that decides how the bots play, so that no two versions of them are mixed in one result."""

    @property
    def sitting(self) -> tuple[int, ...]:
        """The contestant of each seat before any rotation."""
        last = len(self.contestants) - 1
        return tuple(min(seat, last) for seat in range(self.seats))

    def places(self, contestant: int) -> int:
        """How many seats a contestant takes."""
        return self.sitting.count(contestant)


def read_level(text: str, game: Game, budget: str | None = None) -> Contestant:
    """The contestant that `hard`, `hard:500` or `hard:200ms` names; `budget` is for a level that names none."""
    level, colon, own = text.partition(":")
    if level not in LEVELS:
        raise ArenaError("error-level-unknown", name=level, known=Listing(LEVELS))
    if not searches(level, game):
        if colon:
            raise ArenaError("error-arena-no-search", name=level, game=Message(f"{game.name}-name"))
        return Contestant(level, level)
    given = own if colon else budget
    if given is None:
        return Contestant(level, level)
    return Contestant(f"{level}:{given}", level, read_budget(given))


def read_budget(text: str) -> str:
    """A budget as it was typed, if it is one."""
    try:
        Budget.parse(text)
    except BadBudget:
        raise ArenaError("error-budget", text=text) from None
    return text


def read_command(text: str) -> Contestant:
    """The contestant that a command line starts."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise ArenaError("error-arena-command", command=text)
    return Contestant(text, command=tuple(words))


def searches(level: str, game: Game) -> bool:
    """Whether a level looks ahead in a game; the others play at first sight."""
    return level != "random" and game.knowledge.LEVELS[level].iterations > 0


def line_up(game: Game, contestants: Sequence[Contestant], seats: int | None, seed: int) -> LineUp:
    """The line-up of a tournament; without a number of seats, one for each contestant."""
    count = max(len(contestants), min(game.seats)) if seats is None else seats
    if count not in game.seats:
        title = Message(f"{game.name}-name")
        raise ArenaError("error-seats", game=title, least=min(game.seats), most=max(game.seats), count=count)
    if not 2 <= len(contestants) <= count:
        raise ArenaError("error-arena-contestants", count=len(contestants), seats=count)
    return LineUp(game.name, count, tuple(_told_apart(contestants)), seed, _fingerprint(game))


def _told_apart(contestants: Sequence[Contestant]) -> list[Contestant]:
    """A contestant named twice plays against itself, under a second name."""
    seen: dict[str, int] = {}
    told = []
    for one in contestants:
        seen[one.name] = seen.get(one.name, 0) + 1
        name = one.name if seen[one.name] == 1 else f"{one.name} ({seen[one.name]})"
        told.append(Contestant(name, one.level, one.budget, one.command))
    return told


def _fingerprint(game: Game) -> str:
    digest = hashlib.sha256()
    for folder in (*FOLDERS, f"games/{game.name}"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
