"""Every refusal names its rule."""

import pytest

from katta.core.declare.statements import code_of
from katta.core.errors import IllegalMove
from katta.core.message import Message
from tests.games.malediction.tables import MALEDICTION, by_seat, changed, deal, in_tricks, lying, play_all, points_cards
from tests.games.refusals import assert_refused


def contracts():
    return changed(deal(MALEDICTION.start(3), "S1"), piles=[8, 16, 0, 8])


def following(lead, hand):
    return in_tricks([f"{lead} C9", hand, "C1 C2"]).play(f"play {lead}")


def scoring():
    position = in_tricks(["S9", "R2", "R3"], contracts="3 1 1", zeros=by_seat(2))
    return play_all(position, "play S9, play R2, play R3")


REFUSED = [
    (contracts(), "deal R7", "malediction.chance.not-now", {}),
    (following("R5", "R2 C2"), "trump R7", "malediction.chance.not-now", {}),
    (following("R5", "R2 C2"), "bid 0", "malediction.bid.not-now", {}),
    (scoring(), "bid 1+", "malediction.bid.not-now", {}),
    (contracts(), "bid 2+", "malediction.bid.pile-empty", {"number": 2}),
    (following("R5", "R2 C2"), "retry 1 as 1", "malediction.retry.not-now", {}),
    (
        changed(contracts(), failed=points_cards(lying(exactly_2=1))),
        "retry 2+ as 2",
        "malediction.retry.not-failed",
        {"contract": Message("malediction-contract-at-least", {"number": 2})},
    ),
    (contracts(), "play R1", "malediction.play.contract-first", {}),
    (scoring(), "play R1", "malediction.play.round-over", {}),
    (
        following("R5", "R2 C2"),
        "play R3",
        "malediction.play.not-in-hand",
        {"card": Message("malediction-card-rat", {"value": 3})},
    ),
    (
        following("R5", "R2 C2"),
        "play R2+P1",
        "malediction.play.not-in-hand",
        {"card": Message("malediction-card-potion", {"value": 1})},
    ),
    (
        in_tricks(["P3 C1", "R1", "R2"]),
        "play P3+P3",
        "malediction.play.single-copy",
        {"card": Message("malediction-card-potion", {"value": 3})},
    ),
    (
        following("R5", "R2 C2 P1"),
        "play C2+P1",
        "malediction.play.must-follow",
        {"suit": Message("malediction-suit-rat")},
    ),
    (following("R5", "R2 P1"), "play P1", "malediction.play.must-follow", {"suit": Message("malediction-suit-rat")}),
    (following("P2", "R2 P1"), "play R2+P1", "malediction.play.must-play-potion", {}),
    (contracts(), "zero", "malediction.zero.not-now", {}),
    (following("R5", "R2 C2"), "keep", "malediction.keep.not-now", {}),
]


@pytest.mark.parametrize(("position", "text", "code", "arguments"), REFUSED)
def test_refusal(position, text, code, arguments):
    assert_refused(position, text, code, arguments)


def test_every_code_is_provoked():
    codes = {code_of("malediction", refusal.name) for refusal in MALEDICTION.told["refusal"]}
    assert {code for _, _, code, _ in REFUSED} == codes


def test_a_player_cannot_move_while_cards_are_dealt():
    with pytest.raises(IllegalMove) as refused:
        MALEDICTION.start(3).play("play R1")
    assert refused.value.code == "move.awaits-chance"
