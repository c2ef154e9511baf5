"""What a state answers: what is asked, what buttons say, which rule refuses, why a move is good, how it ended.

One call with arrays each, because a hand-over of a record to compiled code costs as much as a dozen moves.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from katta.core import contract, knowledge
from katta.core.compiler import kernel
from katta.core.contract import Moves, Scores
from katta.core.declare.statements import clear
from katta.core.generator import Generator

Numbers = npt.NDArray[np.int32]


@kernel
def ask(states: Any, log: Numbers) -> int:
    """Say what the table waits for to who looks at the state in the second place; how much that is."""
    clear(log)
    contract.ask(states[1], log)
    return int(log[0])


@kernel
def offer_all(states: Any, moves: Moves, count: int, log: Numbers) -> int:
    """Say what the buttons of moves say: a statement each, or a 0 where the move says it all; how much that is."""
    clear(log)
    for i in range(count):
        before = log[0]
        contract.offer(states[0], int(moves[i]), log)
        if log[0] == before:
            log[before] = 0
            log[0] += 1
    return int(log[0])


@kernel
def refuse(states: Any, move: int, log: Numbers) -> int:
    """Say which rule refuses a move; how much that is."""
    clear(log)
    contract.refuse(states[0], move, log)
    return int(log[0])


@kernel
def explain(states: Any, move: int, log: Numbers) -> int:
    """Say why a move is good or bad; how much that is."""
    clear(log)
    knowledge.explain(states[0], move, log)
    return int(log[0])


@kernel
def find_paragraph(states: Any) -> int:
    """The place of the section of the rules that matters now."""
    return contract.paragraph(states[0])


@kernel
def end(states: Any, scores: Scores) -> tuple[int, int]:
    """Write each seat's points as they stand; the winners as a bit mask, and whether the game was cut."""
    contract.score(states[0], scores)
    return contract.winners(states[0]), int(contract.truncated(states[0]))


@kernel
def resample(states: Any, generator: Generator) -> None:
    """Fill the concealed state in the first place with one of the worlds that its seat holds possible."""
    contract.resample(states[0], generator)
