"""Tokens, the draw and the end of the game, paragraph by paragraph of the rules page."""

import pytest

from katta.core.contract import CHANCE, OVER
from katta.core.position import Position
from katta.games.sifaka.state import FINISHED
from tests.games.sifaka.tables import (
    SIFAKA,
    after,
    start,
    steps,
    table,
    tokens,
)

PLACED = "place 0,0,0"


# Turn 3: collect


def test_collect_a_pawn_that_stops_on_a_token_takes_it():
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E")
    assert not tokens(position.state)
    assert position.actor == CHANCE
    assert position.weights() == {"token 2": 6, "token 3": 3}
    position = position.play("token 3")
    assert position.view(0)["players"][0]["taken"] == {"green": 0, "yellow": 1, "red": 0}
    assert position.view(0)["players"][0]["values"] == {"green": [], "yellow": [3], "red": []}
    assert position.view(1)["players"][0]["values"] is None


def test_collect_the_value_is_uniform_over_the_untaken_tokens_of_the_colour():
    position = after(table("GGG.", pawns=("0,3,W", "0,0,N"), palms=1, cards=("....", "3...")), "go 0,2,W", "token 2")
    s = position.state.copy()
    assert s.untaken[0].tolist() == [0, 10, 4, 0, 0]


def test_collect_passing_is_not_enough():
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=3), "go 0,3,E")
    assert tokens(position.state) == {(0, 2): "yellow"}


def test_collect_a_token_laid_this_turn_counts():
    position = table("...2", pawns=("0,2,E", "0,0,N"), cards=(".r..", "...."))
    position = after(position, "place 0,3,0", "go 0,4,E")
    assert list(position.chances()) == ["token 3", "token 4"]
    assert not tokens(position.state)


def test_collect_a_mango_without_a_token_gives_nothing():
    position = after(table("..y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E")
    assert next(iter(position.chances())).startswith("deal")


# Turn 4: draw


def test_draw_a_card_at_the_end_of_the_turn_then_the_next_seat():
    position = after(table(pawns=("3,3,E", "3,3,E")), PLACED, "deal 47")
    assert position.actor == 1
    assert position.view(0)["hand"] == ["47"]


def test_draw_after_the_token_is_looked_at():
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E", "token 2")
    assert next(iter(position.chances())) == "deal 39"


def test_draw_nothing_when_the_pile_is_empty():
    position = after(table(pawns=("3,3,E", "3,3,E"), pile=0), PLACED)
    assert position.actor == 1
    assert position.view(0)["hand"] == []


def test_no_legal_placement_the_card_is_removed_and_the_turn_goes_on_with_the_draw():
    position = table("GG\nGG", pawns=("0,0,N", "0,1,N"), cards=("2...", "...."))
    assert position.moves() == ["pass"]
    position = position.play("pass")
    assert position.view(None)["removed"] == ["1"]
    assert position.actor == CHANCE
    assert position.play("deal 40").actor == 1


def test_no_legal_placement_with_an_empty_pile_goes_on_with_the_next_seat_and_the_end():
    position = table("GG\nGG", pawns=("0,0,N", "0,1,N"), pile=0)
    position = position.play("pass")
    assert position.actor == 1
    position = position.play("pass")
    assert position.actor == OVER
    assert position.view(None)["removed"] == ["1", "2"]


# End


@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 16), (4, 12)])
def test_end_after_the_48th_card_all_hands_are_played_out(seats, turns):
    placed = [0] * seats
    for position, move, _ in steps(start(seats), 5):
        if move.startswith("place"):
            placed[position.actor] += 1
    assert placed == [turns] * seats


def test_end_three_players_draw_nothing_in_turns_46_to_48():
    placed, deals = 0, []
    for _, move, then in steps(start(3), 9):
        placed += move.startswith("place")
        if move.startswith("deal"):
            deals.append(placed)
        if placed == 45 and then.actor >= 0 and then.view(None)["phase"] == "placing":
            assert then.view(None)["pile"] == 0
    assert deals == [0, 0, 0, *range(1, 46)]


def test_end_a_go_of_the_last_card_is_still_made():
    position = table("2...", pawns=("0,1,E", "0,3,N"), pile=0, cards=("....",))
    position = after(position, "place -1,-1,0")
    assert position.actor == 0
    assert position.play("go 0,3,E").actor == OVER


def finished(*players):
    """A finished game where the players hold tokens such as `g1 g2 r4`."""
    s = SIFAKA.start(len(players)).state.copy()
    s.phase = FINISHED
    for seat, held in enumerate(players):
        for token in held.split():
            colour = "gyr".index(token[0])
            s.taken[seat, colour] += 1
            s.held[seat, colour, int(token[1])] += 1
    return Position(SIFAKA, s).result()


def test_end_most_points_win():
    assert finished("g1 g1 g1", "r4").winners == (1,)
    assert finished("g1 g1 g1", "r4").scores == (3, 4)


def test_end_then_most_tokens():
    assert finished("g2 g1", "r3").winners == (0,)


def test_end_then_most_red():
    assert finished("r3 g1 g1", "y2 y2 g1").winners == (0,)


def test_end_then_most_yellow():
    assert finished("g2 g2", "y2 y2", "y2 g2").winners == (1,)


def test_end_then_the_victory_is_shared():
    assert finished("y2 g1", "g1 y2", "g1").winners == (0, 1)
    assert finished("", "", "", "").winners == (0, 1, 2, 3)


def test_end_tokens_on_the_board_score_for_nobody():
    *_, (_, _, end) = steps(start(2), 3)
    assert (
        sum(end.result().scores)
        + sum(int(end.state.untaken[colour, value]) * value for colour in range(3) for value in range(5))
        == 61
    )


def test_end_all_token_values_are_turned_over():
    *_, (_, _, end) = steps(start(3), 3, "hungry")
    seen = end.view(None)["players"]
    assert [player["points"] for player in seen] == list(end.result().scores)
    assert end.seen_by(1).view(1) == end.view(1)
    assert not end.result().truncated
