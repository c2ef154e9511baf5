"""Rounds: material, trump, deal, contracts and lead; one test a ruling, the worked examples word for word."""

from fractions import Fraction

import pytest

from katta.core.contract import CHANCE
from tests.games.malediction.tables import (
    DECK,
    MALEDICTION,
    by_seat,
    changed,
    deal,
    in_tricks,
    lying,
    play_all,
    points_cards,
    scores,
)


class TestComponents:
    def test_45_witch_cards_potions_in_three_copies(self):
        chances = MALEDICTION.start(3).chances()
        assert list(chances) == [f"trump {card}" for card in dict.fromkeys(DECK)]
        assert chances["trump R5"] == Fraction(1, 45)
        assert chances["trump P2"] == Fraction(3, 45)

    def test_44_contracts_and_7_hats(self):
        view = MALEDICTION.start(3).view(None)
        assert view["piles"] == [8, 16, 12, 8]
        assert view["hats_left"] == 7

    def test_points_of_the_faces(self):
        assert MALEDICTION.start(3).view(None)["worth"] == {
            "0": 0, "1": 2, "1+": 1, "2": 4, "2+": 2, "3": 6, "3+": 3,
        }  # fmt: skip


class TestRound1TrumpAndDeal:
    def test_the_trump_card_is_not_dealt(self):
        chances = MALEDICTION.start(3).play("trump P2").chances()
        assert chances["deal P2"] == Fraction(2, 44)
        assert "deal R5" not in MALEDICTION.start(3).play("trump R5").chances()

    @pytest.mark.parametrize("seats", MALEDICTION.seats)
    def test_seven_to_seat_0_then_seven_to_seat_1(self, seats):
        position = MALEDICTION.start(seats).play("trump S9")
        for dealt in range(7 * seats):
            assert position.actor == CHANCE
            assert [seat["hand"] for seat in position.view(None)["players"]] == [
                min(7, max(0, dealt - 7 * seat)) for seat in range(seats)
            ]
            position = position.play(f"deal {DECK[dealt]}")
        assert position.actor == 0
        assert position.view(1)["hand"] == DECK[7:14]

    def test_copies_left_over_cards_left(self):
        position = play_all(MALEDICTION.start(3), "trump R1, deal P1, deal R2")
        assert position.chances()["deal P1"] == Fraction(2, 42)
        assert position.chances()["deal R3"] == Fraction(1, 42)

    def test_all_45_cards_are_used_again_and_the_ball_moves_left(self):
        position = in_tricks(["R1", "R2", "R3"]).play("play R1")
        position = play_all(position, "play R2, play R3")
        assert position.view(None)["ball"] == 1
        assert position.view(None)["round"] == 2
        assert sum(position.weights().values()) == 45
        position = deal(position, "S1")
        assert position.actor == 1


class TestRound2Contracts:
    def test_bids_in_order_from_the_ball(self):
        position = deal(MALEDICTION.start(3), "S1")
        assert position.moves() == ["bid 0", "bid 1", "bid 1+", "bid 2", "bid 2+", "bid 3", "bid 3+"]
        actors = []
        for bid in ("bid 0", "bid 1+", "bid 2"):
            actors.append(position.actor)
            position = position.play(bid)
        assert actors == [0, 1, 2]
        assert position.view(None)["piles"] == [7, 15, 11, 8]

    def test_only_from_a_pile_that_is_not_empty(self):
        position = changed(deal(MALEDICTION.start(3), "S1"), piles=[0, 16, 1, 8])
        assert position.moves() == ["bid 1", "bid 1+", "bid 2", "bid 2+", "bid 3", "bid 3+"]
        assert position.play("bid 2").moves() == ["bid 1", "bid 1+", "bid 3", "bid 3+"]

    def test_one_retry_per_failed_face_and_new_face_after_the_bids(self):
        failed = points_cards(lying(exactly_2=2, at_least_2=1, at_least_3=1))
        position = changed(deal(MALEDICTION.start(3), "S1"), failed=failed)
        assert position.moves()[7:] == [
            "retry 2 as 2", "retry 2 as 2+", "retry 2+ as 2", "retry 2+ as 2+", "retry 3+ as 3", "retry 3+ as 3+",
        ]  # fmt: skip
        assert len(position.play("bid 0").moves()) == 7

    def test_a_failed_contract_may_be_tried_again_when_its_pile_is_empty(self):
        position = deal(MALEDICTION.start(3), "S1")
        position = changed(position, failed=points_cards(lying(exactly_3=1)), piles=[8, 16, 12, 0])
        assert position.moves()[-2:] == ["retry 3 as 3", "retry 3 as 3+"]

    def test_example_retry(self):
        """A failed `2` (-4), pile 2 at 9. `retry 2 as 2+`: pile 2 stays 9, total 0; two tricks +2, one trick -2."""
        position = deal(MALEDICTION.start(3), "S1", "R9 C9 B9 R8 C8 B8 S9")
        position = changed(position, failed=points_cards(lying(exactly_2=1)), piles=[8, 16, 9, 8])
        assert scores(position)[0] == -4
        position = position.play("retry 2 as 2+")
        assert position.view(None)["piles"][2] == 9
        assert scores(position)[0] == 0
        for tricks, points in ((2, 2), (1, -2)):
            retried = in_tricks(["S9", "R2", "R3"], contracts="2+ 1 1", won=by_seat(tricks - 1, 0, 0))
            assert scores(play_all(retried, "play S9, play R2, play R3"))[0] - 1 == points  # 1 is the hat


class TestRound3Lead:
    def test_example_among_equals_the_last_to_have_chosen(self):
        """Order B, C, A with `2+`, `1`, `0` (2, 2, 0 points): C leads."""
        position = changed(deal(MALEDICTION.start(3), "S1"), ball=1, turn=1)
        assert play_all(position, "bid 2+, bid 1, bid 0").actor == 2

    def test_most_points_lead(self):
        assert play_all(deal(MALEDICTION.start(4), "S1"), "bid 1+, bid 3, bid 3+, bid 2").actor == 1

    def test_a_zero_leads_when_all_chose_zero(self):
        assert play_all(deal(MALEDICTION.start(3), "S1"), "bid 0, bid 0, bid 0").actor == 2

    def test_a_retried_contract_counts_with_its_new_face(self):
        position = changed(deal(MALEDICTION.start(3), "S1"), failed=points_cards(lying(), lying(at_least_3=1)))
        assert play_all(position, "bid 2, retry 3+ as 3, bid 3+").actor == 1
