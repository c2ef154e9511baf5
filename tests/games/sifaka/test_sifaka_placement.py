"""The board, the setup and the placing of cards, paragraph by paragraph of the rules page."""

import numpy as np
import pytest

from katta.core.components import ComponentFile
from katta.core.contract import CHANCE
from katta.games.sifaka.state import SifakaState
from katta.games.sifaka.symbols import SYMBOL
from tests.games.sifaka.boxes import DEFAULT, with_cards
from tests.games.sifaka.tables import (
    B4,
    SEATS,
    SIFAKA,
    after,
    squares,
    start,
    table,
    tokens,
)

PLACED = "place 0,0,0"


def pawn(position, seat=0):
    player = position.view(None)["players"][seat]
    return player["row"], player["column"], player["facing"]


def opened(seats=2, cards=(), **options):
    """After the setup, with these cards dealt."""
    position = start(seats, **options)
    position = after(position, *("face N" for _ in range(seats)))
    return after(position, *(f"deal {card}" for card in cards or range(1, seats + 1)))


def after_four(seats=2, cards=(18, 44, 39, 46)):
    """After four turns that lay cards without mangoes on the four places."""
    position = opened(seats, cards[:seats])
    for turn, place in enumerate(("-2,1", "1,-2", "1,4", "4,1")):
        position = after(position, f"place {place},0")
        position = after(position, f"deal {(cards + (1, 2, 5, 6))[turn + seats]}")
    return position


# Board and components


def test_a_quarter_turn_clockwise_moves_an_arrow_from_nw_to_ne_and_turns_it_east():
    position = after(table(B4, pawns=("3,3,N", "3,3,N"), cards=("^...", "....")), "place 0,0,1")
    assert squares(position.state)[0, 1] == "arrow E"
    assert squares(position.state)[0, 0] == "blank"


@pytest.mark.parametrize(
    ("rotation", "shown"),
    [
        (0, ["arrow N", "palms 2", "mango red", "blank"]),
        (1, ["blank", "arrow E", "palms 2", "mango red"]),
        (2, ["mango red", "blank", "arrow S", "palms 2"]),
        (3, ["palms 2", "mango red", "blank", "arrow W"]),
    ],
)
def test_cards_lie_in_any_of_four_rotations(rotation, shown):
    position = after(table(pawns=("3,3,N", "3,3,N"), cards=("^2r.", "....")), f"place 0,0,{rotation}")
    found = squares(position.state)
    assert [found[square] for square in ((0, 0), (0, 1), (1, 1), (1, 0))] == shown


def test_only_the_topmost_symbol_of_a_square_counts():
    position = after(table("2...\n....\n....\n....", pawns=("3,3,N", "3,3,N"), cards=("1...", "....")), PLACED)
    assert position.view(None)["palms"] == 2
    position = after(position, "go 1,3,N", "deal 48", PLACED)
    assert position.view(None)["palms"] == 1


def test_the_box_holds_30_tokens_of_61_points_and_48_terrain_cards():
    s = SIFAKA.start(2).state
    assert int(s.supply.sum()) == int(s.untaken.sum()) == 30
    assert sum(int(s.untaken[colour, value]) * value for colour in range(3) for value in range(5)) == 61
    assert s.untaken.tolist() == [[0, 10, 5, 0, 0], [0, 0, 6, 3, 0], [0, 0, 0, 4, 2]]
    assert int(s.pile).bit_count() == 48


def test_the_state_is_small_and_has_no_padding():
    """Padding is not copied with a record, so equal positions would differ in it."""
    fields = SifakaState.dtype.fields
    assert fields is not None
    assert SifakaState.dtype.itemsize == sum(field[0].itemsize for field in fields.values()) < 2600


# Symbols of other boxes


def test_up_to_seven_palms_fit_on_a_square():
    text = with_cards(DEFAULT, [["palms 7"] * 4] * 48)
    s = SIFAKA.start(2, components=ComponentFile("palms", text)).state
    assert {SYMBOL.texts[int(symbol)] for symbol in np.ravel(s.faces[1:])} == {"palms 7"}


# Setup


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [("red", 1, 1), ("yellow", 2, 2)]),
        (3, [("red", 1, 1), ("blue", 1, 2), ("yellow", 2, 2)]),
        (4, [("red", 1, 1), ("blue", 1, 2), ("yellow", 2, 2), ("green", 2, 1)]),
    ],
)
def test_setup_1_pawns_stand_on_their_refuges_two_of_them_diagonally(seats, expected):
    players = SIFAKA.start(seats).view(None)["players"]
    assert [(player["colour"], player["row"], player["column"]) for player in players] == expected
    assert all(player["facing"] is None for player in players)


def test_setup_1_the_refuge_block_is_blank():
    assert squares(SIFAKA.start(2).state) == {(row, column): "blank" for row in range(4) for column in range(4)}


@pytest.mark.parametrize("seats", SEATS)
def test_setup_2_seat_by_seat_each_player_chooses_the_direction_before_any_card_is_drawn(seats):
    position = SIFAKA.start(seats)
    for seat in range(seats):
        assert position.actor == seat
        assert position.moves() == ["face N", "face E", "face S", "face W"]
        position = position.play("face W")
        assert pawn(position, seat)[2] == "W"
    assert position.actor == CHANCE


@pytest.mark.parametrize("seats", SEATS)
def test_setup_3_each_seat_draws_one_card_and_seat_0_starts(seats):
    position = after(SIFAKA.start(seats), *("face N" for _ in range(seats)))
    for seat in range(seats):
        assert len(position.chances()) == 48 - seat
        assert next(iter(position.chances())) == f"deal {seat + 1}"
        position = position.play(f"deal {seat + 1}")
        assert position.view(seat)["hand"] == [str(seat + 1)]
    assert position.actor == 0


# Turn 1: place


def test_place_the_first_player_has_exactly_16_placements():
    assert opened().moves() == [
        f"place {place},{rotation}" for place in ("-2,1", "1,-2", "1,4", "4,1") for rotation in range(4)
    ]


def test_place_the_first_four_go_to_the_free_places():
    position = after(opened(), "place 1,4,0", "deal 40")
    assert position.moves() == [
        f"place {place},{rotation}" for place in ("-2,1", "1,-2", "4,1") for rotation in range(4)
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_after_four_turns_the_board_has_32_squares_and_no_pawn_has_moved(seats):
    position = after_four(seats)
    assert len(squares(position.state)) == 32
    players = position.view(None)["players"]
    assert [(p["row"], p["column"], p["facing"]) for p in players] == [
        (p["row"], p["column"], "N") for p in SIFAKA.start(seats).view(None)["players"]
    ]


def test_place_touching_is_not_enough():
    position = after_four()
    assert not tokens(position.state)
    for rotation in range(4):
        assert f"place -2,3,{rotation}" not in position.moves()  # edge contact only
        assert f"place -1,3,{rotation}" in position.moves()  # covers 0,3


def test_place_no_card_on_a_token_or_on_any_pawn():
    position = table("....\n..G.\n....\n....", pawns=("0,0,N", "3,3,N"))
    corners = {tuple(map(int, text.split()[1].split(",")[:2])) for text in position.moves()}
    everywhere = {(row, column) for row in range(-1, 4) for column in range(-1, 4)}
    on_token = {(0, 1), (0, 2), (1, 1), (1, 2)}
    on_pawns = {(-1, -1), (-1, 0), (0, -1), (0, 0), (2, 2), (2, 3), (3, 2), (3, 3)}
    assert corners == everywhere - on_token - on_pawns


def test_place_all_four_rotations_are_always_listed_by_row_column_rotation():
    texts = table(pawns=("0,0,N", "3,3,N"), cards=("....", "....")).moves()
    keys = [tuple(map(int, text.split()[1].split(","))) for text in texts]
    assert keys == sorted(keys)
    assert len(keys) == 4 * len({key[:2] for key in keys})


def test_place_a_card_may_cover_a_mango_whose_token_is_gone():
    assert "place 0,0,0" in table("g...\n....\n....\n....", pawns=("3,3,N", "3,3,N")).moves()


def test_place_holes_are_not_board():
    position = table("...\n._.\n...", pawns=("0,0,N", "0,0,N"))
    assert (1, 1) not in squares(position.state)
    assert "place 1,1,0" in position.moves()


def test_place_every_mango_gets_a_token_of_its_colour():
    position = after(table(pawns=("3,3,N", "3,3,N"), cards=("gyr.", "....")), "place 0,0,0")
    assert tokens(position.state) == {(0, 0): "green", (0, 1): "yellow", (1, 1): "red"}
    assert position.view(None)["supply"] == {"green": 14, "yellow": 8, "red": 5}


def test_place_the_first_four_get_tokens_too():
    position = after(opened(cards=(9, 1)), "place -2,1,0")
    assert tokens(position.state) == {(-1, 2): "red"}


def test_place_if_no_token_is_left_none():
    position = after(table(pawns=("3,3,N", "3,3,N"), cards=("gr..", "...."), supply=(0, 9, 6)), "place 0,0,0")
    assert tokens(position.state) == {(0, 1): "red"}
    assert squares(position.state)[0, 0] == "mango green"


@pytest.mark.parametrize(
    ("rotation", "served"),
    [(0, {(0, 0), (0, 1)}), (1, {(0, 1), (1, 1)}), (2, {(0, 0), (1, 1)}), (3, {(0, 0), (0, 1)})],
)
def test_place_too_few_tokens_are_served_nw_ne_se_sw_as_the_card_lies(rotation, served):
    position = table(pawns=("3,3,N", "3,3,N"), cards=("ggg.", "...."), supply=(2, 9, 6))
    position = after(position, f"place 0,0,{rotation}")
    assert set(tokens(position.state)) == served
    assert position.view(None)["supply"]["green"] == 0
