"""The table as one seat sees it, drawn by the game's own module or by the one for any game."""

from __future__ import annotations

from rich.console import RenderableType

from katta.core.position import Position
from katta.terminal import pictures
from katta.terminal.listing import Thumbnail
from katta.terminal.screen import Screen


def picture(position: Position, seat: int | None, screen: Screen) -> RenderableType:
    """The table from a seat's eyes, or a spectator's."""
    return pictures.draw(position.game, position.view(seat), screen.say, screen.width)


def thumbnails(position: Position, seat: int, screen: Screen) -> Thumbnail:
    """Draws single moves, if the game's picture module has `thumbnail`."""
    draw = getattr(pictures.module_of(position.game), "thumbnail", None)
    if draw is None:
        return lambda text: None
    view = position.view(seat)
    return lambda text: draw(view, text, screen.say)
