"""Playback: a recorded match, step by step or all at once, from a seat's eyes or from everybody's."""

from katta.core.contract import CHANCE, OVER
from katta.core.match import Match
from katta.terminal import closing, narration, table
from katta.terminal.narration import ALL_EYES
from katta.terminal.screen import Screen

BACK, QUIT = "b", "q"


class Playback:
    """Goes through a match; a step is a point where a player is to move, or the end."""

    def __init__(self, match: Match, seat: int | None, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        last = len(match.history)
        self.stops = [i for i, p in enumerate(match.positions) if p.actor != CHANCE or i == last]
        screen.seat(match.names, bots=match.bots)

    def print_all(self) -> None:
        """What happened from the first card to the last, and the table then."""
        self.screen.head(self.screen.say(f"{self.match.game.name}-name"))
        for step in range(len(self.stops)):
            self._tell(step)
        self.screen.show()
        self._show_table(len(self.stops) - 1)
        self._show_result()

    def walk(self) -> None:
        """Step by step: Enter goes on, b back, a number there, q or the end of the input away."""
        step = 0
        while True:
            self._show(step)
            try:
                answer = self.screen.ask(self.screen.say("terminal-replay-prompt", last=len(self.stops)))
            except EOFError:
                return
            if answer == QUIT or (answer == "" and step == len(self.stops) - 1):
                return
            step = self._moved(step, answer)

    def _moved(self, step: int, answer: str) -> int:
        if answer == BACK:
            return max(step - 1, 0)
        if answer.isdecimal():
            return min(max(int(answer), 1), len(self.stops)) - 1
        return step + 1 if answer == "" else step

    def _show(self, step: int) -> None:
        self.screen.clear()
        title = self.screen.say(f"{self.match.game.name}-name")
        self.screen.head(self.screen.say("terminal-replay-title", game=title, step=step + 1, last=len(self.stops)))
        self._tell(step)
        self._show_table(step)
        if step == len(self.stops) - 1:
            self._show_result()

    def _tell(self, step: int) -> None:
        """What happened since the step before."""
        start, end = self.stops[step - 1] if step else 0, self.stops[step]
        eyes = ALL_EYES if self.seat is None else self.seat
        lines = narration.sentences(self.match, start, end, eyes, self.screen.say)
        if lines:
            self.screen.show(narration.listed(lines))

    def _show_table(self, step: int) -> None:
        """The table from the eyes of the chosen seat, else of whoever is to move."""
        position = self.match.positions[self.stops[step]]
        looking = self.seat if self.seat is not None or position.actor < 0 else position.actor
        self.screen.show(table.picture(position, looking, self.screen))

    def _show_result(self) -> None:
        self.screen.show()
        if self.match.position.actor == OVER:
            self.screen.show(closing.result(self.match, self.screen))
        else:
            self.screen.tell("terminal-unfinished", "yellow")
