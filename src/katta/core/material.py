"""What the rules text says in numbers, counted from a component file instead of being written twice."""

from __future__ import annotations

from msgspec import Struct

from katta.core.message import Message


class RulesTable(Struct, frozen=True):
    """Numbers that one needs to play, below a section of the rules."""

    name: str
    """The message of its heading is `<game>-table-<name>`, those of its columns `<game>-table-<name>-<column>`."""
    section: str
    columns: tuple[str, ...]
    rows: tuple[tuple[int | str | Message, ...], ...]
    """The first of a row says what the others are about."""


class Material(Struct, frozen=True):
    """The numbers of a box."""

    values: dict[str, int] = {}
    """What the sections of the rules are told, by the names of their arguments."""
    tables: tuple[RulesTable, ...] = ()

    def tables_of(self, section: str) -> tuple[RulesTable, ...]:
        """Those below a section."""
        return tuple(table for table in self.tables if table.section == section)
