"""How fast the search is, and what its time goes into."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from katta.bots import bot
from katta.bots.search import credit, descend, finish
from katta.bots.searcher import MOST_NODES, Tree
from katta.bots.tree import NODE, Workspace, workspace
from katta.core.compiler import procedure
from katta.core.contract import CHANCE, OVER, resample
from katta.core.dealer import Dealer
from katta.core.game import Game
from katta.core.knowledge import horizon
from katta.core.playout import NEVER
from katta.core.position import Position

SEARCH = 20_000
"""Iterations of one search; a measurement is as many searches as fit, each with an empty tree."""

SLICE = 500
NOTHING, COPY, RESAMPLE, PLAYOUT = range(4)
"""What `search_and` does once more than needed."""

ROUNDS = 8
"""The parts are measured in turns, and of each the quickest run counts: the machine has other things to do."""

FIRST, MIDDLE = "first", "middle"


@dataclass(frozen=True, slots=True)
class Speed:
    """Iterations a second of one kind of search."""

    game: str
    seats: int
    moment: str
    """The first choice of a game, or one in the middle of it."""

    guided: bool
    """Whether the game's policy plays on from the tree, or chance."""

    threads: int
    iterations_per_s: float


@dataclass(frozen=True, slots=True)
class Parts:
    """Which fraction of the time of a search goes into what."""

    game: str
    seats: int
    moment: str
    guided: bool
    playouts: float
    tree: float
    resampling: float
    copying: float


@procedure
def search_and(
    more: int,
    w: Workspace,
    spare: Workspace,
    seat: int,
    iterations: int,
    exploration: float,
    depth: int,
    guided: bool,
) -> None:
    """The search of the bots, with one of its parts done twice: the second time in `spare`, without effect.

    So the tree grows as it always does, and the time that is added is what the part takes.
    """
    for _ in range(iterations):
        w.states[1] = w.states[0]
        s = w.states[1]
        if more in (COPY, RESAMPLE):
            spare.states[1] = w.states[0]
        if more == RESAMPLE:
            resample(spare.states[1], spare.generator)
        resample(s, w.generator)
        stop = horizon(s) + depth if depth > 0 else NEVER
        length = descend(w, s, seat, exploration, guided)
        if more == PLAYOUT:
            spare.states[1] = w.states[1]
            finish(spare, spare.states[1], stop, guided)
        finish(w, s, stop, guided)
        credit(w, length)


def moments(game: Game, seats: int) -> dict[str, Position]:
    """The first choice of a known game, and one halfway through it."""
    found, choosers = [], bot("random", seed=seats)
    position, dealer, events = game.start(seats), Dealer(bytes(32)), 0
    while (seat := position.actor) != OVER:
        if seat == CHANCE:
            events += 1
            position = position.play(position.dealt(dealer, events))
            continue
        if len(position.moves()) > 1:
            found.append(position)
        position = position.play(choosers.choose(position.seen_by(seat), seat))
    return {FIRST: found[0], MIDDLE: found[len(found) // 2]}


def measure(position: Position, moment: str, guided: bool, threads: int, seconds: float) -> Speed:
    """Search a position for about so many seconds, in each thread a tree of its own."""
    trees = [Tree() for _ in range(threads)]
    _grown(trees[0], position, guided, 1)  # compiles
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        counts = [pool.submit(_searched, tree, position, guided, begun + seconds) for tree in trees]
        done = sum(count.result() for count in counts)
    elapsed = time.perf_counter() - begun
    return Speed(position.game.name, position.seats, moment, guided, threads, done / elapsed)


def dissect(position: Position, moment: str, guided: bool, seconds: float) -> Parts:
    """Where the time of a search goes, on one thread."""
    tree = Tree()
    _time_with(NOTHING, tree, position, guided, 1)  # compiles
    once = _time_with(NOTHING, tree, position, guided, SLICE) / SLICE
    size = min(SEARCH, max(SLICE, int(seconds / ROUNDS / 4 / once)))
    kinds = (NOTHING, COPY, RESAMPLE, PLAYOUT)
    runs = [[_time_with(more, tree, position, guided, size) for more in kinds] for _ in range(ROUNDS)]
    plain, copy, resampling, playout = (min(run[kind] for run in runs) for kind in kinds)
    added = [max(more - less, 0.0) for more, less in ((playout, copy), (resampling, copy), (copy, plain))]
    whole = max(plain, sum(added))  # a busy machine can make the parts seem more than the whole
    playouts, worlds, copying = (part / whole for part in added)
    rest = max(1 - playouts - worlds - copying, 0.0)
    return Parts(position.game.name, position.seats, moment, guided, playouts, rest, worlds, copying)


def memory() -> int:
    """Bytes of a tree, however long the search; each thread has one."""
    return MOST_NODES * NODE.itemsize


def _searched(tree: Tree, position: Position, guided: bool, deadline: float) -> int:
    """Search anew and anew until the deadline, at least once; returns how many iterations there were."""
    done = 0
    while done == 0 or time.perf_counter() < deadline:
        if done % SEARCH == 0:
            tree.clear(position.seen_by(position.actor), position.actor, done)
        tree.grow(SLICE, guided)
        done += SLICE
    return done


def _grown(tree: Tree, position: Position, guided: bool, iterations: int) -> None:
    tree.clear(position.seen_by(position.actor), position.actor, 1)
    tree.grow(iterations, guided)


def _time_with(more: int, tree: Tree, position: Position, guided: bool, iterations: int) -> float:
    """Seconds of the processor for a search in which something is done twice."""
    tree.clear(position.seen_by(position.actor), position.actor, 1)
    spare = workspace(position.seen_by(position.actor), 2, np.zeros(1, dtype=NODE))
    begun = time.thread_time()
    search_and(more, tree.workspace, spare, tree.seat, iterations, tree.exploration, tree.depth, guided)
    return time.thread_time() - begun
