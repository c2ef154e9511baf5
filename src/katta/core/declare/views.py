"""What a seat sees: the concealed state as its declaration shows it, with the few numbers that kernels derive.

Views are made as JSON, for that is what most of them are needed for: for each pair of eyes there is a template, which
compiled code fills (`writing`).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from katta.core.declare import templates
from katta.core.declare.axes import Axis, Items, Places
from katta.core.declare.layouts import Layout
from katta.core.declare.meanings import Plain
from katta.core.declare.records import OWN, PLAYER, Derived, Field, Record, State
from katta.core.declare.templates import Draft, Place, Template, kind_of, pair
from katta.core.errors import BadGame

ASKS = "asks"
"""The key of what the table waits for."""

PLAYERS = "players"
"""The key of what is shown of each player."""

WORD = 8
"""Bytes to which records are aligned in memory."""


class Shown(NamedTuple):
    """A field that is shown."""

    field: Field
    at: int
    """Its place among the numbers."""
    step: int
    """How many numbers it has; if it is by seat, how many each seat has."""


class ViewDeclaration:
    """The views of a game."""

    def __init__(self, game: str, state: type[State], derived: type[Derived] | None) -> None:
        self.game = game
        found = [*state.fields.values(), *(derived.fields.values() if derived else ())]
        self._layouts = Layout(state, _unread(state, found)), Layout(derived)
        in_state, in_derived = self._layouts
        self._places = {
            **in_state.places,
            **{name: in_state.count + at for name, at in in_derived.places.items()},
        }
        self._records: list[tuple[int, type[Record]]] = [(0, derived)] if derived else []
        """The records that are read, each with the byte at which it begins."""
        self.states_at = -(-derived.dtype.itemsize // WORD) * WORD if derived else 0
        """Where two states begin, behind the derived numbers: the full one, and the concealed one that is shown."""
        self._records.append((self.states_at + state.dtype.itemsize, state))
        self.table = self._ordered([field for field in found if field.scope not in (None, PLAYER)], found)
        """What stands under the keys of a view, with the players left out."""
        self.players = self._ordered([field for field in found if field.scope == PLAYER], found)
        self._players_at = self._place_of_players(found)
        self._fields = found

    @functools.cache  # noqa: B019 (there are as many as there are games and seats)
    def template(self, seats: int, seat: int | None) -> Template:
        """The JSON of what a seat sees, or a spectator (None): pairs behind commas, then the key of what is asked."""
        draft = Draft(contents=1)
        draft.note(draft.here())
        groups: dict[str, list[Shown]] = {}
        for path, shown in self.entries():
            groups.setdefault(path.partition(".")[0], []).extend(shown)
        for key, found in groups.items():
            draft.text(b"," + pair(key))
            self._compose(draft, key, found, seats, seat)
        draft.text(b"," + pair(ASKS))
        draft.end()
        return draft.template()

    def _compose(self, draft: Draft, key: str, shown: Sequence[Shown], seats: int, seat: int | None) -> None:
        """What stands under a key of a view."""
        first = shown[0].field
        if key == PLAYERS:
            for player in range(seats):
                draft.text(b"," if player else b"[")
                self._compose_object(draft, [each.field for each in shown], player)
            draft.text(b"]")
        elif first.scope == OWN and seat is None:
            draft.text(b"null")
        elif first.path == key:
            _compose_field(draft, first, self._bytes(0 if seat is None else seat))
        else:
            self._compose_object(draft, [each.field for each in shown], 0)

    def _compose_object(self, draft: Draft, fields: Sequence[Field], seat: int) -> None:
        """Some fields, by the last part of their paths."""
        places = self._bytes(seat)
        for number, field in enumerate(fields):
            draft.text(b"," if number else b"{")
            draft.text(pair(field.path.rpartition(".")[2]))
            _compose_field(draft, field, places)
        draft.text(b"}")

    def _bytes(self, seat: int) -> Places:
        """Where all fields begin; those by seat for one seat."""
        return {
            name: _place_of(record, name, begin, seat if field.is_by_seat else 0)
            for begin, record in self._records
            for name, field in record.fields.items()
        }

    def _ordered(self, fields: Sequence[Field], among: Sequence[Field]) -> list[Shown]:
        """In the order of the state; derived ones where they say."""
        result: list[Field] = []
        for field in fields:
            keys = [other.path for other in result]
            if field.path in keys:
                raise BadGame(f"{self.game}: two fields are shown as {field.path!r}")
            if field.after is not None and field.after not in keys:
                raise BadGame(f"{self.game}: {field.name} comes after {field.after!r}, which is not shown")
            result.insert(len(keys) if field.after is None else keys.index(field.after) + 1, field)
        return [self._shown(field) for field in result]

    def _shown(self, field: Field) -> Shown:
        return Shown(field, self._places[field.name], _numbers(field))

    def _place_of_players(self, found: Sequence[Field]) -> int:
        """How many keys stand before the players."""
        first = next((place for place, field in enumerate(found) if field.scope == PLAYER), len(found))
        before = {field.name for field in found[:first]}
        return sum(shown.field.name in before or self._follows(shown, before) for shown in self.table)

    def _follows(self, shown: Shown, before: set[str]) -> bool:
        """Whether a derived field comes after one that stands before the players, or follows one that does."""
        found = [other for other in self.table if other.field.path == shown.field.after]
        return any(other.field.name in before or self._follows(other, before) for other in found)

    def entries(self) -> Iterator[tuple[str, list[Shown]]]:
        """The keys of a view in their order, with the fields that are shown there."""
        for place, shown in enumerate(self.table):
            if place == self._players_at and self.players:
                yield PLAYERS, self.players
            yield shown.field.path, [shown]
        if self._players_at == len(self.table) and self.players:
            yield PLAYERS, self.players

    def describe(self) -> dict[str, Plain]:
        """For clients without Python."""
        return {
            "state": self._layouts[0].describe(),
            "derived": self._layouts[1].describe(),
            "table": [_described(shown) for shown in self.table],
            "players": [_described(shown) for shown in self.players],
            "players_at": self._players_at,
            "places": self._places,
            "steps": {field.name: _numbers(field) if field.is_by_seat else 0 for field in self._fields},
        }


def _unread(state: type[State], found: Sequence[Field]) -> set[str]:
    """The fields that are not shown, and do not say how long another one is."""
    counts = {axis.by for field in found for axis in field.axes}
    return {field.name for field in state.fields.values() if field.scope is None and field.name not in counts}


def _place_of(record: type[Record], name: str, begin: int, seat: int = 0) -> Place:
    """Where a field begins in memory, or what a seat has of it, and how its first number lies there."""
    assert record.dtype.fields is not None
    dtype, at, *_ = record.dtype.fields[name]
    step = dtype.itemsize // dtype.shape[0] if dtype.shape else 0
    return begin + at + seat * step, _first_kind(dtype.base)


def _first_kind(dtype: np.dtype[Any]) -> int:
    """How a number lies in memory, or the first one of a part."""
    fields = list((dtype.fields or {}).values())
    return _first_kind(fields[0][0].base) if fields else kind_of(dtype)


def _compose_field(draft: Draft, field: Field, places: Places) -> None:
    """The JSON of a field in a record."""
    at, kind = places[field.name]
    axes = field.axes[1:] if field.is_by_seat else field.axes
    if field.maybe:
        with draft.each(templates.MAYBE, at, kind):
            _compose_axes(draft, field, axes, 0, kind, places)
    else:
        _compose_axes(draft, field, axes, at, kind, places)


def _compose_axes(draft: Draft, field: Field, axes: Sequence[Axis], at: int, kind: int, places: Places) -> None:
    """The JSON of what lies along some axes, from the first one on."""
    if axes:
        size = field.part.dtype.itemsize if field.part else abs(kind)
        step = size * math.prod(axis.length for axis in axes[1:])

        def inner(draft: Draft, at: int) -> None:
            _compose_axes(draft, field, axes[1:], at, kind, places)

        axes[0].compose(draft, Items(at, kind, step), places, inner)
    elif field.part is None:
        assert field.meaning is not None
        field.meaning.compose(draft, at, kind)
    else:
        with draft.each(templates.PART, at, kind):
            _compose_part(draft, field.part)


def _compose_part(draft: Draft, part: type[Record]) -> None:
    """The JSON of a record within another one."""
    places = {name: _place_of(part, name, 0) for name in part.fields}
    shown = [field for field in part.fields.values() if field.scope is not None]
    for number, field in enumerate(shown):
        draft.text(b"," if number else b"{")
        draft.text(pair(field.path))
        _compose_field(draft, field, places)
    draft.text(b"}")


def _numbers(field: Field) -> int:
    """How many numbers a field has; if it is by seat, how many each seat has."""
    axes = field.axes[1:] if field.is_by_seat else field.axes
    return math.prod(axis.length for axis in axes) * (Layout(field.part).count if field.part else 1)


def _described(shown: Shown) -> dict[str, Plain]:
    """For clients without Python."""
    return {"at": shown.at, "step": shown.step, "scope": shown.field.scope, **_described_field(shown.field)}


def _described_field(field: Field) -> dict[str, Plain]:
    axes = field.axes[1:] if field.is_by_seat else field.axes
    inner = _described_part(field.part) if field.part else {}
    if field.meaning is not None:
        inner = {"meaning": field.meaning.describe()}
    return {"key": field.path, "axes": [axis.describe() for axis in axes], "maybe": field.maybe, **inner}


def _described_part(part: type[Record]) -> dict[str, Plain]:
    layout = Layout(part)
    rows = [
        {"at": layout.places[field.name], **_described_field(field)}
        for field in part.fields.values()
        if field.scope is not None
    ]
    return {"part": rows, "places": layout.places, "size": layout.count}
