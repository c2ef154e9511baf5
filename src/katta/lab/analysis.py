"""What the moves of a recorded game cost, each judged by what its player knew."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

from katta.bots import Advice, Budget
from katta.bots.level_bot import ADVICE_ITERATIONS, LevelBot
from katta.core.match import Match
from katta.core.message import Message
from katta.core.position import Position
from katta.lab.what_if import WhatIf
from katta.lab.win_chances import JUDGE, SEED, Chance, decisions, step

COMPARISON = 10_000
"""Iterations after each of two moves that are compared, unless a budget is given."""

SURE = 2.0
"""A cost of less than so many standard errors may be none."""

LEAST_COST = 0.04
"""A turning point costs so much of the winning chance at least: what costs less, no person would have felt."""

TURNING_POINTS = 3
"""So many of the dearest moves of a seat are its turning points."""

GOOD_ALTERNATIVES = 12
"""So many of the moves that a decision offered are remembered with what they promise, the most promising ones."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A move with what it promises."""

    move: str
    label: Message
    share: float
    error: float
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that a player chose, and the one that the judge would have chosen."""

    place: int
    """How many moves of the history, chance included, had been played."""

    step: int
    """The step of `katta replay` at which the player was to move."""

    seat: int
    best: Alternative
    played: Alternative

    alternatives: tuple[tuple[str, float], ...] = ()
    """The moves that looked best, with the share that the search for the best move found for each."""

    @property
    def chance(self) -> Chance:
        """What the seat could hope for."""
        return Chance(self.step, self.seat, self.best.share)

    @property
    def cost(self) -> float:
        """How much of the winning chance the move gave away."""
        return 0.0 if self.is_best else max(0.0, self.best.share - self.played.share)

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        return 0.0 if self.is_best else math.hypot(self.best.error, self.played.error)

    @property
    def is_best(self) -> bool:
        """Whether the judge would have chosen the same."""
        return self.best.move == self.played.move

    @property
    def is_mistake(self) -> bool:
        """Whether the move has certainly cost something."""
        return self.cost > SURE * self.error

    @property
    def is_turning_point(self) -> bool:
        """Whether it has certainly cost enough to be felt."""
        return self.is_mistake and self.cost >= LEAST_COST


@dataclass(frozen=True, slots=True)
class Question:
    """A choice that a seat had: what it saw, and what it chose."""

    place: int
    step: int
    seat: int
    seen: Position
    played: str


def question(match: Match, place: int) -> Question:
    """The choice at a place of the history."""
    position = match.positions[place]
    seat = position.actor
    return Question(place, step(match, place), seat, position.seen_by(seat), match.history[place])


def analyse(match: Match, budget: str | None) -> Iterator[Decision]:
    """Judge every choice of a match, one after the other."""
    if budget is None:
        judging = Judge(Budget(ADVICE_ITERATIONS), Budget(COMPARISON))
    else:
        judging = Judge(Budget.parse(budget), Budget.parse(budget))
    return (judging.judge(question(match, place)) for place in decisions(match))


class Judge:
    """Finds the best move, then searches as long after it as after the move that was played.

    With budgets of iterations it judges the same on any machine.
    """

    def __init__(self, advice: Budget, comparison: Budget) -> None:
        self._bot = LevelBot(JUDGE, SEED, advice)
        self._what_if = WhatIf()
        self._comparison = comparison

    def judge(self, asked: Question) -> Decision:
        """The best move and the one that was played, by what the seat to move sees."""
        seen, seat = asked.seen, asked.seat
        advice = self._bot.advise(seen, seat)
        if advice[0].move == asked.played:
            return _decision(asked, advice, _promise(advice[0]), _promise(advice[0]))
        shares = [self._what_if.share(seen, seat, move, self._comparison, SEED) for move in _compared(asked, advice)]
        return _decision(asked, advice, *shares)

    def judging(self, asked: Question) -> Generator[None, None, Decision]:
        """The same in steps of some milliseconds; only with budgets of iterations."""
        seen, seat = asked.seen, asked.seat
        advice = yield from self._bot.advising(seen, seat)
        if advice[0].move == asked.played:
            return _decision(asked, advice, _promise(advice[0]), _promise(advice[0]))
        shares = []
        for move in _compared(asked, advice):
            shares.append((yield from self._what_if.sharing(seen, seat, move, self._comparison.amount, SEED)))
        return _decision(asked, advice, *shares)


def worst(judged: Sequence[Decision], most: int) -> list[Decision]:
    """The moves that cost most, the dearest first."""
    return sorted((one for one in judged if one.is_mistake), key=lambda one: -one.cost)[:most]


def turning_points(judged: Sequence[Decision], seat: int, most: int = TURNING_POINTS) -> list[Decision]:
    """The moves that cost a seat most, the dearest first; none if it made no big mistake."""
    return worst([one for one in judged if one.seat == seat and one.is_turning_point], most)


def suspects(judged: Sequence[Decision], seat: int, most: int) -> list[Decision]:
    """The moves of a seat that may have cost most, however unsure that is: worth a closer look."""
    dear = [one for one in judged if one.seat == seat and one.cost > 0]
    return sorted(dear, key=lambda one: (-one.cost, one.place))[:most]


def _compared(asked: Question, advice: Sequence[Advice]) -> tuple[str, str]:
    return advice[0].move, asked.played


def _promise(advice: Advice) -> tuple[float, float]:
    return float(advice.share), float(advice.error)


def _decision(
    asked: Question, advice: Sequence[Advice], best: tuple[float, float], played: tuple[float, float]
) -> Decision:
    other = next(one for one in advice if one.move == asked.played)
    looked_at = tuple((one.move, float(one.share)) for one in advice[:GOOD_ALTERNATIVES] if one.visits)
    choices = _choice(asked.seen, advice[0], best), _choice(asked.seen, other, played)
    return Decision(asked.place, asked.step, asked.seat, *choices, looked_at)


def _choice(seen: Position, advice: Advice, promise: tuple[float, float]) -> Alternative:
    return Alternative(advice.move, seen.button(advice.move), *promise, tuple(advice.reasons))
