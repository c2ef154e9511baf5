"""The message ids that the sources use: written out, put together in f-strings, or made from the games' own lists."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import katta
from katta.core import registry

PACKAGE = Path(katta.__file__).parent
CORE_CODES = ("move.unknown", "move.game-over", "move.awaits-chance")
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")
SPEAKERS = {"Message", "say", "tell", "waiting", "Failure", "Misuse", "title"}


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


@cache
def literals() -> set[str]:
    """All string literals that could be an id."""
    return {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    }


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The ids that f-strings put together; a part that is computed stands for any words."""
    found = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                found.add(pattern)
    return tuple(re.compile(pattern) for pattern in sorted(found))


def _pattern(node: ast.JoinedStr) -> str | None:
    """`mada-phase-{phase}` as a pattern; an f-string with less than a word and a dash written out is no id."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    written = "".join(str(part) for part in parts if part is not None)
    if not re.fullmatch(r"[a-z0-9-]+", written) or not re.search(r"[a-z]{2,}-|-[a-z]{2,}", written):
        return None
    return "".join("[a-z0-9-]+" if part is None else re.escape(str(part)) for part in parts)


@cache
def spoken() -> set[str]:
    """The ids that are said outright: the first argument of a Message, a say, a tell, a failure."""
    return {argument for tree in _trees() for node in ast.walk(tree) for argument in _said(node)}


def _said(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call) or not node.args:
        return
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    for argument in ast.walk(node.args[0]) if called in SPEAKERS else ():
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and ID.fullmatch(argument.value):
            yield argument.value


@cache
def families() -> set[str]:
    """The ids that follow from what each game and the core list: refusals, rules, names, options."""
    found = {f"refusal-{code.replace('.', '-')}" for code in CORE_CODES}
    for game in registry.games():
        codes = importlib.import_module(f"katta.games.{game.name}.refusal").CODES
        found |= {f"refusal-{code.replace('.', '-')}" for code in codes}
        found |= {f"{game.name}-rules-{section}" for section in game.rules_page}
        found |= {f"{game.name}-name", f"{game.name}-line"}
        for option, values in game.options.items():
            found |= {f"{game.name}-option-{option}"} | {f"{game.name}-option-{option}-{value}" for value in values}
    return found
