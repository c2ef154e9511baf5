"""A position for who works with it: the table as text for a prompt, as HTML for a notebook.

Both are made of views, so they know no game. A full position shows what all see, then what each seat sees besides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from katta.core.contract import CHANCE, OVER

if TYPE_CHECKING:
    from katta.core.position import Position

INDENT = "  "
WIDTH = 100
SAID_BEFORE = ("game", "seats", "seat", "actor", "asks")
"""What the title says."""

STYLE = "text-align: left; vertical-align: top"


def plain(position: Position) -> str:
    """The table as lines of text."""
    return "\n".join([_title(position), *_lines(_seen(position))])


def html(position: Position) -> str:
    """The table as HTML."""
    return f"<div><strong>{escape(_title(position))}</strong>{_html(_seen(position))}</div>"


def _title(position: Position) -> str:
    doing = {CHANCE: "chance decides", OVER: "the game is over"}.get(position.actor, f"seat {position.actor} to move")
    whose = "" if position.eyes is None else f", seen by seat {position.eyes}"
    return f"{position.game.name}, {position.seats} players, {doing}{whose}"


def _seen(position: Position) -> dict[str, Any]:
    """What is there to be shown, by its names."""
    if position.eyes is not None:
        return _without_title(position.view(position.eyes))
    public = _without_title(position.view(None))
    own = {f"seat {seat}": _besides(position.view(seat), public) for seat in range(position.seats)}
    return {**public, **{name: what for name, what in own.items() if what}}


def _without_title(view: Mapping[str, Any]) -> dict[str, Any]:
    return {name: what for name, what in view.items() if name not in SAID_BEFORE and what is not None}


def _besides(view: Mapping[str, Any], public: Mapping[str, Any]) -> dict[str, Any]:
    """What is in a view and not in the public one."""
    own = {name: _difference(what, public.get(name)) for name, what in _without_title(view).items()}
    return {name: what for name, what in own.items() if what not in ({}, [])}


def _difference(mine: Any, known: Any) -> Any:
    """Of dictionaries and lists only the places that differ; nothing of what is the same."""
    if isinstance(mine, dict) and isinstance(known, dict):
        return _besides(mine, known)
    if isinstance(mine, list) and isinstance(known, list) and len(mine) == len(known):
        places = enumerate(zip(mine, known, strict=True))
        return {str(place): _difference(*pair) for place, pair in places if pair[0] != pair[1]}
    return {} if mine == known else mine


def _lines(what: Mapping[str, Any]) -> Iterator[str]:
    for name, value in what.items():
        rows = _rows(value)
        if rows is None and len(line := f"{name}: {_inline(value)}".rstrip()) <= WIDTH:
            yield line
            continue
        yield f"{name}:"
        yield from (INDENT + line for line in (_lines(_named(value)) if rows is None else _aligned(rows)))


def _rows(value: Any) -> list[list[Any]] | None:
    """A list of lists or of like dictionaries as the rows of a table; None of anything else."""
    if not isinstance(value, list) or not value:
        return None
    if all(isinstance(row, list) for row in value):
        return value
    if all(isinstance(row, dict) and row.keys() == value[0].keys() for row in value):
        return [["", *value[0]], *([place, *row.values()] for place, row in enumerate(value))]
    return None


def _aligned(rows: list[list[Any]]) -> Iterator[str]:
    """Rows under each other, each column as wide as its longest word."""
    words = [[_inline(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip_longest(*words, fillvalue="")]
    for row in words:
        yield "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=False)).rstrip()


def _named(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {str(place): item for place, item in enumerate(value)}


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_inline(item)}".rstrip() for name, item in value.items())
    if isinstance(value, list):
        return ("; " if any(isinstance(item, dict | list) for item in value) else " ").join(map(_inline, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "." if value is None else str(value)


def _html(value: Any) -> str:
    rows = _rows(value)
    if rows is not None:
        return _table([[_html(cell) for cell in row] for row in rows])
    if isinstance(value, dict):
        return _table([[f"<em>{escape(name)}</em>", _html(item)] for name, item in value.items()])
    return escape(_inline(value))


def _table(rows: list[list[str]]) -> str:
    cells = ("".join(f'<td style="{STYLE}">{cell}</td>' for cell in row) for row in rows)
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
