"""The end of a round and of the game, paragraph by paragraph of the rules."""

import pytest

from katta.core.contract import OVER
from katta.games.mada.state import MOST_TURNS
from tests.games.mada.tables import after, aside, discard, hand, pile, table


def test_example_end_of_a_round():
    position = after(table(piles=["7", "4 9", ""], hands=["2 L", "1", "1"]), "luck", "flip 6")
    assert [aside(position, seat) for seat in range(3)] == ["", "9", ""]
    assert discard(position) == "4 6 7"
    assert position.actor == 0
    assert position.moves() == ["keep", "discard 2", "discard L", "discard 2 L"]
    position = position.play("discard 2")
    assert discard(position) == "2 4 6 7"
    assert hand(position) == "L"
    assert position.actor == 1
    assert position.moves() == ["play 1", "draw", "luck"]


def test_round_end_1_a_lemur_put_aside_is_worth_nothing_and_does_not_count():
    position = after(table(piles=["7", "9 L", "5"]), "luck", "flip 6")
    assert aside(position, 1) == "L"
    players = position.view(None)["players"]
    assert (players[1]["cacti"], players[1]["points"]) == (0, 0)
    assert (players[2]["cacti"], players[2]["points"]) == (1, 2)


def test_round_end_1_the_loser_gains_nothing():
    assert aside(after(table(piles=["7", "9", "5"]), "luck", "flip 6"), 0) == ""


def test_round_end_2_example_five_cacti_end_the_game_at_once():
    position = table(
        piles=["7", "2 13", "3 L", "1"],
        hands=["5", "", "", ""],
        asides=["", "1 2 3 4", "1 2 3 4", "5 6 7 8"],
    )
    position = after(position, "luck", "flip 6")
    assert position.actor == OVER
    assert [player["cacti"] for player in position.view(None)["players"]] == [0, 5, 4, 5]
    assert aside(position, 2) == "1 2 3 4 L"
    assert hand(position) == "5"
    assert position.moves() == []
    assert position.chances() == {}
    assert discard(position) == ""  # before step 3
    result = position.result()
    assert result.scores == (0, 11, 5, 13)
    assert result.winners == (3,)
    assert not result.truncated


def test_round_end_2_four_cacti_and_a_lemur_do_not_end_the_game():
    position = after(table(piles=["7", "L", "5"], asides=["", "1 2 3 4", "L L L"]), "luck", "flip 6")
    assert position.actor == 1


def test_round_end_3_all_other_pile_cards_are_discarded():
    position = after(table(piles=["L 1 7", "2 9", "3 L 5"], discard="13"), "luck", "flip 6")
    assert discard(position) == "1 2 3 6 7 13 L L"
    assert [pile(position, seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("4", ["keep", "discard 4"]),
        ("4 4", ["keep", "discard 4", "discard 4 4"]),
        ("4 4 9", ["keep", "discard 4", "discard 9", "discard 4 4", "discard 4 9", "discard 4 4 9"]),
        ("4 9 9", ["keep", "discard 4", "discard 9", "discard 4 9", "discard 9 9", "discard 4 9 9"]),
        ("9 9 9", ["keep", "discard 9", "discard 9 9", "discard 9 9 9"]),
        (
            "10 9 L",
            ["keep", "discard 9", "discard 10", "discard L", "discard 9 10", "discard 9 L", "discard 10 L"]
            + ["discard 9 10 L"],
        ),
    ],
)
def test_round_end_4_the_loser_may_discard_any_number(cards, moves):
    position = after(table(piles=["7", "", ""], hands=[cards, "1", ""]), "luck", "flip 6")
    assert position.moves() == moves
    for move in moves:
        kept = hand(position.play(move)).split()
        assert sorted(kept + move.split()[1:]) == sorted(cards.split())


def test_round_end_4_keep_changes_nothing_and_others_keep_their_hands():
    position = after(table(piles=["7", "", ""], hands=["4 9", "1 2", "L"]), "luck", "flip 6", "keep")
    assert [hand(position, seat) for seat in range(3)] == ["4 9", "1 2", "L"]


def test_round_end_4_an_empty_hand_is_not_asked():
    assert after(table(piles=["7", "", ""], hands=["", "1", ""]), "luck", "flip 6").actor == 1


@pytest.mark.parametrize("loser", [0, 1, 2])
def test_round_end_5_the_seat_left_of_the_loser_starts(loser):
    position = after(table(piles=["7", "7", "7"], hands=["1", "1", "1"], turn=loser), "luck", "flip 6", "keep")
    assert position.actor == (loser + 1) % 3


def test_end_most_pears_win_not_the_fifth_card():
    position = table(piles=["7", "1", "9"], asides=["13", "1 1 2 2", "13 13 12"])
    result = after(position, "luck", "flip 6").result()
    assert result.scores == (6, 5, 22)
    assert result.winners == (2,)


def test_end_the_tied_share():
    position = table(piles=["7", "1", "9"], asides=["12 13", "1 2 3 12", "13 3 3"])
    result = after(position, "luck", "flip 6").result()
    assert result.scores == (12, 10, 12)
    assert result.winners == (0, 2)


# The cap of 5,000 turns

LAST = MOST_TURNS - 1


def is_cut(position):
    return position.actor == OVER and position.result().truncated


def test_cap_is_5000_turns():
    assert MOST_TURNS == 5000
    position = table(hands=["4", "4", ""], turns=4998).play("play 4")
    assert position.actor == 1
    assert is_cut(position.play("play 4"))


@pytest.mark.parametrize("moves", [("play 4",), ("draw", "deal 7"), ("luck", "flip 7"), ("luck", "flip L")])
def test_cap_counts_play_draw_and_luck(moves):
    position = after(table(piles=["3", "", ""], hands=["4", "", ""], turns=LAST), *moves)
    assert is_cut(position)
    assert position.moves() == []


def test_cap_waits_for_the_swap():
    position = table(piles=["3", "5", ""], hands=["D", "", ""], turns=LAST).play("play D")
    assert position.moves() == ["swap 1", "swap 2"]
    position = position.play("swap 1")
    assert pile(position) == "5"
    assert is_cut(position)


def test_cap_waits_for_the_scorpion():
    position = after(table(hands=["4", "", ""], turns=LAST), "draw", "deal S")
    assert position.moves() == ["discard 4"]
    assert is_cut(position.play("discard 4"))
    assert is_cut(after(table(turns=LAST), "draw", "deal S"))


def test_cap_waits_for_the_discards_of_the_loser_and_scores_as_it_stands():
    position = after(
        table(piles=["7", "9", ""], hands=["4", "", ""], asides=["", "", "2"], turns=LAST), "luck", "flip 6"
    )
    assert position.moves() == ["keep", "discard 4"]
    position = position.play("keep")
    assert is_cut(position)
    assert position.result().scores == (0, 4, 1)
    assert position.result().winners == (1,)


def test_cap_does_not_truncate_a_turn_that_brings_a_fifth_cactus():
    position = after(table(piles=["7", "9", ""], asides=["", "1 2 3 4", ""], turns=LAST), "luck", "flip 6")
    assert position.actor == OVER
    assert not position.result().truncated


def test_cap_with_nobody_scoring_makes_everyone_win():
    position = table(hands=["4", "", ""], turns=LAST).play("play 4")
    assert position.result().winners == (0, 1, 2)
