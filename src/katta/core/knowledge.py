"""What a game knows about playing well, for bots: small kernels in its folder, callable on any state.

A game without a `knowledge` module of its own plays by `katta.core.default_knowledge`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from katta.core.compiler import kernel
from katta.core.contract import Moves, generic
from katta.core.declare.records import State
from katta.core.declare.statements import Log
from katta.core.exponential import exponential
from katta.core.generator import Generator

Priors = npt.NDArray[np.float64]
Shares = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot of some strength plays."""

    iterations: int
    """Worlds it looks at before a move; 0: it follows the game's policy without looking ahead."""

    slips: float = 0.0
    """How often it moves as a child would instead."""


class Knowledge(Protocol):
    """What a game's `knowledge` module offers: the kernels declared below, by the same names."""

    HORIZON: int
    """How far a playout goes, in the units of `horizon`; 0 is to the end of the game."""

    EXPLORATION: float
    """How much the search is drawn to moves that it has seldom tried, from measurements."""

    LEVELS: Mapping[str, Level]
    """How strong each level plays, from measurements."""

    def observe(self, s: Any, move: int, seat: int) -> int: ...
    def policy(self, s: Any, moves: Moves, count: int, generator: Generator) -> int: ...
    def childish(self, s: Any, moves: Moves, count: int, generator: Generator) -> int: ...
    def prior(self, s: Any, moves: Moves, count: int, priors: Priors) -> None: ...
    def horizon(self, s: Any) -> int: ...
    def evaluate(self, s: Any, shares: Shares) -> None: ...
    def explain(self, s: Any, move: int, log: Log) -> None: ...


@kernel
def softmax(numbers: Priors, count: int) -> None:
    """Turn the first `count` numbers into shares that add up to 1; e**x of each decides."""
    most = numbers[0]
    for i in range(count):
        most = max(most, numbers[i])
    whole = 0.0
    for i in range(count):
        numbers[i] = exponential(numbers[i] - most)
        whole += numbers[i]
    for i in range(count):
        numbers[i] /= whole


@generic
def observe(s: State, move: int, seat: int) -> int:
    """A number for what a seat sees of a move about to be made; the same for all it cannot tell apart; -1: nothing."""
    raise AssertionError


@generic
def policy(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """A sensible move of the acting seat out of its legal ones, chosen in well under a microsecond."""
    raise AssertionError


@generic
def childish(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """The move a child would make: sensible at first sight, without minding what it leads to."""
    raise AssertionError


@generic
def prior(s: State, moves: Moves, count: int, priors: Priors) -> None:
    """How promising each legal move looks at first sight: weights above 0 that add up to 1."""
    raise AssertionError


@generic
def horizon(s: State) -> int:
    """A clock that never runs back (turns or rounds), by which playouts are cut."""
    raise AssertionError


@generic
def evaluate(s: State, shares: Shares) -> None:
    """Each seat's expected share of the victory where a playout was cut; they add up to 1."""
    raise AssertionError


@generic
def explain(s: State, move: int, log: Log) -> None:
    """Say why a move is good or bad, as a person would put it, from what the seat to move sees."""
    raise AssertionError
