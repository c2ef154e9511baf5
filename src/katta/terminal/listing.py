"""A menu on the screen: one line for each sentence, several columns for many short labels."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katta.terminal.hints import Hints
from katta.terminal.menu import MOST_LINES, Menu

SHORT = 24
"""Up to so many letters a label stands in a column beside others."""

Thumbnail = Callable[[str], RenderableType | None]
"""A small picture of what a move would lay on the table, where a game draws one."""


def listing(menu: Menu, thumbnail: Thumbnail, hints: Hints | None = None) -> RenderableType:
    """The numbered choices of a menu below its title, with hints next to them."""
    return Group(Text(menu.title, "bold"), _choices(menu, thumbnail, hints))


def _choices(menu: Menu, thumbnail: Thumbnail, hints: Hints | None) -> RenderableType:
    numbered = list(enumerate(menu.labels, 1))
    hinted = [(number, _hinted(menu, label, hints)) for number, label in numbered]
    if len(numbered) > MOST_LINES and all(len(label) <= SHORT for label in menu.labels):
        return _columns(hinted)
    pictures = [thumbnail(menu.text(label)) if menu.is_last else None for label in menu.labels]
    if len(numbered) <= MOST_LINES and all(picture is not None for picture in pictures):
        return _gallery(hinted, pictures)
    return _lines(menu, numbered, hints)


def _hinted(menu: Menu, label: str, hints: Hints | None) -> Text:
    return Text(label) if hints is None else Text.assemble(label, "  ", hints.chance(menu, label))


def _lines(menu: Menu, numbered: list[tuple[int, str]], hints: Hints | None) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan", min_width=2)
    table.add_column()
    if hints is not None:
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
    for number, label in numbered:
        beside = () if hints is None else (hints.chance(menu, label), hints.reasons(menu, label))
        table.add_row(str(number), Text(label), *beside)
    return table


def _columns(numbered: list[tuple[int, Text]]) -> Columns:
    widest = len(str(len(numbered)))
    items = (Text.assemble((f"{number:>{widest}}", "bold cyan"), " ", label) for number, label in numbered)
    return Columns(items, padding=(0, 2), column_first=True)


def _gallery(numbered: list[tuple[int, Text]], pictures: list[RenderableType | None]) -> Columns:
    items = []
    for (number, label), picture in zip(numbered, pictures, strict=True):
        assert picture is not None
        items.append(Group(Text.assemble((str(number), "bold cyan"), " ", label), picture))
    return Columns(items, padding=(0, 3))
