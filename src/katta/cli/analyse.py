"""`katta analyse`: which moves of a recorded game cost most, and how the winning chances went."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from katta.cli import language
from katta.cli.engine import open_record
from katta.cli.language import Language
from katta.terminal.failure import Misuse

if TYPE_CHECKING:
    from rich.console import RenderableType

    from katta.core.match import Match
    from katta.lab.analysis import Alternative, Decision
    from katta.terminal.screen import Screen

SUFFIX = ".svg"
EXPLAINED = 3
"""So many of the dearest moves are listed with reasons."""

SEVERAL = "; "
"""Between the reasons of a move."""


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="The record file.")],
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help="Draw the winning chances into this file.")
    ] = None,
    budget: Annotated[
        str | None, typer.Option(help="What to think about each move: 5000 iterations, or 200ms. Default: 20000.")
    ] = None,
    most: Annotated[int, typer.Option(help="How many moves to list.", min=1)] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object with every decision.")] = False,
    lang: Language = None,
) -> None:
    """Find the moves of a recorded game that cost most, and the turning points of every player.

    Each move is judged by what its player knew. The cost is the winning chance given away, in percentage points, with
    its standard error; the number is the step of `katta replay`.
    """
    match = open_record(file)
    from katta.lab.analysis import worst
    from katta.terminal.screen import Screen

    _require_sense(plot, budget)
    screen = Screen(language.spoken())
    screen.seat(match.names)
    judged = _judged(match, budget, screen)
    dearest = worst(judged, most)
    if plot is not None:
        plot.write_bytes(_drawn(match, judged, dearest, screen))
    if as_json:
        print(json.dumps(_plain(match, judged, dearest), indent=1))
    else:
        _show(judged, dearest, screen)
        _show_turning_points(match, judged, screen)
        if plot is not None:
            screen.tell("analyse-plot-saved", file=str(plot))


def _require_sense(plot: Path | None, budget: str | None) -> None:
    from katta.lab.errors import ArenaError
    from katta.lab.lineup import read_budget

    if plot is not None and plot.suffix.lower() != SUFFIX:
        raise Misuse("error-plot", file=str(plot))
    try:
        if budget is not None:
            read_budget(budget)
    except ArenaError as problem:
        raise Misuse(problem.message.id, **problem.message.arguments) from None


def _judged(match: "Match", budget: str | None, screen: "Screen") -> "list[Decision]":
    from katta.cli.progress import bar
    from katta.lab.analysis import analyse
    from katta.lab.win_chances import decisions

    judged = []
    with bar(screen.say("analyse-thinking"), len(decisions(match)), screen.say("arena-warming-up")) as advance:
        for decision in analyse(match, budget):
            judged.append(decision)
            advance()
    return judged


def _drawn(match: "Match", judged: "Sequence[Decision]", dearest: "Sequence[Decision]", screen: "Screen") -> bytes:
    from katta.lab import plot
    from katta.lab.win_chances import course

    say, names = screen.say, match.names
    chances = [one.chance for one in judged]
    courses = {name: course(match, chances, seat) for seat, name in enumerate(names)}
    mistakes = {name: {one.step for one in dearest if one.seat == seat} for seat, name in enumerate(names)}
    title = say("analyse-plot-title", game=say(f"{match.game.name}-name"))
    axes = say("analyse-plot-across"), say("analyse-plot-up")
    return plot.chances(title, *axes, courses, mistakes, lambda share: say("hint-chance", percent=share))


def _plain(match: "Match", judged: "Sequence[Decision]", dearest: "Sequence[Decision]") -> dict[str, Any]:
    rows = [
        {
            "step": one.step,
            "seat": one.seat,
            "player": match.names[one.seat],
            "played": one.played.move,
            "best": one.best.move,
            "share": one.best.share,
            "cost": one.cost,
            "error": one.error,
        }
        for one in judged
    ]
    from katta.lab.analysis import turning_points

    seats = range(len(match.names))
    return {
        "game": match.game.name,
        "players": match.names,
        "decisions": rows,
        "worst": [one.step for one in dearest],
        "turning_points": [[one.step for one in turning_points(judged, seat)] for seat in seats],
    }


def _show(judged: "Sequence[Decision]", dearest: "Sequence[Decision]", screen: "Screen") -> None:
    if dearest:
        screen.show(_table(dearest, screen))
        screen.show()
    screen.tell("analyse-summary", count=len(judged), mistakes=sum(one.is_mistake for one in judged))


def _show_turning_points(match: "Match", judged: "Sequence[Decision]", screen: "Screen") -> None:
    """What turned the game for each player, as the page tells it after the game."""
    from katta.core.message import Player
    from katta.lab.analysis import turning_points

    for seat in sorted({one.seat for one in judged}):
        screen.show()
        found = turning_points(judged, seat)
        if not found:
            screen.tell("analyse-no-turning-point", player=Player(seat))
            continue
        screen.tell("analyse-turning-points", "bold", player=Player(seat))
        for one in found:
            screen.tell("analyse-point", step=one.step, move=one.played.label)
            shares = [f"{100 * choice.share:.0f}" for choice in (one.best, one.played)]
            screen.tell("review-better", move=one.best.label, share=shares[0], less=shares[1])
            if one.best.reasons:
                screen.tell("review-why", "dim", reasons=SEVERAL.join(map(screen.say, one.best.reasons)))


def _table(dearest: "Sequence[Decision]", screen: "Screen") -> "RenderableType":
    """The dearest moves; the first of them with reasons."""
    from rich.table import Table

    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for number, column in enumerate(("step", "player", "played", "better", "cost")):
        table.add_column(screen.say(f"analyse-{column}"), justify="right" if number in (0, 4) else "left")
    for number, one in enumerate(dearest):
        name = screen.catalogue.names[one.seat]
        cells = [_cell(choice, number < EXPLAINED, screen) for choice in (one.played, one.best)]
        cost = screen.say("hint-chance", percent=f"{100 * one.cost:.0f} ± {100 * one.error:.0f}")
        table.add_row(str(one.step), name, *cells, cost)
    return table


def _cell(choice: "Alternative", is_explained: bool, screen: "Screen") -> "RenderableType":
    from rich.text import Text

    share = screen.say("hint-chance", percent=f"{100 * choice.share:.0f}")
    label = Text(f"{screen.say(choice.label)} ({share})")
    for reason in choice.reasons if is_explained else ():
        label.append(f"\n{screen.say(reason)}", "dim")
    return label
