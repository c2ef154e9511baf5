"""The types of what `Position.view` returns, made from the games' own `TypedDict`s."""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from katta.core.registry import games
from katta.core.view import CommonView
from katta.server.typescript.hints import text_of

HEAD = """\
// Made by `python -m katta.server.typescript` from the views of the games: change those, not this file.
"""
FOOT = """\
/** The view of each game. */
export interface Views {{
{views}
}}

/** A view of any game; `game` tells which. */
export type View = Views[keyof Views];
"""


def generate() -> str:
    """The text of the file."""
    roots = {game.view_type: game.name for game in games()}
    views = "\n".join(f"  {game}: {root.__name__};" for root, game in roots.items())
    return "\n".join([HEAD, *declarations({CommonView: None, **roots}), FOOT.format(views=views)])


def declarations(roots: Mapping[type, str | None]) -> list[str]:
    """The views of these games and all that they are made of."""
    declared: dict[str, Any] = {}
    for root in roots:
        for name, kind in _types(root):
            if declared.setdefault(name, kind) != kind:
                raise TypeError(f"two types of views are called {name}")
    names = {kind: name for name, kind in declared.items()}
    return [_declaration(name, kind, names, roots.get(kind)) for name, kind in declared.items()]


def _types(kind: type) -> Iterator[tuple[str, Any]]:
    """A `TypedDict` after all that it is made of: other ones, and each Literal that its module has a name for."""
    names = {found: name for name, found in vars(sys.modules[kind.__module__]).items() if get_origin(found) is Literal}
    for hint in get_type_hints(kind, include_extras=True).values():
        for part in _parts(hint):
            if is_typeddict(part):
                yield from _types(part)
            elif part in names:
                yield names[part], part
    yield kind.__name__, kind


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for argument in get_args(hint):
        yield from _parts(argument)


def _declaration(name: str, kind: Any, names: Mapping[Any, str], game: str | None) -> str:
    return _interface(kind, names, game) if is_typeddict(kind) else f"export type {name} = {text_of(kind, {})};\n"


def _interface(kind: Any, names: Mapping[Any, str], game: str | None) -> str:
    """A `TypedDict`; that of a whole game holds what all views hold, too."""
    comments = _comments(kind)
    extends = f" extends {CommonView.__name__}" if game else ""
    lines = [f"/** {' '.join(kind.__doc__.split())} */", f"export interface {kind.__name__}{extends} {{"]
    if game:
        lines.append(f'  game: "{game}";')
    for field, hint in get_type_hints(kind, include_extras=True).items():
        if field in comments:
            lines.append(f"  /** {comments[field]} */")
        optional = "?" if field in kind.__optional_keys__ else ""
        lines.append(f"  {field}{optional}: {text_of(hint, names)};")
    return "\n".join([*lines, "}", ""])


def _comments(kind: type) -> dict[str, str]:
    """What the source says below each field. At run time a `TypedDict` forgets that, and its bases."""
    tree = ast.parse(inspect.getsource(sys.modules[kind.__module__]))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    return _comments_in(classes[kind.__name__], classes)


def _comments_in(node: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            found |= _comments_in(classes[base.id], classes)
    for field, below in zip(node.body, node.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                found[name] = " ".join(text.split())
    return found
