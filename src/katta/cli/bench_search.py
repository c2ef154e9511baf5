"""`katta bench search`: how many imagined games a second a bot goes through, and what the time goes into."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from katta.cli import language

if TYPE_CHECKING:
    from rich.table import Table

    from katta.core.game import Game
    from katta.lab.speed import Parts, Speed
    from katta.terminal.screen import Screen

USUAL_SEATS = 3
THREADS = (1, 2)


def bench_search(games: "Sequence[Game]", seats: int | None, seconds: float, as_json: bool) -> None:
    """Measure the search of some games and print the numbers."""
    from katta.lab import speed
    from katta.terminal.screen import Screen

    speeds: list[Speed] = []
    parts: list[Parts] = []
    for game in games:
        for moment, position in speed.moments(game, seats or USUAL_SEATS).items():
            for guided in (False, True):
                speeds += [speed.measure(position, moment, guided, threads, seconds) for threads in THREADS]
                parts.append(speed.dissect(position, moment, guided, seconds))
    if as_json:
        rows = {"speeds": [asdict(one) for one in speeds], "parts": [asdict(one) for one in parts]}
        print(json.dumps({**rows, "bytes_per_thread": speed.memory()}, indent=1))
    else:
        _show(speeds, parts, speed.memory(), Screen(language.spoken()))


def _show(speeds: "Sequence[Speed]", parts: "Sequence[Parts]", memory: int, screen: "Screen") -> None:
    """One table for the speed, one for what the time goes into."""
    quick = _table(screen, "one", "two")
    spent = _table(screen, "playing", "tree", "resampling", "copying")
    for number, part in enumerate(parts):
        runs = speeds[number * len(THREADS) : (number + 1) * len(THREADS)]
        head = (
            screen.say(f"{part.game}-name"),
            str(part.seats),
            screen.say(f"search-{part.moment}"),
            screen.say("search-guided" if part.guided else "search-random"),
        )
        quick.add_row(*head, *(f"{run.iterations_per_s:,.0f}" for run in runs))
        shares = (part.playouts, part.tree, part.resampling, part.copying)
        spent.add_row(*head, *(screen.say("hint-chance", percent=f"{100 * share:.0f}") for share in shares))
    screen.tell("search-speed", "bold")
    screen.show(quick)
    screen.show()
    screen.tell("search-parts", "bold")
    screen.show(spent)
    screen.show()
    screen.tell("search-memory", megabytes=round(memory / 1e6))


def _table(screen: "Screen", *numbers: str) -> "Table":
    from rich.table import Table

    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for name in ("game", "players", "moment", "playout"):
        table.add_column(screen.say(f"search-{name}"), justify="right" if name == "players" else "left")
    for name in numbers:
        table.add_column(screen.say(f"search-{name}"), justify="right")
    return table
