"""Packages outside Katta that bring a game: found by their entry points, and not loaded for it.

[project.entry-points."katta.games"]
oh-hell = "katta_oh_hell:GAME"
"""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint, distributions
from pathlib import Path
from typing import NamedTuple

GROUP = "katta.games"
"""The group of the entry points; the name of one is the name of the game."""


class Brought(NamedTuple):
    """A game that a package says it brings."""

    name: str
    package: str
    """The distribution, as it is called when it is installed."""
    target: str
    """`katta_oh_hell:GAME`."""

    @property
    def module(self) -> str:
        """The module that has the game."""
        return self.target.partition(":")[0].strip()


@functools.cache
def brought() -> tuple[Brought, ...]:
    """All games that packages bring, by their names."""
    found: dict[tuple[str, str], Brought] = {}
    for distribution in distributions():
        for point in _points(distribution):
            each = Brought(point.name, distribution.name or "?", point.value)
            found.setdefault((each.name, each.package), each)  # an installed package can be found twice
    return tuple(sorted(found.values()))


def _points(distribution: Distribution) -> list[EntryPoint]:
    """Its entry points for games; one that cannot be read brings none, and harms nobody else."""
    try:
        return [point for point in distribution.entry_points if point.group == GROUP]
    except Exception:
        return []


def sources() -> Iterator[tuple[str, Path]]:
    """The Python files of all these packages, each with a name that does not depend on where it lies."""
    for top in sorted({each.module.partition(".")[0] for each in brought()}):
        for folder in _places(top):
            files = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]
            yield from ((f"{top}/{path.relative_to(folder.parent).as_posix()}", path) for path in files)


def _places(top: str) -> list[Path]:
    """The folders of a package, or the file of a module."""
    try:
        spec = importlib.util.find_spec(top)
    except (ImportError, ValueError):
        return []
    if spec is None:
        return []
    if spec.submodule_search_locations:
        return [Path(place) for place in spec.submodule_search_locations]
    return [Path(spec.origin)] if spec.has_location and spec.origin else []
