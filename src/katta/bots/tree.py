"""The nodes of a search tree, in memory that is laid out once and used again."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from katta.core.contract import Moves, Scores
from katta.core.generator import Generator, seeded
from katta.core.knowledge import Priors, Shares
from katta.core.position import Position

NONE = 0
"""No node: the root is node 0 and nobody's child."""

DEEPEST = 200
"""How far into the tree one iteration goes."""

_FIELDS = np.dtype(
    [
        ("move", np.int32),  # the move that leads here, in the world where it was first made
        ("key", np.int32),  # what the searching seat sees of that move
        ("seat", np.int8),  # who made it; CHANCE or a seat
        ("complete", np.int8),  # 1: all moves of the searching seat's decision here are children
        ("first", np.int32),  # first child, or NONE
        ("next", np.int32),  # next child of the same parent, or NONE
        ("visits", np.int32),  # iterations that came through here
        ("available", np.int32),  # iterations in which the move was legal when its parent was visited
        ("prior", np.float32),  # how promising the move looked at first sight
        ("reward", np.float64),  # sum of the mover's shares of the victory
        ("square", np.float64),  # sum of their squares, for the uncertainty
        ("points", np.float64),  # sum of the mover's final or last score
    ],
    align=True,
)
NODE = np.dtype((np.record, _FIELDS))

Numbers: TypeAlias = npt.NDArray[np.int32]


class Workspace(NamedTuple):
    """All that one search writes to, laid out once."""

    states: Any  # [0]: the concealed state that is searched; [1]: the world of an iteration
    nodes: Any
    used: Numbers  # [0]: how many nodes are in use
    path: Numbers  # the nodes of an iteration, from the root on
    moves: Moves
    keys: Numbers  # what the searching seat would see of each of the moves
    children: Numbers  # the node that each of the moves leads to, or NONE
    priors: Priors
    shares: Shares  # each seat's share of the victory at the end of an iteration
    scores: Scores
    generator: Generator


def workspace(seen: Position, seed: int, nodes: Any) -> Workspace:
    """Room for the search of a position, with only the root in the tree."""
    game, seats = seen.game, seen.seats
    states = np.zeros(2, dtype=game.state.dtype)
    states[0] = seen.state
    nodes[0] = np.zeros(1, dtype=NODE)[0]
    moves, keys, children = (np.zeros(game.most_moves, dtype=np.int32) for _ in range(3))
    return Workspace(
        states=states,
        nodes=nodes,
        used=np.ones(1, dtype=np.int32),
        path=np.zeros(DEEPEST, dtype=np.int32),
        moves=moves,
        keys=keys,
        children=children,
        priors=np.zeros(game.most_moves, dtype=np.float64),
        shares=np.zeros(seats, dtype=np.float64),
        scores=np.zeros(seats, dtype=np.int32),
        generator=seeded(seed),
    )
