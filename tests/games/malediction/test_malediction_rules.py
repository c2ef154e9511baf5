"""One test a ruling of the specification, named after its paragraph; the worked examples are here word for word."""

from fractions import Fraction

import pytest

from katta.core.contract import CHANCE, OVER
from katta.games.malediction.state import SCORING
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
    rounds_played,
    scores,
)


def player(position, seat):
    return position.view(None)["players"][seat]


def won(position):
    return [seat["won"] for seat in position.view(None)["players"]]


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


class TestTricks4Plays:
    def legal_after(self, lead, hand, trump="B9"):
        return in_tricks([lead, hand, "C1"], trump).play(f"play {'+'.join(lead.split())}").moves()

    def test_example_follow_with_a_potion_added(self):
        assert self.legal_after("R5", "R2 P3 S9") == ["play R2", "play R2+P3"]

    def test_example_void_plays_anything(self):
        assert self.legal_after("R5", "P1 P2 S3") == [
            "play S3", "play P1", "play P2", "play S3+P1", "play S3+P2", "play P2+P1",
        ]  # fmt: skip

    def test_example_potion_led(self):
        assert self.legal_after("P2", "P1 P3 R9") == ["play P1", "play P3", "play P3+P1"]

    def test_potion_led_without_potions_anything_goes(self):
        assert self.legal_after("P2", "R1 C2") == ["play R1", "play C2"]

    def test_the_suit_of_a_combo_is_that_of_its_base(self):
        assert self.legal_after("R5 P2", "R2 P1") == ["play R2", "play R2+P1"]

    def test_a_potion_does_not_follow_another_suit(self):
        assert self.legal_after("R5", "R2 P1 P1") == ["play R2", "play R2+P1"]

    def test_no_duty_to_trump(self):
        assert self.legal_after("R5", "S9 C1", trump="S1") == ["play C1", "play S9"]

    def test_the_leader_plays_anything_combos_by_base_then_potion(self):
        position = in_tricks(["C2 R9 P3 P1 P3 P2", "R1", "R2"])
        assert position.moves() == [
            "play R9", "play C2", "play P1", "play P2", "play P3",
            "play R9+P1", "play R9+P2", "play R9+P3", "play C2+P1", "play C2+P2", "play C2+P3",
            "play P2+P1", "play P3+P1", "play P3+P2", "play P3+P3",
        ]  # fmt: skip

    def test_two_equal_potions_need_two_copies(self):
        assert "play P3+P3" in in_tricks(["P3 P3", "R1", "R2"]).moves()
        assert "play P3+P3" not in in_tricks(["P3 P2", "R1", "R2"]).moves()

    def test_a_combo_takes_two_cards_from_the_hand(self):
        position = in_tricks(["R1 P1 P1 C3", "R2", "R3"]).play("play R1+P1")
        assert position.view(0)["hand"] == ["C3", "P1"]
        assert player(position, 0)["hand"] == 2


class TestTricks5Winning:
    def after_trick(self, trump, *plays):
        hands = [f"{play.replace('+', ' ')} {filler}" for play, filler in zip(plays, ("C1", "C2", "C3", "C4"))]
        return play_all(in_tricks(hands, trump), ", ".join(f"play {play}" for play in plays))

    def test_example_the_fourth_wins_with_seven_and_leads(self):
        position = self.after_trick("S1", "R8", "R4", "S6", "S5+P2")
        assert won(position) == [0, 0, 0, 1]
        assert position.actor == 3

    def test_example_a_base_with_a_potion_is_not_trump_when_potion_is(self):
        position = self.after_trick("P1", "R9", "S9+P3", "P1")
        assert won(position) == [0, 0, 1]

    def test_example_tie_nobody_wins_and_the_last_of_the_tied_leads(self):
        position = self.after_trick("S1", "R8", "S7", "R9", "S5+P2")
        assert won(position) == [0, 0, 0, 0]
        assert position.actor == 3
        assert position.view(None)["tricks"][0]["winner"] is None

    def test_a_tie_in_the_led_suit(self):
        position = self.after_trick("S1", "R4+P3", "B9", "R7")
        assert won(position) == [0, 0, 0]
        assert position.actor == 2

    def test_a_tie_below_the_best_is_no_tie(self):
        assert won(self.after_trick("S1", "R4+P3", "R7", "R9", "B1")) == [0, 0, 1, 0]

    def test_a_tie_above_an_earlier_best(self):
        position = self.after_trick("S1", "R5", "R4+P3", "R7", "R6")
        assert won(position) == [0, 0, 0, 0]
        assert position.actor == 2

    def test_other_suits_never_win(self):
        assert won(self.after_trick("S1", "R1", "B9", "C9")) == [1, 0, 0]

    def test_two_potions_are_trump_when_potion_is(self):
        assert won(self.after_trick("P1", "R9", "P3", "P2+P2")) == [0, 0, 1]

    def test_potions_lead_and_win_without_trump(self):
        assert won(self.after_trick("S1", "P3", "P2+P2", "R9")) == [0, 1, 0]


class TestTricks6RoundEnd:
    def test_a_trick_is_always_completed(self):
        position = in_tricks(["R1", "R2 C2", "R3 C3 C4"]).play("play R1")
        assert position.actor == 1
        assert position.play("play R2").actor == 2

    def test_leftovers_are_discarded_unseen(self):
        position = play_all(in_tricks(["R1", "R2 C2", "R3 C3 C4"]), "play R1, play R2, play R3")
        assert position.actor == CHANCE
        assert [seat["hand"] for seat in position.view(None)["players"]] == [0, 0, 0]
        assert position.view(2)["hand"] == []

    def test_no_fewer_than_four_tricks(self):
        hands = ["R1 R2 R3 R4 P1 P2 P3", "C1 C2 C3 C4 C5 C6 C7", "B1 B2 B3 B4 B5 B6 B7"]
        position = play_all(deal(MALEDICTION.start(3), "S1", *hands), "bid 3, bid 0, bid 0")
        for lead in ("R1+P1", "R2+P2", "R3+P3", "R4"):
            position = position.play(f"play {lead}")
            position = position.play(position.moves()[0])
            position = position.play(position.moves()[0])
        assert position.actor == CHANCE
        assert len(position.view(None)["tricks"]) == 4

    def test_no_more_than_seven_tricks(self):
        hands = ["R1 R2 R3 R4 R5 R6 R7", "C1 C2 C3 C4 C5 C6 C7", "B1 B2 B3 B4 B5 B6 B7"]
        position = play_all(deal(MALEDICTION.start(3), "S1", *hands), "bid 3, bid 0, bid 0")
        while position.actor >= 0:
            position = position.play(position.moves()[0])
        assert len(position.view(None)["tricks"]) == 7


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
