"""`katta play --hints`: winning chances and reasons next to the choices."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.lab.command import command, environment

CACHE = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")


def choices(game: str, folder: Path) -> str:
    """What a player is shown at the first choice of a known game."""
    table = ("--seat", "Ada", "--players", "3", "--secret", "00" * 32, "--save", "game.katta")
    done = subprocess.run(
        command("play", game, *table, "--hints"),
        input="q\n",
        env=environment(HOME=str(folder), XDG_CACHE_HOME=CACHE),
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.partition("Your choices")[2].partition("Ada ›")[0]


@pytest.mark.parametrize("game", ["mada", "sifaka", "malediction"])
def test_every_choice_has_a_chance(game: str, tmp_path: Path) -> None:
    numbered = [line for line in choices(game, tmp_path).splitlines() if re.match(r" *\d+  ", line)]
    assert len(numbered) > 1
    assert all(re.search(r"\d+%", line) for line in numbered)


def test_a_reason_stands_next_to_the_chance(tmp_path: Path) -> None:
    assert "no card that is left is lower than your top" in choices("mada", tmp_path)
