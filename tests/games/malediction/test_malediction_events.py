"""What a client is told: all that it needs to show what happened, and to offer what can be done."""

import random

import pytest

from katta.games.malediction.faces import FACE
from tests.games.malediction.tables import MALEDICTION, by_seat, changed, deal, in_tricks, play_all, player, random_game


def last_trick(contracts="2 1 0", **fields):
    """Before the last card of a round, which seat 0 has won."""
    return play_all(in_tricks(["S9", "R2", "R3"], contracts=contracts, **fields), "play S9, play R2")


def told(position, kind):
    return [{**event, "type": None} for event in position.events(None) if event["type"] == kind]


class TestEvents:
    def test_a_play_says_what_it_is_made_of(self):
        position = in_tricks(["S5 P2 P2 C1", "R4 C2", "R8 C3"])
        assert position.play("play S5+P2").events(1) == [
            {"type": "play", "player": 0, "play": "S5+P2", "card": "S5", "potion": "P2", "value": 7}
        ]
        assert position.play("play P2+P2").events(1)[0] == {
            "type": "play", "player": 0, "play": "P2+P2", "card": "P2", "potion": "P2", "value": 4,
        }  # fmt: skip
        assert position.play("play C1").events(1)[0]["potion"] is None

    def test_a_trick_is_swept_to_its_winner_by_seat(self):
        position = play_all(in_tricks(["R8 C1", "R4 C2", "S5 P2 C3"], leader=1), "play R4, play S5+P2")
        assert position.play("play R8").events(None)[1:] == [
            {"type": "trick", "player": 2, "play": "S5+P2"},
            {"type": "swept", "player": 2, "plays": ["R8", "R4", "S5+P2"]},
        ]

    def test_a_tied_trick_is_swept_to_nobody(self):
        position = play_all(in_tricks(["R7 C1", "R5 P2 C2", "R1 C3"]), "play R7, play R5+P2")
        assert position.play("play R1").events(None)[1:] == [
            {"type": "tie", "player": 1},
            {"type": "swept", "player": None, "plays": ["R7", "R5+P2", "R1"]},
        ]

    def test_what_is_only_shown_is_not_said(self):
        after = last_trick().play("play R3")
        assert {"swept", "passed"} <= {event["type"] for event in after.events(None)}
        assert not [message for message in after.narrated(None) if message.id.endswith(("swept", "passed"))]

    def test_contracts_are_scored_with_their_faces(self):
        after = last_trick().play("play R3")
        assert [event for event in after.events(None) if "contract" in event] == [
            {"type": "failed", "player": 0, "contract": "2", "tricks": 1, "points": 4},
            {"type": "failed", "player": 1, "contract": "1", "tricks": 0, "points": 2},
            {"type": "zero_saved", "player": 2, "contract": "0"},
        ]
        after = last_trick("0 0 0").play("play R3")
        assert told(after, "zero_failed") == [{"type": None, "player": 0, "contract": "0", "tricks": 1}]

    def test_the_ball_goes_on_when_the_round_is_scored(self):
        after = last_trick(ball=2).play("play R3")
        assert told(after, "passed") == [{"type": None, "player": 0, "previous": 2}]
        assert after.view(None)["ball"] == 0
        assert after.play("trump S1").events(None)[0] == {"type": "round", "round": 2, "player": 0}

    def test_the_ball_stays_when_the_game_is_over(self):
        assert told(last_trick(piles=[8, 0, 5, 5]).play("play R3"), "passed") == []

    def test_a_void_of_the_last_play_of_a_round_is_not_told(self):
        position = play_all(in_tricks(["R8 C1", "R4 C2", "B5 C3"]), "play R8, play R4")
        assert told(position.play("play B5"), "void") == [{"type": None, "player": 2, "suit": "rat"}]
        position = play_all(in_tricks(["R8", "R4", "B5"]), "play R8, play R4")
        assert told(position.play("play B5"), "void") == []


class TestOffers:
    def offers(self, position):
        return dict(position.choices())

    def test_plays(self):
        offers = self.offers(in_tricks(["R2 P1", "R3", "R4"]))
        assert offers["play R2+P1"] == {"type": "play", "play": "R2+P1", "card": "R2", "potion": "P1", "value": 3}
        assert offers["play R2"] == {"type": "play", "play": "R2", "card": "R2", "potion": None, "value": 2}

    def test_contracts(self):
        offers = self.offers(changed(deal(MALEDICTION.start(3), "S1"), failed=[[0, 0, 0, 0, 1, 0, 0, 0]] * 5))
        assert offers["bid 0"] == {"type": "bid_zero", "contract": "0"}
        assert offers["bid 2+"] == {"type": "bid", "contract": "2+", "points": 2}
        assert offers["retry 2 as 2+"] == {"type": "retry", "old": "2", "contract": "2+", "points": 2}

    def test_zeros(self):
        position = last_trick("3 0 1+", zeros=by_seat(2), options={"penalty": "number"}).play("play R3")
        assert self.offers(position) == {
            "zero": {"type": "zero", "count": 2, "contract": "3", "points": 6},
            "keep": {"type": "keep", "contract": "3", "points": 3},
        }


class TestStanding:
    @pytest.mark.parametrize(
        ("contract", "won", "handed_in", "standing"),
        [
            ("2", 1, 0, "open"),
            ("2", 2, 0, "met"),
            ("2", 3, 0, "broken"),
            ("2+", 3, 0, "met"),
            ("0", 0, 0, "met"),
            ("0", 1, 0, "broken"),
            ("3", 2, 1, "met"),
        ],
    )
    def test_by_the_tricks(self, contract, won, handed_in, standing):
        fields = {"won": by_seat(won), "handed_in": by_seat(handed_in)}
        position = in_tricks(["R1", "R2", "R3"], contracts=f"{contract} 1 1", **fields)
        assert player(position, 0)["standing"] == standing

    def test_before_a_contract_is_chosen_there_is_nothing_to_keep(self):
        position = deal(MALEDICTION.start(3), "S1").play("bid 2")
        assert [seat["standing"] for seat in position.view(None)["players"]] == ["open", None, None]

    def test_whoever_stands_well_at_the_end_is_told_so(self):
        """What a view says of a contract before the last answer, the scoring says in the end."""
        for before, _, after in random_game(random.Random(8), 4):
            if before.view(None)["phase"] == "scoring":
                standing = [seat["standing"] for seat in before.view(None)["players"]]
                failed = {event["player"] for event in after.events(None) if event["type"] == "failed"}
                assert all(standing[seat] != "met" for seat in failed)


def test_every_face_has_a_name():
    assert {FACE.name(face).id for face in FACE.words} == {
        "malediction-contract-zero",
        "malediction-contract-exactly",
        "malediction-contract-at-least",
    }
