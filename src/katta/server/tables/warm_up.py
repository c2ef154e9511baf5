"""Compiles the rules of every game beside the loop; no click ever waits for the compiler."""

import asyncio
import contextlib
import gc
import os
import random
import sys
import time

import structlog

from katta import bots
from katta.core import compiler, registry
from katta.core.compiler import CACHE
from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.core.game import Game
from katta.server.prepare import is_prepared
from katta.server.tables.history import History, Stretch
from katta.server.tables.preview import foresee
from katta.server.tables.projection import choices_of, public_steps, steps_of

PREPARE = (sys.executable, "-P", "-m", "katta.server.prepare")
NICENESS = 10

GARBAGE = 20_000
"""New objects between two looks for cycles among them."""

log = structlog.get_logger(__name__)


class WarmUp:
    """Has the rules and the bots compiled, while people play already by uncompiled rules.

    The compiler's work is done by a process of its own, which does not hold up the loop, and is found by later starts.
    Where it cannot be kept, a thread does it.
    """

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._ready = {name: loop.create_future() for name in registry.playable()}
        self._is_cold = not all(map(is_prepared, self._ready))
        compiler.postpone()
        self._work = asyncio.create_task(self._warm())
        self._work.add_done_callback(lambda _: compiler.insist())

    async def of(self, game: Game) -> None:
        """Wait until bots can look ahead in a game; by uncompiled rules they would take minutes."""
        await asyncio.shield(self._ready[game.name])

    @property
    def is_done(self) -> bool:
        """Whether all games and bots are ready."""
        return self._work.done()

    @property
    def is_preparing(self) -> bool:
        """Whether that takes its time, because it is the first."""
        return self._is_cold and not self.is_done

    def stop(self) -> None:
        """Leave it at that."""
        self._work.cancel()

    async def _warm(self) -> None:
        for name, ready in self._ready.items():
            started = time.perf_counter()
            if CACHE is not None and not is_prepared(name):
                await _compile_elsewhere(name)
            await asyncio.to_thread(_load, registry.game(name))
            log.info("game ready", game=name, seconds=round(time.perf_counter() - started, 1))
            ready.set_result(None)
        spare_the_collector()


async def _compile_elsewhere(name: str) -> None:
    """In a process of low priority, which ends with this server."""
    process = await asyncio.create_subprocess_exec(*PREPARE, name, stderr=asyncio.subprocess.DEVNULL)
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def _load(game: Game) -> None:
    """Take over what was compiled; what was not, for whatever reason, is compiled now."""
    with compiler.compiling():
        play_once(game)
        let_bot_move(game)


def spare_the_collector() -> None:
    """What is loaded by now stays: going through it again and again for garbage would hold up every click."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)


def play_once(game: Game) -> None:
    """A random game, shown to everybody: all that the compiler has to do for a table."""
    history = History(game, game.seats[0], game.complete({}), Dealer())
    numbers = random.Random(0)
    _show(history, history.begin(0.0))
    while history.position.actor != OVER:
        _show(history, history.play(numbers.choice(history.position.moves()), 0.0))


def let_bot_move(game: Game) -> None:
    """The compiler's work for the bots."""
    history = History(game, game.seats[0], game.complete({}), Dealer())
    position = history.begin(0.0).position
    for level in bots.LEVELS:
        bots.bot(level, budget=1).choose(position.seen_by(position.actor), position.actor)


def _show(history: History, stretch: Stretch) -> None:
    history.accept(stretch)
    history.position.paragraph()
    public = public_steps(stretch)
    for eyes in (None, *range(history.seats)):
        history.position.view(eyes)
        choices_of(history.position, eyes)
        steps_of(public, eyes)
        if eyes is not None:
            history.position.resample(eyes, 0)
        if eyes == history.position.actor:
            foresee(history.position.seen_by(eyes), eyes, history.position.moves()[0])
