"""Which choices of a game are looked at, and what the line of a seat shows."""

from itertools import pairwise

import pytest

from katta.core.dealer import Dealer
from katta.lab import win_chances
from katta.lab.win_chances import Chance
from tests.core.random_games import Table, plain_tables, played

MOST = 8


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_some_choices_of_each_seat_are_spread_over_the_game(table: Table) -> None:
    match = played(table.match(Dealer(bytes(32))), 3)
    places, every = win_chances.some_decisions(match, lambda seat: MOST), win_chances.decisions(match)
    assert places == sorted(set(places))
    assert set(places) <= set(every)
    for seat in range(table.seats):
        mine, all_mine = ([p for p in found if match.positions[p].actor == seat] for found in (places, every))
        assert len(mine) == min(MOST, len(all_mine))
        gaps = [all_mine.index(later) - all_mine.index(place) for place, later in pairwise(mine)]
        assert max(gaps, default=1) - min(gaps, default=1) <= 1


def test_a_short_game_is_looked_at_whole() -> None:
    match = played(Table("mada", 2).match(Dealer(bytes(32))), 3, most=30)
    assert win_chances.some_decisions(match, lambda seat: 1000) == win_chances.decisions(match)


def test_a_line_ends_with_what_became_of_it() -> None:
    match = played(Table("mada", 3).match(Dealer(bytes(32))), 3)
    winners = match.position.result().winners
    for seat in range(3):
        line = win_chances.course(match, [Chance(1, 0, 0.25), Chance(2, 1, 0.5), Chance(4, 0, 0.75)], seat)
        assert line[-1] == (win_chances.step(match, len(match.history)), (seat in winners) / len(winners))
        assert line[:-1] == {0: [(1, 0.25), (4, 0.75)], 1: [(2, 0.5)], 2: []}[seat]


def test_a_line_of_an_unfinished_game_has_no_end() -> None:
    match = played(Table("mada", 3).match(Dealer(bytes(32))), 3, most=30)
    assert win_chances.course(match, [Chance(1, 0, 0.25)], 0) == [(1, 0.25)]
