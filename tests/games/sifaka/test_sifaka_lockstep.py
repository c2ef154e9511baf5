"""The kernels against the reference: the same random games, compared at every step."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.contract import OVER
from katta.core.position import Position
from tests.games.sifaka.boxes import BOXES
from tests.games.sifaka.reference import Reference
from tests.games.sifaka.tables import LEANINGS, OVERSHOOTS, PAWNS, SEATS, pick, squares, start, tokens


def compare(position: Position, reference: Reference) -> None:
    """All that can be asked of both."""
    s = position.state
    assert position.actor == reference.actor
    assert position.moves() == reference.moves()
    assert list(position.chances().items()) == list(reference.chances().items())
    assert squares(s) == reference.board
    assert tokens(s) == reference.tokens
    assert [(int(s.pawn_row[seat]), int(s.pawn_column[seat])) for seat in range(s.seats)] == reference.squares
    assert ["NESW?"[s.pawn_facing[seat]] for seat in range(s.seats)] == reference.directions
    assert [int(card) or None for card in s.hand[: s.seats]] == reference.hands
    assert [int(count) for count in s.supply] == [reference.supply[colour] for colour in ("green", "yellow", "red")]
    assert int(s.pile_count) == len(reference.pile)


def lockstep(position: Position, reference: Reference, seed: int, leaning: str) -> Position:
    """Play the same random game on both to its end."""
    chooser = random.Random(seed)
    while reference.actor != OVER:
        compare(position, reference)
        chances = {text: float(chance) for text, chance in reference.chances().items()}
        options = chances or dict.fromkeys(reference.moves(), 1.0)
        text = pick(options, leaning, chooser, set(reference.tokens))
        position = position.play(text)
        reference.play(text)
    compare(position, reference)
    result = position.result()
    assert result.scores == reference.scores()
    assert result.winners == reference.winners()
    assert not result.truncated
    return position


@pytest.mark.parametrize("leaning", ["diagonal", "stacking", "hungry"])
@pytest.mark.parametrize("box", BOXES)
def test_games_of_all_kinds(box, leaning):
    chooser = random.Random(f"{box} {leaning}")
    seats, overshoot, pawns = chooser.choice(SEATS), chooser.choice(OVERSHOOTS), chooser.choice(PAWNS)
    position = start(seats, box, overshoot=overshoot, pawns=pawns)
    lockstep(position, Reference(BOXES[box], seats, overshoot, pawns), 1, leaning)


@pytest.mark.parametrize("pawns", PAWNS)
@pytest.mark.parametrize("overshoot", OVERSHOOTS)
@pytest.mark.parametrize("seats", SEATS)
def test_games_with_all_seats_and_options(seats, overshoot, pawns):
    position = start(seats, "default", overshoot=overshoot, pawns=pawns)
    lockstep(position, Reference(BOXES["default"], seats, overshoot, pawns), seats, "stacking")


@settings(deadline=None, max_examples=8)
@given(
    seats=st.sampled_from(SEATS),
    overshoot=st.sampled_from(OVERSHOOTS),
    pawns=st.sampled_from(PAWNS),
    box=st.sampled_from(list(BOXES)),
    leaning=st.sampled_from(LEANINGS),
    seed=st.integers(0, 2**32),
)
def test_random_games(seats, overshoot, pawns, box, leaning, seed):
    position = start(seats, box, overshoot=overshoot, pawns=pawns)
    lockstep(position, Reference(BOXES[box], seats, overshoot, pawns), seed, leaning)
