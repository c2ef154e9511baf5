"""Rotations and deals: everybody plays every deal from every seat."""

from collections import Counter

import katta
from katta.lab import schedule
from katta.lab.lineup import LineUp, line_up, read_level
from katta.lab.schedule import Pairing, pairings


def a_line_up(*levels: str, seats: int | None = None, seed: int = 1) -> LineUp:
    game = katta.game("mada")
    return line_up(game, [read_level(level, game) for level in levels], seats, seed)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(list(pairings(4, 1))) == 4
    assert len(list(pairings(4, 8))) == 8
    assert len(list(pairings(4, 9))) == 12


def test_the_last_contestant_fills_the_table() -> None:
    found = a_line_up("expert", "hard", seats=4)
    assert found.sitting == (0, 1, 1, 1)
    assert [found.places(0), found.places(1)] == [1, 3]


def test_there_are_as_many_seats_as_contestants_and_at_least_the_games_minimum() -> None:
    assert a_line_up("easy", "medium", "hard").seats == 3
    game = katta.game("malediction")
    two = [read_level("easy", game), read_level("medium", game)]
    assert line_up(game, two, None, 1).sitting == (0, 1, 1)


def test_every_contestant_sits_everywhere_in_every_deal() -> None:
    found = a_line_up("easy", "medium", "hard")
    for deal in range(2):
        sittings = [schedule.seating(found, Pairing(deal, rotation)) for rotation in range(3)]
        for seat in range(3):
            assert {sitting[seat] for sitting in sittings} == {0, 1, 2}


def test_over_two_deals_three_contestants_sit_in_every_order() -> None:
    found = a_line_up("easy", "medium", "hard")
    sittings = Counter(schedule.seating(found, pairing) for pairing in pairings(3, 6))
    assert len(sittings) == 6


def test_all_rotations_of_a_deal_have_the_same_dealer_and_no_other_deal_has() -> None:
    found = a_line_up("easy", "medium")
    secrets = [schedule.dealer(found, Pairing(deal, rotation)).secret for deal in range(3) for rotation in range(2)]
    assert len(set(secrets)) == 3
    assert schedule.dealer(a_line_up("easy", "medium", seed=2), Pairing(0, 0)).secret not in secrets


def test_a_contestant_named_twice_has_two_names() -> None:
    assert [one.name for one in a_line_up("easy", "easy", "easy").contestants] == ["easy", "easy (2)", "easy (3)"]
