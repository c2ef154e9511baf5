"""The screen: a terminal, or a pipe in its place, that speaks one language."""

import sys
from collections.abc import Container, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rich.console import Console, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.segment import ControlType
from rich.text import Text

from katta.core.components import ComponentFile
from katta.core.game import Game
from katta.core.material import RulesTable
from katta.core.message import Argument, Message
from katta.texts import Catalogue

WIDEST = 110
"""Longer lines are hard to read, however wide the terminal is."""

WIPE = "\x1b[3J"
"""Forget the lines that were scrolled away, for a hand may be among them."""


class Screen:
    """Prints sentences and pictures, asks questions; without a terminal it works line by line and never clears."""

    def __init__(self, language: str) -> None:
        self.catalogue = Catalogue(language)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)
        self.is_interactive = sys.stdin.isatty() and self.console.is_terminal

    @property
    def width(self) -> int:
        """How many columns there are to draw in."""
        return self.console.width

    def seat(self, names: Sequence[str], you: int | None = None, bots: Container[int] = ()) -> None:
        """Call the players by these names from now on, bots by theirs, and the one person who reads along `you`."""
        self.catalogue = Catalogue(self.catalogue.language, names, you, bots)

    @contextmanager
    def speaking_to(self, you: int) -> Iterator[None]:
        """Call the person on a seat `you` for a while, where several share the screen."""
        before = self.catalogue
        self.seat(before.names, you, before.bots)
        try:
            yield
        finally:
            self.catalogue = before

    def say(self, message: str | Message, /, **arguments: Argument) -> str:
        """A message as a sentence."""
        return self.catalogue.say(message, **arguments)

    def show(self, picture: RenderableType = "") -> None:
        """Print something drawn, or an empty line."""
        self.console.print(picture)

    def tell(self, message: str | Message, /, style: str = "", **arguments: Argument) -> None:
        """Print a message as a line of its own."""
        self.console.print(Text(self.say(message, **arguments), style))

    def head(self, title: str) -> None:
        """Print a headline."""
        self.console.print(Rule(Text(title, "bold"), style="dim"))

    def section(self, game: Game, section: str, components: ComponentFile | None = None) -> None:
        """Print a section of a game's rules, with the numbers of a component file (None: the default one)."""
        from rich.markdown import Markdown  # takes a while to load

        message, material = f"{game.name}-rules-{section}", game.material(components)
        self.console.print(Text(self.catalogue.title(message), "bold underline"))
        self.console.print(Markdown(self.say(message, **material.values)))
        for table in material.tables_of(section):
            self.console.print()
            self.console.print(self._numbers(f"{game.name}-table-{table.name}", table))
        self.console.print()

    def _numbers(self, message: str, table: RulesTable) -> RenderableType:
        """A table of the rules: what it is about to the left, numbers to the right."""
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        grid = Table(title=Text(self.say(message), "italic"), title_justify="left", box=SIMPLE_HEAD)
        for place, column in enumerate(table.columns):
            grid.add_column(self.say(f"{message}-{column}"), justify="right" if place else "left")
        for row in table.rows:
            grid.add_row(*(self.say(cell) if isinstance(cell, Message) else str(cell) for cell in row))
        return grid

    def waiting(self, message: str, /, **arguments: Argument) -> AbstractContextManager[object]:
        """Say that something takes its time, as long as it does; only where that can be wiped away again."""
        return (
            self.console.status(Text(self.say(message, **arguments), "dim")) if self.is_interactive else nullcontext()
        )

    def clear(self) -> None:
        """Start with an empty screen, where there is one."""
        if self.is_interactive:
            self.console.control(Control(ControlType.HOME, ControlType.CLEAR))
            self.console.file.write(WIPE)
            self.console.file.flush()

    def ask(self, prompt: str, default: str = "") -> str:
        """A line typed in answer to a prompt, or the default for an empty one; EOFError when there is no more input."""
        offered = f" [{default}]" if default else ""
        self.console.print(Text.assemble((prompt, "bold"), offered, " › "), end="", soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        answer = " ".join(line.split()) or default
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return answer

    def ask_number(self, prompt: str, least: int, most: int, default: int) -> int:
        """A number from a range, asked until it is one."""
        while True:
            answer = self.ask(prompt, str(default))
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            self.tell("terminal-number-expected", "red", least=least, most=most)
