"""`katta replay`: look at a recorded game again."""

from typing import Annotated

import typer

from katta.cli import language
from katta.cli.engine import open_record
from katta.cli.language import Language
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Misuse


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record file.")],
    seat: Annotated[
        int | None, typer.Option(help="See only what this seat saw (the first is 1). Default: everything.")
    ] = None,
    whole: Annotated[bool, typer.Option("--all", help="Print the whole game at once.")] = False,
    lang: Language = None,
) -> None:
    """Step through a recorded game.

    Enter goes on, b goes back, a number goes to that step, q ends it. Without a terminal the whole game is printed.
    """
    start_uncompiled()
    from katta.terminal.playback import Playback
    from katta.terminal.screen import Screen

    match = open_record(file)
    if seat is not None and not 1 <= seat <= len(match.names):
        raise Misuse("error-seat-unknown", count=seat, most=len(match.names))
    screen = Screen(language.spoken())
    playback = Playback(match, None if seat is None else seat - 1, screen)
    if whole or not screen.is_interactive:
        playback.print_all()
    else:
        playback.walk()
