"""What the outcomes of a tournament mean: shares with their uncertainty, points and thinking time."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev

from katta.lab.contest import ContestResult

CONFIDENCE = 0.95


def whole_deals(outcomes: Iterable[ContestResult], seats: int) -> list[list[ContestResult]]:
    """The deals of which every rotation was played, in order: only they are free of luck in the seating."""
    deals: dict[int, dict[int, ContestResult]] = defaultdict(dict)
    for outcome in outcomes:
        deals[outcome.deal][outcome.rotation] = outcome
    return [[deals[deal][r] for r in range(seats)] for deal in sorted(deals) if len(deals[deal]) == seats]


def shares_by_deal(deals: Sequence[Sequence[ContestResult]], contestant: int) -> list[float]:
    """A contestant's share of the victories of each deal."""
    return [fmean(_won(outcome, contestant) for outcome in deal) for deal in deals]


def interval(samples: Sequence[float]) -> tuple[float, float]:
    """The confidence interval of a mean share.

    Each deal is one sample, for its rotations are not independent. One deal lost and one won entirely are thrown in,
    after Agresti and Coull, so that a handful of equal results does not look certain.
    """
    cautious = [*samples, 0.0, 1.0]
    quantile = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    middle, reach = fmean(cautious), quantile * stdev(cautious) / math.sqrt(len(cautious))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def points(outcomes: Iterable[ContestResult], contestant: int) -> float:
    """A contestant's mean score."""
    return _mean([_own(outcome, contestant) for outcome in outcomes if outcome.scores is not None])


def lead(outcomes: Iterable[ContestResult], contestant: int) -> float:
    """By how many points a contestant is ahead of the others, on average."""
    return _mean(
        [_own(outcome, contestant) - _others(outcome, contestant) for outcome in outcomes if outcome.scores is not None]
    )


def ms_per_move(outcomes: Iterable[ContestResult], contestant: int) -> float:
    """How long a contestant thinks about a choice."""
    choices, seconds = 0, 0.0
    for outcome in outcomes:
        for seat, one in enumerate(outcome.sitting):
            if one == contestant:
                choices += outcome.choices[seat]
                seconds += outcome.seconds[seat]
    return 1000 * seconds / choices if choices else 0.0


def forfeits(outcomes: Iterable[ContestResult], contestant: int) -> int:
    """How many games a contestant forfeited."""
    return sum(one.forfeit is not None and one.sitting[one.forfeit.seat] == contestant for one in outcomes)


def _won(outcome: ContestResult, contestant: int) -> float:
    return sum(share for share, one in zip(outcome.shares, outcome.sitting) if one == contestant)


def _own(outcome: ContestResult, contestant: int) -> float:
    return fmean(score for score, one in zip(outcome.scores or (), outcome.sitting) if one == contestant)


def _others(outcome: ContestResult, contestant: int) -> float:
    return fmean(score for score, one in zip(outcome.scores or (), outcome.sitting) if one != contestant)


def _mean(numbers: Sequence[float]) -> float:
    return fmean(numbers) if numbers else 0.0
