"""One game of a tournament, from the first card to the result or a forfeit."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from katta.bots import bot
from katta.core.contract import CHANCE, OVER
from katta.core.dealer import Dealer
from katta.core.position import Position
from katta.core.registry import game
from katta.lab import schedule
from katta.lab.forfeit import Forfeit, Forfeited
from katta.lab.lineup import LineUp
from katta.lab.program import Program
from katta.lab.schedule import Pairing


class Chooser(Protocol):
    """Whoever plays a seat: a bot or a program."""

    def choose(self, seen: Position, seat: int) -> str: ...


@dataclass(slots=True)
class ContestResult:
    """What a game brought, seat by seat."""

    deal: int
    rotation: int
    sitting: tuple[int, ...]
    """The contestant of each seat."""

    shares: tuple[float, ...]
    """Of the victory; a shared one is split."""

    scores: tuple[int, ...] | None
    """None if the game was forfeited."""

    choices: tuple[int, ...]
    """How often each seat had a choice."""

    seconds: tuple[float, ...]
    """How long it thought in all."""

    forfeit: Forfeit | None = None


class _Table:
    """A game under way, with the time that its seats take."""

    def __init__(self, start: Position, dealer: Dealer, choosers: Sequence[Chooser]) -> None:
        self.position = start
        self.choices = [0] * start.seats
        self.seconds = [0.0] * start.seats
        self.forfeit: Forfeit | None = None
        self._dealer = dealer
        self._choosers = choosers

    def play(self) -> None:
        """Play to the end, or until somebody forfeits."""
        events = 0
        while self.forfeit is None and (seat := self.position.actor) != OVER:
            if seat == CHANCE:
                events += 1
                self.position = self.position.play(self.position.dealt(self._dealer, events))
            else:
                self._move(seat)

    def _move(self, seat: int) -> None:
        """A seat without a choice is not asked."""
        moves = self.position.moves()
        try:
            self.position = self.position.play(moves[0] if len(moves) == 1 else self._choice(seat))
        except Forfeited as reason:
            self.forfeit = Forfeit(seat, reason.reason, reason.detail)

    def _choice(self, seat: int) -> str:
        seen = self.position.seen_by(seat)
        begun = time.perf_counter()
        try:
            return self._choosers[seat].choose(seen, seat)
        finally:
            self.choices[seat] += 1
            self.seconds[seat] += time.perf_counter() - begun


def play(line_up: LineUp, pairing: Pairing, move_seconds: float) -> ContestResult:
    """Play one game."""
    sitting = schedule.seating(line_up, pairing)
    choosers = [_chooser(line_up, pairing, seat, move_seconds) for seat in range(line_up.seats)]
    table = _Table(game(line_up.game).start(line_up.seats), schedule.dealer(line_up, pairing), choosers)
    try:
        table.play()
    finally:
        for chooser in choosers:
            if isinstance(chooser, Program):
                chooser.close(table.position)
    shares, scores = _result(table.position, table.forfeit, sitting)
    spent = (tuple(table.choices), tuple(table.seconds))
    return ContestResult(pairing.deal, pairing.rotation, sitting, shares, scores, *spent, table.forfeit)


def _chooser(line_up: LineUp, pairing: Pairing, seat: int, move_seconds: float) -> Chooser:
    """Each seat has its own, so that a program with two seats cannot look into both hands."""
    contestant = line_up.contestants[schedule.seating(line_up, pairing)[seat]]
    if contestant.level is None:
        return Program(contestant.command, move_seconds)
    return bot(contestant.level, seed=schedule.bot_seed(line_up, pairing, seat), budget=contestant.budget)


def _result(
    position: Position, forfeit: Forfeit | None, sitting: Sequence[int]
) -> tuple[tuple[float, ...], tuple[int, ...] | None]:
    """Shares of the victory and scores; a contestant that forfeits leaves the victory to all others alike."""
    if forfeit is None:
        result = position.result()
        winners, scores = result.winners, result.scores
    else:
        guilty = sitting[forfeit.seat]
        winners, scores = tuple(seat for seat, one in enumerate(sitting) if one != guilty), None
    return tuple((seat in winners) / len(winners) for seat in range(len(sitting))), scores
