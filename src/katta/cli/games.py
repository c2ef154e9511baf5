"""`katta games`: what can be played."""

import logging
from typing import TYPE_CHECKING

from katta.cli import language
from katta.cli.language import Language
from katta.terminal.compilation import start_uncompiled

if TYPE_CHECKING:
    from rich.console import RenderableType

    from katta.core.game import Game
    from katta.core.message import Say


def games(lang: Language = None) -> None:
    """List the games with their player counts and variants."""
    start_uncompiled()
    from katta.core import registry
    from katta.terminal.screen import Screen

    logging.getLogger("katta").setLevel(logging.ERROR)  # what is wrong with a package is told below
    screen = Screen(language.spoken())
    for game in registry.games():
        screen.show(_entry(game, screen.say))
        screen.show()
    for trouble in registry.troubles():
        screen.tell("any-game-broken", "red", **trouble._asdict())


def _entry(game: "Game", say: "Say") -> "RenderableType":
    """A game: its name and what to type for it, its line, its players, its options with their values."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from katta.core.message import Listing, Message
    from katta.texts import LANGUAGES
    from katta.texts.game_texts import missing_languages

    title = Text.assemble((say(f"{game.name}-name"), "bold"), "  ", (f"katta play {game.name}", "cyan"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    grid.add_row(say("terminal-players"), f"{min(game.seats)}–{max(game.seats)}")
    if missing := missing_languages(game):
        names = Listing(tuple(LANGUAGES[language] for language in missing))
        grid.add_row("", Text(say("any-game-in-english", game=Message(f"{game.name}-name"), languages=names), "dim"))
    for name, values in game.options.items():
        option = f"{game.name}-option-{name}"
        spoken = {value: say(f"{option}-{value}") for value in values}
        plain = [f"{name}={value}" for value, line in spoken.items() if line == value]
        lines = [Text(say(option)), *([Text(" ".join(plain), "cyan")] if plain else [])]
        lines += [
            Text.assemble((f"{name}={value}", "cyan"), f"  {line}") for value, line in spoken.items() if line != value
        ]
        grid.add_row(say("terminal-option"), Group(*lines))
    return Group(title, Text(say(f"{game.name}-line"), "italic"), grid)
