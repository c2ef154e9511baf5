"""The declarations of the games, as browsers get them, and the texts that packages bring."""

import functools
from typing import Any

from katta import lessons
from katta.core import registry
from katta.core.errors import KattaError
from katta.core.game import Game
from katta.server.wire.bodies import GameInfo
from katta.server.wire.refusal import Refusal
from katta.texts import game_texts


def described(name: str) -> dict[str, Any]:
    """The declaration of a game as JSON."""
    try:
        return _described(name)
    except KattaError:
        raise Refusal("no-such-game") from None


@functools.lru_cache(1 << 6)
def _described(name: str) -> dict[str, Any]:
    return registry.game(name).describe()


def game_info(game: Game) -> GameInfo:
    """A game as it is offered."""
    return GameInfo(
        game.name,
        game.seats[0],
        game.seats[-1],
        {name: list(values) for name, values in game.options.items()},
        list(game.rules_page),
        list(game.marks),
        list(game.helps),
        lessons.count(game),
        game.box,
    )


def brought() -> list[str]:
    """The games that the pages of the client were not built with."""
    return [game.name for game in registry.games() if not registry.is_own(game)]


@functools.lru_cache(1 << 4)
def texts(language: str) -> str:
    """All that those games say in a language, as one Fluent file."""
    return "\n".join(game_texts.source(registry.game(name), language) for name in brought())
