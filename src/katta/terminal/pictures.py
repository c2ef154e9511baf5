"""Who draws the table of a game: a module of its own, or the one that draws any game."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Sequence
from functools import cache
from types import ModuleType

from rich.console import Group, RenderableType
from rich.text import Text

from katta.core import registry
from katta.core.contract import CHANCE, OVER
from katta.core.game import Game
from katta.core.message import Message, Player, Say
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


def draw(game: Game, view: View, say: Say, width: int, helps: Sequence[str] = ()) -> RenderableType:
    """The table as somebody sees it, with the helps that it gives to all, and what it waits for."""
    given = {"helps": helps} if helps else {}
    drawn: RenderableType = module_of(game).picture(view, say, width, **given)
    is_mine = view["actor"] == view["seat"]
    return Group(drawn, Text(f" {say(asked(game, view))}", "bold" if is_mine else "italic"))


def asked(game: Game, view: View) -> Message:
    """What a table waits for; whose turn it is, where the game says no more."""
    if view["asks"] is not None:
        return game.message("prompt", view["asks"])
    if view["actor"] == OVER:
        return Message("any-game-over")
    if view["actor"] == CHANCE:
        return Message("any-game-chance")
    return Message("any-game-to-move", {"player": Player(view["actor"])})
