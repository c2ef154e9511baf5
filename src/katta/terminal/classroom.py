"""A lesson in the terminal: the table, one sentence at a time, and an answer to everything that is typed."""

from __future__ import annotations

from katta.lessons import Lesson
from katta.terminal import narration, table
from katta.terminal.listing import listing
from katta.terminal.menu import Menu
from katta.terminal.screen import Screen

BACK, QUIT = "b", "q"


class Leaving(Exception):
    """The learner goes on another time."""


class Classroom:
    """Leads a learner through a lesson."""

    def __init__(self, lesson: Lesson, screen: Screen) -> None:
        self.lesson = lesson
        self.screen = screen

    def teach(self, start: int) -> int | None:
        """Teach from a step on; the step at which the learner left, None if that was the end."""
        self.screen.head(self.screen.say(self.lesson.title))
        for place in range(start, len(self.lesson)):
            try:
                self._take(place, is_first=place == start)
            except (Leaving, EOFError):
                return place
        return None

    def _take(self, place: int, *, is_first: bool) -> None:
        """One step: what happened, the table if it is another, the sentence, and what the learner does about it."""
        step, position = self.lesson.steps[place], self.lesson.position(place)
        before = self.lesson.steps[place - 1].moment if place else -1
        self._tell(before, step.moment)
        if is_first or step.moment != before:
            self.screen.show(table.picture(position, self.lesson.seat, self.screen))
        self.screen.show()
        self.screen.tell(step.says, "bold")
        if step.move is not None:
            self._ask(place)
        elif place < len(self.lesson) - 1:
            self._read_on()

    def _tell(self, before: int, now: int) -> None:
        """What was done since the step before, unless another table was set."""
        moments = self.lesson.moments[before + 1 : now + 1]
        if before < 0 or any(not moment.text for moment in moments):
            return
        messages = (message for moment in moments for message in moment.position.narrated(self.lesson.seat))
        if lines := [self.screen.say(message) for message in messages]:
            self.screen.show(narration.listed(lines))

    def _read_on(self) -> None:
        if self.screen.ask(self.screen.say("lessons-terminal-on")) == QUIT:
            raise Leaving

    def _ask(self, place: int) -> None:
        """Ask until the right move is made."""
        position = self.lesson.position(place)
        first = menu = Menu.of(position.game, position.choices(), self.screen.catalogue)
        thumbnails = table.thumbnails(position, self.lesson.seat, self.screen)
        while True:
            self.screen.show(listing(menu, thumbnails))
            answer = self.screen.ask(self.screen.say("lessons-your-turn"))
            if answer == QUIT:
                raise Leaving
            picked = first if answer == BACK else menu.pick(answer)
            if isinstance(picked, Menu):
                menu = picked
                continue
            says = self.lesson.answer(place, picked if picked is not None else answer)
            if says is None:
                return
            self.screen.tell(says, "yellow")
            menu = first
