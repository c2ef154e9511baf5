"""A tournament: all games of a schedule that are not in the journal yet, side by side on all cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from katta.bots import bot
from katta.core.contract import CHANCE, OVER
from katta.core.dealer import SECRET_BYTES, Dealer
from katta.core.registry import game
from katta.lab import contest
from katta.lab.contest import ContestResult
from katta.lab.errors import ArenaError
from katta.lab.journal import Journal
from katta.lab.lineup import LineUp
from katta.lab.schedule import Pairing, pairings

MOVE_SECONDS = 10.0
"""How long a program may think about a move."""

AHEAD = 2
"""Games handed out for each process, so that none waits for the next."""


def missing(journal: Journal, line_up: LineUp, games: int) -> list[Pairing]:
    """The games that are still to be played."""
    played = {Pairing(outcome.deal, outcome.rotation) for outcome in journal.outcomes}
    return [pairing for pairing in pairings(line_up.seats, games) if pairing not in played]


def usual_jobs(line_up: LineUp) -> int:
    """One process for each core; a single one where the clock decides how well a bot plays."""
    by_the_clock = any(contestant.thinks_by_the_clock for contestant in line_up.contestants)
    return 1 if by_the_clock else os.cpu_count() or 1


def run(line_up: LineUp, journal: Journal, games: int, jobs: int, move_seconds: float) -> Iterator[ContestResult]:
    """Play what is missing; every outcome is in the journal before it is handed on."""
    left = missing(journal, line_up, games)
    if left:
        warm_up(line_up)
    played = _in_order(line_up, left, move_seconds) if jobs == 1 else _side_by_side(line_up, left, jobs, move_seconds)
    for outcome in played:
        journal.add(outcome)
        yield outcome


def warm_up(line_up: LineUp) -> None:
    """Compile what the bots need, or load it from the cache, by letting each choose all through a quick game."""
    levels = {contestant.level for contestant in line_up.contestants if contestant.level is not None}
    bots = [bot(level, seed=1, budget=1) for level in sorted(levels)]
    position, dealer, events = game(line_up.game).start(line_up.seats), Dealer(bytes(SECRET_BYTES)), 0
    while (seat := position.actor) != OVER:
        if seat == CHANCE:
            events += 1
            position = position.play(position.dealt(dealer, events))
        else:
            chosen = [one.choose(position.seen_by(seat), seat) for one in bots]
            position = position.play(chosen[0] if chosen else position.moves()[0])


def _in_order(line_up: LineUp, left: Sequence[Pairing], move_seconds: float) -> Iterator[ContestResult]:
    for pairing in left:
        yield contest.play(line_up, pairing, move_seconds)


def _side_by_side(line_up: LineUp, left: Sequence[Pairing], jobs: int, move_seconds: float) -> Iterator[ContestResult]:
    """In processes, since the rules outside the kernels are Python."""
    ahead = iter(left)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_begin_work, initargs=(line_up,)) as pool:
        running: set[Future[ContestResult]] = set()
        try:
            while True:
                while len(running) < jobs * AHEAD and (pairing := next(ahead, None)) is not None:
                    running.add(pool.submit(contest.play, line_up, pairing, move_seconds))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise ArenaError("error-arena-broken") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _begin_work(line_up: LineUp) -> None:
    """A worker leaves an interrupt to its parent, does not outlive it, and loads its code before the clock runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm_up(line_up)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
