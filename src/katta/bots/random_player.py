"""The random player: every legal move is as likely as the others."""

import random

from katta.bots.bot import require_concealed
from katta.core.position import Position


class RandomPlayer:
    """Plays any legal move."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, seen: Position, seat: int) -> str:
        """Any of the legal moves."""
        require_concealed(seen, seat)
        return self._random.choice(seen.moves())
