"""Texts that would take much more than they hold are refused before anything is built from them."""

import hashlib
import tracemalloc
from pathlib import Path

import pytest

import katta
from katta import BadComponents, BadRecord, Match, games
from katta.core import bounds, components, record
from katta.core.components import ComponentFile

FEW_BYTES = 20_000_000
HEAD = "katta record: 1\ngame: mada\nrules: 1\ndate: 2026-01-31\n"
BOMBS = {
    "dotted key": "a" + ".a" * 8_000 + " = 1\n",
    "dotted key over short names": "x." * 200 + "x = 1\n",
    "quoted dotted key": '"a"' + '."a"' * 100 + " = 1\n",
    "dotted table": "[a" + ".a" * 100 + "]\n",
    "dotted key of an inline table": "b = {a" + ".a" * 100 + " = 1}\n",
    "brackets": "a = " + "[" * 400 + "]" * 400 + "\n",
    "brackets over many lines": "a = [\n" + "[\n" * 900 + "]\n" * 900 + "]\n",
    "brackets behind a text of several lines": 'a = ["""x"y""", ' + "[" * 100 + ', ""]\n',
    "braces": "a = " + "{a = " * 40 + "1" + "}" * 40 + "\n",
    "long number": "a = " + "9" * 5_000 + "\n",
    "many lines": "a = 1\n" * 10_000,
}


def record_with(toml: str) -> str:
    """A record that carries a component file along."""
    lines = "".join(f"| {line}\n" for line in toml.splitlines())
    options = "".join(f"option {name}: {value}\n" for name, value in katta.game("mada").complete({}).items())
    body = f"{HEAD}{options}player 0: Ada\nplayer 1: Bob\ncomponents: box.toml\n{lines}\n\nresult: unfinished\n"
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize("toml", BOMBS.values(), ids=BOMBS)
def test_a_bomb_in_a_component_file_is_refused_and_takes_no_memory(toml: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadComponents, match="line "):
            components.load(ComponentFile("box.toml", toml), dict)
        with pytest.raises(BadRecord):
            Match.parse(record_with(toml))
        assert tracemalloc.get_traced_memory()[1] < FEW_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_files_of_the_games_are_far_from_the_bounds(game) -> None:
    text = Path(f"src/katta/games/{game.name}/components.toml").read_text()
    bounds.check_toml(text)
    assert len(text) * 10 < bounds.COMPONENTS.characters
    assert max(map(len, text.splitlines())) * 4 < bounds.COMPONENTS.line


def test_what_only_looks_like_brackets_and_dots_is_none() -> None:
    bounds.check_toml('a = "[[[[[[[[[[[["  # ]]]]{{{{{{{{{{{{ it\'s a.b.c.d.e.f.g.h.i.j.k\n' * 20)
    bounds.check_toml("a = [" + "1.5, " * 50 + "]\n")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x" * (bounds.RECORD.characters + 1), 1),
        (HEAD + "option: " + "y" * bounds.RECORD.line + "\n", 5),
        ("\n" * (bounds.RECORD.lines + 1), bounds.RECORD.lines + 1),
    ],
)
def test_a_record_beyond_all_measure_is_refused_by_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        record.read(text)
    assert refused.value.line == line


def test_of_a_file_without_end_only_so_much_is_read() -> None:
    with pytest.raises(BadRecord, match="longer than"):
        Match.read("/dev/zero")
    with pytest.raises(BadComponents, match="longer than"):
        components.load(ComponentFile.open("/dev/zero"), dict)
