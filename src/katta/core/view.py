"""What a seat sees, as plain data: the part that is the same in every game."""

from collections.abc import Callable
from typing import Any, TypedDict, TypeVar, cast

from katta.core.contract import State

Public = TypeVar("Public")

View = dict[str, Any]
"""A whole view. What its keys hold is said by `CommonView` and by the game's `Game.view_type`."""


class Ending(TypedDict):
    """How a game ended."""

    scores: list[int]
    """By seat."""

    winners: list[int]
    """Their seats; several share a victory."""

    truncated: bool
    """Whether a cap on the length of the game ended it."""


class CommonView(TypedDict):
    """What every view holds, whatever the game."""

    game: str
    seats: int
    """Players at the table."""

    seat: int | None
    """The seat that looks; null for a spectator."""

    actor: int
    """The seat to move; -1: chance, -2: the game is over."""

    result: Ending | None
    """Null until the game is over."""


def seen_by_all(s: State, public: Callable[[State], Public]) -> Public:
    """What all see alike, worked out once for a state that can keep it: a server shows each to many seats."""
    try:
        kept: Any = s.seen_by_all
    except AttributeError:
        return public(s)
    if kept is None:
        kept = public(s)
        s.seen_by_all = kept
    return cast(Public, kept)
