"""The table of any game, drawn from its declaration: what all share, the players in rows, the own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from katta.core import registry
from katta.core.declare.axes import Axis
from katta.core.declare.default_texts import key_id
from katta.core.declare.meanings import Meaning
from katta.core.declare.records import OWN, Field
from katta.core.declare.views import Shown
from katta.core.message import Message, Player, Say
from katta.core.view import View

NOTHING = "–"
SEPARATOR = "  "


def picture(view: View, say: Say, width: int, helps: Sequence[str] = ()) -> RenderableType:
    """What all share above, the players in the middle, what only this seat sees below.

    Nothing that the view has is left to memory, so helps add nothing.
    """
    del helps
    declared = registry.game(view["game"]).view
    common = [shown.field for shown in declared.table if shown.field.scope != OWN]
    own = [shown.field for shown in declared.table if shown.field.scope == OWN and view[shown.field.path] is not None]
    parts = [_middle(view, common, say, width), _players(view, declared.players, say, width)]
    return Group(*parts, *(_own(view, field, say, width) for field in own))


def _middle(view: View, fields: Sequence[Field], say: Say, width: int) -> RenderableType:
    """Everything that belongs to no player."""
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(style="dim")
    rows.add_column(ratio=1)
    for field in fields:
        rows.add_row(_label(view, field, say), _drawn(_found(view, field.path), field, field.axes, say))
    title = Text(say(f"{view['game']}-name"), "bold")
    return Panel(rows, title=title, box=box.ROUNDED, width=width)


def _players(view: View, shown: Sequence[Shown], say: Say, width: int) -> RenderableType:
    """One row a player: `▶` is to move, `★` has won."""
    rows = Table(box=box.SIMPLE_HEAD, width=width, header_style="dim")
    rows.add_column("")
    for each in shown:
        rows.add_column(_label(view, each.field, say))
    for seat in range(view["seats"]):
        player = view["players"][seat] if shown else {}
        cells = (_drawn(_found(player, each.field.path), each.field, each.field.axes[1:], say) for each in shown)
        rows.add_row(_title(view, seat, say), *cells)
    return rows


def _title(view: View, seat: int, say: Say) -> Text:
    has_won = view["result"] is not None and seat in view["result"]["winners"]
    sign = "▶ " if seat == view["actor"] else "★ " if has_won else "  "
    name = say("any-game-you" if seat == view["seat"] else "any-game-player", player=Player(seat))
    points = "" if view["result"] is None else f" ({view['result']['scores'][seat]})"
    return Text(f"{sign}{name}{points}", "bold" if seat == view["actor"] or has_won else "")


def _own(view: View, field: Field, say: Say, width: int) -> RenderableType:
    """What nobody else sees, such as a hand."""
    drawn = _drawn(view[field.path], field, field.axes[1:], say)
    label = Text(_label(view, field, say), "bold")
    return Panel(drawn, title=label, title_align="left", box=box.ROUNDED, border_style="cyan", width=width)


def _label(view: View, field: Field, say: Say) -> str:
    return say(key_id(view["game"], field.path))


def _found(where: Any, path: str) -> Any:
    """What stands under `board.top`."""
    for key in path.split("."):
        where = where[key]
    return where


def _drawn(value: Any, field: Field, axes: Sequence[Axis], say: Say) -> Text:
    """A value by its declaration: a list in a row, a grid in several, an object by its keys."""
    if value is None or value == [] or value == {}:
        return Text(NOTHING, "dim")
    if isinstance(value, dict) and axes:
        words = axes[0].words
        names = {key: say(words.name(key)) if words is not None else key for key in value}
        return _in_rows([_pair(names[key], _drawn(item, field, axes[1:], say)) for key, item in value.items()])
    if isinstance(value, list) and axes and axes[0].words is None:
        drawn = [_drawn(item, field, axes[1:], say) for item in value]
        is_grid = any(isinstance(item, list | dict) for item in value)
        return _in_rows(drawn) if is_grid else Text(SEPARATOR).join(drawn)
    if field.part is not None:
        inner = [each for each in field.part.fields.values() if each.scope is not None]
        pairs = [_pair(each.path, _drawn(value[each.path], each, each.axes, say)) for each in inner]
        return Text(", ").join(pairs)
    words = axes[0].words if axes else None
    return Text(_said(value, words or field.meaning, say))


def _pair(name: str, value: Text) -> Text:
    return Text.assemble((f"{name}: ", "dim"), value)


def _in_rows(rows: Sequence[Text]) -> Text:
    return Text("\n").join(rows)


def _said(value: Any, meaning: Meaning | None, say: Say) -> str:
    """A value without further parts, as people read it."""
    if isinstance(value, list):
        return SEPARATOR.join(_said(item, meaning, say) for item in value)
    if isinstance(value, bool):
        return say("any-game-yes" if value else "any-game-no")
    if isinstance(value, dict):
        return ",".join(map(str, value.values()))
    words = meaning.used_words() if meaning is not None else None
    if words is not None and isinstance(value, str):
        named = words.argument(value)
        return say(named) if isinstance(named, Message) else str(named)
    if meaning is not None and meaning.kind == "seat":
        return say("any-game-player", player=Player(value))
    return str(value)
