"""The types of what games show and say, made from their declarations."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias, get_type_hints, is_typeddict

from katta.core.declare.records import docs_of
from katta.core.declare.schema import Named, camel
from katta.core.declare.statements import Statement
from katta.core.game import Game
from katta.core.registry import games
from katta.core.view import Asked, CommonView, Ending
from katta.server.typescript.hints import text_of

HEAD = """\
// Made by `python -m katta.server.typescript` from the declarations of the games: change those, not this file.
"""
FOOT = """\
/** What each game shows, tells and offers. */
export interface Games {{
{games}
}}

/** A view of any game; `game` tells which. */
export type View = Games[keyof Games]["view"];

/** What happened in any game; `type` tells what. */
export interface GameEvent {{
  type: string;
}}

/** What a table of any game waits for; `type` tells what. */
export interface GamePrompt {{
  type: string;
}}

/** A move of any game; `type` tells which. */
export interface GameMove {{
  type: string;
}}
"""

Kind: TypeAlias = tuple[str, str, Mapping[str, Any]]
"""A type of a union: its name, what is said of it, and its fields."""


def generate() -> str:
    """The text of the file."""
    parts = [HEAD, *declarations([_common(Ending), _common(CommonView)])]
    rows = []
    for game in games():
        parts += of_game(game)
        name = camel(game.name)
        rows.append(f"  {game.name}: {{ view: {name}View; event: {name}Event; move: {name}Move }};")
    return "\n".join([*parts, FOOT.format(games="\n".join(rows))])


def of_game(game: Game) -> Iterator[str]:
    """The types of a game: its words and views, what it tells, what it offers."""
    schema, name = game.schema, camel(game.name)
    yield from declarations(schema, {schema.view: game.name})
    names = {each.kind: each.name for each in schema}
    yield from _union(f"{name}Event", "What happens.", map(_stated, game.told["event"]), names)
    yield from _union(f"{name}Move", "What can be done, as a button says it.", _moves(game), names)


def _moves(game: Game) -> Iterator[Kind]:
    """Offers, and the moves that say it all themselves."""
    yield from map(_stated, game.told["offer"])
    for verb in game.moves:
        if verb.name not in game.told["offer"]:
            yield verb.name, "", {name: meaning.hint for name, meaning in verb.names.items()}


def _stated(statement: Statement) -> Kind:
    return statement.name, statement.doc, {name: told.hint for name, told in statement.arguments.items()}


def _union(name: str, doc: str, kinds: Iterable[Kind], names: Mapping[Any, str]) -> Iterator[str]:
    """A discriminated union: who forgets one of its types is told by the compiler."""
    lines = [f"/** {doc} */", f"export type {name} ="]
    for kind, said, fields in kinds:
        if said:
            lines.append(f"  /** {said} */")
        told = "".join(f"; {field}: {text_of(hint, names)}" for field, hint in fields.items())
        lines.append(f'  | {{ type: "{kind}"{told} }}')
    yield "\n".join(lines) + ";\n"


def _common(kind: type) -> Named:
    return Named(kind.__name__, kind, (kind.__doc__ or "").strip(), docs_of(kind))


def declarations(types: Iterable[Named], roots: Mapping[Any, str] | None = None) -> list[str]:
    """Named types, each after those it is made of; a root holds what all views hold, too."""
    known = list(types)
    names = {each.kind: each.name for each in known} | {Asked: "GamePrompt"}
    return [_declaration(each, names, (roots or {}).get(each.kind)) for each in known]


def _declaration(named: Named, names: Mapping[Any, str], game: str | None) -> str:
    if not is_typeddict(named.kind):
        return f"export type {named.name} = {text_of(named.kind, {})};\n"
    extends = f" extends {CommonView.__name__}" if game else ""
    lines = [f"/** {' '.join(named.doc.split())} */"] if named.doc else []
    lines.append(f"export interface {named.name}{extends} {{")
    if game:
        lines.append(f'  game: "{game}";')
    for field, hint in get_type_hints(named.kind, include_extras=True).items():
        if named.comments.get(field):
            lines.append(f"  /** {named.comments[field]} */")
        optional = "?" if field in named.kind.__optional_keys__ else ""
        lines.append(f"  {field}{optional}: {text_of(hint, names)};")
    return "\n".join([*lines, "}", ""])
