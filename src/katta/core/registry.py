"""The games there are: every folder of `katta.games` that exports a `GAME`."""

import functools
import importlib
import pkgutil

from katta.core.errors import UnknownGame
from katta.core.game import Game

FOLDER = "katta.games"


@functools.cache
def names() -> tuple[str, ...]:
    """The names of all games, found without loading them."""
    package = importlib.import_module(FOLDER)
    return tuple(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def games() -> tuple[Game, ...]:
    """All games."""
    return tuple(game(name) for name in names())


@functools.cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    found = importlib.import_module(f"{FOLDER}.{name}").GAME
    assert isinstance(found, Game)
    return found
