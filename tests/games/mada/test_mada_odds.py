"""The odds of trying one's luck, counted by hand."""

import pytest

from katta.games.mada.odds import bust
from tests.games.mada.tables import table


def test_an_empty_pile_and_a_top_lemur_cannot_lose():
    assert bust(table(piles=("", "5", "5")).state, 0) == 0
    assert bust(table(piles=("5 L", "5", "5")).state, 0) == 0


def test_the_share_of_lower_cacti_in_the_draw_pile_loses():
    position = table(piles=("7", "", ""), draw="3 6 7 9 L S")
    assert bust(position.state, 0) == pytest.approx(2 / 6)


def test_an_empty_draw_pile_counts_as_rebuilt():
    position = table(piles=("3 6 9", "L 4", "5"), draw="", discard="1 2")
    assert bust(position.state, 0) == pytest.approx(4 / 5)


def test_a_seat_counts_with_all_the_cards_it_cannot_see():
    position = table(piles=("7", "", ""), hands=("", "1 2", ""), draw="3 9")
    assert bust(position.state, 0) == pytest.approx(1 / 2)
    assert bust(position.seen_by(0).state, 0) == pytest.approx(3 / 4)
