"""Random games inside compiled code: uniform over legal moves, chance by its weights."""

from typing import Any

import numpy as np
import numpy.typing as npt

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves, actor, apply, legal, sample
from katta.core.declare.records import State
from katta.core.declare.statements import SILENT
from katta.core.generator import Generator, below
from katta.core.knowledge import horizon

NEVER = 0
"""No clock ends the game early."""

States = npt.NDArray[np.void]


@kernel
def playout(s: State, generator: Generator, moves: Moves, stop: int) -> int:
    """Play a state to its end, or until its clock shows `stop`; returns how many moves the players made."""
    count = 0
    who = actor(s)
    while who != OVER and (stop == NEVER or horizon(s) < stop):
        if who == CHANCE:
            apply(s, sample(s, generator), SILENT)
        else:
            apply(s, int(moves[below(generator, legal(s, moves))]), SILENT)
            count += 1
        who = actor(s)
    return count


@kernel
def playouts(states: Any, games: int, generator: Generator, moves: Moves) -> int:
    """Play `games` games from `states[0]`, each in `states[1]`; returns how many moves the players made."""
    count = 0
    for _ in range(games):
        states[1] = states[0]
        count += playout(states[1], generator, moves, NEVER)
    return count
