"""The standings of a tournament: one row for each contestant, and the forfeits with their reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from katta.core.message import Say
from katta.lab import statistics
from katta.lab.contest import ContestResult
from katta.lab.forfeit import Forfeit
from katta.lab.lineup import LineUp
from katta.lab.ratings import ratings


@dataclass(frozen=True, slots=True)
class Row:
    """What one contestant achieved."""

    name: str
    seats: int
    share: float
    """Of all victories."""

    low: float
    high: float
    fair: float
    """The share that its seats alone would bring."""

    score: float
    """Points ahead of the others in an average game."""

    points: float
    rating: float
    rating_error: float
    ms_per_move: float
    forfeits: int


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of a tournament so far, counted over whole deals."""

    line_up: LineUp
    games: int
    deals: int
    rows: tuple[Row, ...]
    forfeits: tuple[tuple[str, Forfeit], ...]
    """The name of the contestant and what it did."""

    def plain(self, say: Say) -> dict[str, Any]:
        """As JSON data."""
        line_up = self.line_up
        reasons = [
            {"name": name, "seat": one.seat, "reason": one.reason, "sentence": say(one.message)}
            for name, one in self.forfeits
        ]
        table = {"game": line_up.game, "seats": line_up.seats, "seed": line_up.seed}
        counts = {"games": self.games, "deals": self.deals}
        return {**table, **counts, "players": [asdict(row) for row in self.rows], "forfeits": reasons}

    def reasons(self, say: Say) -> list[tuple[str, str, int]]:
        """Each contestant's reasons of forfeit, with their number."""
        counted = Counter((name, say(one.message)) for name, one in self.forfeits)
        return [(name, sentence, count) for (name, sentence), count in counted.most_common()]


def standings(line_up: LineUp, outcomes: Sequence[ContestResult]) -> Standings:
    """Who did how well."""
    deals = statistics.whole_deals(outcomes, line_up.seats)
    games = [outcome for deal in deals for outcome in deal]
    skills = ratings(games, len(line_up.contestants))
    rows = []
    for number, contestant in enumerate(line_up.contestants):
        shares = statistics.shares_by_deal(deals, number)
        low, high = statistics.interval(shares)
        places = line_up.places(number)
        rows.append(
            Row(
                name=contestant.name,
                seats=places,
                share=fmean(shares) if shares else places / line_up.seats,
                low=low,
                high=high,
                fair=places / line_up.seats,
                score=statistics.lead(games, number),
                points=statistics.points(games, number),
                rating=skills[number].mu,
                rating_error=skills[number].sigma,
                ms_per_move=statistics.ms_per_move(games, number),
                forfeits=statistics.forfeits(games, number),
            )
        )
    return Standings(line_up, len(games), len(deals), tuple(rows), tuple(_forfeits(line_up, games)))


def _forfeits(line_up: LineUp, games: Sequence[ContestResult]) -> list[tuple[str, Forfeit]]:
    found = []
    for outcome in games:
        if outcome.forfeit is not None:
            found.append((line_up.contestants[outcome.sitting[outcome.forfeit.seat]].name, outcome.forfeit))
    return found
