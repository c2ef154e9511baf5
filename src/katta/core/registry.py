"""The games there are: every folder of `katta.games` that exports a `GAME`, and those that packages bring.

Names are found without loading a game. One that cannot be loaded is told once, by a sentence that names its package;
the others play.
"""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from typing import NamedTuple

from katta.core import packages
from katta.core.errors import BadGame, KattaError, UnknownGame
from katta.core.game import Game
from katta.core.packages import Brought
from katta.core.soundness import NAME, check

FOLDER = "katta.games"
OWN = "katta"
"""The package of the games in the folder."""

_log = logging.getLogger("katta.games")


class Trouble(NamedTuple):
    """A game that cannot be played, and why."""

    game: str
    package: str
    problem: str

    def __str__(self) -> str:
        return f"the game {self.game!r} of the package {self.package} cannot be played: {self.problem}"


def names() -> tuple[str, ...]:
    """The names of all games, found without loading them: Katta's own first, then those of packages."""
    return tuple(_found()[0])


def games() -> tuple[Game, ...]:
    """All games that can be played."""
    return tuple(found for found in map(_loaded, names()) if isinstance(found, Game))


def game(name: str) -> Game:
    """A game by its name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    found = _loaded(name)
    if isinstance(found, Trouble):
        raise BadGame(str(found))
    return found


def playable() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(found.name for found in games())


def package_of(name: str) -> str:
    """The package that a game comes from; nothing for a game that is not installed."""
    return _found()[0][name].package if name in names() else ""


def is_own(game: Game) -> bool:
    """Whether a game is one of Katta's own."""
    return package_of(game.name) == OWN


def troubles() -> tuple[Trouble, ...]:
    """What cannot be played. This loads all games."""
    broken = (found for found in map(_loaded, names()) if isinstance(found, Trouble))
    return (*_found()[1], *broken)


@functools.cache
def _found() -> tuple[dict[str, Brought], tuple[Trouble, ...]]:
    """Where each game comes from, and what cannot even be called by its name."""
    folders = pkgutil.iter_modules(importlib.import_module(FOLDER).__path__)
    found = {one.name: Brought(one.name, OWN, f"{FOLDER}.{one.name}:GAME") for one in folders if one.ispkg}
    refused = []
    for each in packages.brought():
        if not NAME.fullmatch(each.name):
            problem = "rename its entry point: small letters, digits and single dashes"
        elif each.name in found:
            problem = f"{found[each.name].package} has a game of that name; rename it, or remove one of the packages"
        else:
            found[each.name] = each
            continue
        refused.append(_told(Trouble(each.name, each.package, problem)))
    return found, tuple(refused)


@functools.cache
def _loaded(name: str) -> Game | Trouble:
    """A game, or what is wrong with it; anything can go wrong in a package."""
    each = _found()[0][name]
    try:
        return _load(each)
    except KattaError as fault:
        problem = str(fault)
    except (Exception, SystemExit) as fault:
        problem = f"loading {each.module} raises {type(fault).__name__}: {' '.join(str(fault).split()) or 'no reason'}"
    return _told(Trouble(name, each.package, problem))


def _load(each: Brought) -> Game:
    _, _, attribute = each.target.partition(":")
    module = importlib.import_module(each.module)
    found = getattr(module, attribute.strip(), None)
    if not isinstance(found, Game):
        raise BadGame(f"its entry point {each.target!r} is no Game; let it name the Game that the package exports")
    if found.name != each.name:
        raise BadGame(f"its entry point calls it {each.name!r}, its declaration {found.name!r}; call both the same")
    check(found)
    return found


def _told(trouble: Trouble) -> Trouble:
    """Told once: who asks again gets the same answer from memory."""
    _log.warning(str(trouble))
    return trouble
