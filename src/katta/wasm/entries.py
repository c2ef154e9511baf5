"""What a page calls: kernels of the engine, and the memory that they work in.

In a module every array has a fixed place, so that a call names only numbers: `advance(states, move, moves, weights,
log)` is `advance(move)` there. What a kernel returns lies in `returned`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from katta.bots.first_sight import at_first_sight
from katta.bots.search import search
from katta.bots.searcher import MOST_NODES
from katta.bots.tree import DEEPEST, NODE, Workspace
from katta.core.answers import ask, end, explain, find_paragraph, look, offer_all, refuse, resample
from katta.core.game import Game
from katta.core.generator import below, draw
from katta.core.playout import playouts
from katta.core.position import LONGEST_LOG, LONGEST_OFFER, advance
from katta.lab.what_if import search_after

INTEGER, NUMBER, FLAG = 0, 0.0, False
"""Arguments that are given with a call, by an example of their type."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A kernel that a page can call."""

    kernel: Any
    arguments: tuple[Any, ...]
    """In their order: the name of an array, or an example of a number."""
    returns: tuple[str, ...] = ()
    """What the whole numbers are that it returns."""


ENTRIES: Mapping[str, Entry] = {
    "advance": Entry(
        advance,
        ("states", INTEGER, "moves", "weights", "log"),
        returns=("actor", "count", "eyes", "seats", "told"),
    ),
    "look": Entry(look, ("states", INTEGER, "derived")),
    "ask": Entry(ask, ("states", "log"), returns=("told",)),
    "offer_all": Entry(offer_all, ("states", "moves", INTEGER, "log"), returns=("told",)),
    "refuse": Entry(refuse, ("states", INTEGER, "log"), returns=("told",)),
    "explain": Entry(explain, ("states", INTEGER, "log"), returns=("told",)),
    "find_paragraph": Entry(find_paragraph, ("states",), returns=("place",)),
    "end": Entry(end, ("states", "scores"), returns=("winners", "truncated")),
    "draw": Entry(draw, ("generator",), returns=("bits",)),
    "below": Entry(below, ("generator", INTEGER), returns=("number",)),
    "resample": Entry(resample, ("states", "generator")),
    "playouts": Entry(playouts, ("states", INTEGER, "generator", "moves"), returns=("count",)),
    "at_first_sight": Entry(at_first_sight, ("states", "moves", FLAG, "generator"), returns=("move",)),
    "search": Entry(search, ("workspace", INTEGER, INTEGER, NUMBER, INTEGER, FLAG)),
    "search_after": Entry(search_after, ("workspace", INTEGER, INTEGER, INTEGER, NUMBER, INTEGER, "sums")),
}

WORKSPACE = "workspace"
"""All arrays of a search, one after the other."""

RETURNED, RAISED = "returned", "raised"
MOST_RETURNED = 8
"""Numbers that a kernel can return."""


def arrays(game: Game) -> dict[str, Any]:
    """The memory of a module: arrays of the types and the sizes that the kernels get."""
    state, seats = game.state.dtype, game.seats[-1]
    numbers = {name: np.zeros(game.most_moves, dtype=np.int32) for name in ("moves", "weights", "keys", "children")}
    return {
        **numbers,
        "states": np.zeros(2, dtype=state),  # [0]: the position; [1]: as somebody sees it
        "derived": np.zeros(1, dtype=game.derived.dtype),
        "log": np.zeros(max(LONGEST_LOG, game.most_moves * LONGEST_OFFER), dtype=np.int32),
        "scores": np.zeros(seats, dtype=np.int32),
        "generator": np.zeros(4, dtype=np.int64),
        "sums": np.zeros(3, dtype=np.float64),
        "nodes": np.zeros(MOST_NODES, dtype=NODE),
        "used": np.zeros(1, dtype=np.int32),
        "path": np.zeros(DEEPEST, dtype=np.int32),
        "priors": np.zeros(game.most_moves, dtype=np.float64),
        "shares": np.zeros(seats, dtype=np.float64),
    }


def workspace(found: Mapping[str, Any]) -> Workspace:
    """The arrays of a search."""
    return Workspace(**{name: found[name] for name in Workspace._fields})
