"""What a seat sees, as plain data: the part that is the same in every game."""

from typing import Annotated, Any, TypeAlias, TypedDict

View = dict[str, Any]
"""A whole view. What its keys hold is said by `CommonView` and by the game's declaration (`Game.schema`)."""

Event: TypeAlias = Annotated[dict[str, Any], "event"]
"""What happened: its `type`, and what the game declares for that type."""

MoveData: TypeAlias = Annotated[dict[str, Any], "move"]
"""A move as its button says it: its `type`, and what the game declares for that type."""


Asked: TypeAlias = Annotated[dict[str, Any], "prompt"]
"""What the table waits for: its `type`, and what the game declares for that type."""


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

    asks: Asked | None
    """What the table waits for, and why; null in a game that does not say."""

    result: Ending | None
    """Null until the game is over."""
