"""Katta's `expert` against OpenSpiel's information-set tree search: an outside yardstick.

    pip install open_spiel
    taskset -c 0 python -m benchmarks.openspiel mada --seats 2 --games 20 --budget 100ms

One `expert` sits at a table where OpenSpiel's `ISMCTSBot` has all other seats, so the fair share is 1 / seats. Every
deal is played once from every seat. A budget of time (`100ms`) is the same for both; a number (`400`) is simulations,
the same for both, whatever they take. `taskset -c 0` keeps Katta's threads on one core, for OpenSpiel's search has one.

OpenSpiel plays by the same compiled rules, through a thin wrapper. It is plain UCT with random playouts, as it comes;
by default a kernel of Katta plays them, many times faster than OpenSpiel's own evaluator in Python, which
`--rollouts python` takes instead.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from dataclasses import dataclass, field
from importlib.metadata import version
from statistics import fmean
from typing import Any

import numpy as np
import numpy.typing as npt
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found, import-untyped, unused-ignore]

import katta
from katta.bots import Budget
from katta.core import contract
from katta.core.generator import Generator, seeded
from katta.core.playout import NEVER, playout
from katta.lab.statistics import interval

WARM_UP = 2
"""The first simulation makes the root, the second its first child."""

EXPLORATION = 0.7
"""Half of the square root of two, the textbook's constant for rewards from 0 to 1."""


class World:
    """A position as OpenSpiel wants it: a state that changes, with integers for moves and outcomes."""

    def __init__(self, position: katta.Position, seeds: np.random.RandomState) -> None:
        self.position = position
        self.seeds = seeds
        self.states = np.frombuffer(bytearray(position.state.tobytes()), dtype=position.game.state)
        self.moves = np.empty(position.game.most_moves, dtype=np.int32)

    @property
    def state(self) -> np.record:
        """What the kernels work on."""
        return self.states[0]

    def clone(self) -> World:
        return World(katta.Position(self.position.game, self.state), self.seeds)

    def current_player(self) -> int:
        return int(contract.actor(self.state))

    def is_terminal(self) -> bool:
        return self.current_player() == katta.OVER

    def is_chance_node(self) -> bool:
        return self.current_player() == katta.CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.moves[: contract.legal(self.state, self.moves)].tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """By the exact weights."""
        weights = np.empty_like(self.moves)
        count = contract.outcomes(self.state, self.moves, weights)
        total = int(weights[:count].sum())
        return [(int(self.moves[i]), int(weights[i]) / total) for i in range(count)]

    def apply_action(self, action: int) -> None:
        contract.apply(self.state, int(action))

    def returns(self) -> list[float]:
        """The shares of the victory; a shared one is split."""
        seats = int(self.state.seats)
        mask = int(contract.winners(self.state))
        return [(mask >> seat & 1) / mask.bit_count() for seat in range(seats)]

    def information_state_string(self) -> bytes:
        """What the seat to move sees; any hashable key will do."""
        seen = self.states.copy()
        if seen[0].eyes == contract.EVERYTHING:
            contract.conceal(seen[0], self.current_player())
        return seen.tobytes()

    def resample_from_infostate(self, player: int, sampler: Any) -> World:
        """One of the worlds that the seat holds possible."""
        return World(self.position.seen_by(player).resample(player, self.seeds.randint(1 << 31)), self.seeds)


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc, unused-ignore]
    """A random game to the end, as OpenSpiel's own evaluator plays it, in machine code."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def evaluate(self, world: World) -> npt.NDArray[np.float64]:
        end = world.clone()
        playout(end.state, self.generator, end.moves, NEVER)
        return np.array(end.returns())

    def prior(self, world: World) -> list[tuple[int, float]]:
        moves = world.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


@dataclass(slots=True)
class Tally:
    """How much one side thought."""

    simulations: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{fmean(self.simulations):.0f} simulations and {1000 * fmean(self.seconds):.0f} ms a move"


class OpenSpiel:
    """Its search, for as long as Katta's."""

    def __init__(self, budget: Budget, seed: int, is_compiled: bool, exploration: float, tally: Tally) -> None:
        self.budget = budget
        self.tally = tally
        self.seeds = np.random.RandomState(seed)
        own = mcts.RandomRolloutEvaluator(1, self.seeds)
        evaluator = CompiledRollouts(seeded(seed)) if is_compiled else own
        self.search = ismcts.ISMCTSBot(None, evaluator, exploration, budget.amount, random_state=self.seeds)

    def choose(self, seen: katta.Position, seat: int) -> str:
        """The most visited move. `ISMCTSBot.run_search` counts simulations only, so its loop is here with a clock."""
        begun = time.perf_counter()
        root, search = World(seen, self.seeds), self.search
        search.reset()
        node = search.create_new_node(root)
        count = 0
        while count < WARM_UP or self._goes_on(count, begun):
            search.run_simulation(search.sample_root_state(root))
            count += 1
        policy = search.get_final_policy(root, node)
        self.tally.simulations.append(count)
        self.tally.seconds.append(time.perf_counter() - begun)
        return seen.game.notation.write(max(policy, key=lambda pair: pair[1])[0])

    def _goes_on(self, count: int, begun: float) -> bool:
        if self.budget.is_time:
            return time.perf_counter() - begun < self.budget.amount / 1000
        return count < self.budget.amount


class Expert:
    """Katta's strongest bot, with its simulations counted."""

    def __init__(self, budget: Budget, seed: int, tally: Tally) -> None:
        self.bot = katta.bot("expert", seed=seed, budget=budget)
        self.tally = tally

    def choose(self, seen: katta.Position, seat: int) -> str:
        """The most visited move."""
        begun = time.perf_counter()
        advice = self.bot.advise(seen, seat)
        self.tally.simulations.append(sum(one.visits for one in advice))
        self.tally.seconds.append(time.perf_counter() - begun)
        return advice[0].move


def play(start: katta.Position, dealer: katta.Dealer, choosers: list[Expert | OpenSpiel]) -> katta.Position:
    """One game to its end; a seat without a choice is not asked."""
    position, events = start, 0
    while (seat := position.actor) != katta.OVER:
        if seat == katta.CHANCE:
            events += 1
            position = position.play(dealer.pick(events, position.weights()))
        else:
            moves = position.moves()
            position = position.play(
                moves[0] if len(moves) == 1 else choosers[seat].choose(position.seen_by(seat), seat)
            )
    return position


def main() -> None:
    """Play the games and print what came of them."""
    parser = argparse.ArgumentParser(description="Katta's expert against OpenSpiel's information-set tree search")
    parser.add_argument("game", choices=("mada", "malediction"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="rounded up to whole deals")
    parser.add_argument("--budget", default="100ms", help="time (100ms) or simulations (400) a move, for both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="OpenSpiel's uct_c")
    parser.add_argument("--rollouts", choices=("compiled", "python"), default="compiled")
    given = parser.parse_args()
    budget, seats = Budget.parse(given.budget), given.seats
    start = katta.game(given.game).start(seats)
    warm_up(start)
    ours, theirs = Tally(), Tally()
    deals: list[float] = []
    for deal in range(-(-given.games // seats)):
        secret = hashlib.sha256(f"{given.seed} {deal}".encode()).digest()
        won = []
        for own in range(seats):
            choosers: list[Expert | OpenSpiel] = []
            for seat in range(seats):
                seed = (given.seed * 1000 + deal) * 100 + own * 10 + seat
                if seat == own:
                    choosers.append(Expert(budget, seed, ours))
                else:
                    choosers.append(OpenSpiel(budget, seed, given.rollouts == "compiled", given.exploration, theirs))
            winners = play(start, katta.Dealer(secret), choosers).result().winners
            won.append((own in winners) / len(winners))
        deals.append(fmean(won))
        low, high = interval(deals)
        share = f"{fmean(deals):.3f} ({low:.2f} – {high:.2f}), {fmean(deals) * seats:.2f} times the fair share"
        print(f"{len(deals) * seats} games: expert {share}", flush=True)
    print(f"Katta: {ours}\nOpenSpiel {version('open_spiel')}: {theirs}")


def warm_up(start: katta.Position) -> None:
    """Compile before any clock runs."""
    few = Budget(WARM_UP)
    choosers: list[Expert | OpenSpiel] = [OpenSpiel(few, 1, True, EXPLORATION, Tally()) for _ in range(start.seats)]
    choosers[0] = Expert(few, 1, Tally())
    play(start, katta.Dealer(bytes(32)), choosers)


if __name__ == "__main__":
    main()
