"""How many move sequences of each length there are, chance included, from openings kept in `position_counts.toml`.

`python -m tests.games.test_position_counts` prints what the rules count now, opening by opening and move by move.
"""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from katta import CHANCE, Position, game, games
from katta.core import contract
from katta.core.declare import SILENT

OPENINGS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("position_counts.toml").read_text(encoding="utf-8")
)["opening"]

every_opening = pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening["name"])


def start(opening: dict[str, Any]) -> Position:
    position = game(opening["game"]).start(opening["seats"], **opening.get("options", {}))
    for move in opening["moves"].split("; "):
        position = position.play(move) if move else position
    return position


def continuations(position: Position) -> list[Position]:
    """The positions after each move or outcome, straight from the kernels."""
    moves, weights = np.empty((2, position.game.most_moves), dtype=np.int32)
    if position.actor == CHANCE:
        count = contract.outcomes(position.state, moves, weights)
    else:
        count = contract.legal(position.state, moves) if position.actor >= 0 else 0
    following = []
    for move in moves[:count]:
        states = position._copy()
        contract.apply(states[0], int(move), SILENT)
        following.append(Position(position.game, states[0]))
    return following


def sequences(position: Position, length: int) -> int:
    """How many sequences of so many moves there are."""
    if length == 1:
        return len(position.moves()) or len(position.weights())
    return sum(sequences(following, length - 1) for following in continuations(position))


def breakdown(opening: dict[str, Any], length: int) -> str:
    """How many sequences begin with each move."""
    position = start(opening)
    counts = {
        text: sequences(position.play(text), length - 1) if length > 1 else 1
        for text in position.moves() or position.weights()
    }
    lines = [f"{count:>10}  {text}" for text, count in counts.items()]
    return "\n".join([f"{opening['name']}, {length} moves: {sum(counts.values())}", *lines])


@every_opening
def test_position_counts(opening):
    position = start(opening)
    for length, expected in enumerate(opening["counts"], start=1):
        if sequences(position, length) != expected:
            pytest.fail(f"expected {expected}\n{breakdown(opening, length)}", pytrace=False)


def test_every_game_and_number_of_seats_has_position_counts():
    counted = {(opening["game"], opening["seats"]) for opening in OPENINGS}
    assert counted == {(found.name, seats) for found in games() for seats in found.seats}


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_every_value_of_every_option_has_position_counts(found):
    counted = [found.complete(opening.get("options", {})) for opening in OPENINGS if opening["game"] == found.name]
    for option, values in found.options.items():
        assert {options[option] for options in counted} == set(values)


if __name__ == "__main__":
    for opening in OPENINGS:
        for length in range(1, len(opening["counts"]) + 1):
            print(breakdown(opening, length))
