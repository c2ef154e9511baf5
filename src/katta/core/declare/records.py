"""Records: annotated classes whose fields are the numbers that kernels work on.

A field is annotated with what it means and told how many there are of it and who sees it:

    class Table(State, seats=5):
        turn: Seat = shown()
        pile: Table[Card] = by_seat(upto(64))

To mypy such a class is what it says; for the compiler `dtype` is a NumPy record; `views` makes the JSON of it, in the
order of the fields. In memory the large ones come first, so that there is no padding.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np
import numpy.typing as npt

from katta.core.declare.axes import Axis, exactly
from katta.core.declare.meanings import Count, Meaning, Seat
from katta.core.errors import BadGame

T = TypeVar("T")


class Row(Generic[T]):
    """An array with one index."""

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Row[T]: ...
    def __getitem__(self, place: int | slice) -> Any:
        raise NotImplementedError

    def __setitem__(self, place: int | slice, value: Any) -> None:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

    def sum(self) -> int:
        """All added up."""
        raise NotImplementedError


class Table(Generic[T]):
    """An array with two indices."""

    @overload
    def __getitem__(self, place: tuple[int, int]) -> T: ...
    @overload
    def __getitem__(self, place: int) -> Row[T]: ...
    @overload
    def __getitem__(self, place: slice) -> Table[T]: ...
    def __getitem__(self, place: Any) -> Any:
        raise NotImplementedError

    def __setitem__(self, place: tuple[int, int] | int | slice, value: Any) -> None:
        raise NotImplementedError


class Cube(Generic[T]):
    """An array with three indices."""

    @overload
    def __getitem__(self, place: tuple[int, int, int]) -> T: ...
    @overload
    def __getitem__(self, place: tuple[int, int]) -> Row[T]: ...
    @overload
    def __getitem__(self, place: int) -> Table[T]: ...
    def __getitem__(self, place: Any) -> Any:
        raise NotImplementedError

    def __setitem__(self, place: tuple[int, int, int], value: Any) -> None:
        raise NotImplementedError


class Parts(Generic[T]):
    """An array of parts: small records of their own."""

    def __getitem__(self, place: int) -> T:
        raise NotImplementedError


TABLE = "table"
"""Shown to all, once."""

PLAYER = "player"
"""Shown to all, for each player."""

OWN = "own"
"""Shown to the seat that it belongs to."""


@dataclass(slots=True)
class Field:
    """A field of a record."""

    axes: tuple[Axis, ...]
    scope: str | None
    """TABLE, PLAYER or OWN; None is not shown at all."""
    key: str | None
    """What it is called in JSON, if not like the field; `board.top` is `top` of an object `board`."""
    dtype: npt.DTypeLike | None
    after: str | None
    """Of a derived field: the key that it follows; it comes last otherwise."""
    maybe: bool
    """Whether it can be null: then its first number is NOTHING."""
    is_by_seat: bool = False
    name: str = ""
    meaning: Meaning | None = None
    part: type[Record] | None = None
    doc: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        return tuple(axis.length for axis in self.axes)

    @property
    def path(self) -> str:
        """The key in JSON."""
        return self.key or self.name


def field(*axes: Axis | int, dtype: npt.DTypeLike | None = None) -> Any:
    """A field that is not shown to anybody."""
    return _field(axes, None, None, dtype, None, False)


def shown(
    *axes: Axis | int,
    key: str | None = None,
    dtype: npt.DTypeLike | None = None,
    after: str | None = None,
    maybe: bool = False,
) -> Any:
    """A field that all see."""
    return _field(axes, TABLE, key, dtype, after, maybe)


def by_seat(
    *axes: Axis | int,
    key: str | None = None,
    dtype: npt.DTypeLike | None = None,
    after: str | None = None,
    maybe: bool = False,
    hidden: bool = False,
) -> Any:
    """A field of each seat that all see, unless it is hidden."""
    made = _field(axes, None if hidden else PLAYER, key, dtype, after, maybe)
    made.is_by_seat = True
    return made


def own(*axes: Axis | int, key: str | None = None, dtype: npt.DTypeLike | None = None, after: str | None = None) -> Any:
    """A field of each seat that this seat alone sees."""
    made = _field(axes, OWN, key, dtype, after, False)
    made.is_by_seat = True
    return made


def _field(
    axes: Sequence[Axis | int],
    scope: str | None,
    key: str | None,
    dtype: npt.DTypeLike | None,
    after: str | None,
    maybe: bool,
) -> Field:
    made = tuple(exactly(axis) if isinstance(axis, int) else axis for axis in axes)
    return Field(made, scope, key, dtype, after, maybe)


class Record:
    """The root of all records."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    _default: ClassVar[npt.DTypeLike] = np.int8
    _seats: ClassVar[int] = 0

    def __init_subclass__(cls, seats: int | None = None, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if seats is not None:
            cls._seats = seats
        cls.fields = {name: found for base in reversed(cls.__mro__) for name, found in _declared(base, cls)}
        if cls.fields:
            cls.dtype = _dtype(cls)

    @classmethod
    def blank(cls) -> Self:
        """A record of zeros."""
        found: Self = np.zeros(1, dtype=cls.dtype)[0]
        return found


def _declared(base: type, cls: type[Record]) -> Iterator[tuple[str, Field]]:
    """The fields that a class itself declares, each a copy that belongs to `cls`."""
    if not (isinstance(base, type) and issubclass(base, Record)) or base is Record:
        return
    hints = get_type_hints(base, include_extras=True)
    docs = docs_of(base)
    for name in vars(base).get("__annotations__", {}):
        hint = hints[name]
        if get_origin(hint) is ClassVar:
            continue
        given = vars(base).get(name)
        made = given if isinstance(given, Field) else _field((), None, None, None, None, False)
        yield name, _complete(made, name, hint, docs.get(name, ""), cls)


def _complete(made: Field, name: str, hint: Any, doc: str, cls: type[Record]) -> Field:
    axes = made.axes
    if made.is_by_seat and not made.name:
        axes = (exactly(cls._seats), *axes)
    container, inner = get_origin(hint), hint
    if container in (Row, Table, Cube, Parts):
        (inner,) = get_args(hint)
    dimensions = {Row: 1, Table: 2, Cube: 3}.get(container, len(axes) if container is Parts else 0)
    if len(axes) != dimensions:
        raise BadGame(f"{cls.__name__}.{name}: {dimensions} axes are annotated, {len(axes)} declared")
    part = inner if isinstance(inner, type) and issubclass(inner, Record) else None
    meaning = None if part else _meaning(inner)
    if part is None and meaning is None:
        raise BadGame(f"{cls.__name__}.{name}: say what the numbers mean: Seat, Count, ...")
    return Field(
        axes=axes,
        scope=made.scope,
        key=made.key,
        dtype=made.dtype,
        after=made.after,
        maybe=made.maybe,
        is_by_seat=made.is_by_seat,
        name=name,
        meaning=meaning,
        part=part,
        doc=doc,
    )


def _meaning(hint: Any) -> Meaning | None:
    if get_origin(hint) is Annotated:
        return next((found for found in hint.__metadata__ if isinstance(found, Meaning)), None)
    return None


def meaning_of(hint: Any, where: str) -> Meaning:
    """What the numbers mean that an annotation is about."""
    found = _meaning(hint)
    if found is None:
        raise BadGame(f"{where}: say what it means: Seat, Count, ...")
    return found


def _dtype(cls: type[Record]) -> np.dtype[Any]:
    """Large numbers first, then no field needs padding; bytes at the end make the record whole words."""
    rows = [(made.name, _element(made, cls), made.shape) for made in cls.fields.values()]
    rows.sort(key=lambda row: -_alignment(row[1]))
    size = sum(kind.itemsize * int(np.prod(shape)) for _, kind, shape in rows)
    alignment = max(_alignment(kind) for _, kind, _ in rows)
    if size % alignment:
        rows.append(("_blank", np.dtype(np.int8), (alignment - size % alignment,)))
    made = np.dtype([(name, kind, shape) if shape else (name, kind) for name, kind, shape in rows], align=True)
    return np.dtype((np.record, made))


def _alignment(kind: np.dtype[Any]) -> int:
    """How a number is aligned, and a part: as its largest number."""
    return max((_alignment(field[0].base) for field in (kind.fields or {}).values()), default=kind.alignment)


def _element(made: Field, cls: type[Record]) -> np.dtype[Any]:
    return made.part.dtype if made.part else np.dtype(made.dtype or cls._default)


def docs_of(kind: type) -> dict[str, str]:
    """What the source says below each field."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    except (OSError, TypeError):
        return {}
    (node,) = (each for each in tree.body if isinstance(each, ast.ClassDef))
    found = {}
    for above, below in zip(node.body, node.body[1:], strict=False):
        match above, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                found[name] = " ".join(text.split())
    return found


class State(Record):
    """All that a game knows at a moment. Worlds that look alike to a seat are the same bytes when concealed."""

    seats: Count
    """Players at the table."""

    eyes: Seat
    """EVERYTHING, or the seat that a concealed state belongs to."""

    def copy(self) -> Self:
        """The same numbers once more."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """The numbers as they lie in memory."""
        raise NotImplementedError


class Derived(Record):
    """The few numbers of a view that no field of the state has; the kernel `derive` writes them."""

    _default = np.int32


class Part(Record):
    """What an array of parts is made of."""

    _default = np.int32
