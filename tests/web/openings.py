"""Moments of games for tables to begin with: what a test looks at has happened there."""

from itertools import count
from typing import Any

from katta.core.dealer import Dealer
from tests.core.random_games import Table, played


def after_all_put_something_aside(seats: int) -> dict[str, Any]:
    """Of Mada, while the game goes on. Games differ: in some, one player puts aside all the five cards."""
    return next(
        {"record": match.write(), "moment": moment}
        for match in (played(Table("mada", seats).match(Dealer(bytes(32))), seed) for seed in count())
        for moment, position in enumerate(match.positions)
        if position.actor in range(seats) and all(player["aside"] for player in position.view(None)["players"])
    )
