"""The bots by name."""

import secrets

from katta.bots.bot import Bot
from katta.bots.budget import Budget
from katta.bots.level_bot import LevelBot
from katta.core.errors import KattaError

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""


class UnknownLevel(KattaError):
    """No bot has that name."""


def bot(level: str, *, seed: int | None = None, budget: int | str | Budget | None = None) -> Bot:
    """The bot of a level.

    `budget` is iterations (`2000`) or time (`"200ms"`) for the levels that search; without one each level has its own.
    With a seed and iterations it chooses the same moves on any machine.
    """
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return LevelBot(
        level, secrets.randbits(31) if seed is None else seed, None if budget is None else Budget.parse(budget)
    )
