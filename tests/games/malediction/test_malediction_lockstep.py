"""The kernels play in lock-step with the plain reference."""

import itertools
import random

import numpy as np
import pytest

from katta.core import contract
from katta.core.registry import game
from tests.games.malediction.reference import Reference

GAME = game("malediction")


def uniform(rng, position, moves):
    return rng.choice(moves)


def zeros_then_threes(rng, position, moves):
    """Saves zeros in the first rounds and asks too much later: the rare ends of the scoring."""
    if "bid 0" in moves and position.view(None)["round"] <= 3:
        return "bid 0"
    return rng.choice([move for move in moves if move.startswith("bid 3")] or moves)


def timid(rng, position, moves):
    """Plays low single cards, so that zeros are fulfilled and rounds last seven tricks."""
    if "bid 0" in moves and rng.random() < 0.5:
        return "bid 0"
    return moves[0] if moves[0].startswith("play") else rng.choice(moves)


def retrying(rng, position, moves):
    return rng.choice([move for move in moves if move.startswith("retry")] or moves)


def pile_eater(rng, position, moves):
    return next((move for move in ("bid 3", "bid 3+") if move in moves), rng.choice(moves))


def potions(rng, position, moves):
    return rng.choice([move for move in moves if "P" in move] or moves)


STYLES = (uniform, zeros_then_threes, timid, retrying, pile_eater, potions)


def assert_same(position, reference):
    assert position.actor == reference.actor()
    assert position.moves() == reference.moves()
    chances, expected = position.chances(), reference.chances()
    assert chances == expected
    assert list(chances) == list(expected)
    scores = np.zeros(position.seats, np.int32)
    contract.score(position.state, scores)
    assert list(scores) == reference.scores()
    assert [player["points"] for player in position.view(None)["players"]] == reference.scores()
    assert list(position.state.piles) == list(reference.piles.values())
    assert position.state.hats_left == reference.hats_left == 7 - reference.rounds_played


def play_in_lockstep(seats, options, style, seed):
    rng = random.Random(seed)
    position, reference = GAME.start(seats, **options), Reference(seats, **options)
    assert_same(position, reference)
    while position.actor != contract.OVER:
        if position.actor == contract.CHANCE:
            weights = position.weights()
            move = rng.choices(list(weights), weights=list(weights.values()))[0]
        else:
            move = style(rng, position, position.moves())
        position = position.play(move)
        reference.play(move)
        assert_same(position, reference)
    assert list(position.result().winners) == reference.winners()
    assert not position.result().truncated


CHOICES = [
    {"penalty": penalty, "zeros": zeros}
    for penalty, zeros in itertools.product(GAME.options["penalty"], GAME.options["zeros"])
]
CASES = [(seats, options, zeros_then_threes) for seats in GAME.seats for options in CHOICES] + [
    (seats, CHOICES[(seats + place) % len(CHOICES)], style)
    for seats in GAME.seats
    for place, style in enumerate(STYLES)
]


@pytest.mark.parametrize(("seats", "options", "style"), CASES)
def test_the_rules_agree_with_the_reference(seats, options, style):
    play_in_lockstep(seats, options, style, seed=f"{seats} {options} {style.__name__}")
