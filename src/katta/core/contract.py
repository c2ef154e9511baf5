"""The kernels that every game has, callable on any state: the game is found by the record type.

A game registers its rules with `register`. Generic code (playouts, search, batches) then calls the functions below on
a state of any game, and the compiler makes one version of that code for each. The lookup is `numba.extending.overload`,
because functions passed as arguments would be compiled again in every process.
"""

import functools
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import overload
from numba.np.numpy_support import as_dtype

from katta.core.compiler import kernel
from katta.core.declare.records import State
from katta.core.declare.statements import Log
from katta.core.generator import Generator

CHANCE = -1
"""The actor where a card is dealt or a token turned over."""

OVER = -2
"""The actor of a finished game."""

EVERYTHING = -1
"""The `eyes` of a full state; a concealed state has the seat that looks."""

SPECTATOR = -2
"""The `eyes` of somebody who has no seat."""

Moves: TypeAlias = npt.NDArray[np.int32]
Weights: TypeAlias = npt.NDArray[np.int32]
Scores: TypeAlias = npt.NDArray[np.int32]
Function = TypeVar("Function", bound=Callable[..., Any])


class Rules(Protocol):
    """What a game's `rules` module offers: the kernels declared below, by the same names, for its own state.

    Besides, it may have those that `default_rules` has for a game without them.
    """

    def actor(self, s: Any) -> int: ...
    def legal(self, s: Any, moves: Moves) -> int: ...
    def outcomes(self, s: Any, moves: Moves, weights: Weights) -> int: ...
    def sample(self, s: Any, generator: Generator) -> int: ...
    def apply(self, s: Any, move: int, log: Log) -> None: ...
    def score(self, s: Any, scores: Scores) -> None: ...
    def conceal(self, s: Any, seat: int) -> None: ...
    def resample(self, s: Any, generator: Generator) -> None: ...


_modules: dict[np.dtype[Any], tuple[Any, ...]] = {}


def register(state: np.dtype[Any], *modules: Any) -> None:
    """Let generic kernels find what a game has for its record type: its rules, its knowledge."""
    _modules[state] = modules


def _find(state: np.dtype[Any], name: str) -> Any:
    return next(getattr(module, name) for module in _modules[state] if hasattr(module, name))


def generic(declaration: Function) -> Function:
    """Make a declaration callable on every registered state, in compiled code and outside it."""
    name = declaration.__name__

    @functools.wraps(declaration)
    def call(s: State, *rest: Any) -> Any:
        return _find(cast(Any, s).dtype, name)(s, *rest)

    @overload(call)
    def _typed(s: Any, *rest: Any) -> Any:
        if not isinstance(s, types.Record):
            return None
        rule = _find(as_dtype(s), name)

        def typed(s: Any, *rest: Any) -> Any:
            return rule(s, *rest)

        return typed

    return cast(Function, call)


@generic
def actor(s: State) -> int:
    """The seat to move, CHANCE or OVER."""
    raise AssertionError


@generic
def legal(s: State, moves: Moves) -> int:
    """Write the acting seat's moves in canonical order and return how many there are."""
    raise AssertionError


@generic
def outcomes(s: State, moves: Moves, weights: Weights) -> int:
    """Write the outcomes of a chance node in canonical order with their integer weights; return how many."""
    raise AssertionError


@generic
def sample(s: State, generator: Generator) -> int:
    """One outcome of a chance node, drawn with exactly the probabilities of `outcomes`."""
    raise AssertionError


@generic
def apply(s: State, move: int, log: Log) -> None:
    """Carry out a legal move or a possible outcome, in place, and tell the log what happens."""
    raise AssertionError


@generic
def derive(s: State, d: Any) -> None:
    """Write the numbers of a view that no field of the concealed state has."""
    raise AssertionError


@generic
def paragraph(s: State) -> int:
    """The place on the rules page of the section that matters now."""
    raise AssertionError


@generic
def ask(s: State, log: Log) -> None:
    """Say to whoever a state is concealed for what the table waits for; nothing where whose turn it is says enough."""
    raise AssertionError


@generic
def offer(s: State, move: int, log: Log) -> None:
    """Say what the button of a legal move says; nothing where the move itself says it all."""
    raise AssertionError


@generic
def refuse(s: State, move: int, log: Log) -> None:
    """Say which rule refuses a move that is not legal now."""
    raise AssertionError


@generic
def score(s: State, scores: Scores) -> None:
    """Write each seat's points as they stand."""
    raise AssertionError


@generic
def winners(s: State) -> int:
    """The winning seats of a finished game as a bit mask (bit 0 is seat 0)."""
    raise AssertionError


@generic
def truncated(s: State) -> bool:
    """Whether a finished game was cut by its cap on length."""
    raise AssertionError


@generic
def conceal(s: State, seat: int) -> None:
    """Blank all that a seat cannot see; what looks the same to the seat becomes the same bytes.

    What a seat sees can be concealed further, for a SPECTATOR.
    """
    raise AssertionError


@generic
def resample(s: State, generator: Generator) -> None:
    """Fill a concealed state with one of the worlds its seat holds possible, each equally likely."""
    raise AssertionError


@kernel
def _write_scores(states: Any, scores: Scores) -> None:
    score(states[0], scores)


def scores_of(s: State) -> list[int]:
    """Each seat's points as they stand, for who is not compiled; an array is handed over faster than a record."""
    scores = np.zeros(int(s.seats), dtype=np.int32)
    _write_scores(np.frombuffer(s.tobytes(), dtype=cast(Any, s).dtype), scores)
    points: list[int] = scores.tolist()
    return points
