"""How the winning chances of a recorded game went, each judged by what the player knew who had a choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from katta.bots import Bot, bot
from katta.core.contract import CHANCE, OVER
from katta.core.match import Match
from katta.core.position import Position

JUDGE = "expert"
SEED = 1

Point = tuple[int, float]
"""A step of `katta replay`, and a share of the victory."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The winning chance of a seat that had a choice."""

    step: int
    """The step of `katta replay` at which the seat was to move."""

    seat: int
    share: float


def judge(budget: int | str | None = None) -> Bot:
    """The bot that judges; with a number of iterations it judges the same on any machine."""
    return bot(JUDGE, seed=SEED, budget=budget)


def share(judging: Bot, seen: Position, seat: int) -> float:
    """What the best move promises to a seat that is to move, by what it sees."""
    return float(judging.advise(seen, seat)[0].share)


def decisions(match: Match) -> list[int]:
    """Where in the history somebody had a choice."""
    places = range(len(match.history))
    return [place for place in places if match.positions[place].actor >= 0 and len(match.positions[place].moves()) > 1]


def some_decisions(match: Match, most: int) -> list[int]:
    """At most so many of them: for each seat as many, spread evenly over the game."""
    found, each = decisions(match), max(1, most // len(match.names))
    places: list[int] = []
    for seat in range(len(match.names)):
        mine = [place for place in found if match.positions[place].actor == seat]
        count = min(each, len(mine))
        places += [mine[number * len(mine) // count] for number in range(count)]
    return sorted(places)


def course(match: Match, chances: Iterable[Chance], seat: int) -> list[Point]:
    """A seat's winning chance at its choices, and what became of it."""
    points = [(one.step, one.share) for one in chances if one.seat == seat]
    if match.position.actor == OVER:
        winners = match.position.result().winners
        points.append((step(match, len(match.history)), (seat in winners) / len(winners)))
    return points


def step(match: Match, place: int) -> int:
    """The step of `katta replay` that shows a place of the history."""
    return sum(position.actor != CHANCE for position in match.positions[: place + 1])
