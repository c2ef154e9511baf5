"""What the box and the booklet of a published game say about it, for whoever chooses one."""

from __future__ import annotations

from msgspec import Struct


class Box(Struct, frozen=True):
    """For whom a game is, how long it takes, and whose work it is."""

    least_age: int
    minutes: int
    authors: tuple[str, ...]
    illustrators: tuple[str, ...]
    """Of the box: who drew or designed it."""
    publisher: str
    most_age: int | None = None
    is_often_longer: bool = False
    """The booklet says "30+": it can well take longer."""
