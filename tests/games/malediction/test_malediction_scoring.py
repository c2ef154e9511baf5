"""Scoring, the end of the game and its options; one test a ruling, the worked examples word for word."""

import pytest

from katta.core.contract import CHANCE, OVER
from katta.games.malediction.state import SCORING
from tests.games.malediction.tables import (
    MALEDICTION,
    by_seat,
    changed,
    deal,
    in_tricks,
    lying,
    play_all,
    player,
    points_cards,
    rounds_played,
    scores,
    won,
)


def last_trick(contracts, tricks, zeros=(0, 0, 0), winner=0, options=None, **fields):
    """The last trick of a round with these tricks won before it; `winner` takes it."""
    hands = ["R1", "R2", "R3"]
    hands[winner] = "S9"
    fields = {"won": by_seat(*tricks), "zeros": by_seat(*zeros), **fields}
    position = in_tricks(hands, "S1", contracts, options=options, **fields)
    return play_all(position, ", ".join(f"play {card}" for card in hands))


class TestScoring1Fulfilled:
    @pytest.mark.parametrize(
        ("contract", "tricks", "points"),
        [("1", 1, 2), ("1", 2, -2), ("1+", 1, 1), ("1+", 4, 1), ("2", 1, -4), ("2", 2, 4), ("2+", 3, 2), ("3", 3, 6),
         ("3", 4, -6), ("3+", 2, -3), ("3+", 3, 3), ("0", 1, 0)],
    )  # fmt: skip
    def test_exactly_n_or_n_or_more(self, contract, tricks, points):
        position = last_trick(f"{contract} 0 0", (tricks - 1, 9, 0))
        assert scores(position)[0] == points

    def test_none_for_zero(self):
        position = last_trick("1 0 0", (0, 0, 0))
        assert [player(position, seat)["zeros"] for seat in range(3)] == [0, 1, 1]

    def test_example_two_saved_zeros(self):
        """Contract `3`, 1 trick, two saved zeros: `zero` makes +6 and pile 0 grows by 2."""
        position = last_trick("3 1 1", (0, 2, 2), (2, 0, 0))
        assert position.actor == 0
        assert position.moves() == ["zero", "keep"]
        before = position.view(None)["piles"][0]
        after = position.play("zero")
        assert scores(after)[0] == 6
        assert after.view(None)["piles"][0] == before + 2
        assert player(after, 0)["zeros"] == 0
        assert scores(position.play("keep"))[0] == -6
        assert player(position.play("keep"), 0)["zeros"] == 2

    def test_example_one_saved_zero_is_no_choice(self):
        """With one saved zero there is no choice, -6."""
        position = last_trick("3 1 1", (0, 2, 2), (1, 0, 0))
        assert position.actor == CHANCE
        assert scores(position)[0] == -6

    def test_asked_in_ball_order(self):
        position = last_trick("3 1+ 1+", (1, 0, 0), (1, 1, 1), winner=0, ball=2)
        assert position.state.phase == SCORING
        asked = []
        while position.actor >= 0:
            asked.append(position.actor)
            position = position.play("keep" if position.actor == 2 else "zero")
        assert asked == [2, 0, 1]

    def test_asked_only_if_it_would_fulfil(self):
        position = last_trick("3 2 1", (1, 1, 1), (1, 1, 5), winner=0, ball=1)
        assert position.actor == 1
        position = position.play("zero")
        assert position.actor == 0
        assert position.play("zero").actor == CHANCE

    def test_zeros_never_remove_surplus_tricks(self):
        assert last_trick("1 0 0", (1, 0, 0), (3, 3, 3)).actor == CHANCE

    def test_zeros_do_not_help_a_failed_zero(self):
        assert last_trick("0 1 1", (0, 1, 1), (3, 0, 0)).actor == CHANCE

    def test_at_least_can_be_made_up_too(self):
        position = last_trick("3+ 1 1", (0, 3, 1), (2, 0, 0))
        assert scores(position.play("zero"))[0] == 3

    def test_a_zero_of_this_round_is_not_there_yet(self):
        position = last_trick("0 1 1", (0, 1, 0), (0, 0, 0), winner=1)
        assert position.actor == CHANCE
        assert player(position, 0)["zeros"] == 1
        assert player(position, 2)["failed"] == ["1"]


class TestScoring2Contracts:
    def test_a_fulfilled_card_scores_its_face_and_stays(self):
        assert player(last_trick("1 0 0", (0, 0, 0)), 0)["fulfilled"] == ["1"]

    def test_a_failed_card_scores_minus_its_face_and_stays(self):
        position = last_trick("0 2+ 0", (0, 0, 0))
        assert player(position, 1)["failed"] == ["2+"]
        assert scores(position)[1] == -2

    def test_contracts_1_to_3_never_return_to_a_pile(self):
        assert last_trick("1 2 3", (0, 0, 0)).view(None)["piles"] == [8, 15, 11, 7]

    def test_a_fulfilled_zero_is_saved_a_failed_one_goes_back(self):
        position = last_trick("0 0 0", (0, 0, 0))
        assert [player(position, seat)["zeros"] for seat in range(3)] == [0, 1, 1]
        assert position.view(None)["piles"][0] == 6


class TestScoring3Hat:
    def hats(self, position):
        return [seat["hats"] for seat in position.view(None)["players"]]

    def test_strictly_most_tricks(self):
        position = last_trick("0 0 0", (1, 1, 0))
        assert self.hats(position) == [1, 0, 0]
        assert position.view(None)["hats_left"] == 6
        assert scores(position)[0] == 1

    def test_on_a_tie_it_goes_to_the_box(self):
        position = last_trick("0 0 0", (0, 1, 0))
        assert self.hats(position) == [0, 0, 0]
        assert position.view(None)["hats_left"] == 6

    def test_also_nil_all(self):
        position = play_all(in_tricks(["R7", "R5 P2", "B1"]), "play R7, play R5+P2, play B1")
        assert won(position) == [0, 0, 0]
        assert self.hats(position) == [0, 0, 0]
        assert position.view(None)["hats_left"] == 6

    def test_zeros_do_not_count(self):
        position = last_trick("3 0 0", (0, 1, 0), (2, 0, 0)).play("zero")
        assert self.hats(position) == [0, 0, 0]


class TestEnd:
    def test_after_the_seventh_hat(self):
        position = last_trick("1 0 0", (0, 0, 0), **rounds_played(6))
        assert position.actor == OVER
        assert position.view(None)["hats_left"] == 0

    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_when_contract_pile_1_2_or_3_is_empty(self, number):
        piles = [8, 16, 12, 8]
        piles[number] = 0
        assert last_trick("1 0 0", (0, 0, 0), piles=piles).actor == OVER

    def test_an_empty_pile_0_ends_nothing(self):
        position = last_trick("1 1 1", (0, 0, 0), piles=[0, 5, 5, 5])
        assert position.actor == CHANCE
        assert "bid 0" not in deal(position, "S1").moves()

    def test_only_after_scoring(self):
        position = changed(deal(MALEDICTION.start(3), "S1"), piles=[8, 16, 12, 1]).play("bid 3")
        assert position.actor == 1
        assert "bid 3" not in position.moves()

    def finished(self, fulfilled, failed, hats):
        position = last_trick("0 0 0", (1, 1, 0), winner=2, **rounds_played(6), hats=by_seat(*hats))
        return changed(position, fulfilled=fulfilled, failed=failed).result()

    def test_highest_total_wins_negative_or_not(self):
        failed = points_cards(lying(exactly_3=1), lying(exactly_2=1), lying(exactly_3=1))
        result = self.finished(points_cards(), failed, (0, 0, 0))
        assert result.scores == (-6, -4, -6)
        assert result.winners == (1,)

    def test_then_most_hats(self):
        fulfilled = points_cards(lying(exactly_1=1), lying(at_least_1=1), lying())
        result = self.finished(fulfilled, points_cards(), (0, 1, 1))
        assert result.scores == (2, 2, 1)
        assert result.winners == (1,)

    def test_then_shared(self):
        result = self.finished(points_cards(lying(), lying(), lying(exactly_1=1)), points_cards(), (2, 2, 0))
        assert result.winners == (0, 1)
        assert not result.truncated


class TestOptions:
    @pytest.mark.parametrize(("penalty", "points"), [("mirror", -6), ("number", -3)])
    def test_penalty_of_exactly(self, penalty, points):
        position = last_trick("0 3 0", (0, 0, 0), options={"penalty": penalty})
        assert scores(position)[1] == points

    @pytest.mark.parametrize("penalty", ["mirror", "number"])
    def test_penalty_of_at_least(self, penalty):
        position = last_trick("0 3+ 0", (0, 0, 0), options={"penalty": penalty})
        assert scores(position)[1] == -3

    @pytest.mark.parametrize(("zeros", "actor"), [("many", 0), ("one", CHANCE)])
    def test_zeros_for_two_missing_tricks(self, zeros, actor):
        assert last_trick("3 1 1", (0, 2, 2), (2, 0, 0), options={"zeros": zeros}).actor == actor

    @pytest.mark.parametrize("zeros", ["many", "one"])
    def test_zeros_for_one_missing_trick(self, zeros):
        position = last_trick("3 1 1", (1, 2, 2), (2, 0, 0), options={"zeros": zeros}).play("zero")
        assert scores(position)[0] == 6
        assert player(position, 0)["zeros"] == 1
