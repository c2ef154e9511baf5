"""Where settings come from: options before the environment, before a file, before what is usual."""

from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.core import TyperCommand, TyperGroup

from katta.cli.app import app
from katta.cli.configuration import key, options, table, variable
from katta.terminal.failure import Failure
from katta.texts import Catalogue
from tests.cli.command import katta as run

PAPER = Path(__file__).parents[2] / "docs" / "running.md"
NO_PATH = "no path of"
"""No server starts under such a path, and what is wrong is said with the path in it."""

Complaint = Callable[..., str]


def command() -> TyperCommand:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    found = group.commands["serve"]
    assert isinstance(found, TyperCommand)
    return found


@pytest.fixture
def complaint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Complaint:
    """Why a server does not start with these options and variables."""
    monkeypatch.chdir(tmp_path)

    def start(*arguments: str, **variables: str) -> str:
        with monkeypatch.context() as environment:
            for name, value in variables.items():
                environment.setenv(name, value)
            with pytest.raises((Failure, typer.TyperException)) as caught:
                app(["serve", *arguments], prog_name="katta", standalone_mode=False)
        problem = caught.value
        if isinstance(problem, Failure):
            return Catalogue("en").say(problem.message)
        assert isinstance(problem, typer.TyperException)
        return problem.format_message()

    return start


def test_an_option_goes_before_a_variable_before_a_file(complaint):
    Path("katta.toml").write_text(f'base-path = "{NO_PATH} the file"\n')
    Path("secret").write_text(f"{NO_PATH} a file of its own\n")
    file, secret = "--config=katta.toml", {"KATTA_BASE_PATH_FILE": "secret"}
    environment = {"KATTA_BASE_PATH": f"{NO_PATH} the environment"}
    assert f"{NO_PATH} the file" in complaint(file)
    assert f"{NO_PATH} a file of its own" in complaint(file, **secret)
    assert f"{NO_PATH} the environment" in complaint(file, **environment)
    assert f"{NO_PATH} an option" in complaint(file, f"--base-path={NO_PATH} an option", **environment)


def test_the_file_can_be_named_by_a_variable(complaint):
    Path("other.toml").write_text(f'base-path = "{NO_PATH} the file"\n')
    assert f"{NO_PATH} the file" in complaint(KATTA_CONFIG="other.toml")


def test_several_values_stand_side_by_side_in_a_variable_and_in_a_list_of_the_file(complaint):
    Path("alone.toml").write_text('trusted-proxy = "first"\n')
    Path("katta.toml").write_text('trusted-proxy = ["127.0.0.1", "second"]\n')
    assert "first" in complaint("--config=alone.toml")
    assert "second" in complaint("--config=katta.toml")
    assert "third" in complaint("--config=katta.toml", KATTA_TRUSTED_PROXY="::1 10.0.0.0/8 third")


def test_a_password_is_not_repeated(tmp_path):
    given = {"KATTA_DATABASE": "nonsense://ada:swordfish@host/katta", "NUMBA_DISABLE_JIT": "1"}
    done = run("serve", home=tmp_path, variables=given)
    assert done.returncode == 1
    assert "host/katta" in done.stderr
    assert "swordfish" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("databse = 'x'", "databse"),
        ("config = 'other.toml'", "config"),
        ("host = ['a']", "host"),
        ("json-logs = 'yes'", "json-logs"),
        ("origin = [1]", "origin"),
        ("[limits]\nport = 1", "limits"),
        ("port = 'many'", "--port"),
        ("away-seconds = 0", "--away-seconds"),
        ("port = ", "katta.toml"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(complaint, written, said):
    Path("katta.toml").write_text(written)
    assert said in complaint("--config=katta.toml", f"--base-path={NO_PATH} this test")


def test_a_variable_that_is_no_setting_is_named(complaint):
    assert "KATTA_DATABSE" in complaint(KATTA_DATABSE="x")


def test_a_setting_that_is_a_file_by_itself_is_no_file_that_holds_a_setting(complaint):
    assert NO_PATH in complaint(f"--base-path={NO_PATH} an option", KATTA_KEY_FILE="some.key")


def test_a_setting_and_a_file_for_it_are_one_too_many(complaint):
    assert "KATTA_DATABASE_FILE" in complaint(KATTA_DATABASE="x", KATTA_DATABASE_FILE="secret")


def test_the_help_names_every_variable(tmp_path):
    shown = run("serve", "--help", home=tmp_path, columns=200).stdout
    assert [name for option in options(command()) if (name := variable(key(option))) not in shown] == []


def test_the_paper_shows_all_settings():
    """If not: `python docs/settings.py` prints the table anew."""
    assert table(command()) in PAPER.read_text(encoding="utf-8")
