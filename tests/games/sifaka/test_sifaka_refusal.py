"""Every refusal of Sifaka names the rule."""

import pytest

from katta.core.declare.statements import code_of
from katta.core.message import Argument, Listing, Message, Player
from katta.core.position import Position
from katta.texts.catalogue import LANGUAGES, Catalogue
from tests.games.refusals import assert_refused
from tests.games.sifaka.tables import SIFAKA, after, start, table

NORTH = Message("sifaka-direction-north")
SOUTH = Message("sifaka-direction-south")

PLACING = table("....\n..G.\n....\n....", pawns=("0,0,N", "3,3,N"))
GOING = table(pawns=("3,0,E", "0,0,N"), palms=2, arrows="N")
STRAIGHT = table(pawns=("2,1,E", "0,0,N"), palms=2)
STUCK = table(pawns=("2,1,E", "0,0,N"), palms=3)
BLOCKED = table(pawns=("0,0,E", "0,3,N"), palms=2, encounter="block")
OPENING = after(start(2), "face N", "face N", "deal 1", "deal 2")
SECOND = after(OPENING, "place -2,1,0", "deal 3")

REFUSED: list[tuple[Position, str, str, dict[str, Argument]]] = [
    (PLACING, "deal 3", "sifaka.chance.not-now", {}),
    (GOING, "token 3", "sifaka.chance.not-now", {}),
    (start(2), "place 0,0,0", "sifaka.face.due", {}),
    (start(2), "pass", "sifaka.face.due", {}),
    (start(2), "go 0,0,N", "sifaka.face.due", {}),
    (PLACING, "face N", "sifaka.face.not-now", {}),
    (GOING, "face N", "sifaka.face.not-now", {}),
    (OPENING, "place 0,0,0", "sifaka.place.first-four", {}),
    (SECOND, "place -2,1,3", "sifaka.place.taken", {}),
    (PLACING, "place 2,2,0", "sifaka.place.covers-pawn", {"player": Player(1), "row": 3, "column": 3}),
    (PLACING, "place 0,0,0", "sifaka.place.covers-pawn", {"player": Player(0), "row": 0, "column": 0}),
    (PLACING, "place 0,1,0", "sifaka.place.covers-token", {"row": 1, "column": 2}),
    (PLACING, "place -2,0,0", "sifaka.place.touches-only", {}),
    (PLACING, "place 4,4,0", "sifaka.place.touches-only", {}),
    (PLACING, "place 40,40,0", "sifaka.place.covers-nothing", {}),
    (PLACING, "place 52,52,0", "sifaka.place.covers-nothing", {}),
    (PLACING, "place 53,54,0", "sifaka.place.covers-nothing", {}),
    (PLACING, "pass", "sifaka.pass.can-place", {}),
    (OPENING, "pass", "sifaka.pass.can-place", {}),
    (GOING, "place 0,0,0", "sifaka.go.due", {}),
    (GOING, "pass", "sifaka.go.due", {}),
    (PLACING, "go 0,1,N", "sifaka.go.not-now", {}),
    (STUCK, "go 2,3,E", "sifaka.go.must-stay", {"palms": 3}),
    (GOING, "go 4,0,N", "sifaka.go.off-board", {}),
    (GOING, "go 55,52,N", "sifaka.go.off-board", {}),
    (BLOCKED, "go 0,3,E", "sifaka.go.blocked", {"player": Player(1)}),
    (STRAIGHT, "go 2,3,N", "sifaka.go.keep-direction", {"direction": Message("sifaka-direction-east")}),
    (STUCK, "go 2,1,N", "sifaka.go.keep-direction", {"direction": Message("sifaka-direction-east")}),
    (GOING, "go 1,0,E", "sifaka.go.use-arrow", {"directions": Listing((NORTH,))}),
    (GOING, "go 3,1,N", "sifaka.go.out-of-reach", {"palms": 2}),
    (STRAIGHT, "go 2,2,E", "sifaka.go.out-of-reach", {"palms": 2}),
    (
        table("...\n...\n...", pawns=("2,0,E", "0,0,N"), palms=2, arrows="SN"),
        "go 0,0,E",
        "sifaka.go.use-arrow",
        {"directions": Listing((NORTH, SOUTH))},
    ),
    (
        table("_.\n..\n.", pawns=("2,0,W", "0,1,N"), palms=3, arrows="NEN"),
        "go 0,1,E",
        "sifaka.go.other-direction",
        {"direction": Message("sifaka-direction-east")},
    ),
]


@pytest.mark.parametrize(("position", "text", "code", "arguments"), REFUSED)
def test_a_refusal_names_the_rule_and_changes_nothing(position, text, code, arguments):
    assert_refused(position, text, code, arguments)


def test_every_code_is_given_by_some_refusal():
    assert {code for _, _, code, _ in REFUSED} == {code_of("sifaka", each.name) for each in SIFAKA.told["refusal"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    say = Catalogue(language, ["Ada", "Boris"]).say
    for _, _, code, arguments in REFUSED:
        assert say("refusal-" + code.replace(".", "-"), **arguments)
