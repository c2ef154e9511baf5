"""What a table asks, as somebody reads it."""

from katta.core.position import Position
from katta.terminal.pictures import asked
from katta.texts import Catalogue

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def prompt(position: Position, eyes: int | None, language: str = "en") -> str:
    """The sentence for a seat, or for a spectator."""
    return Catalogue(language, NAMES, you=eyes).say(asked(position.game, position.view(eyes)))
