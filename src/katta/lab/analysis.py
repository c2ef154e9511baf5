"""What the moves of a recorded game cost, each judged by what its player knew."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from katta.bots import Advice, Budget
from katta.core.match import Match
from katta.core.message import Message
from katta.core.position import Position
from katta.lab.what_if import WhatIf
from katta.lab.win_chances import SEED, Chance, decisions, judge, step

COMPARISON = 10_000
"""Iterations after each of two moves that are compared, unless a budget is given."""

SURE = 2.0
"""A cost of less than so many standard errors may be none."""


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

    step: int
    """The step of `katta replay` at which the player was to move."""

    seat: int
    best: Alternative
    played: Alternative

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


def analyse(match: Match, budget: str | None) -> Iterator[Decision]:
    """Judge every choice of a match, one after the other."""
    judging = _Judge(budget)
    for place in decisions(match):
        position = match.positions[place]
        yield Decision(step(match, place), position.actor, *judging.compare(position, match.history[place]))


class _Judge:
    """Finds the best move, then searches as long after it as after the move that was played."""

    def __init__(self, budget: str | None) -> None:
        self._bot = judge(budget)
        self._what_if = WhatIf()
        self._budget = Budget(COMPARISON) if budget is None else Budget.parse(budget)

    def compare(self, position: Position, played: str) -> tuple[Alternative, Alternative]:
        """The best move and the one that was played, by what the seat to move sees."""
        seat = position.actor
        seen = position.seen_by(seat)
        advice = self._bot.advise(seen, seat)
        best = advice[0]
        if best.move == played:
            choice = _choice(position, best, (best.share, best.error))
            return choice, choice
        other = next(one for one in advice if one.move == played)
        shares = [self._what_if.share(seen, seat, one.move, self._budget, SEED) for one in (best, other)]
        return _choice(position, best, shares[0]), _choice(position, other, shares[1])


def worst(judged: Sequence[Decision], most: int) -> list[Decision]:
    """The moves that cost most, the dearest first."""
    return sorted((one for one in judged if one.is_mistake), key=lambda one: -one.cost)[:most]


def _choice(position: Position, advice: Advice, share: tuple[float, float]) -> Alternative:
    chance, error = map(float, share)
    return Alternative(advice.move, position.button(advice.move), chance, error, tuple(advice.reasons))
