"""Nobody gets what their seat cannot see, and a resampled world is one of those the seat holds possible, all alike."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.errors import Concealed
from katta.core.position import Position
from katta.games.mada.cards import CARD, SCORPION
from tests.games.mada.tables import LEANINGS, MADA, SEATS, deal, steps, table

GAMES = {
    "seats": st.sampled_from(SEATS),
    "leaning": st.sampled_from(list(LEANINGS)),
    "length": st.integers(0, 150),
    "seed": st.integers(0, 2**32),
}


def somewhere(seats: int, leaning: str, length: int, seed: int) -> Position:
    """A position in the middle of a random game."""
    start = MADA.start(seats)
    positions = [start, *(then for _, _, then in steps(start, seed, leaning, length))]
    return positions[-1]


def permuted(position: Position, seat: int, chooser: random.Random) -> Position:
    """The same position with all that the seat cannot see mixed up: other hands and the draw pile."""
    s = position.state.copy()
    others = [other for other in range(s.seats) if other != seat]
    unseen = [card for card in range(1, SCORPION) for _ in range(s.draw[card])]
    unseen += [int(card) for other in others for card in s.hand[other] if card]
    chooser.shuffle(unseen)
    for other in others:
        cards = sorted(unseen.pop() for _ in range(s.hand_count[other]))
        s.hand[other] = cards + [0] * (3 - len(cards))
    for card in range(1, SCORPION):
        s.draw[card] = unseen.count(card)
    return Position(MADA, s)


def hands_of(position: Position, *seats: int) -> list[str]:
    """The cards in these hands."""
    hands = position.state.hand
    return [CARD.texts[card] for seat in seats for card in hands[seat] if card]


@settings(deadline=None, max_examples=15)
@given(**GAMES)
def test_what_a_seat_cannot_see_changes_nothing_it_gets(seats, leaning, length, seed):
    position = somewhere(seats, leaning, length, seed)
    for seat in range(seats):
        other = permuted(position, seat, random.Random(seed))
        assert other.view(seat) == position.view(seat)
        assert other.view(None) == position.view(None)
        assert other.seen_by(seat) == position.seen_by(seat)


@settings(deadline=None, max_examples=15)
@given(**GAMES)
def test_a_concealed_position_gives_its_seat_the_same_view_and_moves(seats, leaning, length, seed):
    position = somewhere(seats, leaning, length, seed)
    for seat in range(seats):
        seen = position.seen_by(seat)
        assert seen.view(seat) == position.view(seat)
        assert seen.view(None) == position.view(None)
        if position.actor == seat:
            assert seen.moves() == position.moves()
            assert [seen.choice(move) for move in seen.moves()] == [position.choice(move) for move in position.moves()]


@settings(deadline=None, max_examples=15)
@given(**GAMES)
def test_resample_keeps_all_that_is_seen_and_every_card(seats, leaning, length, seed):
    position = somewhere(seats, leaning, length, seed)
    for seat in range(seats):
        world = position.resample(seat, seed)
        assert world.eyes is None
        assert world.view(seat) == position.view(seat)
        assert world.seen_by(seat) == position.seen_by(seat)
        assert world.state.draw.sum() == world.state.draw_count
        assert world.state.draw.min() >= 0
        for other in range(seats):
            assert "S" not in hands_of(world, other)
            assert len(hands_of(world, other)) == position.state.hand_count[other]
        assert world == position.seen_by(seat).resample(seat, seed)


def test_other_hands_are_uniform_over_the_unseen_cards_that_are_no_scorpions():
    """Unseen are 1 2 2 L and a Scorpion, two of them in B's hand: 1 2, 1 L, 2 2, 2 L as 2 : 1 : 1 : 2."""
    position = table(piles=["", ""], hands=["9", "1 2"], draw="2 L S")
    worlds = 2000
    found = Counter(" ".join(hands_of(position.resample(0, seed), 1)) for seed in range(worlds))
    expected = {"1 2": 2 / 6, "1 L": 1 / 6, "2 2": 1 / 6, "2 L": 2 / 6}
    assert set(found) == set(expected)
    chi_square = sum((found[cards] - worlds * p) ** 2 / (worlds * p) for cards, p in expected.items())
    assert chi_square < 16.3  # 3 degrees of freedom: beyond it lies one in a thousand


def test_two_other_hands_are_uniform_together():
    position = table(hands=["9", "1", "2"], draw="3 S S")
    worlds = 2000
    found = Counter(tuple(hands_of(position.resample(0, seed), 1, 2)) for seed in range(worlds))
    assert len(found) == 6
    assert sum((count - worlds / 6) ** 2 / (worlds / 6) for count in found.values()) < 20.5  # 5 degrees of freedom


def test_an_opening_scorpion_is_known_to_all():
    position = deal(3, "S 4 5", "S 6 S").seen_by(2)
    assert [player["stings"] for player in position.view(2)["players"]] == [1, 2, 0]
    assert position.resample(2, 1).state.draw[SCORPION] == 0


def test_another_seat_gets_nothing_from_a_concealed_position():
    seen = table(hands=["9", "1", "2"]).seen_by(1)
    with pytest.raises(Concealed):
        seen.view(0)
    with pytest.raises(Concealed):
        seen.moves()
    with pytest.raises(Concealed):
        seen.play("luck")


def test_a_view_is_plain_json():
    position = table(
        piles=["3 5 L", "9", ""], hands=["4 L", "D", ""], asides=["", "13 L", ""], discard="1 1 S", turns=7
    )
    view = position.view(0)
    assert json.loads(json.dumps(view)) == view
    assert view == {
        "game": "mada",
        "seats": 3,
        "seat": 0,
        "actor": 0,
        "phase": "turn",
        "turn": 0,
        "turns": 7,
        "draw": 58,
        "discard": ["1", "1", "S"],
        "pears": [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
        "players": [
            {"hand": 2, "stings": 0, "pile": ["3", "5", "L"], "aside": [], "cacti": 0, "points": 0},
            {"hand": 1, "stings": 0, "pile": ["9"], "aside": ["13", "L"], "cacti": 1, "points": 6},
            {"hand": 0, "stings": 0, "pile": [], "aside": [], "cacti": 0, "points": 0},
        ],
        "hand": ["4", "L"],
        "asks": {"type": "turn", "player": 0, "plays": "any", "least": 1, "draws": True},
        "result": None,
    }
    seen_by_others = {**view["asks"], "plays": "unseen"}
    assert position.view(None) == {**view, "seat": None, "hand": None, "asks": seen_by_others}
    assert set(view["hand"]) <= set(CARD.words)
