"""Random games of every game there is, and scripts in a Python of their own."""

import itertools
import os
import subprocess
import sys

from katta.core.compiler import COMPILED
from katta.core.game import Game
from katta.core.registry import games
from katta.testing import random_games
from katta.testing.random_games import NAMES, Table, Walk, choose, played, walk

__all__ = [
    "NAMES",
    "Table",
    "Walk",
    "all_settings",
    "choose",
    "plain_tables",
    "played",
    "run",
    "run_in_other_mode",
    "tables",
    "walk",
]


def plain_tables() -> list[Table]:
    """Every game with every number of seats, by the default options."""
    return random_games.plain_tables(games())


def tables() -> list[Table]:
    """The plain tables, and with each number of seats each value of each option that is not the default."""
    return random_games.tables(games())


def all_settings(found: Game) -> list[dict[str, str]]:
    """Every combination of option values."""
    return [dict(zip(found.options, values, strict=True)) for values in itertools.product(*found.options.values())]


def run_in_other_mode(script: str) -> str:
    """What a script prints where the rules are compiled, if they are not here; or the other way round."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1" if COMPILED else "0"}
    return run(script, environment)


def run(script: str, environment: dict[str, str]) -> str:
    """What a script prints in a Python of its own."""
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
