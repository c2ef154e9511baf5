"""Shares, intervals and ratings from outcomes written by hand."""

import pytest

from katta.lab import statistics
from katta.lab.contest import ContestResult
from katta.lab.forfeit import Forfeit
from katta.lab.ratings import ratings


def outcome(deal: int, rotation: int, shares: tuple[float, ...], forfeit: Forfeit | None = None) -> ContestResult:
    sitting = (0, 1) if rotation == 0 else (1, 0)
    scores = None if forfeit else tuple(round(10 * share) for share in shares)
    return ContestResult(deal, rotation, sitting, shares, scores, (2, 1), (0.004, 0.003), forfeit)


def test_only_whole_deals_count() -> None:
    games = [outcome(1, 0, (1, 0)), outcome(0, 1, (1, 0)), outcome(1, 1, (0, 1)), outcome(2, 0, (1, 0))]
    assert [[one.rotation for one in deal] for deal in statistics.whole_deals(games, 2)] == [[0, 1]]


def test_a_share_counts_both_rotations_and_splits_shared_victories() -> None:
    deals = [[outcome(0, 0, (1.0, 0.0)), outcome(0, 1, (0.5, 0.5))]]
    assert statistics.shares_by_deal(deals, 0) == [0.75]
    assert statistics.shares_by_deal(deals, 1) == [0.25]


def test_the_interval_holds_the_share_and_narrows() -> None:
    few, many = [0.5, 1.0, 0.0, 0.5], [0.5, 1.0, 0.0, 0.5] * 25
    for samples in (few, many):
        low, high = statistics.interval(samples)
        assert 0 <= low < 0.5 < high <= 1
    assert statistics.interval(many)[0] > statistics.interval(few)[0]


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_equal_results_are_not_taken_for_certainty(share: float) -> None:
    low, high = statistics.interval([share] * 5)
    assert low <= share <= high
    assert high - low > 0.2


def test_luck_that_cancels_narrows_the_interval() -> None:
    """Deals split evenly say more than the same games taken one by one."""
    by_deal = statistics.interval([0.5] * 50)
    by_game = statistics.interval([0.0, 1.0] * 50)
    assert by_deal[1] - by_deal[0] < by_game[1] - by_game[0]


def test_points_ahead_leave_forfeited_games_out() -> None:
    games = [outcome(0, 0, (1.0, 0.0)), outcome(0, 1, (1.0, 0.0), Forfeit(1, "silent"))]
    assert statistics.lead(games, 0) == 10
    assert statistics.points(games, 1) == 0
    assert statistics.forfeits(games, 0) == 1
    assert statistics.forfeits(games, 1) == 0


def test_time_is_per_choice() -> None:
    assert statistics.ms_per_move([outcome(0, 0, (1, 0))], 0) == pytest.approx(2)
    assert statistics.ms_per_move([outcome(0, 0, (1, 0))], 1) == pytest.approx(3)


def test_who_wins_is_rated_higher_and_more_surely_with_every_game() -> None:
    games = [
        outcome(deal, rotation, (1.0, 0.0) if rotation == 0 else (0.0, 1.0))
        for deal in range(10)
        for rotation in (0, 1)
    ]
    better, worse = ratings(games, 2)
    assert better.mu > 25 > worse.mu
    assert better.sigma < ratings(games[:2], 2)[0].sigma
