"""A screen that asks without waiting: what happens meanwhile is shown, and the question then stands again."""

from __future__ import annotations

import sys
from collections.abc import Container, Sequence

from rich.console import RenderableType
from rich.text import Text

from katta.core.game import Game
from katta.core.message import Argument, Message
from katta.terminal.screen import Screen
from katta.texts import Catalogue


class Prompter:
    """Knows whether a question stands at the end of the screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._is_asking = False

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits before it, who may type at any time."""
        return self.screen.is_interactive

    @property
    def width(self) -> int:
        """How many columns there are to draw in."""
        return self.screen.width

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the person's language."""
        return self.screen.catalogue

    def seat(self, names: Sequence[str], you: int | None, bots: Container[int]) -> None:
        """Call the players by these names from now on, bots by theirs, and whoever sits here `you`."""
        self.screen.seat(names, you, bots)

    def say(self, message: str | Message, /, **arguments: Argument) -> str:
        """A message as a sentence."""
        return self.screen.say(message, **arguments)

    def show(self, picture: RenderableType = "") -> None:
        """Print something drawn."""
        self._break()
        self.screen.show(picture)

    def tell(self, message: str | Message, /, style: str = "", **arguments: Argument) -> None:
        """Print a message as a line of its own."""
        self._break()
        self.screen.tell(message, style, **arguments)

    def head(self, title: str) -> None:
        """Print a headline."""
        self._break()
        self.screen.head(title)

    def section(self, game: Game, section: str) -> None:
        """Print a section of a game's rules."""
        self._break()
        self.screen.section(game, section)

    def ask(self, prompt: str) -> None:
        """Let a question stand at the end of the screen."""
        if not self._is_asking:
            self._is_asking = True
            self.screen.console.print(Text.assemble((prompt, "bold"), " › "), end="", soft_wrap=True)
            self.screen.console.file.flush()

    def answered(self, line: str | None) -> str | None:
        """A line was typed, or there are no more: what it says."""
        answer = None if line is None else " ".join(line.split())
        if self._is_asking and (answer is None or not sys.stdin.isatty()):
            self.screen.console.print(Text(answer or ""))
        self._is_asking = False
        return answer

    def _break(self) -> None:
        if self._is_asking:
            self._is_asking = False
            self.screen.console.print()
