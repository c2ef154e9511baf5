"""The table as one seat sees it, drawn by the game's own picture module."""

from __future__ import annotations

import importlib
from typing import Any, cast

from rich.console import RenderableType

from katta.core.position import Position
from katta.terminal.listing import Thumbnail
from katta.terminal.screen import Screen


def picture(position: Position, seat: int | None, screen: Screen) -> RenderableType:
    """The table from a seat's eyes, or a spectator's."""
    drawn = _module(position).picture(position.view(seat), screen.say, screen.width)
    return cast(RenderableType, drawn)


def thumbnails(position: Position, seat: int, screen: Screen) -> Thumbnail:
    """Draws single moves, if the game's picture module has `thumbnail`."""
    draw = getattr(_module(position), "thumbnail", None)
    if draw is None:
        return lambda text: None
    view = position.view(seat)
    return lambda text: draw(view, text, screen.say)


def _module(position: Position) -> Any:
    return importlib.import_module(position.game.picture)
