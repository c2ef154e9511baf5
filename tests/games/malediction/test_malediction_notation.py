"""The texts of the moves."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.errors import IllegalMove
from katta.games.malediction.cards import CARD, CARD_END, FIRST_POTION, NO_CARD, VALUE_OF
from katta.games.malediction.faces import FACE
from katta.games.malediction.moves import MOVES
from katta.games.malediction.plays import card_played, combo, potion_added, suit_played, value_played
from tests.games.malediction.tables import MALEDICTION, random_game

read, write = MOVES.read, MOVES.write

PLAYS = [*CARD.words, *(f"{base}+{potion}" for base in CARD.words for potion in ("P1", "P2", "P3"))]
EVERY_TEXT = [
    *(f"{verb} {card}" for verb in ("trump", "deal") for card in CARD.words),
    *(f"bid {face}" for face in FACE.words),
    *(f"retry {old} as {new}" for old in FACE.words for new in FACE.words if old[0] == new[0] != "0"),
    *(f"play {play}" for play in PLAYS if play not in ("P1+P2", "P1+P3", "P2+P3")),
    "zero",
    "keep",
]


def test_every_text_is_read_as_its_move():
    assert all(write(read(text)) == text for text in EVERY_TEXT)


def test_every_move_has_one_text():
    assert len({read(text) for text in EVERY_TEXT}) == len(EVERY_TEXT) == 39 + 39 + 7 + 12 + 39 + 36 * 3 + 6 + 2


@pytest.mark.parametrize("seats", MALEDICTION.seats)
def test_round_trip_of_all_moves_met(seats):
    for position, _, _ in random_game(random.Random(seats), seats):
        moves = position.moves() or list(position.weights())
        assert [write(read(text)) for text in moves] == moves


@pytest.mark.parametrize(
    "text",
    ["", "play", "play ", "play R0", "play R10", "play R08", "play r8", "play  R8", "play R8 ", " play R8", "Play R8",
     "play P1+P2", "play P4", "play P1+R2", "play R1+R2", "play R1+P1+P2", "play R1 + P1", "play S5+P2+", "bid 0+",
     "bid 4", "bid +1", "bid 1 +", "bid", "bid 01", "retry 0 as 0", "retry 1 as 2", "retry 2 as 2 ", "retry 2",
     "zero 1", "keep ", "Keep", "trump", "trump T1", "deal", "deal P0", "deal R7\n", "zeros"],
)  # fmt: skip
def test_misspelt(text):
    with pytest.raises(ValueError, match=" is no "):
        read(text)
    with pytest.raises(IllegalMove) as refused:
        MALEDICTION.start(3).play(text)
    assert refused.value.code == "move.unknown"


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="playbidtrumpdezok RCBSP0123456789+as\n", max_size=14))
def test_only_canonical_spellings_are_read(text):
    try:
        move = read(text)
    except ValueError:
        return
    assert write(move) == text


def test_a_combo_is_made_of_its_base_and_its_potion():
    for card in range(1, CARD_END):
        assert (card_played(card), potion_added(card), value_played(card)) == (card, NO_CARD, VALUE_OF[card])
        for potion in range(FIRST_POTION, CARD_END):
            play = combo(card, potion)
            assert (card_played(play), potion_added(play)) == (card, potion)
            assert suit_played(play) == suit_played(card)
            assert value_played(play) == VALUE_OF[card] + VALUE_OF[potion]
