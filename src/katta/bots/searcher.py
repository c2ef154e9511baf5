"""Runs the tree search within a budget, on all cores, in memory that is used again."""

import math
import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from katta.bots.budget import Budget
from katta.bots.search import search
from katta.bots.tree import NODE, NONE, workspace
from katta.core.position import Position

MOST_NODES = 1 << 17
"""Nodes of one tree: 9 MB; a full tree goes on counting without growing."""

FIXED_TREES = 2
"""Trees of a search by iterations, whatever the machine, so that its choice is the same everywhere."""

SLICE_SECONDS = 0.004
SLICE_ITERATIONS = 500
"""How much search there is between two looks at the clock and at `stop`."""

STEP_SECONDS = 0.01
STEP_ITERATIONS = 32
"""How much processor time a step of `estimating` is to take, and how many iterations of a tree the first one has.

By the clock, steps would get shorter and shorter on a busy machine, and their begins and ends cost more than they.
"""

FAR_APART = 1 << 16
"""Between the seeds of two searches, room for the trees of each."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the search found out about one move."""

    move: int
    visits: int
    share: float
    error: float
    points: float


class Tree:
    """One tree, in memory that is used again."""

    def __init__(self) -> None:
        self.nodes = np.zeros(MOST_NODES, dtype=NODE)

    def clear(self, seen: Position, seat: int, seed: int) -> None:
        """Begin anew with only the root."""
        self.seat = seat
        self.depth = seen.game.knowledge.HORIZON
        self.exploration = seen.game.knowledge.EXPLORATION
        self.workspace = workspace(seen, seed, self.nodes)

    def grow(self, iterations: int, guided: bool) -> None:
        """Search on."""
        search(self.workspace, self.seat, iterations, self.exploration, self.depth, guided)

    def children(self) -> Iterator[np.record]:
        """The moves of the root."""
        child = int(self.nodes[0]["first"])
        while child != NONE:
            yield self.nodes[child]
            child = int(self.nodes[child]["next"])


class Searcher:
    """One thinker: not for two threads at a time, but one after the other as often as you like."""

    def __init__(self, *, guided: bool = True) -> None:
        self.guided = guided
        self._stopped = threading.Event()
        self._trees: list[Tree] = []

    def stop(self) -> None:
        """End the search that is under way; it answers with what it has."""
        self._stopped.set()

    def estimate(self, seen: Position, seat: int, budget: Budget, seed: int) -> list[Estimate]:
        """Every move that was looked at, the most visited first."""
        self._stopped.clear()
        trees = self._ready(seen, seat, seed, (os.cpu_count() or 1) if budget.is_time else FIXED_TREES)
        if budget.is_time:
            deadline = time.perf_counter() + budget.amount / 1000
            works = [partial(self._until, tree, deadline) for tree in trees]
        else:
            each = -(-budget.amount // len(trees))
            works = [partial(self._times, tree, each) for tree in trees]
        _side_by_side(works)
        return _merged(trees)

    def estimating(
        self, seen: Position, seat: int, iterations: int, seed: int
    ) -> Generator[None, None, list[Estimate]]:
        """The same estimates in steps of a few milliseconds: between two of them its thread may do something else.

        How long the steps are changes nothing in what is found.
        """
        trees = self._ready(seen, seat, seed, FIXED_TREES)
        left, step = -(-iterations // len(trees)), STEP_ITERATIONS
        with ThreadPoolExecutor(len(trees) - 1) as pool:
            while left > 0:
                begun = time.thread_time()
                _with(pool, [partial(tree.grow, min(left, step), self.guided) for tree in trees])
                left -= step
                step = _adjusted(step, time.thread_time() - begun, STEP_SECONDS)
                if left > 0:
                    yield
        return _merged(trees)

    def _ready(self, seen: Position, seat: int, seed: int, count: int) -> list[Tree]:
        while len(self._trees) < count:
            self._trees.append(Tree())
        for number, tree in enumerate(self._trees[:count]):
            tree.clear(seen, seat, seed * FAR_APART + number)
        return self._trees[:count]

    def _times(self, tree: Tree, iterations: int) -> None:
        """A number of iterations, in slices so that `stop` is heard; one slice at least, so that there is an answer."""
        while True:
            tree.grow(min(iterations, SLICE_ITERATIONS), self.guided)
            iterations -= SLICE_ITERATIONS
            if iterations <= 0 or self._stopped.is_set():
                return

    def _until(self, tree: Tree, deadline: float) -> None:
        """As many iterations as time allows, and one at least; the slices grow to a few milliseconds."""
        slice_size, begun = 1, time.perf_counter()
        while True:
            tree.grow(slice_size, self.guided)
            now = time.perf_counter()
            if now >= deadline or self._stopped.is_set():
                return
            slice_size, begun = _adjusted(slice_size, now - begun, SLICE_SECONDS), now


def _adjusted(size: int, taken: float, wanted: float) -> int:
    """A size with which the next slice takes about as long as wanted."""
    if taken < wanted / 2:
        return size * 2
    return max(1, size // 2) if taken > wanted * 2 else size


def _side_by_side(works: Sequence[Callable[[], None]]) -> None:
    """Kernels leave the interpreter lock alone, so threads run on all cores."""
    if len(works) == 1:
        works[0]()
        return
    with ThreadPoolExecutor(len(works) - 1) as pool:
        _with(pool, works)


def _with(pool: ThreadPoolExecutor, works: Sequence[Callable[[], None]]) -> None:
    """This thread takes a share of its own."""
    asked = [pool.submit(work) for work in works[1:]]
    works[0]()
    for done in asked:
        done.result()


def _merged(trees: list[Tree]) -> list[Estimate]:
    """The root moves of all trees, added up; equally visited ones keep their canonical order."""
    sums: dict[int, np.ndarray[Any, np.dtype[np.float64]]] = {}
    for tree in trees:
        for node in tree.children():
            found = np.array([node.visits, node.reward, node.square, node.points])
            sums[int(node.move)] = sums.get(int(node.move), 0.0) + found
    estimates = [_estimate(move, *numbers) for move, numbers in sums.items()]
    return sorted(estimates, key=lambda estimate: -estimate.visits)


def _estimate(move: int, visits: float, reward: float, square: float, points: float) -> Estimate:
    if visits == 0:
        return Estimate(move, 0, 0.0, 1.0, 0.0)
    share = reward / visits
    variance = max(square / visits - share * share, 0.25 / visits)
    return Estimate(move, int(visits), share, math.sqrt(variance / visits), points / visits)
