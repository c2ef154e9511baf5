"""The nodes of a search tree, in memory that is laid out once and used again."""

import numpy as np
import numpy.typing as npt

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

Nodes = npt.NDArray[np.void]
Path = npt.NDArray[np.int32]
