"""Moments of games as they lie in memory, with what is seen of them: the decoder in TypeScript is tested with these."""

import json
import random
from typing import Any

from katta.core.contract import OVER
from katta.core.game import Game
from katta.core.position import Position
from katta.core.registry import games

MOVES = 60
"""So far a game has come, and to its end."""

SHARED = ("game", "seats", "seat", "actor", "asks", "result")
"""What a view has besides what the game declares."""


def generate() -> str:
    """The text of the file."""
    return "[\n" + ",\n".join(json.dumps(_moment(game), separators=(",", ":")) for game in games()) + "\n]\n"


def _moment(game: Game) -> dict[str, Any]:
    seats = game.seats[0]
    described, position, numbers = game.describe(), game.start(seats), random.Random(game.name)
    seen = []
    for move in range(1, 10**5):
        if position.actor == OVER:
            break
        position = position.play(numbers.choice(position.moves() or list(position.weights())))
        if move == MOVES or position.actor == OVER:
            seen += [_seen(position, seat) for seat in (None, *range(seats))]
    words = {called: {"texts": words["texts"]} for called, words in described["words"].items()}
    return {"game": game.name, "view": described["view"], "words": words, "seats": seats, "seen": seen}


def _seen(position: Position, seat: int | None) -> dict[str, Any]:
    state, derived = position.memory(seat)
    shown = {key: value for key, value in position.view(seat).items() if key not in SHARED}
    return {"seat": seat, "state": state.hex(), "derived": derived.hex(), "shown": shown}
