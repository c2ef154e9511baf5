"""The moves of the pawn with both values of each option, paragraph by paragraph of the rules page."""

from katta.core.contract import CHANCE
from tests.games.sifaka.tables import (
    B4,
    after,
    table,
)

PLACED = "place 0,0,0"


def pawn(position, seat=0):
    player = position.view(None)["players"][seat]
    return player["row"], player["column"], player["facing"]


# Turn 2: move


def test_move_p_is_the_palms_on_the_covered_squares_not_those_of_the_new_card():
    position = table("13..\n.2..\n....\n....", pawns=("3,3,N", "3,3,N"), cards=("7777", "...."))
    assert after(position, "place 0,0,0").view(None)["palms"] == 6
    assert after(position, "place 0,1,0").view(None)["palms"] == 5


def test_move_with_an_arrow_before_between_or_after_the_steps():
    position = table(pawns=("3,0,E", "0,0,N"), palms=2, arrows="N")
    assert position.moves() == ["go 1,0,N", "go 2,1,N", "go 3,2,N"]
    position = table(pawns=("3,2,E", "0,0,N"), palms=2, arrows="N")
    assert position.moves() == ["go 1,2,N", "go 2,3,N"]


def test_move_no_feasible_plan_the_pawn_stays_and_turns_to_an_arrow():
    assert table(pawns=("3,3,E", "0,0,N"), palms=2, arrows="S").moves() == ["go 3,3,S"]
    assert table(pawns=("3,3,E", "0,0,N"), palms=7, arrows="SN").moves() == ["go 3,3,N", "go 3,3,S"]


def test_move_no_feasible_plan_and_no_arrow_the_pawn_stays():
    assert table(pawns=("2,1,E", "0,0,N"), palms=3).moves() == ["go 2,1,E"]


def test_move_without_an_arrow_all_points_straight_ahead():
    assert table(pawns=("2,1,E", "0,0,N"), palms=2).moves() == ["go 2,3,E"]


def test_move_a_feasible_plan_is_compulsory():
    assert "go 3,3,N" not in table(pawns=("3,3,E", "0,0,N"), palms=3, arrows="N").moves()


def test_move_over_the_new_card():
    position = table("...2", pawns=("0,2,E", "0,0,N"))
    assert after(position, "place 0,3,0").moves() == ["go 0,4,E"]


def test_move_not_over_a_hole():
    assert table("..._.", pawns=("0,1,E", "0,0,N"), palms=3).moves() == ["go 0,1,E"]


def test_move_any_non_empty_subset_of_the_arrows_in_any_order():
    moves = table(B4, pawns=("1,1,E", "0,0,N"), palms=1, arrows="NS").moves()
    assert moves == ["go 0,1,N", "go 0,1,S", "go 1,2,N", "go 1,2,S", "go 2,1,N", "go 2,1,S"]


def test_move_each_arrow_at_most_once():
    winding = "_.\n..\n."  # north, east, north
    assert table(winding, pawns=("2,0,W", "0,1,N"), palms=3, arrows="NE").moves() == ["go 2,0,N", "go 2,0,E"]
    assert table(winding, pawns=("2,0,W", "0,1,N"), palms=3, arrows="NEN").moves() == ["go 0,1,N"]


def test_move_four_arrows_and_no_point_turn_the_pawn():
    assert table(pawns=("1,1,N", "0,0,N"), arrows="EWWE").moves() == ["go 1,1,E", "go 1,1,W"]


def test_move_an_arrow_alone_turns_the_pawn():
    position = table("^...\n....\n....\n....", pawns=("3,3,E", "3,3,E"))
    position = after(position, PLACED)
    assert position.moves() == ["go 3,3,N"]
    assert pawn(position.play("go 3,3,N")) == (3, 3, "N")


def test_move_arrows_point_as_they_lie_on_the_board():
    position = table(pawns=("3,3,E", "3,0,E"), cards=("^...", "...."))
    position = after(position, "place 0,0,2", "deal 48", "place 1,1,0")
    assert position.view(None)["arrows"] == ["S"]


def test_move_no_palm_and_no_arrow_nothing_happens():
    position = after(table(pawns=("3,3,E", "3,3,E")), PLACED)
    assert position.actor == CHANCE
    assert next(iter(position.chances())) == "deal 39"


def test_move_a_go_is_asked_even_if_there_is_only_one():
    position = after(table("1...\n....\n....\n....", pawns=("3,3,E", "3,3,E")), PLACED)
    assert position.actor == 0
    assert position.moves() == ["go 3,3,E"]


def test_move_pawns_pass_each_other_and_may_share_a_square():
    assert table(pawns=("0,0,E", "0,1,N"), palms=1).moves() == ["go 0,1,E"]
    assert table(pawns=("0,0,E", "0,1,N"), palms=2).moves() == ["go 0,2,E"]


def test_move_on_a_board_of_52_columns_the_edges_do_not_meet():
    board = "." * 52
    assert table(board, pawns=("0,51,E", "0,0,N"), palms=1, pile=0, cards=()).moves() == ["go 0,51,E"]
    column = "\n".join("." * 52)
    assert table(column, pawns=("0,0,N", "9,0,N"), palms=1, pile=0, cards=()).moves() == ["go 0,0,N"]


# Options


def test_option_edge_a_step_off_the_board_ends_the_move():
    assert table(pawns=("2,1,E", "0,0,N"), palms=3, overshoot="edge").moves() == ["go 2,3,E"]
    assert table(pawns=("2,3,E", "0,0,N"), palms=3, overshoot="edge").moves() == ["go 2,3,E"]


def test_option_edge_every_plan_is_allowed_and_arrows_may_be_used_after_the_edge():
    moves = table(pawns=("3,2,E", "0,0,N"), palms=2, arrows="N", overshoot="edge").moves()
    assert moves == ["go 1,2,N", "go 2,3,N", "go 3,3,N"]


def test_option_edge_needs_no_arrow_but_uses_one_if_covered():
    moves = table(pawns=("3,3,E", "0,0,N"), palms=2, arrows="S", overshoot="edge").moves()
    assert moves == ["go 3,3,S"]


def test_option_block_a_square_with_another_pawn_cannot_be_entered():
    assert table(pawns=("0,0,E", "0,1,N"), palms=2, encounter="block").moves() == ["go 0,0,E"]
    assert table(pawns=("0,0,E", "0,2,N"), palms=2, encounter="block").moves() == ["go 0,0,E"]
    assert table(pawns=("0,0,E", "0,3,N"), palms=2, encounter="block").moves() == ["go 0,2,E"]


def test_option_block_with_edge_the_move_ends_before_the_other_pawn():
    assert table(pawns=("0,0,E", "0,2,N"), palms=3, encounter="block", overshoot="edge").moves() == ["go 0,1,E"]


def test_option_block_the_own_pawn_may_come_back():
    moves = table(pawns=("0,0,E", "3,3,N"), palms=2, arrows="W", encounter="block").moves()
    assert "go 0,0,W" in moves
