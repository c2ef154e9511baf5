"""`katta arena`: matches between bots, or against a program, until the table says who is better."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katta.cli import language
from katta.cli.engine import find_game
from katta.cli.language import Language
from katta.terminal.failure import Failure, Misuse

if TYPE_CHECKING:
    from katta.lab.journal import Journal
    from katta.lab.lineup import LineUp
    from katta.lab.standings import Standings
    from katta.terminal.screen import Screen

LONGEST_NAME = 17
"""A command line is cut to this in the table."""


def arena(
    game: Annotated[str | None, typer.Argument(help="The game.", show_default=False)] = None,
    contestant: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="LEVEL[:BUDGET] ...",
            help="Who plays: levels of bots, with iterations (hard:500) or time (expert:200ms) of their own.",
            show_default=False,
        ),
    ] = None,
    against_command: Annotated[
        list[str] | None,
        typer.Option(metavar="CMD", help="A program that plays, too, after the bots. Repeat it for more."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table; the last named contestant takes what is left.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole deals.", min=1)] = 100,
    budget: Annotated[
        str | None, typer.Option(help="What the bots that search may think about a move: 500, or 200ms.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another number: other deals.", min=0)] = 1,
    jobs: Annotated[
        int | None, typer.Option(help="Games at a time. Default: one for each core, or 1 if budgets are times.", min=1)
    ] = None,
    move_timeout: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="What a program may think about a move. Default: 10.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game in this file, and go on where it ends.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play each other and say who wins how often.

    Every deal is played once from every seat with the same cards to come, so that luck cancels. A program plays by the
    protocol of docs/bots/protocol.md; what it does wrong costs it the game, not the tournament.
    """
    found = find_game(game)
    from katta.lab import lineup
    from katta.lab.errors import ArenaError
    from katta.lab.journal import Journal
    from katta.lab.standings import standings
    from katta.lab.tournament import MOVE_SECONDS, usual_jobs
    from katta.terminal.screen import Screen

    try:
        usual = None if budget is None else lineup.read_budget(budget)
        contestants = [lineup.read_level(text, found, usual) for text in contestant or []]
        contestants += [lineup.read_command(text) for text in against_command or []]
        line_up = lineup.line_up(found, contestants, seats, seed)
    except ArenaError as problem:
        raise Misuse(problem.message.id, **problem.message.arguments) from None
    if move_timeout is not None and not 0 < move_timeout < float("inf"):
        raise Misuse("error-arena-timeout")
    screen = Screen(language.spoken())
    try:
        journal = Journal(line_up, resume)
        _play(line_up, journal, games, jobs or usual_jobs(line_up), move_timeout or MOVE_SECONDS, screen)
    except ArenaError as problem:
        raise Failure(problem.message.id, **problem.message.arguments) from None
    result = standings(line_up, journal.outcomes)
    if as_json:
        print(json.dumps(result.plain(screen.say), indent=1))
    else:
        _show(result, screen)


def _play(line_up: "LineUp", journal: "Journal", games: int, jobs: int, move_seconds: float, screen: "Screen") -> None:
    """Play on, with a bar where there is a terminal to draw it on."""
    from katta.cli.progress import bar
    from katta.lab import tournament

    left = len(tournament.missing(journal, line_up, games))
    with bar(screen.say("arena-playing"), left, screen.say("arena-warming-up")) as advance:
        for _ in tournament.run(line_up, journal, games, jobs, move_seconds):
            advance()


def _show(result: "Standings", screen: "Screen") -> None:
    from rich.table import Table

    columns = _columns(result)
    table = Table(box=None, header_style="bold", padding=(0, 1 if "forfeits" in columns else 2, 0, 0))
    for name in columns:
        is_name = name == "name"
        table.add_column(
            screen.say(f"arena-{name}"),
            justify="left" if is_name else "right",
            max_width=LONGEST_NAME if is_name else None,
            no_wrap=True,
        )
    for row in sorted(result.rows, key=lambda row: row.fair - row.share):
        cells = {
            "name": row.name,
            "share": screen.say("hint-chance", percent=f"{100 * row.share:.1f}"),
            "interval": screen.say("hint-chance", percent=f"{100 * row.low:.1f}–{100 * row.high:.1f}"),
            "fair": screen.say("hint-chance", percent=f"{100 * row.fair:.1f}"),
            "score": f"{row.score:+.1f}",
            "rating": f"{row.rating:.1f} ± {row.rating_error:.1f}",
            "time": f"{row.ms_per_move:.1f}",
            "forfeits": str(row.forfeits),
        }
        table.add_row(*(cells[name] for name in columns))
    screen.show(table)
    screen.tell("arena-games", games=result.games, deals=result.deals)
    for name, sentence, count in result.reasons(screen.say):
        screen.tell("arena-forfeit", "yellow", name=name, reason=sentence, count=count)


def _columns(result: "Standings") -> Sequence[str]:
    usual = ("name", "share", "interval", "fair", "score", "rating", "time")
    return (*usual, "forfeits") if result.forfeits else usual
