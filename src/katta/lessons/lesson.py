"""A lesson, played through: what the learner sees at each step, and what is said to any move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from katta.core.contract import CHANCE, OVER
from katta.core.declare.meanings import Plain
from katta.core.errors import BadSetup, IllegalMove
from katta.core.game import Game
from katta.core.message import Message, Player
from katta.core.position import Position
from katta.lessons import script
from katta.lessons.errors import BadLesson
from katta.lessons.script import Scene, Script

NAMES = ("Maki", "Indri", "Vari", "Aye-Aye", "Mongoz")
"""Those around the table of a lesson."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, and how it came about."""

    actor: int
    """Who acted: a seat, CHANCE, or OVER where a scene begins."""
    text: str
    position: Position
    told: tuple[Plain, ...]
    """What the learner is told of it; where a scene begins, of all that came before."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, the moment at which it is said, and what the learner does about it."""

    says: Message
    moment: int
    move: str | None
    """None: to read on."""
    covers: tuple[str, ...]
    """The sections of the rules page that are met here."""
    rules: tuple[str, ...]
    """The paragraphs of the rules that are met here."""


class Lesson:
    """All moments of a lesson, computed ahead: it goes one way."""

    def __init__(self, game: Game, number: int, written: Script) -> None:
        self.game = game
        self.number = number
        self.script = written
        self.seat = written.seat
        self.moments: list[Moment] = []
        self.steps: list[Step] = []
        for place, scene in enumerate(written.scenes, start=1):
            self._play(f"{game.name}, lesson {number}, scene {place}", scene)

    @classmethod
    def read(cls, game: Game, number: int, name: str, text: str) -> Lesson:
        """The lesson of a file."""
        return cls(game, number, script.read(name, text))

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(f"{self.game.name}-lesson-{self.number}")

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, seat by seat."""
        return NAMES[: self.seats]

    @property
    def seats(self) -> int:
        """How many sit at its largest table."""
        return max(moment.position.seats for moment in self.moments)

    def position(self, step: int) -> Position:
        """Where the learner is at a step."""
        return self.moments[self.steps[step].moment].position

    def answer(self, step: int, text: str) -> Message | None:
        """What is said to a move at a step: the rule that refuses it, or what to do instead; None if it is right."""
        wanted, position = self.steps[step].move, self.position(step)
        if wanted is None:
            return Message("lessons-read-first")
        try:
            position.play(text)
        except IllegalMove as refusal:
            return Message(f"refusal-{refusal.code.replace('.', '-')}", refusal.arguments)
        return None if text == wanted else Message("lessons-instead", {"choice": position.button(wanted)})

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def _play(self, name: str, scene: Scene) -> None:
        """Play a scene through; BadLesson if its moves are none."""
        position, told = _opened(self.game, scene, name), list[Plain]()
        if self.seat >= scene.seats:
            raise BadLesson(name, f"nobody sits on seat {self.seat}")
        for text in scene.before:
            position = _played(position, text, name)
            told += position.events(self.seat)
        self.moments.append(Moment(OVER, "", position, tuple(told)))
        for step in scene.steps:
            self._teach(name, step)

    def _teach(self, name: str, step: script.Step) -> None:
        before = self.moments[-1].position
        where = f"{name}, step {step.says}"
        for section in step.covers:
            if section not in self.game.rules_page:
                raise BadLesson(where, f"the rules have no section {section}")
        words = self._said(step.says, before)
        self.steps.append(Step(words, len(self.moments) - 1, step.move, step.covers, step.rules))
        if step.move is not None:
            if before.actor != self.seat:
                raise BadLesson(where, "it is not the learner's turn")
            self._add(where, step.move)
        for text in step.then:
            if self.moments[-1].position.actor == self.seat:
                raise BadLesson(where, f"{text!r} would be played for the learner")
            self._add(where, text)

    def _said(self, words: str, position: Position) -> Message:
        """The message of a step, which may name those beside the learner."""
        left, right = (self.seat + 1) % position.seats, (self.seat - 1) % position.seats
        return Message(f"{self.game.name}-lesson-{self.number}-{words}", {"left": Player(left), "right": Player(right)})

    def _add(self, name: str, text: str) -> None:
        before = self.moments[-1].position
        after = _played(before, text, name)
        self.moments.append(Moment(before.actor, text, after, tuple(after.events(self.seat))))


def _opened(game: Game, scene: Scene, name: str) -> Position:
    try:
        return game.start(scene.seats, **scene.options)
    except BadSetup as problem:
        raise BadLesson(name, str(problem)) from None


def _played(position: Position, text: str, name: str) -> Position:
    try:
        return position.play(text)
    except IllegalMove as refusal:
        possible = ", ".join(position.weights() if position.actor == CHANCE else refusal.moves)
        raise BadLesson(name, f"{refusal}; possible are {possible or 'no moves'}") from None
