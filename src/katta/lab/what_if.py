"""What a single move is worth: a search that begins with it.

A search for the best move spends its time on good ones and hardly looks at a blunder; two moves are compared fairly by
searching as long after each of them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator

import numpy as np
import numpy.typing as npt

from katta.bots import Budget
from katta.bots.search import explore
from katta.bots.searcher import Tree
from katta.bots.tree import Workspace
from katta.core.compiler import procedure
from katta.core.position import Position

SLICE = 500
STEP = 100
"""Iterations of a step of `sharing`."""

COUNT, SUM, SQUARES = range(3)


@procedure
def search_after(
    w: Workspace,
    move: int,
    seat: int,
    iterations: int,
    exploration: float,
    depth: int,
    sums: npt.NDArray[np.float64],
) -> None:
    """The search of the bots, in worlds where the seat has made a move; `sums` is about its share of the victory."""
    for _ in range(iterations):
        explore(w, move, seat, exploration, depth, True)
        sums[COUNT] += 1
        sums[SUM] += w.shares[seat]
        sums[SQUARES] += w.shares[seat] * w.shares[seat]


class WhatIf:
    """Judges single moves, in memory that is used again."""

    def __init__(self) -> None:
        self._tree = Tree()

    def share(self, seen: Position, seat: int, text: str, budget: Budget, seed: int) -> tuple[float, float]:
        """The expected share of the victory after a move, and its standard error."""
        self._tree.clear(seen, seat, seed)
        move, sums = seen.game.texts.read(text), np.zeros(3)
        if budget.is_time:
            deadline = time.perf_counter() + budget.amount / 1000
            while sums[COUNT] == 0 or time.perf_counter() < deadline:
                self._search(move, SLICE, sums)
        else:
            self._search(move, budget.amount, sums)
        return _mean(sums)

    def sharing(
        self, seen: Position, seat: int, text: str, iterations: int, seed: int
    ) -> Generator[None, None, tuple[float, float]]:
        """The same by iterations, in steps of some milliseconds; how long they are changes nothing in what is found."""
        self._tree.clear(seen, seat, seed)
        move, sums = seen.game.texts.read(text), np.zeros(3)
        while iterations > 0:
            self._search(move, min(iterations, STEP), sums)
            iterations -= STEP
            yield
        return _mean(sums)

    def _search(self, move: int, iterations: int, sums: npt.NDArray[np.float64]) -> None:
        tree = self._tree
        search_after(tree.workspace, move, tree.seat, iterations, tree.exploration, tree.depth, sums)


def _mean(sums: npt.NDArray[np.float64]) -> tuple[float, float]:
    """The mean with its standard error."""
    count, mean = float(sums[COUNT]), float(sums[SUM] / sums[COUNT])
    variance = max(float(sums[SQUARES]) / count - mean * mean, 0.25 / count)
    return mean, math.sqrt(variance / count)
