"""The kernels against the reference: the same random games, compared at every step."""

import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.contract import OVER
from katta.core.position import Position
from tests.games.mada.reference import Reference, in_card_order
from tests.games.mada.tables import LEANINGS, MADA, REBUILDS, SEATS, draw_pile, pick

STRIDE = 10
"""Moves are compared at every step, whole tables less often: a difference in the cards stays or spreads."""


def compare_moves(position: Position, reference: Reference) -> None:
    assert position.actor == reference.actor()
    assert position.moves() == reference.moves()
    assert list(position.chances().items()) == list(reference.chances().items())


def compare_tables(position: Position, reference: Reference) -> None:
    assert draw_pile(position).split() == in_card_order(reference.draw)
    public = position.view(None)
    assert public["draw"] == len(reference.draw)
    assert public["discard"] == in_card_order(reference.discard)
    assert public["turns"] == reference.turns
    assert [player["pile"] for player in public["players"]] == reference.piles
    assert [player["aside"] for player in public["players"]] == [in_card_order(aside) for aside in reference.asides]
    assert [player["stings"] for player in public["players"]] == [len(scorpions) for scorpions in reference.apart]
    assert [player["points"] for player in public["players"]] == list(reference.scores())
    hands = [position.view(seat)["hand"] for seat in range(position.seats)]
    assert hands == [in_card_order(hand) for hand in reference.hands]


def lockstep(position: Position, reference: Reference, seed: int, leaning: str) -> Position:
    """Play the same random game on both to its end."""
    chooser = random.Random(seed)
    step = 0
    while reference.actor() != OVER:
        compare_moves(position, reference)
        if step % STRIDE == 0:
            compare_tables(position, reference)
        step += 1
        chances = reference.chances()
        options = {text: float(chance) for text, chance in chances.items()} or dict.fromkeys(reference.moves(), 1.0)
        text = pick(options, leaning, chooser)
        position = position.play(text)
        reference.play(text)
    compare_moves(position, reference)
    compare_tables(position, reference)
    result = position.result()
    assert result.scores == reference.scores()
    assert result.winners == reference.winners()
    assert result.truncated == reference.truncated
    return position


@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize("rebuild", REBUILDS)
@pytest.mark.parametrize("seats", SEATS)
def test_games_of_all_kinds(seats, rebuild, leaning):
    lockstep(MADA.start(seats, rebuild=rebuild), Reference(seats, rebuild), seats, leaning)


@settings(deadline=None, max_examples=15)
@given(
    seats=st.sampled_from(SEATS),
    rebuild=st.sampled_from(REBUILDS),
    leaning=st.sampled_from(list(LEANINGS)),
    seed=st.integers(0, 2**32),
)
def test_random_games(seats, rebuild, leaning, seed):
    lockstep(MADA.start(seats, rebuild=rebuild), Reference(seats, rebuild), seed, leaning)


@settings(deadline=None, max_examples=15)
@given(
    seats=st.sampled_from(SEATS),
    rebuild=st.sampled_from(REBUILDS),
    leaning=st.sampled_from(list(LEANINGS)),
    left=st.integers(1, 60),
    seed=st.integers(0, 2**32),
)
def test_games_near_the_cap(seats, rebuild, leaning, left, seed):
    s = MADA.start(seats, rebuild=rebuild).state.copy()
    reference = Reference(seats, rebuild)
    s.turns = reference.turns = 5000 - left
    lockstep(Position(MADA, s), reference, seed, leaning)


def test_a_game_that_only_the_cap_ends(tmp_path: Path):
    """With sixty equal cacti nobody ever loses."""
    copies = [0] * 6 + [60] + [0] * 6
    path = tmp_path / "equal.toml"
    path.write_text(
        f"lemurs = 4\ndouble_lemurs = 3\nscorpions = 3\ncopies = {copies}\npears = {[1] * 13}\n", encoding="utf-8"
    )
    s = MADA.start(2, components=path).state.copy()
    reference = Reference(2, copies=copies, pears=[1] * 13)
    s.turns = reference.turns = 4000
    end = lockstep(Position(MADA, s), reference, 1, "even")
    assert end.result().truncated
    assert end.view(None)["turns"] == 5000


@settings(deadline=None, max_examples=10)
@given(data=st.data(), seats=st.sampled_from(SEATS), rebuild=st.sampled_from(REBUILDS), seed=st.integers(0, 2**32))
def test_games_with_other_components(data, seats, rebuild, seed, tmp_path_factory):
    """A few values in many copies: long runs, many ties, much dragging."""
    values = data.draw(st.lists(st.integers(0, 12), min_size=60, max_size=60).map(Counter))
    copies = [values[value] for value in range(13)]
    pears = data.draw(st.lists(st.integers(0, 20), min_size=13, max_size=13))
    path = tmp_path_factory.mktemp("components") / "other.toml"
    path.write_text(
        f"lemurs = 4\ndouble_lemurs = 3\nscorpions = 3\ncopies = {copies}\npears = {pears}\n", encoding="utf-8"
    )
    position, reference = MADA.start(seats, components=path, rebuild=rebuild), Reference(seats, rebuild, copies, pears)
    s = position.state.copy()
    s.turns = reference.turns = 4850  # few values may mean few losses
    lockstep(Position(MADA, s), reference, seed, "dragging")
