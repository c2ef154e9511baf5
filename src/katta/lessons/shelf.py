"""Where the lessons of the games are: `lessons/1.toml`, `lessons/2.toml`, ... beside the modules of a game."""

import importlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import count as numbers
from itertools import takewhile

from katta.core.game import Game
from katta.lessons.errors import BadLesson
from katta.lessons.lesson import Lesson

SUBFOLDER = "lessons"


@cache
def count(game: Game) -> int:
    """How many lessons a game has."""
    return sum(1 for _ in takewhile(lambda number: _file(game, number).is_file(), numbers(1)))


def find(game: Game, number: int) -> Lesson:
    """A lesson by its number, the first is 1; BadLesson if there is none, or it is written wrongly."""
    if not 1 <= number <= count(game):
        raise BadLesson(game.name, f"there is no lesson {number}")
    return _read(game, number)


def lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; most games of packages have none."""
    return tuple(_read(game, number) for number in range(1, count(game) + 1))


@cache
def _read(game: Game, number: int) -> Lesson:
    file = _file(game, number)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadLesson(str(file), f"it cannot be read ({fault})") from None
    return Lesson.read(game, number, str(file), text)


def _file(game: Game, number: int) -> Traversable:
    rules: str = game.rules.__name__  # type: ignore[attr-defined] # a module
    folder = files(importlib.import_module(rules.rpartition(".")[0] or rules))
    return folder / SUBFOLDER / f"{number}.toml"
