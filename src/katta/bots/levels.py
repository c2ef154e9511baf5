"""The bots by name."""

from katta.bots.bot import Bot
from katta.bots.random_player import RandomPlayer
from katta.core.errors import KattaError

LEVELS = ("random",)


class UnknownLevel(KattaError):
    """No bot has that name."""


def bot(level: str, seed: int | None = None) -> Bot:
    """The bot of a level; with a seed it chooses the same moves again."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return RandomPlayer(seed)
