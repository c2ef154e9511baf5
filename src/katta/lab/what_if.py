"""What a single move is worth: a search that begins with it.

A search for the best move spends its time on good ones and hardly looks at a blunder; two moves are compared fairly by
searching as long after each of them.
"""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from katta.bots import Budget
from katta.bots.search import credit, descend, finish
from katta.bots.searcher import EXPLORATION, Tree
from katta.bots.tree import Nodes, Path
from katta.core.compiler import kernel
from katta.core.contract import Moves, Scores, apply, resample
from katta.core.generator import Generator
from katta.core.knowledge import Priors, Shares, horizon
from katta.core.position import Position

SLICE = 500
COUNT, SUM, SQUARES = range(3)


@kernel
def search_after(
    move: int, states: Any, seat: int, iterations: int, nodes: Nodes, used: Path, path: Path, moves: Moves,
    priors: Priors, shares: Shares, scores: Scores, generator: Generator, exploration: float, depth: int,
    sums: npt.NDArray[np.float64],
) -> None:  # fmt: skip
    """The search of the bots, in worlds where the seat has made a move; `sums` is about its share of the victory."""
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        resample(s, generator)
        stop = horizon(s) + depth if depth > 0 else 0
        apply(s, move)
        length = descend(s, seat, nodes, used, path, moves, priors, generator, exploration)
        finish(s, moves, shares, scores, generator, stop, True)
        credit(nodes, path, length, shares, scores)
        sums[COUNT] += 1
        sums[SUM] += shares[seat]
        sums[SQUARES] += shares[seat] * shares[seat]


class WhatIf:
    """Judges single moves, in memory that is used again."""

    def __init__(self) -> None:
        self._tree = Tree()

    def share(self, seen: Position, seat: int, text: str, budget: Budget, seed: int) -> tuple[float, float]:
        """The expected share of the victory after a move, and its standard error."""
        self._tree.clear(seen, seat, seed)
        move, sums = seen.game.notation.read(text), np.zeros(3)
        if budget.is_time:
            deadline = time.perf_counter() + budget.amount / 1000
            while sums[COUNT] == 0 or time.perf_counter() < deadline:
                self._search(move, SLICE, sums)
        else:
            self._search(move, budget.amount, sums)
        count, mean = float(sums[COUNT]), float(sums[SUM] / sums[COUNT])
        variance = max(float(sums[SQUARES]) / count - mean * mean, 0.25 / count)
        return mean, math.sqrt(variance / count)

    def _search(self, move: int, iterations: int, sums: npt.NDArray[np.float64]) -> None:
        tree = self._tree
        search_after(
            move, tree.states, tree.seat, iterations, tree.nodes, tree.used, tree.path, tree.moves, tree.priors,
            tree.shares, tree.scores, tree.generator, EXPLORATION, tree.depth, sums,
        )  # fmt: skip
