"""What holds after every move of any game."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core import contract
from katta.core.contract import CHANCE, OVER
from katta.core.generator import seeded
from katta.core.playout import playouts
from katta.core.view import View
from katta.games.malediction import rules
from katta.games.malediction.cards import CARD, LETTERS, SUIT
from katta.games.malediction.heaps import count, merge, of_suit
from katta.games.malediction.state import FINISHED, TRICKS
from tests.games.malediction.tables import MALEDICTION, random_game

SEATS = st.integers(3, 5)
OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in MALEDICTION.options.items()})


def cards_played(view):
    if view["tricks_of"] != view["round"]:
        return 0
    return sum(1 + play["play"].count("+") for trick in view["tricks"] for play in trick["plays"])


def assert_45_witch_cards(s, view):
    heap = int(s.stock)
    for hand in s.hand:
        heap = merge(heap, int(hand))
    assert count(heap) + cards_played(view) + (view["trump"] is not None) == 45
    assert [count(int(hand)) for hand in s.hand] == list(s.hand_size)


def assert_44_contracts(s, view):
    in_play = sum(player["contract"] is not None for player in view["players"])
    lying = sum(len(player["fulfilled"]) + len(player["failed"]) + player["zeros"] for player in view["players"])
    assert sum(view["piles"]) + in_play + lying == 44


def assert_hats_and_tricks(s, view):
    over = s.phase == FINISHED
    assert view["hats_left"] == 7 - (view["round"] - 1) - over
    assert sum(player["hats"] for player in view["players"]) <= 7 - view["hats_left"]
    if view["tricks_of"] == view["round"]:
        complete = [trick for trick in view["tricks"] if trick["complete"]]
        tied = sum(trick["winner"] is None for trick in complete)
        assert sum(player["won"] for player in view["players"]) + tied == len(complete) == view["tricks_done"]


def assert_unused_places_are_blank(s):
    seats = int(s.seats)
    for field in ("hand", "hand_size", "contract", "won", "handed_in", "voids", "fulfilled", "failed", "zeros", "hats"):
        assert not s[field][seats:].any()
    assert not s.plays[:, seats:].any()


def assert_follows_when_able(s, tricks, move):
    if s.phase == TRICKS and tricks and not tricks[-1]["complete"]:
        led = LETTERS.index(tricks[-1]["plays"][0]["play"][0])
        if of_suit(int(s.hand[s.turn]), led + SUIT.first):
            assert LETTERS.index(move.removeprefix("play ")[0]) == led


@settings(max_examples=3, deadline=None)
@given(SEATS, OPTIONS, st.integers(0, 2**32))
def test_invariants(seats, options, seed):
    piles: list[int] = [8, 16, 12, 8]
    tricks: list[View] = []
    for before, move, after in random_game(random.Random(seed), seats, **options):
        s, view = after.state, after.view(None)
        assert_45_witch_cards(s, view)
        assert_44_contracts(s, view)
        assert_hats_and_tricks(s, view)
        assert_unused_places_are_blank(s)
        assert_follows_when_able(before.state, tricks, move)
        assert all(now <= then for now, then in zip(view["piles"][1:], piles[1:]))
        piles, tricks = view["piles"], view["tricks"]
    assert after.actor == OVER
    assert 1 <= view["round"] <= 7


@settings(max_examples=3, deadline=None)
@given(SEATS, st.integers(0, 2**32))
def test_equal_positions_are_equal_bytes_however_the_cards_came(seats, seed):
    rng = random.Random(seed)
    cards = rng.sample([card for card in CARD.words for _ in range(3 if card[0] == "P" else 1)], 1 + 7 * seats)
    shuffled = [cards[0]]
    for seat in range(seats):
        hand = cards[1 + 7 * seat : 8 + 7 * seat]
        shuffled += rng.sample(hand, 7)
    positions = []
    for order in (cards, shuffled):
        position = MALEDICTION.start(seats).play(f"trump {order[0]}")
        for card in order[1:]:
            position = position.play(f"deal {card}")
        positions.append(position)
    assert positions[0] == positions[1]


@pytest.mark.parametrize("seats", MALEDICTION.seats)
def test_sampled_chance_is_possible_and_follows_the_weights(seats):
    position = MALEDICTION.start(seats).play("trump P1")
    for card in ("P1", "R1", "R2", "P2"):
        position = position.play(f"deal {card}")
    generator, drawn = seeded(seats), dict.fromkeys(position.weights(), 0)
    total = 60 * sum(position.weights().values())
    for _ in range(total):
        drawn[MALEDICTION.texts[contract.sample(position.state, generator)]] += 1
    assert set(drawn) == set(position.weights())
    surprise = sum((drawn[text] - 60 * weight) ** 2 / (60 * weight) for text, weight in position.weights().items())
    assert surprise < 75  # 36 degrees of freedom: about one in 7,000


@pytest.mark.parametrize("seats", MALEDICTION.seats)
def test_playouts_end(seats):
    states = np.zeros(2, MALEDICTION.state.dtype)
    states[0] = MALEDICTION.start(seats).state
    moves = np.zeros(MALEDICTION.most_moves, np.int32)
    assert playouts(states, 3, seeded(7), moves) > 3 * seats * 5
    assert rules.actor(states[1]) == OVER
    assert not contract.truncated(states[1])


def test_chance_is_never_skipped():
    for before, move, _ in random_game(random.Random(5), 3):
        assert (before.actor == CHANCE) == move.startswith(("trump", "deal"))
