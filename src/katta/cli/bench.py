"""`katta bench`: how many games and moves a second, inside the kernels or through the public positions."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from katta.cli import language
from katta.cli.engine import find_game
from katta.cli.language import Language
from katta.core.message import Message
from katta.terminal.failure import Failure, Misuse

if TYPE_CHECKING:
    from katta.core.game import Game

SEARCH, API = "search", "api"
Row = dict[str, Any]
"""A measurement, as `--json` prints it."""


def bench(
    what: Annotated[
        str | None,
        typer.Argument(
            help="`search`: the bots' search, `api`: the public positions of Python instead.", show_default=False
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Measure this game only.", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(help="Measure this number of players only.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.", min=0.01, max=600)] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of JSON objects.")] = False,
    lang: Language = None,
) -> None:
    """Measure random games of every game and player count, compiled and not compiled.

    One thread; compiling is not counted. With NUMBA_DISABLE_JIT=1 only the uncompiled rules are measured.
    """
    from katta.core import registry
    from katta.core.compiler import COMPILED

    chosen = registry.games() if game is None else (find_game(game),)
    pairs = [(found, count) for found in chosen for count in found.seats if seats in (None, count)]
    if not pairs:
        least, most = min(chosen[0].seats), max(chosen[0].seats)
        title = Message(f"{chosen[0].name}-name")
        raise Misuse("error-seats", game=title, least=least, most=most, count=seats or 0)
    if what not in (None, SEARCH, API):
        raise Misuse("error-bench-unknown", name=what, known=f"{SEARCH}, {API}")
    if what == SEARCH:
        from katta.cli.bench_search import bench_search

        bench_search(chosen, seats, seconds, as_json)
        return
    rows = [asdict(_measured(*pair, seconds, what == API)) for pair in pairs]
    if COMPILED and what is None:
        rows += _uncompiled(game, seats, seconds)
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        _show(rows)


def _measured(game: "Game", seats: int, seconds: float, by_api: bool) -> Any:
    from katta.core.benchmark import measure, measure_api

    return (measure_api if by_api else measure)(game, seats, seconds)


def _uncompiled(game: str | None, seats: int | None, seconds: float) -> list[Row]:
    """The same measurements in a process without the compiler."""
    command = [sys.executable, "-m", "katta.cli", "bench", "--json", "--seconds", str(seconds)]
    command += [] if game is None else ["--game", game]
    command += [] if seats is None else ["--seats", str(seats)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure("error-bench", problem=done.stderr.strip())
    rows: list[Row] = json.loads(done.stdout)
    return rows


def _show(rows: Sequence[Row]) -> None:
    from rich.table import Table

    from katta.terminal.screen import Screen

    screen = Screen(language.spoken())
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for number, column in enumerate(("game", "players", "mode", "games", "moves", "length")):
        table.add_column(screen.say(f"terminal-bench-{column}"), justify="left" if number in (0, 2) else "right")
    for row in rows:
        table.add_row(
            screen.say(f"{row['game']}-name"),
            str(row["seats"]),
            screen.say("terminal-bench-compiled" if row["compiled"] else "terminal-bench-uncompiled"),
            f"{row['games_per_s']:,.0f}",
            f"{row['moves_per_s']:,.0f}",
            f"{row['moves_per_game']:.1f}",
        )
    screen.show(table)
