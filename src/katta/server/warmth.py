"""Compiles the rules of every game beside the loop, so that no click ever waits for the compiler."""

import asyncio
import gc
import random
import time

import structlog

from katta import bots
from katta.core import registry
from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.core.game import Game
from katta.server.course import Course, Stretch
from katta.server.foresight import foresee
from katta.server.sight import choices_of, public_steps, steps_of

GARBAGE = 20_000
"""New objects between two looks for cycles among them."""

log = structlog.get_logger(__name__)


class Warmth:
    """Plays one game of each kind; the first time takes the compiler a while, later starts find its work."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._ready = {name: loop.create_future() for name in registry.names()}
        self._work = asyncio.create_task(self._warm())

    async def of(self, game: Game) -> None:
        """Wait until a game is ready."""
        await asyncio.shield(self._ready[game.name])

    @property
    def is_done(self) -> bool:
        """Whether all games and bots are ready."""
        return self._work.done()

    def stop(self) -> None:
        """Leave it at that."""
        self._work.cancel()

    async def _warm(self) -> None:
        for name, ready in self._ready.items():
            started = time.perf_counter()
            await asyncio.to_thread(play_once, registry.game(name))
            log.info("game ready", game=name, seconds=round(time.perf_counter() - started, 1))
            ready.set_result(None)
        for name in self._ready:
            await asyncio.to_thread(let_bot_move, registry.game(name))
        spare_the_collector()


def spare_the_collector() -> None:
    """What is loaded by now stays: going through it again and again for garbage would hold up every click."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)


def play_once(game: Game) -> None:
    """A random game, shown to everybody: all that the compiler has to do for a table."""
    course = Course(game, game.seats[0], game.complete({}), Dealer())
    numbers = random.Random(0)
    _show(course, course.begin(0.0))
    while course.moment.actor != OVER:
        _show(course, course.play(numbers.choice(course.moment.moves()), 0.0))


def let_bot_move(game: Game) -> None:
    """The compiler's work for the bots; a table need not wait for it."""
    course = Course(game, game.seats[0], game.complete({}), Dealer())
    moment = course.begin(0.0).moment
    for level in bots.LEVELS:
        bots.bot(level, budget=1).choose(moment.seen_by(moment.actor), moment.actor)


def _show(course: Course, stretch: Stretch) -> None:
    course.accept(stretch)
    course.moment.paragraph()
    public = public_steps(stretch)
    for eyes in (None, *range(course.seats)):
        course.moment.view(eyes)
        choices_of(course.moment, eyes)
        steps_of(public, eyes)
        if eyes is not None:
            course.moment.resample(eyes, 0)
        if eyes == course.moment.actor:
            foresee(course.moment.seen_by(eyes), eyes, course.moment.moves()[0])
