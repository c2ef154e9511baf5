"""How the winning chances of a recorded game went, each judged by what the player knew who had a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from katta.bots import Bot, bot
from katta.core.contract import CHANCE, OVER
from katta.core.match import Match
from katta.core.position import Position

JUDGE = "expert"
SEED = 1

Point = tuple[int, float]
"""A moment of the game, and a share of the victory."""


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


def some_decisions(match: Match, most: Callable[[int], int]) -> list[int]:
    """Of each seat at most as many as are wanted of it, spread evenly over the game."""
    found = decisions(match)
    places: list[int] = []
    for seat in range(len(match.names)):
        mine = [place for place in found if match.positions[place].actor == seat]
        count = min(most(seat), len(mine))
        places += [mine[number * len(mine) // count] for number in range(count)]
    return sorted(places)


def course(match: Match, chances: Iterable[Chance], seat: int) -> list[Point]:
    """A seat's winning chance at its choices, and what became of it."""
    points = [(one.step, one.share) for one in chances if one.seat == seat]
    return points + [(step(match, place), share) for place, share in outcome(match, seat)]


def outcome(match: Match, seat: int) -> list[Point]:
    """What became of a seat's chance, at the last place of the history; nothing yet if the game goes on."""
    if match.position.actor != OVER:
        return []
    winners = match.position.result().winners
    return [(len(match.history), (seat in winners) / len(winners))]


def step(match: Match, place: int) -> int:
    """The step of `katta replay` that shows a place of the history."""
    return sum(position.actor != CHANCE for position in match.positions[: place + 1])
