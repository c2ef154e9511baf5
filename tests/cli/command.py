"""The real command, run as a process of its own: a copy of one that has loaded Katta, or a fresh one."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tests import template

SECRET = "00" * 32
"""A known game: `--secret` deals it again and again."""

COMPILERS_OWN = "NUMBA_"
NOTHING: Mapping[str, str] = MappingProxyType({})


def environment(home: Path, columns: int = 80, variables: Mapping[str, str] = NOTHING) -> dict[str, str]:
    """A player's environment with nothing in it but a home, a width and what a test adds."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TMPDIR") if name in os.environ}
    return {**kept, "HOME": str(home), "COLUMNS": str(columns), "LANG": "en_GB.UTF-8", **variables}


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "katta.cli", *map(str, arguments)]


def katta(
    *arguments: str | Path, home: Path, typed: str = "", columns: int = 80, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Run the command with lines typed into it; afresh where the compiler is told something."""
    surroundings = environment(home, columns, variables)
    if not any(name.startswith(COMPILERS_OWN) for name in variables):
        return template.run(*map(str, arguments), typed=typed, folder=home, environment=surroundings)
    return subprocess.run(
        command(*arguments),
        input=typed,
        env=surroundings,
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def records(home: Path) -> list[Path]:
    """The records in a player's folder."""
    return sorted((home / ".local" / "share" / "katta").glob("*.katta"))
