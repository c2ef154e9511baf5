"""The real command, in an environment of its own but with the compiled code that is there already."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.template import run

SETTINGS = {"LANG": "en", "COLUMNS": "100"}


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, **SETTINGS, **more}


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "katta.cli", *map(str, arguments)]


def katta(*arguments: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return run(*map(str, arguments), folder=folder, environment=environment())


def said(*arguments: str | Path, folder: Path) -> str:
    """What a command that succeeds prints."""
    done = katta(*arguments, folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", done.stderr
    return done.stdout


def counted(*arguments: str | Path, folder: Path) -> Any:
    """The JSON that a command prints."""
    return json.loads(said(*arguments, "--json", folder=folder))


def refused(code: int, *arguments: str | Path, folder: Path) -> str:
    """The one sentence of a command that fails."""
    done = katta(*arguments, folder=folder)
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("katta: ")
    assert done.stderr.count("\n") == 1
    return done.stderr
