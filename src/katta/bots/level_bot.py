"""The bots: one that plays anything, and one that plays by a game's knowledge and a tree search."""

import zlib
from collections.abc import Generator

import numpy as np

from katta.bots.bot import Advice, require_concealed
from katta.bots.budget import Budget
from katta.bots.first_sight import at_first_sight
from katta.bots.searcher import Estimate, Searcher
from katta.core.game import Game
from katta.core.generator import below, draw, seeded
from katta.core.message import Message
from katta.core.position import Position

ADVICE_ITERATIONS = 20_000
WORD_RANGE = 2.0**32


class LevelBot:
    """A bot of one level. The same seed and the same position give the same choice."""

    def __init__(self, level: str, seed: int, budget: Budget | None) -> None:
        self.level = level
        self.seed = seed
        self.budget = budget
        self._searcher = Searcher()

    def choose(self, seen: Position, seat: int) -> str:
        """The move to play."""
        require_concealed(seen, seat)
        moves = seen.moves()
        if len(moves) == 1:
            return moves[0]
        if (move := self._at_once(seen)) is not None:
            return move
        return _best(seen, self._searcher.estimate(seen, seat, self._budget_in(seen), self._seed_for(seen)))

    def choosing(self, seen: Position, seat: int) -> Generator[None, None, str]:
        """The same choice in steps of a few milliseconds, with as much thinking if there is only one move.

        Who sees how long it takes learns nothing of how many moves there are.
        """
        require_concealed(seen, seat)
        if (move := self._at_once(seen)) is not None:
            return move
        return _best(seen, (yield from self._estimating(seen, seat, self._budget_in(seen))))

    def advise(self, seen: Position, seat: int) -> list[Advice]:
        """Every legal move, searched; the most promising first."""
        require_concealed(seen, seat)
        return _advices(seen, self._searcher.estimate(seen, seat, self._advice_budget, self._seed_for(seen)))

    def advising(self, seen: Position, seat: int) -> Generator[None, None, list[Advice]]:
        """The same advice in steps of a few milliseconds."""
        require_concealed(seen, seat)
        return _advices(seen, (yield from self._estimating(seen, seat, self._advice_budget)))

    def stop(self) -> None:
        """End the thinking that is under way; it answers with what it has."""
        self._searcher.stop()

    def _at_once(self, seen: Position) -> str | None:
        """The choice of a level, or of a slip, that needs no search."""
        generator = seeded(self._seed_for(seen))
        if self.level == "random":
            moves = seen.moves()
            return moves[below(generator, len(moves))]
        level = seen.game.knowledge.LEVELS[self.level]
        is_slip = draw(generator) < level.slips * WORD_RANGE
        if not is_slip and level.iterations > 0:
            return None
        states, choices = np.zeros(1, dtype=seen.game.state.dtype), np.zeros(seen.game.most_moves, dtype=np.int32)
        states[0] = seen.state
        return seen.game.texts[int(at_first_sight(states, choices, is_slip, generator))]

    def _estimating(self, seen: Position, seat: int, budget: Budget) -> Generator[None, None, list[Estimate]]:
        """A budget of time is one step: its end is known beforehand."""
        seed = self._seed_for(seen)
        if budget.is_time:
            return self._searcher.estimate(seen, seat, budget, seed)
        return (yield from self._searcher.estimating(seen, seat, budget.amount, seed))

    def _budget_in(self, seen: Position) -> Budget:
        return self.budget or Budget(seen.game.knowledge.LEVELS[self.level].iterations)

    @property
    def _advice_budget(self) -> Budget:
        return self.budget or Budget(ADVICE_ITERATIONS)

    def _seed_for(self, seen: Position) -> int:
        """A seed of its own for every position, so that nothing depends on what was asked before."""
        return self.seed * 2**32 + zlib.crc32(seen.state.tobytes())


def searches(level: str, game: Game) -> bool:
    """Whether a level looks ahead in a game, which takes it a while; the others answer at once."""
    return level != "random" and game.knowledge.LEVELS[level].iterations > 0


def _best(seen: Position, found: list[Estimate]) -> str:
    return seen.game.texts[found[0].move]


def _advices(seen: Position, estimates: list[Estimate]) -> list[Advice]:
    found = {estimate.move: estimate for estimate in estimates}
    texts = seen.game.texts
    moves = [texts.read(text) for text in seen.moves()]
    ranked = sorted(moves, key=lambda move: -found[move].visits if move in found else 1)
    return [_advice(texts[move], found.get(move), seen.reasons(texts[move])) for move in ranked]


def _advice(move: str, found: Estimate | None, reasons: list[Message]) -> Advice:
    """A move that the search left out as unpromising has no estimate."""
    if found is None:
        return Advice(move, 0.0, 1.0, 0.0, 0, reasons)
    return Advice(move, found.share, found.error, found.points, found.visits, reasons)
