"""Lemur, Double Lemur and Scorpion, paragraph by paragraph of the rules."""

import pytest

from tests.games.mada.tables import after, aside, discard, hand, pile, table

EXAMPLES = [
    ("3 5 5", "5 5 L 3"),
    ("5 5 L 3", "3 L 5 5 L"),
    ("5 L 2 5", "5 L 5 L 2"),
    ("8 8", "8 8 L"),
    ("5 5 L", "L L 5 5"),
    ("", "L"),
    ("L", "L L"),
    ("L L", "L L L"),
    ("5 L 5", "5 L 5 L"),
    ("4 7", "7 L 4"),
]


@pytest.mark.parametrize(("before", "then"), EXAMPLES)
def test_lemur_played(before, then):
    position = table(piles=[before, "9", ""], hands=["L", "", ""]).play("play L")
    assert pile(position) == then
    assert position.actor == 1


@pytest.mark.parametrize(("before", "then"), EXAMPLES)
def test_lemur_flipped(before, then):
    position = after(table(piles=[before, "9", ""]), "luck", "flip L")
    assert pile(position) == then
    assert aside(position, 1) == ""
    assert position.actor == 1


def test_example_two_lemurs_let_any_cactus_follow():
    position = table(piles=["3 5 5", ""], hands=["1 L L", "1 1 1"])
    position = after(position, "play L", "play 1", "play L", "play 1")
    assert pile(position) == "3 L 5 5 L"
    assert "play 1" in position.moves()


def test_lemur_gives_no_bonus_play():
    position = table(piles=["8 8", "", ""], hands=["1 L", "", ""]).play("play L")
    assert hand(position) == "1"
    assert position.actor == 1


# Double Lemur


@pytest.mark.parametrize("moves", [("play D",), ("luck", "flip D")])
def test_double_lemur_goes_to_the_discard_and_piles_are_swapped(moves):
    position = after(table(piles=["3 5", "", "7 L"], hands=["D", "", ""], discard="1"), *moves)
    assert discard(position) == "1 D"
    assert position.actor == 0
    assert position.moves() == ["swap 1", "swap 2"]
    position = position.play("swap 2")
    assert [pile(position, seat) for seat in range(3)] == ["7 L", "", "3 5"]
    assert position.actor == 1


def test_double_lemur_swaps_empty_piles_like_any_other():
    given_away = after(table(piles=["3 5", "", "7"], hands=["D", "", ""]), "play D", "swap 1")
    assert [pile(given_away, seat) for seat in range(3)] == ["", "3 5", "7"]
    both_empty = after(table(hands=["D", "", ""]), "play D", "swap 1")
    assert [pile(both_empty, seat) for seat in range(3)] == ["", "", ""]


def test_double_lemur_must_swap_also_when_only_one_other_sits_there():
    position = table(piles=["3", "4"], hands=["", "D"], turn=1).play("play D")
    assert position.moves() == ["swap 0"]
    assert pile(position.play("swap 0"), 0) == "4"


# Scorpion


@pytest.mark.parametrize("moves", [("draw", "deal S"), ("luck", "flip S")])
def test_scorpion_takes_a_hand_card_of_choice(moves):
    position = after(table(piles=["3 5", "9", ""], hands=["4 L", "1", ""]), *moves)
    assert position.actor == 0
    assert position.moves() == ["discard 4", "discard L"]
    position = position.play("discard L")
    assert discard(position) == "L S"
    assert hand(position) == "4"
    assert pile(position) == "3 5"
    assert aside(position, 1) == ""
    assert position.actor == 1


def test_scorpion_asks_once_for_equal_cards():
    assert after(table(hands=["4 4 D", "", ""]), "luck", "flip S").moves() == ["discard 4", "discard D"]


@pytest.mark.parametrize("moves", [("draw", "deal S"), ("luck", "flip S")])
def test_scorpion_goes_alone_with_an_empty_hand(moves):
    position = after(table(piles=["3 5", "", ""]), *moves)
    assert discard(position) == "S"
    assert hand(position) == ""
    assert pile(position) == "3 5"
    assert position.actor == 1
