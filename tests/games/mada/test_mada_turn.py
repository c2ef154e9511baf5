"""Components, setup and the three things a turn can be, paragraph by paragraph of the rules."""

from collections import Counter
from fractions import Fraction

import pytest

from katta.core import contract
from katta.core.contract import CHANCE
from katta.core.generator import seeded
from katta.games.mada.moves import MOVES
from tests.games.mada.tables import MADA, SEATS, after, aside, deal, discard, draw_pile, hand, pile, table


def test_components_are_70_cards():
    weights = MADA.start(3).weights()
    assert sum(weights.values()) == 70
    assert [weights[f"deal {card}"] for card in "LDS"] == [4, 3, 3]
    assert sum(weights[f"deal {value}"] for value in range(1, 14)) == 60


def test_chance_probabilities_are_exact():
    start = MADA.start(2)
    assert start.chances()["deal 7"] == Fraction(5, 70)
    then = start.play("deal 7")
    assert then.chances()["deal 7"] == Fraction(4, 69)
    assert list(then.chances()) == [f"deal {card}" for card in [*range(1, 14), "L", "D", "S"]]


def test_a_kind_that_is_used_up_is_no_outcome():
    assert "flip S" not in table(discard="S S S").play("luck").chances()


@pytest.mark.parametrize(("verb", "word"), [("draw", "deal"), ("luck", "flip")])
def test_sampled_cards_have_the_probabilities_of_the_outcomes(verb, word):
    position = table(draw="1 1 1 1 2 2 3 L").play(verb)
    generator, cards = seeded(1), 4000
    found = Counter(MOVES.write(contract.sample(position.state, generator)) for _ in range(cards))
    chances = position.chances()
    assert set(found) == set(chances) == {f"{word} {card}" for card in "123L"}
    chi_square = sum((found[text] - cards * float(p)) ** 2 / (cards * float(p)) for text, p in chances.items())
    assert chi_square < 16.3  # 3 degrees of freedom: beyond it lies one in a thousand


# Setup


@pytest.mark.parametrize("seats", SEATS)
def test_setup_1_three_cards_to_each_seat_and_the_rest_is_the_draw_pile(seats):
    position = MADA.start(seats)
    for card in range(3 * seats):
        assert position.actor == CHANCE
        position = position.play(f"deal {card // 3 + 1}")
    assert [hand(position, seat) for seat in range(seats)] == [" ".join([str(seat + 1)] * 3) for seat in range(seats)]
    assert position.view(None)["draw"] == 70 - 3 * seats
    assert discard(position) == ""
    assert [pile(position, seat) + aside(position, seat) for seat in range(seats)] == [""] * seats


def test_setup_2_a_dealt_scorpion_is_kept_apart_until_all_cards_are_dealt():
    position = after(MADA.start(2), "deal S", "deal 4", "deal 9", "deal 1", "deal 1")
    assert position.actor == CHANCE
    assert hand(position) == "4 9"
    assert position.view(None)["players"][0]["stings"] == 1
    assert discard(position) == ""
    position = position.play("deal 2")
    assert position.actor == 0
    assert position.moves() == ["discard 4", "discard 9"]


def test_setup_2_one_scorpion_leaves_one_card():
    position = deal(2, "S 4 9", "1 1 2").play("discard 9")
    assert hand(position) == "4"
    assert discard(position) == "9 S"
    assert position.view(None)["draw"] == 64


def test_setup_2_one_scorpion_with_two_equal_cards_is_one_choice():
    assert deal(2, "4 S 4", "1 1 2").moves() == ["discard 4"]


def test_setup_2_two_scorpions_leave_none_and_never_take_each_other():
    position = deal(2, "S 4 S", "1 1 2")
    assert position.moves() == ["discard 4"]
    position = position.play("discard 4")
    assert hand(position) == ""
    assert discard(position) == "4 S S"
    assert position.moves() == ["draw", "luck"]


def test_setup_2_three_scorpions_go_alone():
    position = deal(3, "1 1 2", "S S S", "4 4 4")
    assert hand(position, 1) == ""
    assert discard(position) == "S S S"
    assert position.actor == 0
    assert position.moves() == ["play 1", "play 2", "luck"]


def test_setup_2_scorpions_act_seat_by_seat():
    position = deal(3, "1 2 3", "S 4 5", "S 6 S")
    assert position.actor == 1
    position = position.play("discard 5")
    assert position.actor == 2
    assert position.moves() == ["discard 6"]
    position = position.play("discard 6")
    assert discard(position) == "5 6 S S S"


@pytest.mark.parametrize("hands", [("1 2 3", "4 5 6"), ("1 2 3", "4 5 S")])
def test_setup_3_seat_0_starts(hands):
    position = deal(2, *hands)
    if position.actor == 1:
        position = position.play("discard 4")
    assert position.actor == 0
    assert "luck" in position.moves()


# Play


def test_example_play_needs_the_value_of_the_top():
    assert table(piles=["5", "", ""], hands=["4 5 9", "", ""]).moves() == ["play 5", "play 9", "luck"]


def test_play_anything_on_an_empty_pile():
    assert table(hands=["1 L D", "", ""]).moves() == ["play 1", "play L", "play D", "luck"]


def test_play_anything_on_a_top_lemur():
    assert table(piles=["13 L", "", ""], hands=["1 13", "", ""]).moves() == ["play 1", "play 13", "draw", "luck"]


def test_play_specials_on_any_top():
    assert table(piles=["13", "", ""], hands=["12 L D", "", ""]).moves() == ["play L", "play D", "luck"]


def test_play_one_move_for_equal_cards():
    assert table(hands=["7 7 L", "", ""]).moves() == ["play 7", "play L", "luck"]


def test_play_goes_on_top_and_nothing_is_drawn():
    before = table(piles=["3 5", "", ""], hands=["4 5 9", "", ""])
    position = before.play("play 9")
    assert pile(position) == "3 5 9"
    assert hand(position) == "4 5"
    assert position.view(None)["draw"] == before.view(None)["draw"]
    assert position.actor == 1


def test_play_compares_with_the_top_whoever_played_it():
    position = after(table(piles=["2", "9", ""], hands=["5 10 D", "", ""]), "play D", "swap 1")
    position = after(position, "luck", "flip 2", "luck", "flip 1")
    assert position.actor == 0
    assert position.moves() == ["play 10", "draw", "luck"]


# Draw


@pytest.mark.parametrize(("cards", "may_draw"), [("", True), ("1", True), ("1 2", True), ("1 2 3", False)])
def test_draw_only_with_fewer_than_three_cards(cards, may_draw):
    assert ("draw" in table(hands=[cards, "", ""]).moves()) == may_draw


def test_draw_brings_one_card_to_hand_and_nothing_is_played():
    position = after(table(piles=["5", "", ""], hands=["9", "", ""]), "draw")
    assert position.actor == CHANCE
    position = position.play("deal 3")
    assert hand(position) == "3 9"
    assert pile(position) == "5"
    assert position.actor == 1


# Try your luck


@pytest.mark.parametrize(("top", "card"), [("5", "5"), ("5", "6"), ("", "1"), ("13 L", "1")])
def test_luck_with_a_card_that_fits(top, card):
    position = after(table(piles=[top, "8", ""]), "luck", f"flip {card}")
    assert pile(position).split() == [*top.split(), card]
    assert position.actor == 1
    assert aside(position, 1) == ""


def test_luck_with_a_strictly_lower_cactus_loses_the_round():
    position = after(table(piles=["5", "8", ""]), "luck", "flip 4")
    assert aside(position, 1) == "8"
    assert discard(position) == "4 5"


@pytest.mark.parametrize("card", ["L", "D", "S"])
def test_luck_with_a_special_never_loses_the_round(card):
    position = after(table(piles=["13", "8", ""], hands=["1", "", ""]), "luck", f"flip {card}")
    assert aside(position, 1) == ""
    assert pile(position, 1) == "8"


def test_luck_is_announced_before_the_card_is_known():
    position = table().play("luck")
    assert position.actor == CHANCE
    assert set(position.chances()) == {f"flip {card}" for card in [*range(1, 14), "L", "D", "S"]}


def test_luck_is_the_last_resort_of_a_full_hand_that_fits_nowhere():
    assert table(piles=["13", "", ""], hands=["1 2 3", "", ""]).moves() == ["luck"]


# Empty draw pile


def test_example_empty_draw_pile_is_rebuilt_before_the_draw():
    position = table(piles=["3 6 9", "L 4", "5"], draw="", discard="1 2")
    assert "draw" in position.moves()
    position = position.play("draw")
    assert draw_pile(position) == "1 2 3 6 L"
    assert [pile(position, seat) for seat in range(3)] == ["9", "4", "5"]
    assert position.chances()["deal L"] == Fraction(1, 5)
    assert discard(position) == ""


def test_empty_draw_pile_is_rebuilt_before_luck():
    position = table(piles=["3 6 9", "L 4", ""], draw="", discard="1 2").play("luck")
    assert list(position.chances()) == ["flip 1", "flip 2", "flip 3", "flip 6", "flip L"]
    position = position.play("flip 6")
    assert aside(position, 1) == "4"
    assert discard(position) == "6 9"


def test_empty_draw_pile_is_left_alone_by_a_play():
    position = table(piles=["3 6", "", ""], hands=["9", "", ""], draw="", discard="1").play("play 9")
    assert position.view(None)["draw"] == 0
    assert pile(position) == "3 6 9"


def test_asides_and_hands_stay_when_the_draw_pile_is_rebuilt():
    before = table(piles=["3 6", "", ""], hands=["9", "2 L", ""], asides=["7", "13 L", ""], draw="", discard="1")
    position = before.play("luck")
    assert draw_pile(position) == "1 3"
    assert [hand(position, seat) for seat in range(3)] == ["9", "2 L", ""]
    assert [aside(position, seat) for seat in range(3)] == ["7", "13 L", ""]


def test_option_rebuild_lazy_waits_until_a_card_must_be_drawn():
    position = after(table(piles=["3 6", "1 4", ""], draw="9", discard="2 2"), "luck", "flip 9")
    assert position.view(None)["draw"] == 0
    assert pile(position) == "3 6 9"


def test_option_rebuild_eager_rebuilds_at_the_end_of_the_action():
    position = after(table(piles=["3 6", "1 4", ""], draw="9", discard="2 2", rebuild="eager"), "luck", "flip 9")
    assert draw_pile(position) == "1 2 2 3 6"
    assert [pile(position, seat) for seat in range(2)] == ["9", "4"]


@pytest.mark.parametrize("verb", ["luck", "draw"])
def test_option_rebuild_eager_waits_for_what_a_scorpion_takes(verb):
    card = "flip S" if verb == "luck" else "deal S"
    position = after(table(piles=["3 6", "", ""], hands=["8", "", ""], draw="S", rebuild="eager"), verb, card)
    assert position.view(None)["draw"] == 0
    assert pile(position) == "3 6"
    position = position.play("discard 8")
    assert draw_pile(position) == "3 8 S"


def test_option_rebuild_eager_waits_for_the_swap():
    position = after(table(piles=["3 6", "1 4", ""], draw="D", rebuild="eager"), "luck", "flip D")
    assert position.view(None)["draw"] == 0
    position = position.play("swap 2")
    assert draw_pile(position) == "1 3 D"
    assert [pile(position, seat) for seat in range(3)] == ["", "4", "6"]


def test_option_rebuild_eager_waits_for_the_discards_of_the_loser():
    position = after(table(piles=["6", "1 4", ""], hands=["8", "", ""], draw="5", rebuild="eager"), "luck", "flip 5")
    assert position.view(None)["draw"] == 0
    position = position.play("discard 8")
    assert draw_pile(position) == "1 5 6 8"
    assert discard(position) == ""
