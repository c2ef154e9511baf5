"""What a seat sees: the concealed state as its declaration shows it, with the few numbers that kernels derive."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from katta.core.declare.axes import Axis, Numbers, Reader, scalar
from katta.core.declare.layouts import Layout
from katta.core.declare.meanings import NOTHING, Plain
from katta.core.declare.records import OWN, PLAYER, Derived, Field, Record, State
from katta.core.errors import BadGame

Span: TypeAlias = tuple[int, int]
"""Bytes from one on to another."""

Row = TypeVar("Row", bound=tuple[Any, ...])

PLAYERS = "players"
"""The key of what is shown of each player."""


class Shown(NamedTuple):
    """A field that is shown."""

    field: Field
    read: Reader
    at: int
    """Its place among the numbers."""
    step: int
    """If it is by seat: how many numbers each seat has."""


class Tail(NamedTuple):
    """The last field of the derived record, where it is much longer than it is used."""

    field: Field
    at: int
    """Its place among the derived numbers."""
    by: int
    """The place of its length."""
    step: int
    """The numbers of an item."""


class Known(NamedTuple):
    """What some eyes were shown of a position, with the memory that it was read from."""

    memory: bytes
    common: dict[str, Plain]
    shown: list[dict[str, Plain]]


class ViewDeclaration:
    """The views of a game."""

    def __init__(self, game: str, state: type[State], derived: type[Derived] | None) -> None:
        self.game = game
        found = [*state.fields.values(), *(derived.fields.values() if derived else ())]
        self._state, self._derived = Layout(state, _unread(state, found)), Layout(derived)
        self._places = {
            **self._state.places,
            **{name: self._state.count + at for name, at in self._derived.places.items()},
        }
        self.table = self._ordered([field for field in found if field.scope not in (None, PLAYER)], found)
        """What stands under the keys of a view, with the players left out."""
        self.players = self._ordered([field for field in found if field.scope == PLAYER], found)
        self._players_at = self._place_of_players(found)
        self._of_seat = [
            {field.name: self._places[field.name] + seat * _step(field) for field in found}
            for seat in range(_seats(found))
        ]
        """Where the fields begin, those by seat for each seat."""
        self._keys = list(dict.fromkeys(path.partition(".")[0] for path, _ in self.entries()))
        common = [shown for shown in self.table if shown.field.scope != OWN]
        spans = {each.field.path: _spans(each.field, state, derived) for each in (*common, *self.players)}
        self._table_rows = [(spans[each.field.path], _group(each), _key(each), each.read, each.at) for each in common]
        self._player_rows = [
            (spans[each.field.path], each.field.path, each.read, each.at, each.step) for each in self.players
        ]
        self._own = {shown.field.path: self._read_own(shown) for shown in self.table if shown.field.scope == OWN}
        self._tail = self._find_tail(derived)
        self._tail_spans = _spans(self._tail.field, state, derived) if self._tail else []

    def used(self, derived: Any) -> int:
        """How many of the derived numbers there are to read: the last field may be much longer than it is now."""
        return self._tail.at + int(derived[self._tail.by]) * self._tail.step if self._tail else self._derived.count

    def _find_tail(self, derived: type[Derived] | None) -> Tail | None:
        """The last derived field, if another one tells its length."""
        last, places = list(derived.fields.values())[-1] if derived else None, self._derived.places
        if last is None or not last.axes or last.axes[0].by not in places:
            return None
        return Tail(last, places[last.name], places[last.axes[0].by], reader_of(last, last.axes[1:])[1])

    def read(
        self, raw: bytes | memoryview, derived: bytes, seats: int, seat: int | None, known: Known | None = None
    ) -> tuple[dict[str, Plain], Known]:
        """The JSON of a concealed state with its derived numbers.

        `known` is what other eyes were shown of the same position: what is the same for these need not be read again.
        """
        memory = bytes(raw) + derived
        fresh = memoryview(derived).cast("i")
        if self._tail and known and _is_same(memory, known, self._tail_spans):
            fresh = fresh[: self._tail.at]
        numbers = (*self._state.numbers(raw), *fresh.tolist())
        common, shown = self._common(numbers, memory, known), self._players_of(numbers, memory, seats, known)
        view: dict[str, Plain] = {}
        for key in self._keys:
            if key in common:
                view[key] = common[key]
            elif key == PLAYERS:
                view[key] = shown
            else:
                view[key] = self._own[key](numbers, seat)
        return view, Known(memory, common, shown)

    def _common(self, numbers: Numbers, memory: bytes, known: Known | None) -> dict[str, Plain]:
        """What all see, but for the players."""
        rows = _changed(self._table_rows, memory, known)
        if known and not rows:
            return known.common
        common = dict(known.common) if known else {}
        for _, group, key, read, at in rows:
            into = common
            if group is not None:
                into = common[group] = dict(common.get(group, {}))
            into[key] = read(numbers, at, self._places)
        return common

    def _players_of(self, numbers: Numbers, memory: bytes, seats: int, known: Known | None) -> list[dict[str, Plain]]:
        """What is seen of each player."""
        rows = _changed(self._player_rows, memory, known)
        if known and not rows:
            return known.shown
        shown = [dict(player) for player in known.shown] if known else [{} for _ in range(seats)]
        for player, seat, places in zip(shown, range(seats), self._of_seat):
            for _, key, read, at, step in rows:
                player[key] = read(numbers, at + seat * step, places)
        return shown

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
        axes = field.axes[1:] if field.is_by_seat else field.axes
        read, step = reader_of(field, axes)
        at = self._places[field.name]
        return Shown(field, _or_nothing(read) if field.maybe else read, at, step)

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

    def _read_own(self, shown: Shown) -> Callable[[Numbers, int | None], Plain]:
        _, read, at, step = shown
        of_seat = self._of_seat
        return lambda numbers, seat: None if seat is None else read(numbers, at + seat * step, of_seat[seat])

    def describe(self) -> dict[str, Plain]:
        """For clients without Python."""
        return {
            "state": self._state.describe(),
            "derived": self._derived.describe(),
            "table": [_described(shown) for shown in self.table],
            "players": [_described(shown) for shown in self.players],
            "players_at": self._players_at,
            "places": self._places,
            "steps": {name: at - self._places[name] for name, at in self._of_seat[1].items()},
        }


def _unread(state: type[State], found: Sequence[Field]) -> set[str]:
    """The fields that are not shown, and do not say how long another one is."""
    counts = {axis.by for field in found for axis in field.axes}
    return {field.name for field in state.fields.values() if field.scope is None and field.name not in counts}


def _spans(field: Field, state: type[State], derived: type[Derived] | None) -> list[Span]:
    """Where a field lies in memory, with those that tell its lengths or keys: derived ones follow the state."""
    names = [field.name, *(axis.by for axis in field.axes if axis.by is not None)]
    spans = []
    for name in names:
        is_state = name in state.fields
        kind, begin, *_ = ((state if is_state else derived).dtype.fields or {})[name]  # type: ignore[union-attr]
        begin += 0 if is_state else state.dtype.itemsize
        spans.append((begin, begin + kind.itemsize))
    return spans


def _changed(rows: list[Row], memory: bytes, known: Known | None) -> list[Row]:
    """The rows that must be read: their first item says where the numbers lie."""
    return [row for row in rows if not _is_same(memory, known, row[0])] if known else rows


def _is_same(memory: bytes, known: Known, spans: Sequence[Span]) -> bool:
    """Whether there is what there was when something was read."""
    for begin, end in spans:
        if memory[begin:end] != known.memory[begin:end]:
            return False
    return True


def reader_of(field: Field, axes: Sequence[Axis]) -> tuple[Reader, int]:
    """How a field is read along its axes, and how many numbers that takes."""
    if field.part is not None:
        read, step = _part_reader(field.part)
    else:
        assert field.meaning is not None
        read, step = scalar(field.meaning), 1
    for axis in reversed(axes):
        read = axis.reader(read, step)
        step *= axis.length
    return read, step


def _part_reader(part: type[Record]) -> tuple[Reader, int]:
    layout = Layout(part)
    rows = []
    for field in part.fields.values():
        if field.scope is not None:
            read, _ = reader_of(field, field.axes)
            rows.append((field.path, _or_nothing(read) if field.maybe else read, layout.places[field.name]))

    def read_part(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
        return {key: read(numbers, at + offset, places) for key, read, offset in rows}

    def read_counted(numbers: Numbers, at: int, _places: Mapping[str, int]) -> Plain:
        return read_part(numbers, at, {name: at + offset for name, offset in layout.places.items()})

    is_counted = any(axis.by for field in part.fields.values() for axis in field.axes)
    return read_counted if is_counted else read_part, layout.count


def _or_nothing(read: Reader) -> Reader:
    def read_or_nothing(numbers: Numbers, at: int, places: Mapping[str, int]) -> Plain:
        return None if numbers[at] == NOTHING else read(numbers, at, places)

    return read_or_nothing


def _step(field: Field) -> int:
    """How many numbers each seat has, of a field by seat."""
    return reader_of(field, field.axes[1:])[1] if field.is_by_seat else 0


def _seats(fields: Sequence[Field]) -> int:
    """The most players there can be."""
    return max((field.axes[0].length for field in fields if field.is_by_seat), default=0)


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


def _group(shown: Shown) -> str | None:
    """`board` of `board.top`."""
    return shown.field.path.rpartition(".")[0] or None


def _key(shown: Shown) -> str:
    """`top` of `board.top`."""
    return shown.field.path.rpartition(".")[2]
