"""What a state answers: what is asked, what buttons say, which rule refuses, why a move is good, how it ended.

One call with arrays each, because a hand-over of a record to compiled code costs as much as a dozen moves.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from katta.core import contract, knowledge
from katta.core.compiler import kernel
from katta.core.contract import Moves, Scores
from katta.core.declare.paper import CLOSE_LIST, COMMA, OPEN_LIST, Paper, put
from katta.core.declare.statements import BYTES, clear
from katta.core.declare.templates import FIRST, Template
from katta.core.declare.writing import (
    Memory,
    fill,
    name_move,
    new_stack,
    put_choice,
    put_first_statement,
    put_statements,
)
from katta.core.generator import Generator

Numbers = npt.NDArray[np.int32]

NOTHING = -1
"""Instead of a move."""


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


@kernel
def look(states: Any, seat: int, derived: Any) -> None:
    """Conceal a state in the second place for a seat, and derive what it sees besides."""
    states[1] = states[0]
    s = states[1]
    if s.eyes != seat:
        contract.conceal(s, seat)
    contract.derive(s, derived[0])


@kernel
def write_view(
    states: Any, seat: int, derived: Any, log: Numbers, memory: Memory, view: Template, prompts: Template, paper: Paper
) -> int:
    """Write what a seat sees, and what the table waits for; how long that is."""
    look(states, seat, derived)
    stack = new_stack()
    at = fill(view, view[FIRST], memory, 0, 0, stack, paper, 0)
    return put_first_statement(prompts, memory, begin_of(log, memory), ask(states, log), seat, stack, paper, at)


@kernel
def write_told(log: Numbers, used: int, seat: int, memory: Memory, template: Template, paper: Paper) -> int:
    """Write what a seat is told by a log, as a list; how long that is."""
    return put_statements(template, memory, begin_of(log, memory), used, seat, new_stack(), paper, 0)


@kernel
def write_choices(
    states: Any, move: int, moves: Moves, log: Numbers, memory: Memory, verbs: Template, offers: Template, paper: Paper
) -> int:
    """Write all legal moves, or only one of them, each with what its button offers; how long that is."""
    s = states[0]
    moves[0] = move
    count = contract.legal(s, moves) if move == NOTHING else 1
    stack, at = new_stack(), 0
    for i in range(count):
        at = put(paper, at, COMMA if i else OPEN_LIST)
        name_move(verbs, int(moves[i]), log)
        contract.offer(s, int(moves[i]), log)
        at = put_choice(verbs, offers, memory, begin_of(log, memory), log, int(moves[i]), stack, paper, at)
    return put(paper, at, CLOSE_LIST)


@kernel
def begin_of(log: Numbers, memory: Memory) -> int:
    """The byte at which a log begins that lies at the end of the memory."""
    return len(memory) - len(log) * BYTES
