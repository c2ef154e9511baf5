"""What a game says that is not in Katta's own catalogues: its package's files, else its declaration's defaults.

A package has `texts/en.ftl` beside its modules, and `texts/<language>.ftl` for each further language. What a language
lacks is said in English; what English lacks follows from the declaration.
"""

from __future__ import annotations

import importlib
import logging
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast

from katta.core import registry
from katta.core.declare.default_texts import written
from katta.core.errors import KattaError
from katta.core.game import Game
from katta.texts.catalogue import FOLDER, LANGUAGES, bundle_of

ENGLISH = "en"
REFUSAL = "refusal-"
SUBFOLDER = "texts"

_log = logging.getLogger("katta.texts")


def bundles_of(message: str, language: str) -> tuple[FluentBundle, ...]:
    """Where to look for a message of a game, in this order; nothing if no game has it."""
    name = _game_of(message)
    if name is None or name not in registry.names():
        return ()
    bundles = _bundles(name, language)
    return (*bundles, _nameless(message)) if bundles else ()


def missing_languages(game: Game) -> tuple[str, ...]:
    """The languages in which a game speaks English, because its package does not have them."""
    if registry.is_own(game):
        return ()
    return tuple(language for language in LANGUAGES if language != ENGLISH and not _brought(game, language))


def source(game: Game, language: str) -> str:
    """All messages of a game in a language, as one Fluent file: what is not translated is in English."""
    texts = _own if registry.is_own(game) else _brought
    entries: dict[str, ast.EntryType] = {}
    for text in (_defaults(game), texts(game, ENGLISH), texts(game, language)):
        for entry in _entries(text):
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                entries[f"{type(entry).__name__} {entry.id.name}"] = entry
    return FluentSerializer().serialize(ast.Resource(list(entries.values())))


def _game_of(message: str) -> str | None:
    """The game whose name a message begins with."""
    words = message.removeprefix(REFUSAL)
    return max((name for name in registry.names() if words.startswith(f"{name}-")), key=len, default=None)


@cache
def _bundles(name: str, language: str) -> tuple[FluentBundle, ...]:
    try:
        game = registry.game(name)
    except KattaError:
        return ()
    english = bundle_of(ENGLISH, _defaults(game), _brought(game, ENGLISH))
    if language == ENGLISH:
        return (english,)
    if language in missing_languages(game):
        _report(name)
    return bundle_of(language, _brought(game, language)), english


@cache
def _nameless(message: str) -> FluentBundle:
    """The last resort, so that a game can go on: the id of a message that its package uses and nobody wrote."""
    return bundle_of(ENGLISH, f"{message} = {message}\n")


@cache
def _report(name: str) -> None:
    """Say once that a game speaks English where another language is spoken."""
    missing = ", ".join(missing_languages(registry.game(name)))
    _log.warning(f"the game {name!r} of the package {registry.package_of(name)} speaks English in {missing}")


@cache
def _defaults(game: Game) -> str:
    """What follows from the declaration; a sentence in it that Fluent cannot read is said letter by letter."""
    lines = []
    for message, pattern in game.default_texts():
        line = f"{message} = {pattern}\n"
        if any(isinstance(entry, ast.Junk) for entry in _entries(line)):
            _log.warning(f"the game {game.name!r}: {message} cannot be read as Fluent: {pattern}")
            line = f"{message} = {written(' '.join(pattern.split()))}\n"
        lines.append(line)
    return "".join(lines)


@cache
def _own(game: Game, language: str) -> str:
    """One of Katta's own games has its messages among all the others of the catalogue."""
    paths = sorted((FOLDER / language).glob("*.ftl"))
    found = (entry for path in paths for entry in _entries(path.read_text(encoding="utf-8")))
    own = (entry for entry in found if isinstance(entry, ast.Message) and _game_of(entry.id.name) == game.name)
    return "".join(FluentSerializer().serialize_entry(entry) for entry in own)


@cache
def _brought(game: Game, language: str) -> str:
    """A file of the game's package; nothing if it is not there."""
    if registry.is_own(game):
        return ""
    rules: str = game.rules.__name__  # type: ignore[attr-defined] # a module
    path = files(importlib.import_module(rules.rpartition(".")[0] or rules)) / SUBFOLDER / f"{language}.ftl"
    try:
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
    except (OSError, UnicodeDecodeError) as fault:
        _log.warning(f"the game {game.name!r}: {path} cannot be read: {fault}")
        return ""
    for junk in (entry for entry in _entries(text) if isinstance(entry, ast.Junk)):
        line = (junk.content or "").partition("\n")[0]
        _log.warning(f"the game {game.name!r}: {path} has a message that cannot be read: {line}")
    return text


def _entries(text: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(text).body
