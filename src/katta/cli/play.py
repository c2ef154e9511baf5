"""`katta play`: a game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from katta.cli import language
from katta.cli.engine import find_game, open_record
from katta.cli.language import Language
from katta.core.errors import BadComponents
from katta.core.message import Listing
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Failure, Misuse

if TYPE_CHECKING:
    from katta.core.dealer import Dealer
    from katta.core.game import Game
    from katta.core.match import Match
    from katta.terminal.screen import Screen

SECRET_DIGITS = 64


def play(
    game: Annotated[str | None, typer.Argument(help="The game; without it you are asked.", show_default=False)] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="Who sits next: a person's name, or a bot's level (easy). Repeat it, seat by seat."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many sit at the table; bots take the seats that are left.")
    ] = None,
    against: Annotated[str, typer.Option(metavar="LEVEL", help="The level of those bots.")] = "easy",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Play a variant; `katta games` lists them. Repeat it for more."),
    ] = None,
    components: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play with the components of this TOML file.")
    ] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with the game of a record file.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record in this file. Default: your own folder.")
    ] = None,
    secret: Annotated[
        str | None, typer.Option(metavar="HEX", help="Deal from this secret of 64 hexadecimal digits: a known game.")
    ] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Show what a bot thinks of your choices: winning chances, and why.")
    ] = False,
    lang: Language = None,
) -> int:
    """Play a game against bots, or with friends who share the screen.

    Every choice is a numbered sentence. The game saves itself after every move: leave with q, go on with --resume.
    """
    start_uncompiled()
    from katta.core.contract import OVER
    from katta.terminal import opening
    from katta.terminal.archive import Archive, find
    from katta.terminal.screen import Screen
    from katta.terminal.session import Session

    screen = Screen(language.spoken())
    if resume is not None:
        match = _resumed(resume)
        archive = Archive(match, find(resume)) if save is None else Archive.create(match, save)
    else:
        match = _begun(game, seat or [], players, against, option or [], components, secret, screen)
        archive = Archive.create(match, save)
    screen.seat(match.names)
    opening.show(match, screen)
    if match.position.actor == OVER:
        screen.tell("terminal-already-over", "yellow")
    return Session(match, screen, archive, has_hints=hints).play()


def _resumed(file: str) -> "Match":
    from katta.bots import LEVELS

    match = open_record(file)
    if match.dealer is None:
        raise Failure("error-no-dealer", file=file)
    for level in match.bots.values():
        if level not in LEVELS:
            raise Failure("error-level-unknown", name=level, known=Listing(LEVELS))
    return match


def _begun(
    name: str | None,
    seats: Sequence[str],
    players: int | None,
    against: str,
    options: Sequence[str],
    components: Path | None,
    secret: str | None,
    screen: "Screen",
) -> "Match":
    """A new match, from options and from questions about what they leave open."""
    from katta.core.match import Match
    from katta.terminal import game_menu, seating

    dealer = _dealer(secret)
    try:
        game = find_game(name) if name is not None else game_menu.choose_game(screen)
        chosen = _options(game, options)
        if components is not None:
            game.start(game.seats[0], components=components)  # before anybody is asked for a name
        asks = not seats and players is None
        seated = seating.asked(game, screen) if asks else seating.arranged(game, seats, players, against)
        return Match(game, seated.names, dealer=dealer, components=components, bots=seated.bots, **chosen)
    except EOFError:
        raise Misuse("error-input-ended") from None
    except BadComponents as problem:
        raise Failure("error-components", problem=str(problem)) from None


def _dealer(secret: str | None) -> "Dealer":
    from katta.core.dealer import Dealer

    if secret is None:
        return Dealer()
    try:
        return Dealer(bytes.fromhex(secret))
    except ValueError:
        raise Misuse("error-secret", count=SECRET_DIGITS) from None


def _options(game: "Game", texts: Sequence[str]) -> dict[str, Any]:
    chosen = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in game.options:
            raise Misuse("error-option-unknown", text=text, known=Listing(tuple(game.options)))
        if value not in game.options[name]:
            raise Misuse("error-option-value", name=name, value=value, known=Listing(game.options[name]))
        chosen[name] = value
    return chosen
