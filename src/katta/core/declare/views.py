"""What a seat sees: the concealed state as its declaration shows it, with the few numbers that kernels derive."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from katta.core.declare.axes import Axis, Numbers, Reader, scalar
from katta.core.declare.layouts import Layout
from katta.core.declare.meanings import NOTHING, Plain
from katta.core.declare.records import OWN, PLAYER, Derived, Field, Record, State
from katta.core.errors import BadGame

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


class Known(NamedTuple):
    """What some eyes were shown of a position, with the numbers that it was read from."""

    numbers: Numbers
    common: dict[str, Plain]
    shown: list[dict[str, Plain]]


class ViewDeclaration:
    """The views of a game."""

    def __init__(self, game: str, state: type[State], derived: type[Derived] | None) -> None:
        self.game = game
        self._state, self._derived = Layout(state), Layout(derived)
        self._places = {
            **self._state.places,
            **{name: self._state.count + at for name, at in self._derived.places.items()},
        }
        found = [*state.fields.values(), *(derived.fields.values() if derived else ())]
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
        self._table_rows = [(_group(each), _key(each), each.read, each.at, self._spans([each])) for each in common]
        self._player_rows = [(each.field.path, each.read, each.at, each.step) for each in self.players]
        self._player_fields = [(each.field.path, self._spans([each])) for each in self.players]
        self._own = {shown.field.path: self._read_own(shown) for shown in self.table if shown.field.scope == OWN}
        self._table_spans, self._player_spans = self._spans(common), self._spans(self.players)
        self._tail = self._find_tail(derived)

    def used(self, derived: Any) -> int:
        """How many of the derived numbers there are to read: the last field may be much longer than it is now."""
        if self._tail is None:
            return self._derived.count
        at, by, step = self._tail
        return at + int(derived[by]) * step

    def _find_tail(self, derived: type[Derived] | None) -> tuple[int, int, int] | None:
        """Of a last derived field whose length another one tells: where both begin, and the numbers of an item."""
        last = list(derived.fields.values())[-1] if derived else None
        if last is None or not last.axes or last.axes[0].by not in self._derived.places:
            return None
        places = self._derived.places
        return places[last.name], places[last.axes[0].by], reader_of(last, last.axes[1:])[1]

    def read(
        self, raw: bytes | memoryview, derived: Sequence[int], seats: int, seat: int | None, known: Known | None = None
    ) -> tuple[dict[str, Plain], Known]:
        """The JSON of a concealed state with its derived numbers.

        `known` is what other eyes were shown of the same position: what is the same for these need not be read again.
        """
        numbers = (*self._state.numbers(raw), *derived)
        common, shown = self._common(numbers, known), self._players_of(numbers, seats, known)
        view: dict[str, Plain] = {}
        for key in self._keys:
            if key in common:
                view[key] = common[key]
            elif key == PLAYERS:
                view[key] = shown
            else:
                view[key] = self._own[key](numbers, seat)
        return view, Known(numbers, common, shown)

    def _common(self, numbers: Numbers, known: Known | None) -> dict[str, Plain]:
        """What all see, but for the players."""
        if known and _is_same(numbers, known, self._table_spans):
            return known.common
        common: dict[str, Plain] = {}
        for group, key, read, at, spans in self._table_rows:
            into = common if group is None else common.setdefault(group, {})
            if known and _is_same(numbers, known, spans):
                into[key] = (known.common if group is None else known.common[group])[key]
            else:
                into[key] = read(numbers, at, self._places)
        return common

    def _players_of(self, numbers: Numbers, seats: int, known: Known | None) -> list[dict[str, Plain]]:
        """What is seen of each player."""
        if known and _is_same(numbers, known, self._player_spans):
            return known.shown
        kept = {key for key, spans in self._player_fields if known and _is_same(numbers, known, spans)}
        return [
            {
                key: known.shown[seat][key] if known and key in kept else read(numbers, at + seat * step, places)
                for key, read, at, step in self._player_rows
            }
            for seat, places in enumerate(self._of_seat[:seats])
        ]

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

    def _spans(self, shown: Sequence[Shown]) -> list[tuple[int, int]]:
        """Where the numbers of fields lie, neighbours together; lengths that are counted by other fields, too."""
        counts = {axis.by for each in shown for axis in each.field.axes if axis.by is not None}
        places = [(each.at, each.at + reader_of(each.field, each.field.axes)[1]) for each in shown]
        places += [(self._places[name], self._places[name] + 1) for name in counts]
        spans: list[tuple[int, int]] = []
        for begin, end in sorted(places):
            if spans and begin <= spans[-1][1]:
                spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
            else:
                spans.append((begin, end))
        return spans

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


def _is_same(numbers: Numbers, known: Known, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether numbers are what they were when something was read."""
    return all(numbers[begin:end] == known.numbers[begin:end] for begin, end in spans)


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
