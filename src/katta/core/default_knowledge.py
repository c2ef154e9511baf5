"""The knowledge of a game that has none: every move is as good as another, chance outcomes are hidden."""

from collections.abc import Mapping

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, Moves, actor
from katta.core.declare.records import State
from katta.core.declare.statements import Log
from katta.core.generator import Generator, below
from katta.core.knowledge import Level, Priors, Shares

HORIZON = 0
EXPLORATION = 1.2
LEVELS: Mapping[str, Level] = {
    "easy": Level(iterations=0),
    "medium": Level(iterations=100),
    "hard": Level(iterations=1000),
    "expert": Level(iterations=10000),
}


@kernel
def observe(s: State, move: int, seat: int) -> int:
    """Moves are public; what chance brings is not told."""
    return -1 if actor(s) == CHANCE else move


@kernel
def policy(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """Any move."""
    return int(moves[below(generator, count)])


childish = policy


@kernel
def prior(s: State, moves: Moves, count: int, priors: Priors) -> None:
    """All alike."""
    for i in range(count):
        priors[i] = 1.0 / count


@kernel
def horizon(s: State) -> int:
    """No clock."""
    return 0


@kernel
def evaluate(s: State, shares: Shares) -> None:
    """Anybody may win."""
    for seat in range(s.seats):
        shares[seat] = 1.0 / s.seats


@kernel
def explain(s: State, move: int, log: Log) -> None:
    """No reason to give."""
