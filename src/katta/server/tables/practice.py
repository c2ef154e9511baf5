"""Practice: a new table that goes on from a moment of a finished game, with a new deal from there on."""

from typing import NamedTuple

from katta.core.contract import OVER
from katta.core.game import Game
from katta.server.tables.records import parsed
from katta.server.wire.refusal import Refusal
from katta.server.wire.reviews import Opening


class Middle(NamedTuple):
    """What a table that goes on from somewhere begins with."""

    game: Game
    options: dict[str, str]
    given: tuple[str, ...]
    """The moves that led there, chance included."""


def middle_of(opening: Opening, seats: int) -> Middle:
    """The moment of a record; the players are as many as there were."""
    match = parsed(opening.record)
    if match.components is not None:
        raise Refusal("bad-record", {"problem": "changed components"})
    if opening.moment >= len(match.positions) or match.positions[opening.moment].actor == OVER:
        raise Refusal("no-such-moment")
    if seats != len(match.names):
        raise Refusal("bad-seats")
    return Middle(match.game, match.options, tuple(match.history[: opening.moment]))
