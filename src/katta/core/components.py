"""Component files: the material of a game as TOML, checked key by key."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from katta.core import bounds
from katta.core.errors import BadComponents

Components = TypeVar("Components")


@dataclass(frozen=True, slots=True)
class ComponentFile:
    """The text of a component file, and the name by which errors call it."""

    name: str
    text: str

    @classmethod
    def open(cls, path: str | Path) -> ComponentFile:
        """Read a file."""
        try:
            return cls(str(path), bounds.COMPONENTS.read(path))
        except FileNotFoundError:
            raise BadComponents(f"{path}: there is no such file") from None
        except UnicodeDecodeError:
            raise BadComponents(f"{path}: it is not a text file") from None
        except OSError as problem:
            raise BadComponents(f"{path}: it cannot be read ({problem.strerror})") from None


def load(file: ComponentFile, kind: type[Components]) -> Components:
    """Turn a component file into its structure, whose `__post_init__` raises ValueError for wrong counts."""
    try:
        return msgspec.convert(_parsed(file.text), kind)
    except bounds.TooMuch as problem:
        raise BadComponents(f"{file.name}: {problem}") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadComponents(f"{file.name}: it is not a TOML file ({problem})") from None
    except msgspec.ValidationError as problem:
        raise BadComponents(f"{file.name}: {_sentence(str(problem))}") from None


@lru_cache(16)
def _parsed(text: str) -> dict[str, Any]:
    """Every start of a game asks; reading TOML takes longer than setting the table up."""
    bounds.check_toml(text)
    return tomllib.loads(text)


def _sentence(problem: str) -> str:
    """`Expected `int`, got `str` - at `$.copies[3]`` as `copies[3]: expected int, got str`."""
    what, _, where = problem.replace("`", "").partition(" - at $")
    key = where.lstrip(".")
    return f"{key}: {what[0].lower()}{what[1:]}" if key else what
