"""`examples/oh_hell` as a package of its own: its tests, an installation, and a game in the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import SECRET
from tests.examples.package import OH_HELL, environment

MOST_LINES = 400


@pytest.mark.parametrize("tests", sorted(path.name for path in (OH_HELL / "tests").glob("test_*.py")))
def test_its_own_tests_pass(tests, tmp_path):
    """Hundreds of games beside OpenSpiel are played compiled; for the rest that would take longer than the tests."""
    is_compiled = tests == "test_lockstep.py"
    surroundings = environment(OH_HELL, tmp_path) | {"NUMBA_DISABLE_JIT": "0" if is_compiled else "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{tests}"]
    done = subprocess.run(command, cwd=OH_HELL, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


def test_it_is_small():
    lines = [line for path in OH_HELL.rglob("src/**/*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= MOST_LINES


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Built and installed as anybody would, into a folder that Python looks into besides."""
    folder = tmp_path_factory.mktemp("packages")
    copy = tmp_path_factory.mktemp("project") / "oh_hell"
    subprocess.run(["cp", "-R", OH_HELL, copy], check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--target", folder, copy], check=True)
    return environment_with(folder)


def environment_with(folder: Path) -> dict[str, str]:
    """Uncompiled, for nothing that was compiled before can be used from another folder."""
    paths = [str(folder), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "NUMBA_DISABLE_JIT": "1"}


def katta(environment: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "katta.cli", *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_it_is_listed_with_the_languages_that_it_lacks(installed):
    done = katta(installed, "games", "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "katta play oh-hell" in done.stdout
    assert "Français" in done.stdout
    assert done.stderr == ""


def test_its_rules_are_there(installed):
    done = katta(installed, "rules", "oh-hell", "bidding")
    assert done.returncode == 0, done.stderr
    assert "The bids may not add up" in " ".join(done.stdout.split())


def test_a_game_is_played_in_the_terminal(installed, tmp_path):
    game = ["play", "oh-hell", "--seat", "Ada", "--players", "4", "--against", "easy", "--option", "tricks=3"]
    done = katta(installed | {"HOME": str(tmp_path)}, *game, "--secret", SECRET, typed="1\n" * 20)
    assert done.returncode == 0, done.stderr
    assert "Ada bids 0." in done.stdout
    assert "takes the trick with" in done.stdout
    assert list((tmp_path / ".local" / "share" / "katta").glob("*oh-hell*.katta"))
