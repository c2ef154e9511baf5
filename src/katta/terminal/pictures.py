"""Who draws the table of a game: a module of its own, or the one that draws any game."""

from __future__ import annotations

import importlib
import logging
from functools import cache
from types import ModuleType

from rich.console import RenderableType

from katta.core import registry
from katta.core.game import Game
from katta.core.message import Say
from katta.core.view import View
from katta.terminal import any_picture

_log = logging.getLogger("katta.terminal")


@cache
def module_of(game: Game) -> ModuleType:
    """The module that draws a game; if a package has a broken one, any game's."""
    if game.picture is None:
        return any_picture
    try:
        return importlib.import_module(game.picture)
    except Exception as fault:
        if registry.is_own(game):
            raise
        _log.warning(f"the game {game.name!r}: {game.picture} cannot be loaded: {fault}")
        return any_picture


def draw(game: Game, view: View, say: Say, width: int) -> RenderableType:
    """The table as somebody sees it."""
    drawn: RenderableType = module_of(game).picture(view, say, width)
    return drawn
