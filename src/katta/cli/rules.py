"""`katta rules`: the rules of a game."""

from typing import Annotated

import typer

from katta.cli import language
from katta.cli.engine import find_game
from katta.cli.language import Language
from katta.core.message import Listing
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Misuse


def rules(
    game: Annotated[str | None, typer.Argument(help="The game; `katta games` lists them.", show_default=False)] = None,
    section: Annotated[str | None, typer.Argument(help="One section only.", show_default=False)] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game, complete enough to play from."""
    start_uncompiled()
    from katta.terminal.screen import Screen

    found = find_game(game)
    if section is not None and section not in found.rules_page:
        raise Misuse("error-section-unknown", name=section, known=Listing(found.rules_page))
    screen = Screen(language.spoken())
    screen.head(screen.say(f"{found.name}-name"))
    screen.show()
    for part in found.rules_page if section is None else (section,):
        screen.section(found, part)
