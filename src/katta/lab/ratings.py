"""Ratings of the contestants by openskill, from the same outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from katta.lab.contest import ContestResult

WON, LOST = 1.0, 2.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill and how uncertain it is."""

    mu: float
    sigma: float


def ratings(outcomes: Iterable[ContestResult], contestants: int) -> list[Rating]:
    """The rating of each contestant after all games, in the order given.

    Every seat is a team of one; who has several seats is moved by what they bring on average.
    """
    model = PlackettLuce()
    usual = model.rating()
    found = [Rating(usual.mu, usual.sigma)] * contestants
    for outcome in outcomes:
        found = _after(model, outcome, found)
    return found


def _after(model: PlackettLuce, outcome: ContestResult, before: Sequence[Rating]) -> list[Rating]:
    teams = [[model.create_rating([before[one].mu, before[one].sigma])] for one in outcome.sitting]
    rated = model.rate(teams, ranks=[WON if share > 0 else LOST for share in outcome.shares])
    after = []
    for contestant in range(len(before)):
        own = [team[0] for team, one in zip(rated, outcome.sitting) if one == contestant]
        after.append(Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own)))
    return after
