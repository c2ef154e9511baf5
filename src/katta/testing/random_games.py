"""Random games, the same on every run, played through the public surface."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.core.errors import BadSetup
from katta.core.game import Game
from katta.core.match import Match
from katta.core.position import Position
from katta.core.registry import game

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
        """What is played."""
        return game(self.name)

    def start(self) -> Position:
        """Before the first deal."""
        return self.game.start(self.seats, **dict(self.options))

    def match(self, dealer: Dealer | None = None) -> Match:
        """The same with players."""
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


def plain_tables(games: Iterable[Game]) -> list[Table]:
    """Every game with every number of seats, by the default options."""
    return [Table(found.name, seats) for found in games for seats in found.seats]


def tables(games: Iterable[Game], option_seats: Sequence[int] | None = None) -> list[Table]:
    """The plain tables, and with each number of seats each value of each option that is not the default.

    What a game itself refuses, such as more tricks than there are cards for, is no table.
    """
    every = []
    for plain in plain_tables(games):
        every.append(plain)
        if option_seats is None or plain.seats in option_seats:
            every += [Table(plain.name, plain.seats, (setting,)) for setting in _settings(plain.game)]
    return [table for table in every if _is_possible(table)]


def _settings(found: Game) -> list[tuple[str, str]]:
    return [(option, value) for option, values in found.options.items() for value in values[1:]]


def _is_possible(table: Table) -> bool:
    try:
        table.game.setup(table.seats, table.game.complete(dict(table.options)), None)
    except BadSetup:
        return False
    return True


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
