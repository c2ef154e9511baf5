"""A move without looking ahead: what the game's policy, or a child, does in one world that the seat holds possible."""

from typing import Any

from katta.core.compiler import kernel
from katta.core.contract import Moves, legal, resample
from katta.core.generator import Generator
from katta.core.knowledge import childish, policy


@kernel
def at_first_sight(states: Any, moves: Moves, is_child: bool, generator: Generator) -> int:
    """The move of the seat for which the state in the first place is concealed; that state becomes the world."""
    s = states[0]
    resample(s, generator)
    count = legal(s, moves)
    if is_child:
        return childish(s, moves, count, generator)
    return policy(s, moves, count, generator)
