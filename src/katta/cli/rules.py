"""`katta rules`: the rules of a game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katta.cli import language
from katta.cli.engine import find_game
from katta.cli.language import Language
from katta.core.errors import BadComponents
from katta.core.message import Listing
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Failure, Misuse

if TYPE_CHECKING:
    from katta.core.components import ComponentFile
    from katta.core.game import Game


def rules(
    game: Annotated[str | None, typer.Argument(help="The game; `katta games` lists them.", show_default=False)] = None,
    section: Annotated[str | None, typer.Argument(help="One section only.", show_default=False)] = None,
    components: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Tell the numbers of this TOML file of components.")
    ] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game, complete enough to play from."""
    start_uncompiled()
    from katta.terminal.screen import Screen

    found = find_game(game)
    if section is not None and section not in found.rules_page:
        raise Misuse("error-section-unknown", name=section, known=Listing(found.rules_page))
    file = None if components is None else _checked(found, components)
    screen = Screen(language.spoken())
    screen.head(screen.say(f"{found.name}-name"))
    screen.show()
    for part in found.rules_page if section is None else (section,):
        screen.section(found, part, file)


def _checked(game: "Game", path: Path) -> "ComponentFile":
    """A component file that fits the game, or a sentence."""
    from katta.core.components import ComponentFile

    try:
        file = ComponentFile.open(path)
        game.material(file)
    except BadComponents as problem:
        raise Failure("error-components", problem=str(problem)) from None
    return file
