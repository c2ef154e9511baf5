"""The bots: one that plays anything, and one that plays by a game's knowledge and a tree search."""

import zlib

import numpy as np

from katta.bots.bot import Advice, require_concealed
from katta.bots.budget import Budget
from katta.bots.searcher import Estimate, Searcher
from katta.core import contract, knowledge
from katta.core.generator import Generator, below, draw, seeded
from katta.core.message import Message
from katta.core.position import Position

ADVICE_ITERATIONS = 20_000
WORD_RANGE = 2.0**32


class Player:
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
        generator = seeded(self._seed_for(seen))
        if self.level == "random":
            return moves[below(generator, len(moves))]
        return seen.game.notation.write(self._chosen(seen, seat, generator))

    def advise(self, seen: Position, seat: int) -> list[Advice]:
        """Every legal move, searched; the most promising first."""
        require_concealed(seen, seat)
        budget = self.budget or Budget(ADVICE_ITERATIONS)
        found = {e.move: e for e in self._searcher.estimate(seen, seat, budget, self._seed_for(seen))}
        notation, reasons = seen.game.notation, seen.game.knowledge.reasons
        moves = [notation.read(text) for text in seen.moves()]
        ranked = sorted(moves, key=lambda move: -found[move].visits if move in found else 1)
        return [_advice(notation.write(m), found.get(m), reasons(seen.state, m)) for m in ranked]

    def stop(self) -> None:
        """End the thinking that is under way; it answers with what it has."""
        self._searcher.stop()

    def _chosen(self, seen: Position, seat: int, generator: Generator) -> int:
        level = seen.game.knowledge.LEVELS[self.level]
        if draw(generator) < level.slips * WORD_RANGE:
            return _at_first_sight(seen, generator, is_child=True)
        if level.iterations == 0:
            return _at_first_sight(seen, generator, is_child=False)
        budget = self.budget or Budget(level.iterations)
        return self._searcher.estimate(seen, seat, budget, self._seed_for(seen))[0].move

    def _seed_for(self, seen: Position) -> int:
        """A seed of its own for every position, so that nothing depends on what was asked before."""
        return self.seed * 2**32 + zlib.crc32(seen.state.tobytes())


def _at_first_sight(seen: Position, generator: Generator, *, is_child: bool) -> int:
    """What the game's policy, or a child, does in one world that the seat holds possible."""
    states = np.zeros(1, dtype=seen.game.state)
    states[0] = seen.state
    s = states[0]
    contract.resample(s, generator)
    moves = np.zeros(seen.game.most_moves, dtype=np.int32)
    count = contract.legal(s, moves)
    choice = knowledge.childish if is_child else knowledge.policy
    return int(choice(s, moves, count, generator))


def _advice(move: str, found: Estimate | None, reasons: list[Message]) -> Advice:
    """A move that the search left out as unpromising has no estimate."""
    if found is None:
        return Advice(move, 0.0, 1.0, 0.0, 0, reasons)
    return Advice(move, found.share, found.error, found.points, found.visits, reasons)
