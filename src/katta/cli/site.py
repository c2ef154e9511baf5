"""`katta site`: the pages as a folder that needs no server of Katta."""

from pathlib import Path
from typing import Annotated

import typer

from katta.cli import language
from katta.cli.language import Language
from katta.terminal.failure import Failure


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it: a new or empty folder.")],
    built: Annotated[
        Path | None,
        typer.Option("--from", metavar="FOLDER", help="The browser client to write. Default: the one that was built."),
    ] = None,
    lang: Language = None,
) -> None:
    """Write the pages into a folder that any web host can serve: every game against bots, without a server.

    A folder that this command has written before is brought up to date.
    """
    from katta.server.settings import built_site
    from katta.server.web.folder import CannotWrite, write
    from katta.terminal.screen import Screen

    try:
        written = write(built or built_site(), folder)
    except CannotWrite as problem:
        raise Failure(f"error-site-{problem.reason}", folder=str(folder)) from None
    Screen(language.spoken()).tell("site-written", folder=str(folder), count=written)
