"""Random games by the thousand, at the full speed of the compiled rules."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from katta.core import registry
from katta.core.compiler import kernel
from katta.core.components import ComponentFile
from katta.core.contract import Moves, score, truncated, winners
from katta.core.game import Game
from katta.core.generator import Generator, seeded
from katta.core.playout import NEVER, playout


@dataclass(frozen=True, eq=False)
class Simulation:
    """How simulated games ended: a row for each game, a column for each seat."""

    game: Game
    scores: npt.NDArray[np.int32]
    winners: npt.NDArray[np.bool_]
    """Several seats of a row share a victory."""

    moves: npt.NDArray[np.int32]
    """How many the players made in each game; chance is not counted."""

    truncated: npt.NDArray[np.bool_]
    """The games that a cap on their length ended."""

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        return f"<Simulation of {len(self)} games of {self.game.name} for {self.scores.shape[1]}>"


def simulate(
    game: str | Game,
    players: int = 3,
    games: int = 1000,
    seed: int = 0,
    *,
    components: str | Path | ComponentFile | None = None,
    **options: str,
) -> Simulation:
    """Play random games: every legal move is as likely as any other, chance goes by its weights.

    The same seed gives the same games on any machine.
    """
    found = registry.game(game) if isinstance(game, str) else game
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ValueError(f"at least one game can be simulated, not {games!r}")
    start = found.start(players, components=components, **options)
    states = np.full(2, start.state, dtype=found.state.dtype)
    scores = np.zeros((games, players), dtype=np.int32)
    moves, masks, cut = np.zeros(games, np.int32), np.zeros(games, np.int32), np.zeros(games, np.bool_)
    room = np.empty(found.most_moves, dtype=np.int32)
    _simulated(states, seeded(seed), room, scores, masks, moves, cut)
    won = (masks[:, None] >> np.arange(players) & 1).astype(np.bool_)
    return Simulation(found, scores, won, moves, cut)


@kernel
def _simulated(states: Any, generator: Generator, room: Moves, scores: Any, masks: Any, moves: Any, cut: Any) -> None:
    """Play games from `states[0]`, each in `states[1]`, and note how they end."""
    for number in range(len(moves)):
        states[1] = states[0]
        moves[number] = playout(states[1], generator, room, NEVER)
        score(states[1], scores[number])
        masks[number] = winners(states[1])
        cut[number] = truncated(states[1])
