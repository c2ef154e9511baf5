"""Which moments of a game, and which of its moves, are looked at more closely."""

import random
from collections.abc import Iterator

from katta.core.compiler import COMPILED
from katta.core.position import Position
from katta.testing.random_games import Walk

LOOKS = 12 if COMPILED else 4
"""At how many moments of a game the slower questions are asked."""

TRIES = 8 if COMPILED else 4
"""How many moves of a long list are tried, the first and the last included."""


def looks(game: Walk) -> Iterator[tuple[int, Position, str, Position]]:
    """Moments all over the game, and its last ones."""
    steps = list(game.steps())
    yield from steps[:: max(1, len(steps) // LOOKS)]
    yield from steps[-2:]


def some(texts: list[str]) -> list[str]:
    """The texts, or of a long list its first, its last and some between."""
    if len(texts) <= TRIES:
        return texts
    between = random.Random(len(texts)).sample(texts[1:-1], TRIES - 2)
    return [texts[0], *between, texts[-1]]


def options_at(position: Position) -> list[str]:
    """What can be played, by a seat or by chance."""
    return position.moves() or list(position.chances())
