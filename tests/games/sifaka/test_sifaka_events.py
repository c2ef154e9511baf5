"""What happens is told as data: an animation needs no rule to show it."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.compiler import COMPILED
from katta.core.position import Position
from tests.games.sifaka.boxes import BOXES
from tests.games.sifaka.tables import (
    B4,
    LEANINGS,
    OVERSHOOTS,
    PAWNS,
    SEATS,
    after,
    squares,
    start,
    steps,
    table,
    tokens,
)

STEPS = {(-1, 0): "N", (0, 1): "E", (1, 0): "S", (0, -1): "W"}


def told(position: Position, kind: str, eyes: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind that led here."""
    return [event for event in position.events(eyes) if event["type"] == kind]


def way(position: Position, move: str) -> list[tuple[int, int]]:
    """The squares that a pawn enters."""
    (event,) = (event for event in position.play(move).events(None) if event["type"] in ("go", "stay"))
    return [(square["row"], square["column"]) for square in event["squares"]]


# The way of a pawn


def test_a_pawn_turns_where_an_arrow_lets_it():
    position = table(pawns=("3,0,E", "0,0,N"), palms=2, arrows="N")
    assert way(position, "go 2,1,N") == [(3, 1), (2, 1)]
    assert way(position, "go 1,0,N") == [(2, 0), (1, 0)]
    assert way(position, "go 3,2,N") == [(3, 1), (3, 2)]


def test_a_pawn_that_stays_or_only_turns_enters_nothing():
    assert way(table(pawns=("2,1,E", "0,0,N"), palms=3), "go 2,1,E") == []
    assert way(table(pawns=("3,3,E", "0,0,N"), palms=2, arrows="S"), "go 3,3,S") == []
    assert way(table(pawns=("1,1,N", "0,0,N"), arrows="EW"), "go 1,1,W") == []


def test_a_pawn_that_comes_back_has_been_elsewhere():
    position = table(pawns=("0,0,E", "3,3,N"), palms=2, arrows="W")
    assert way(position, "go 0,0,W") == [(0, 1), (0, 0)]
    assert told(position.play("go 0,0,W"), "stay")[0]["direction"] == "W"


def test_the_way_with_the_fewest_turns_is_told():
    position = table(B4, pawns=("3,0,N", "0,3,N"), palms=4, arrows="ENE")
    assert way(position, "go 1,2,E") == [(2, 0), (1, 0), (1, 1), (1, 2)]


def test_with_the_option_edge_the_points_left_are_lost():
    position = table(pawns=("1,2,E", "0,0,N"), palms=3, overshoot="edge")
    assert way(position, "go 1,3,E") == [(1, 3)]
    turned = table(pawns=("3,2,E", "0,0,N"), palms=2, arrows="N", overshoot="edge")
    assert way(turned, "go 3,3,N") == [(3, 3)]


@settings(deadline=None, max_examples=6 if COMPILED else 2)
@given(
    seats=st.sampled_from(SEATS),
    overshoot=st.sampled_from(OVERSHOOTS),
    pawns=st.sampled_from(PAWNS),
    box=st.sampled_from(list(BOXES)),
    leaning=st.sampled_from(LEANINGS),
    seed=st.integers(0, 2**32),
)
def test_every_way_is_one_that_the_rules_allow(seats, overshoot, pawns, box, leaning, seed):
    for before, move, then in steps(start(seats, box, overshoot=overshoot, pawns=pawns), seed, leaning):
        if move.startswith("go"):
            check_way(before, move, then)


def check_way(before: Position, move: str, then: Position) -> None:
    """Steps to neighbouring squares of the board, as many as palms; turns by covered arrows, each used once."""
    seat, seen = before.actor, before.view(None)
    pawn, board = seen["players"][seat], squares(before.state)
    others = {(other["row"], other["column"]) for place, other in enumerate(seen["players"]) if place != seat}
    entered, here, facing, arrows = way(before, move), (pawn["row"], pawn["column"]), pawn["facing"], seen["arrows"]
    for row, column in entered:
        direction = STEPS[row - here[0], column - here[1]]
        if direction != facing:
            arrows.remove(direction)
        here, facing = (row, column), direction
        assert here in board
        assert seen["options"]["pawns"] == "share" or here not in others
    last_row, last_column, faced = move.split()[1].split(",")
    assert here == (int(last_row), int(last_column))
    assert faced == facing or faced in arrows
    is_short = len(entered) < seen["palms"]
    assert not is_short or seen["options"]["overshoot"] == "edge" or not entered
    after_it = then.view(None)["players"][seat]
    assert (after_it["row"], after_it["column"], after_it["facing"]) == (*here, faced)


# Cards and tokens


@pytest.mark.parametrize("rotation", range(4))
def test_a_placement_tells_the_symbols_as_they_lie(rotation):
    position = after(table(pawns=("3,3,N", "3,3,N"), cards=("^2r.", "....")), f"place 0,0,{rotation}")
    (event,) = told(position, "place")
    board = squares(position.state)
    assert event["squares"] == [board[square] for square in ((0, 0), (0, 1), (1, 1), (1, 0))]
    assert (event["player"], event["row"], event["column"], event["rotation"]) == (0, 0, 0, rotation)


def test_what_is_covered_is_told_palms_together():
    position = after(table("13..\n^v..\n....\n....", pawns=("3,3,N", "3,3,N")), "place 0,0,0")
    assert told(position, "cover") == [{"type": "cover", "symbols": ["palms 4", "arrow N", "arrow S"]}]


def test_nothing_covered_is_not_told():
    assert told(after(table(pawns=("3,3,N", "3,3,N")), "place 0,0,0"), "cover") == []


def test_each_token_is_told_with_its_square():
    position = table(pawns=("3,3,N", "3,3,N"), cards=("gg.r", "...."), supply=(1, 9, 6))
    position = after(position, "place 0,0,0")
    assert told(position, "grow") == [
        {"type": "grow", "row": 0, "column": 0, "colour": "green"},
        {"type": "grow", "row": 1, "column": 0, "colour": "red"},
    ]
    assert told(position, "tokens") == [{"type": "tokens", "tokens": ["green", "red"]}]
    assert told(position, "none_left") == [{"type": "none_left", "mango": "mango green"}]


@settings(deadline=None, max_examples=3)
@given(seats=st.sampled_from(SEATS), box=st.sampled_from(list(BOXES)), seed=st.integers(0, 2**32))
def test_tokens_come_and_go_as_they_are_told(seats, box, seed):
    lying: dict[tuple[int, int], str] = {}
    for _, _, then in steps(start(seats, box), seed, "hungry"):
        for event in told(then, "grow"):
            lying[event["row"], event["column"]] = event["colour"]
        for event in told(then, "take"):
            assert lying.pop((event["row"], event["column"])) == event["token"]
        assert tokens(then.state) == lying


def test_who_draws_is_told_what_the_card_shows():
    position = after(start(2), "face N", "face N", "deal 4")
    shown = ["palms 2", "arrow S", "palms 1", "mango green"]
    assert position.events(0) == [{"type": "receive", "player": 0, "card": "4", "squares": shown}]
    for eyes in (1, None):
        assert position.events(eyes) == [{"type": "draw", "player": 0}]


def test_a_card_that_fits_nowhere_is_told_to_all():
    position = table("GG\nGG", pawns=("0,0,N", "0,1,N"), cards=("2...", "....")).play("pass")
    shown = ["palms 2", "blank", "blank", "blank"]
    for eyes in (0, 1, None):
        assert position.events(eyes) == [{"type": "remove", "player": 0, "card": "1", "squares": shown}]


def test_facing_is_told_with_the_square_of_the_pawn():
    event = {"type": "face", "player": 0, "direction": "W", "row": 1, "column": 1}
    assert start(2).play("face W").events(None) == [event]


def test_a_way_offers_what_it_brings():
    taking = table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2)
    away = {"rows": 0, "latitude": "N", "columns": 2, "longitude": "E"}
    assert taking.choices() == [
        ("go 0,2,E", {"type": "take", "row": 0, "column": 2, "direction": "E", **away, "token": "yellow"})
    ]
    staying = table(pawns=("3,0,W", "0,0,N"), palms=2)
    assert staying.choices() == [("go 3,0,W", {"type": "stay", "row": 3, "column": 0, "direction": "W"})]
