"""Random games of every game there is, the same on every run, played through the public surface."""

import itertools
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from katta.core.compiler import COMPILED
from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.core.game import Game
from katta.core.match import Match
from katta.core.position import Position
from katta.core.registry import game, games

NAMES = ("Ada", "Bob", "Cléo", "Dörte", "Ève Ó Néill", "Fay", "Gus", "Hal")


@dataclass(frozen=True)
class Table:
    """A game with its number of seats and its options."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{option}={value}" for option, value in self.options)])

    @property
    def game(self) -> Game:
        return game(self.name)

    def start(self) -> Position:
        return self.game.start(self.seats, **dict(self.options))

    def match(self, dealer: Dealer | None = None) -> Match:
        options: dict[str, Any] = dict(self.options)
        return Match(self.game, NAMES[: self.seats], dealer=dealer, **options)


@dataclass(frozen=True)
class Walk:
    """A whole game: `moves[i]` leads from `positions[i]` to `positions[i + 1]`."""

    table: Table
    positions: tuple[Position, ...]
    moves: tuple[str, ...]

    def steps(self, every: int = 1) -> Iterator[tuple[int, Position, str, Position]]:
        """Each step, or every n-th: its number, the position, the move and the next position."""
        for step in range(0, len(self.moves), every):
            yield step, self.positions[step], self.moves[step], self.positions[step + 1]


def plain_tables() -> list[Table]:
    """Every game with every number of seats, by the default options."""
    return [Table(found.name, seats) for found in games() for seats in found.seats]


def tables() -> list[Table]:
    """The plain tables, and with each number of seats each value of each option that is not the default."""
    return [
        table
        for plain in plain_tables()
        for values in _settings(plain.game)
        for table in [Table(plain.name, plain.seats, values)]
    ]


def _settings(found: Game) -> list[tuple[tuple[str, str], ...]]:
    single = [((option, value),) for option, values in found.options.items() for value in values[1:]]
    return [(), *single]


def all_settings(found: Game) -> list[dict[str, str]]:
    """Every combination of option values."""
    return [dict(zip(found.options, values, strict=True)) for values in itertools.product(*found.options.values())]


def choose(position: Position, chooser: random.Random) -> str:
    """A legal move, each as likely; or an outcome of chance by its weight."""
    if moves := position.moves():
        return chooser.choice(moves)
    weights = position.weights()
    return chooser.choices(list(weights), list(weights.values()))[0]


@cache
def walk(table: Table, seed: int = 1) -> Walk:
    """A random game to its end."""
    chooser = random.Random(f"{table} {seed}")
    positions = [table.start()]
    moves: list[str] = []
    while positions[-1].actor != OVER:
        moves.append(choose(positions[-1], chooser))
        positions.append(positions[-1].play(moves[-1]))
    return Walk(table, tuple(positions), tuple(moves))


def played(match: Match, seed: int, most: int | None = None) -> Match:
    """A match played on at random, to its end or until `most` moves are in its history."""
    chooser = random.Random(seed)
    while match.position.actor != OVER and (most is None or len(match.history) < most):
        match.play(choose(match.position, chooser))
    return match


def run_in_other_mode(script: str) -> str:
    """What a script prints where the rules are compiled, if they are not here; or the other way round."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1" if COMPILED else "0"}
    return run(script, environment)


def run(script: str, environment: dict[str, str]) -> str:
    """What a script prints in a Python of its own."""
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
