"""The signs of Sifaka's table in a terminal: never colour alone, always a letter or a number too."""

from dataclasses import dataclass

from rich.text import Text

from katta.core.view import View
from katta.games.sifaka.symbols import DIRECTION

ARROWS: dict[str, str] = dict(zip(DIRECTION.words, "↑→↓←"))
PAWNS: dict[str, str] = dict(zip(DIRECTION.words, "▲▶▼◀"))
COLOURS = {"green": "green", "yellow": "yellow", "red": "red", "blue": "blue"}


@dataclass(frozen=True)
class Cell:
    """A square as drawn: a sign with a letter or number beside it, or a single character where room is scarce."""

    sign: str
    single: str
    style: str

    def draw(self, width: int) -> Text:
        """The square in one, two or three columns of the terminal."""
        text = self.single if width == 1 else self.sign.ljust(2)
        return Text.assemble((text, self.style), " " * (width - len(text)))


PLACE = Cell("+", "+", "magenta")
"""A square of a place where one of the first four cards may go."""


def symbol_cell(symbol: str) -> Cell:
    """What a square of a card shows."""
    kind, _, what = symbol.partition(" ")
    if kind == "palms":
        return Cell("♣" + what, what, "bright_green")
    if kind == "arrow":
        return Cell(ARROWS[what], ARROWS[what], "bold bright_cyan")
    if kind == "mango":
        return Cell("○" + what[0], "○", COLOURS[what])
    return Cell("·", "·", "dim")


def token_cell(colour: str) -> Cell:
    """A mango token that lies on the board or was taken."""
    return Cell("●" + colour[0], colour[0], f"bold {COLOURS[colour]}")


def pawn_cell(players: list[View]) -> Cell:
    """One pawn with the way it faces and its letter; of two on a square both letters, of more one and how many."""
    first, *others = players
    style = f"bold reverse {COLOURS[first['colour']]}"
    letter = first["colour"][0].upper()
    if others:
        beside = others[0]["colour"][0].upper() if len(others) == 1 else str(len(players))
        return Cell(letter + beside, str(len(players)), style)
    return Cell((PAWNS[first["facing"]] if first["facing"] else "◆") + letter, letter, style)


def turned(symbol: str, rotation: int) -> str:
    """A symbol on a card turned clockwise."""
    kind, _, what = symbol.partition(" ")
    return f"arrow {DIRECTION.words[(DIRECTION[what] + rotation) % 4]}" if kind == "arrow" else symbol
