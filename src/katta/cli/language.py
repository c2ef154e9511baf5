"""The language of a command: `--lang`, else the environment's, else English."""

import os
from contextvars import ContextVar
from typing import Annotated

import typer

from katta.terminal.failure import Misuse
from katta.texts import LANGUAGES, Catalogue, UnknownLanguage, preferred_language

_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


def _speak(asked: str | None) -> str:
    """Decide on the language, before any other option can be refused in it."""
    try:
        language = preferred_language(asked, os.environ)
    except UnknownLanguage:
        from katta.core.message import Listing

        raise Misuse("error-language-unknown", name=str(asked), known=Listing(tuple(LANGUAGES))) from None
    _spoken.set(language)
    return language


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        help=f"The language to speak: {', '.join(LANGUAGES)}. Without it: that of your environment.",
        callback=_speak,
        is_eager=True,
        show_default=False,
    ),
]
"""The option of every command that speaks."""


def spoken() -> str:
    """The language of this command."""
    return _spoken.get() or preferred_language(None, os.environ)


def catalogue() -> Catalogue:
    """The messages in the language of this command."""
    return Catalogue(spoken())
