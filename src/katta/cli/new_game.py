"""`katta new-game`: the folder of a game that can be played as it is, to be changed into another."""

import re
from pathlib import Path
from typing import Annotated

import typer

from katta.cli import language
from katta.cli.language import Language
from katta.terminal.failure import Failure, Misuse

TEMPLATE = Path(__file__).parent / "template" / "my_game"
NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 30

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "katta-my-game"
version = "0.1.0"
description = "My Game for Katta"
requires-python = ">=3.11"
dependencies = ["katta"]

# This is how Katta finds the game.
[project.entry-points."katta.games"]
my-game = "katta_my_game:GAME"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
katta_my_game = ["texts/*.ftl"]
"""

TEXTS = """\
### My Game in English. What is not here follows from the declaration; fr.ftl beside this file would be its French.

my-game-name = My Game
my-game-line = Play high, but not too early: most rounds win.

my-game-rules-rules =
    Everyone is dealt three cards. Each plays one; the highest takes the round and leads the next. Most rounds win.
    .title = Rules
"""

TEST = '''\
"""My Game holds to what Katta asks of every game: run `pytest`."""

from katta.testing import Conformance


class TestMyGame(Conformance):
    games = ("my-game",)
'''


def new_game(
    name: Annotated[str, typer.Argument(help="What it is called: small letters, digits and dashes.")],
    lang: Language = None,
) -> None:
    """Begin a game of your own: write a package that can be played as it is, to be changed into yours."""
    from katta.core import registry
    from katta.terminal.screen import Screen

    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise Misuse("error-new-game-name", name=name)
    if name in registry.names():
        raise Misuse("error-new-game-taken", name=name, package=registry.package_of(name))
    folder = Path(package_of(name))
    if folder.exists():
        raise Failure("error-new-game-folder", folder=str(folder))
    write(name, folder)
    Screen(language.spoken()).tell("new-game-written", folder=str(folder), game=name)


def package_of(name: str) -> str:
    """The Python package of a game."""
    return f"katta_{name.replace('-', '_')}"


def write(name: str, folder: Path) -> None:
    """Write the whole package into a folder that is not there yet."""
    package = folder / "src" / package_of(name)
    files = {
        folder / "pyproject.toml": PROJECT,
        folder / "tests" / f"test_{name.replace('-', '_')}.py": TEST,
        package / "texts" / "en.ftl": TEXTS,
        package / "py.typed": "",
        **{package / path.name: path.read_text(encoding="utf-8") for path in sorted(TEMPLATE.glob("*.py"))},
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_called(text, name), encoding="utf-8")


def _called(text: str, name: str) -> str:
    """The text of a template with the name of the game in it."""
    words = name.split("-")
    replaced = {
        "katta.cli.template.my_game": package_of(name),
        "katta_my_game": package_of(name),
        "my-game": name,
        "MyGame": "".join(word.capitalize() for word in words),
        "My Game": " ".join(word.capitalize() for word in words),
    }
    for old, new in replaced.items():
        text = text.replace(old, new)
    return text
