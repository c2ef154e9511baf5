"""A person's turn: the table, the choices, and answers until one of them is a move."""

from __future__ import annotations

from katta.core.errors import IllegalMove
from katta.core.match import Match
from katta.core.message import Message
from katta.terminal import table
from katta.terminal.hints import Hints
from katta.terminal.listing import listing
from katta.terminal.menu import Menu
from katta.terminal.screen import Screen

HELP, RULES, BACK, UNDO, QUIT = "?", "r", "b", "u", "q"
"""What can be typed besides a choice; the same in every language."""


class Leaving(Exception):
    """The player goes on another time."""


class TakingBack(Exception):
    """The player takes the last decision back."""


class Turn:
    """Asks one person for one move."""

    def __init__(self, match: Match, screen: Screen, hints: Hints | None = None) -> None:
        self.position = match.position
        self.seat = self.position.actor
        self.name = match.names[self.seat]
        self.components = match.components
        self.screen = screen
        self.hints = hints
        self.menu = Menu.of(self.position.game, self.position.choices(), screen.catalogue)

    def decide(self) -> str:
        """The text of the move that the person chooses."""
        self.screen.show(table.picture(self.position, self.seat, self.screen))
        self._list()
        first = self.menu
        while True:
            answer = self.screen.ask(self.name)
            picked = first if answer == BACK else self.menu.pick(answer)
            if picked is None:
                picked = self._answer(answer)
            if isinstance(picked, str):
                return picked
            if picked is not None:
                self.menu = picked
                self._list()

    def _list(self) -> None:
        self.screen.show()
        thumbnails = table.thumbnails(self.position, self.seat, self.screen)
        self.screen.show(listing(self.menu, thumbnails, self.hints))

    def _answer(self, answer: str) -> str | None:
        """Carry out a command, or read the text of a move."""
        if answer == QUIT:
            raise Leaving
        if answer == UNDO:
            raise TakingBack
        if answer == RULES:
            self.screen.show()
            self.screen.section(self.position.game, self.position.paragraph(), self.components)
        elif answer in (HELP, ""):
            self.screen.tell("terminal-help", "dim")
        elif answer.isdecimal():
            self.screen.tell("terminal-number-expected", "red", least=1, most=len(self.menu.labels))
        else:
            return self._read(answer)
        return None

    def _read(self, text: str) -> str | None:
        """A move's text if it is legal; else the sentence of the rule that refuses it."""
        try:
            self.position.play(text)
        except IllegalMove as refusal:
            self.screen.tell(Message(f"refusal-{refusal.code.replace('.', '-')}", refusal.arguments), "red")
            return None
        return text
