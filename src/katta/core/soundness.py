"""Whether a game declares itself as it should: what can be known without playing it, each fault with a sentence."""

from __future__ import annotations

import ast
import builtins
import dis
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from katta.core import default_rules
from katta.core.contract import Rules
from katta.core.declare.records import Record
from katta.core.errors import BadGame
from katta.core.game import Game

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a game can be called: the ids of its messages and the addresses of its tables begin with it."""

NEEDED = tuple(name for name in vars(Rules) if not name.startswith("_") and not hasattr(default_rules, name))
"""The kernels that every game brings itself."""


def check(game: Game) -> None:
    """BadGame with the first fault of a declaration."""
    if not NAME.fullmatch(game.name):
        raise BadGame(f"a game is called by small letters, digits and single dashes, not {game.name!r}")
    if lacking := [name for name in NEEDED if not callable(getattr(game.rules, name, None))]:
        raise BadGame(f"its rules lack the kernel {' and '.join(lacking)} (katta.core.contract says what they do)")
    for record in _records(game):
        _check_fields(record)
    # Reading a declaration finds what is wrong with it.
    _ = game.view, game.told, game.schema
    for name, values in game.options.items():
        if not values:
            raise BadGame(f"its option {name!r} has no values")
    _check_opening(game)
    for module in _modules(game):
        _check_names(module)


def _check_opening(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]} if game.seats else ():
        state = game.setup(seats, game.complete({}), None)
        if getattr(state, "dtype", None) != game.state.dtype or state.seats != seats:
            raise BadGame(f"its setup for {seats} players gives no {game.state.__name__} with {seats} seats")
    if not game.seats:
        raise BadGame("its range of seats is empty")


def _records(game: Game) -> Iterator[type[Record]]:
    """The state, what is derived, and the parts of both."""
    waiting: list[type[Record]] = [game.state, game.derived]
    while waiting:
        record = waiting.pop()
        yield record
        waiting += [field.part for field in record.fields.values() if field.part]


def _check_fields(record: type[Record]) -> None:
    """Of two fields with one name Python keeps the later one, and says nothing."""
    try:
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(record))).body
    except (OSError, TypeError, ValueError):
        return
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if node.target.id in found:
                raise BadGame(f"{record.__name__} declares the field {node.target.id} twice; rename one of them")
            found.add(node.target.id)


def _modules(game: Game) -> list[ModuleType]:
    """The modules of a game's folder that are loaded."""
    own = game.rules.__name__  # type: ignore[attr-defined] # a module
    folder = own.rpartition(".")[0] or own
    found = [module for name, module in sys.modules.items() if name == folder or name.startswith(f"{folder}.")]
    return [module for module in found if isinstance(module, ModuleType)]


def _check_names(module: ModuleType) -> None:
    """What functions look up in modules must be there: an event that nobody declared, a name misspelt.

    A compiler would find that, too, but in the middle of a game.
    """
    for function in _functions(module):
        for name in _missing(function.__code__, function.__globals__):
            raise BadGame(f"{module.__name__}.{function.__name__} uses {name}, which is declared nowhere")


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    for found in vars(module).values():
        function: Callable[..., Any] = getattr(found, "py_func", found)
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            yield function


def _missing(code: CodeType, known: dict[str, Any]) -> Iterator[str]:
    """Globals that are not there, and attributes that modules do not have."""
    holder: ModuleType | None = None
    for step in dis.get_instructions(code):
        if step.opname == "LOAD_GLOBAL":
            if step.argval not in known and not hasattr(builtins, step.argval):
                yield step.argval
            found = known.get(step.argval)
            holder = found if isinstance(found, ModuleType) else None
            continue
        if step.opname in ("LOAD_ATTR", "LOAD_METHOD") and holder is not None and not hasattr(holder, step.argval):
            yield f"{holder.__name__}.{step.argval}"
        if step.opname not in _BETWEEN:
            holder = None


_BETWEEN = ("CACHE", "EXTENDED_ARG", "PUSH_NULL", "PRECALL")
"""What can stand between a module and its attribute."""
