"""Tricks: what may be played, who wins, when a round ends; one test a ruling, the worked examples word for word."""

from katta.core.contract import CHANCE
from tests.games.malediction.tables import (
    MALEDICTION,
    deal,
    in_tricks,
    play_all,
    player,
    won,
)


class TestRound4Plays:
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


class TestRound5Winning:
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


class TestRound6End:
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
