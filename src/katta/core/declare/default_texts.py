"""Sentences that follow from a declaration, where nobody has written better ones; patterns as Fluent reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from katta.core.declare.meanings import Meaning

if TYPE_CHECKING:
    from katta.core.game import Game

SPECIAL = frozenset("{}[*.\"' ")
"""What a text cannot begin with, or hold, without quotes."""


def written(text: str) -> str:
    """A text as a pattern that says just that."""
    if not text or text[0] in SPECIAL or set(text) & set("{}"):
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return f'{{ "{escaped}" }}'
    return text


def spoken(name: str) -> str:
    """`play_too_low` as `play too low`."""
    return name.replace("_", " ").replace("-", " ")


def capital(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]


def statement_pattern(kind: str, name: str, arguments: Mapping[str, Meaning]) -> str:
    """`{ $player }: bid { $tricks }`; a refusal says that it is one."""
    placed = {argument: _placed(argument, meaning) for argument, meaning in arguments.items()}
    first = next(iter(arguments), None)
    if kind == "refusal":
        details = f" ({', '.join(placed.values())})" if placed else ""
        return f"This cannot be done now: {spoken(name)}{details}."
    if kind in ("event", "prompt") and first is not None and arguments[first].kind == "seat":
        return " ".join([f"{placed.pop(first)}:", spoken(name), *placed.values()])
    return " ".join([capital(spoken(name)), *placed.values()])


def _placed(argument: str, meaning: Meaning) -> str:
    if meaning.kind == "flag":
        return f"({spoken(argument)}: {{ ${argument} }})"
    return f"{{ ${argument} }}"


def of_game(game: Game) -> Iterator[tuple[str, str]]:
    """What a game is called, its options and helps, its rules, and what its views show."""
    least, most = game.seats[0], game.seats[-1]
    players = f"{least} to {most} players" if most > least else f"{least} players"
    yield f"{game.name}-name", spoken(game.name).title()
    yield f"{game.name}-line", f"A game for {players}."
    yield f"{game.name}-begins", "Chance decides who begins."
    for option, values in game.options.items():
        yield f"{game.name}-option-{option}", written(capital(spoken(option)))
        yield from ((f"{game.name}-option-{option}-{value}", written(spoken(value))) for value in values)
    for help in game.helps:
        yield f"{game.name}-help-{help}", written(capital(spoken(help)))
    for mark in game.marks:
        yield f"{game.name}-mark-{mark}", written(spoken(mark))
    for section in game.rules_page:
        title = written(capital(spoken(section)))
        yield f"{game.name}-rules-{section}", f"Nobody has written this section yet.\n    .title = {title}"
    for table in game.material(None).tables:
        yield f"{game.name}-table-{table.name}", written(capital(spoken(table.name)))
        yield from (
            (f"{game.name}-table-{table.name}-{column}", written(capital(spoken(column)))) for column in table.columns
        )
    for shown in (*game.view.table, *game.view.players):
        yield key_id(game.name, shown.field.path), written(capital(spoken(shown.field.path.replace(".", " "))))


def key_id(game: str, path: str) -> str:
    """The message that says what a field of a view is."""
    return f"{game}-shown-{path.replace('.', '-').replace('_', '-')}"
