"""What a seat sees: the concealed state as its declaration shows it, with the few numbers that kernels derive.

A view is made as JSON, piece by piece, for that is what most of them are needed for; and bytes can be kept and shared,
since nobody can change them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.json import encode

from katta.core.declare.axes import Axis, Numbers, Reader, scalar
from katta.core.declare.layouts import Layout
from katta.core.declare.meanings import NOTHING, Plain
from katta.core.declare.pieces import listed, pair, together
from katta.core.declare.records import OWN, PLAYER, Derived, Field, Record, State
from katta.core.errors import BadGame

Span: TypeAlias = tuple[int, int]
"""Bytes from one on to another."""

SHORT = 64
MOST_SHORT, MOST_LONG = 1024, 64
"""How many values of a field are kept that lie in so many bytes, or in more."""

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


class Cell:
    """A value of a view, with its key, as JSON.

    What was made of some bytes before is found again by them: most of a table is as it was.
    """

    def __init__(self, key: str, spans: Sequence[Span], read: Reader, at: int, places: Mapping[str, int]) -> None:
        self.key = key
        self.span, *self.more = [slice(*span) for span in spans]
        """Where the field lies, and then those that tell its lengths or its keys."""
        self.kept: dict[bytes, bytes] = {}
        self._most = MOST_SHORT if self.span.stop - self.span.start <= SHORT else MOST_LONG
        self._read, self._at, self._places = read, at, places

    def make(self, found: bytes, numbers: Numbers) -> bytes:
        """The JSON of bytes that were not there yet."""
        if len(self.kept) >= self._most:
            self.kept.clear()
        made = self.kept[found] = pair(self.key, encode(self._read(numbers, self._at, self._places)))
        return made


Cells: TypeAlias = list[tuple[Cell, slice, list[slice], dict[bytes, bytes]]]
"""Cells with what is needed of them every time."""


class Known(NamedTuple):
    """What some eyes were shown of a position, but for what is their own."""

    raw: bytes
    shared: dict[str, bytes]


class Memory:
    """A concealed state with its derived numbers, which become numbers of Python only if something new is there."""

    def __init__(self, declared: ViewDeclaration, raw: bytes) -> None:
        self.raw = raw
        self._declared = declared
        self._numbers: Numbers | None = None

    def pairs(self, cells: Cells) -> list[bytes]:
        """The JSON of some cells with their keys."""
        raw, pairs = self.raw, []
        for cell, span, more, kept in cells:
            found = raw[span]
            if more:
                found = b"".join([found, *(raw[other] for other in more)])
            pairs.append(kept[found] if found in kept else cell.make(found, self.numbers()))
        return pairs

    def numbers(self) -> Numbers:
        """All of them, one after the other."""
        if self._numbers is None:
            self._numbers = self._declared.numbers(self.raw)
        return self._numbers


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
        self._state_size = state.dtype.itemsize
        common = [shown for shown in self.table if shown.field.scope != OWN]
        self._common = {
            group: _cells(
                _cell(_key(each), each, state, derived, self._places) for each in common if _group(each) == group
            )
            for group in dict.fromkeys(map(_group, common))
        }
        """What all see, by the key under which it stands together."""
        self._players, self._own = (
            [
                _cells(_cell(each.field.path, each, state, derived, places, seat) for each in shown)
                for seat, places in enumerate(self._of_seat)
            ]
            for shown in (self.players, [each for each in self.table if each.field.scope == OWN])
        )
        self._own_keys = [cell.key for cell, *_ in self._own[0]] if self._own else []
        self._nothing = [pair(key, b"null") for key in self._own_keys]
        self._public = _runs([cell for cells in (*self._common.values(), *self._players) for cell, *_ in cells])
        self._tail = self._find_tail(derived)

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
    ) -> tuple[list[bytes], Known]:
        """The pairs of a JSON object that shows a concealed state; and what all see, for other eyes on it."""
        memory = Memory(self, bytes(raw) + derived)
        if known is None or not self._is_same(memory.raw, known.raw):
            known = Known(memory.raw, self._shared(memory, seats))
        own = self._nothing if seat is None else memory.pairs(self._own[seat])
        return list((known.shared | dict(zip(self._own_keys, own))).values()), known

    def _is_same(self, here: bytes, there: bytes) -> bool:
        """Whether everything that all see is the same."""
        for run in self._public:
            if here[run] != there[run]:
                return False
        return True

    def _shared(self, memory: Memory, seats: int) -> dict[str, bytes]:
        """What all see, by the keys of a view; those of what is one's own are there already."""
        shared = dict.fromkeys(self._keys, b"")
        for group, cells in self._common.items():
            if group is None:
                shared |= zip([cell.key for cell, *_ in cells], memory.pairs(cells))
            else:
                shared[group] = pair(group, together(memory.pairs(cells)))
        if self.players:
            players = [together(memory.pairs(cells)) for cells in self._players[:seats]]
            shared[PLAYERS] = pair(PLAYERS, listed(players))
        return shared

    def numbers(self, raw: bytes) -> Numbers:
        """A state and its derived numbers in Python."""
        derived = memoryview(raw)[self._state_size :].cast("i")
        return (*self._state.numbers(raw[: self._state_size]), *derived.tolist())

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


def _cell(
    key: str,
    shown: Shown,
    state: type[State],
    derived: type[Derived] | None,
    places: Mapping[str, int],
    seat: int = 0,
) -> Cell:
    """How a field is read, or that of a seat."""
    field = shown.field
    names = [field.name, *(axis.by for axis in field.axes if axis.by is not None)]
    spans = [_span(name, state, derived, seat) for name in names]
    return Cell(key, spans, shown.read, shown.at + seat * shown.step, places)


def _runs(cells: Iterable[Cell]) -> list[slice]:
    """Where everything lies that some cells are read from, in as few pieces as possible."""
    runs: list[slice] = []
    for span in sorted((span.start, span.stop) for cell in cells for span in (cell.span, *cell.more)):
        if runs and span[0] <= runs[-1].stop:
            runs[-1] = slice(runs[-1].start, max(runs[-1].stop, span[1]))
        else:
            runs.append(slice(*span))
    return runs


def _cells(cells: Iterable[Cell]) -> Cells:
    return [(cell, cell.span, cell.more, cell.kept) for cell in cells]


def _span(name: str, state: type[State], derived: type[Derived] | None, seat: int) -> Span:
    """Where a field lies in memory, or what a seat has of it: derived ones follow the state."""
    is_state = name in state.fields
    record = state if is_state else derived
    assert record is not None
    assert record.dtype.fields is not None
    kind, begin, *_ = record.dtype.fields[name]
    begin += 0 if is_state else state.dtype.itemsize
    if not record.fields[name].is_by_seat:
        return begin, begin + kind.itemsize
    size = kind.itemsize // kind.shape[0]
    return begin + seat * size, begin + (seat + 1) * size


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
