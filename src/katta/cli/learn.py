"""`katta learn`: the lessons of a game."""

from typing import TYPE_CHECKING, Annotated

import typer

from katta.cli import language
from katta.cli.engine import find_game
from katta.cli.language import Language
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Misuse

if TYPE_CHECKING:
    from katta.core.game import Game
    from katta.terminal.progress import Progress
    from katta.terminal.screen import Screen


def learn(
    game: Annotated[str | None, typer.Argument(help="The game; `katta games` lists them.", show_default=False)] = None,
    lesson: Annotated[
        int | None, typer.Argument(help="Which lesson; without it you are asked.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Learn a game by playing: three lessons, one sentence at a time.

    Wrong moves are answered by their rule. Leave with q whenever you like: you go on where you left.
    """
    start_uncompiled()
    from katta import lessons
    from katta.terminal.progress import Progress
    from katta.terminal.screen import Screen

    found = find_game(game)
    count = lessons.count(found)
    if count == 0:
        raise Misuse("error-no-lessons", name=found.name)
    if lesson is not None and not 1 <= lesson <= count:
        raise Misuse("error-lesson-unknown", number=lesson, most=count)
    screen, progress = Screen(language.spoken()), Progress(found.name)
    _teach(found, lesson or _chosen(found, count, screen, progress), screen, progress)


def _chosen(game: "Game", count: int, screen: "Screen", progress: "Progress") -> int:
    """The lesson that the learner asks for; the next one by default."""
    from katta.core.message import Message

    screen.head(screen.say("lessons-all", game=Message(f"{game.name}-name")))
    for number in range(1, count + 1):
        done = screen.say("lessons-done") if number in progress.learnt.done else ""
        screen.show(f"{number:>3}  {screen.say(f'{game.name}-lesson-{number}')} {done}")
    following = next((number for number in range(1, count + 1) if number not in progress.learnt.done), 1)
    try:
        return screen.ask_number(screen.say("lessons-terminal-which"), 1, count, following)
    except EOFError:
        raise Misuse("error-input-ended") from None


def _teach(game: "Game", number: int, screen: "Screen", progress: "Progress") -> None:
    from katta import lessons
    from katta.terminal.classroom import Classroom

    lesson = lessons.find(game, number)
    screen.seat(lesson.names, lesson.seat)
    start = progress.learnt.at.get(number, 0)
    left = Classroom(lesson, screen).teach(start if start < len(lesson) else 0)
    if left is None:
        progress.finish(number)
    else:
        progress.leave(number, left)
        screen.tell("lessons-terminal-left")
