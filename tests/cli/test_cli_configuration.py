"""Where settings come from: options before the environment, before a file, before what is usual."""

from pathlib import Path

import pytest
import typer
from typer.core import TyperCommand, TyperGroup

from katta.cli.app import app
from katta.cli.configuration import key, options, table, variable
from tests.cli.command import katta as run

PAPER = Path(__file__).parents[2] / "docs" / "running.md"
NOWHERE = "nonsense://"
"""No server starts with such a database, and what is wrong is said with the address in it."""


def command() -> TyperCommand:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    found = group.commands["serve"]
    assert isinstance(found, TyperCommand)
    return found


def complaint(home: Path, *arguments: str, **variables: str) -> str:
    """Why a server does not start."""
    done = run("serve", *arguments, home=home, variables={"NUMBA_DISABLE_JIT": "1", **variables})
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def test_an_option_goes_before_a_variable_before_a_file(tmp_path):
    (tmp_path / "katta.toml").write_text(f'database = "{NOWHERE}file"\n')
    (tmp_path / "secret").write_text(f"{NOWHERE}secret\n")
    given: list[str] = []
    variables: dict[str, str] = {}
    for name, add in {
        "file": lambda: given.append("--config=katta.toml"),
        "secret": lambda: variables.update(KATTA_DATABASE_FILE=str(tmp_path / "secret")),
        "environment": lambda: (
            variables.pop("KATTA_DATABASE_FILE") and variables.update(KATTA_DATABASE=f"{NOWHERE}environment")
        ),
        "option": lambda: given.append(f"--database={NOWHERE}option"),
    }.items():
        add()
        assert f"{NOWHERE}{name}" in complaint(tmp_path, *given, **variables)


def test_the_file_can_be_named_by_a_variable(tmp_path):
    (tmp_path / "katta.toml").write_text(f'database = "{NOWHERE}file"\n')
    assert f"{NOWHERE}file" in complaint(tmp_path, KATTA_CONFIG="katta.toml")


def test_a_password_is_not_repeated(tmp_path):
    said = complaint(tmp_path, KATTA_DATABASE="nonsense://ada:swordfish@host/katta")
    assert "host/katta" in said
    assert "swordfish" not in said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("databse = 'x'", "databse"),
        ("config = 'other.toml'", "config"),
        ("host = ['a']", "host"),
        ("json-logs = 'yes'", "json-logs"),
        ("[limits]\nport = 1", "limits"),
        ("port = 'many'", "--port"),
        ("port = ", "katta.toml"),
        ("trusted-proxy = ['example.org']", "example.org"),
        ("base-path = '/a b'", "/a b"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(tmp_path, written, said):
    (tmp_path / "katta.toml").write_text(written)
    assert said in complaint(tmp_path, "--config=katta.toml", f"--database={NOWHERE}")


def test_a_variable_that_is_no_setting_is_named(tmp_path):
    assert "KATTA_DATABSE" in complaint(tmp_path, KATTA_DATABSE="x")


def test_a_setting_and_a_file_for_it_are_one_too_many(tmp_path):
    said = complaint(tmp_path, KATTA_DATABASE=NOWHERE, KATTA_DATABASE_FILE="secret")
    assert "KATTA_DATABASE_FILE" in said


def test_the_help_names_every_variable(tmp_path):
    shown = run("serve", "--help", home=tmp_path, columns=200, variables={"NUMBA_DISABLE_JIT": "1"}).stdout
    assert [name for option in options(command()) if (name := variable(key(option))) not in shown] == []


def test_the_paper_shows_all_settings():
    """If not: `python docs/settings.py` prints the table anew."""
    assert table(command()) in PAPER.read_text(encoding="utf-8")
