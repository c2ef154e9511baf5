"""`python -m katta.wasm FOLDER`: what it writes, and what it says when it cannot."""

import hashlib
import json
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from katta.core import registry
from katta.core.game import Game
from katta.wasm import build, linker, module
from katta.wasm.__main__ import main
from katta.wasm.entries import ENTRIES, RETURNED, arrays
from tests.wasm.engine import ROOT, folder

GAMES = [game.name for game in registry.games()]
MOST_BYTES = 150_000
"""Of all files together, compressed."""

EXPORTS = """
const [file] = process.argv.slice(1);
const module = new WebAssembly.Module(require("fs").readFileSync(file));
const names = (found) => found.map(({ name }) => name);
console.log(JSON.stringify([names(WebAssembly.Module.imports(module)), names(WebAssembly.Module.exports(module))]));
"""
COMPRESSED = """
const { readFileSync } = require("fs");
const sizes = process.argv.slice(1).map((file) => require("zlib").brotliCompressSync(readFileSync(file)).length);
console.log(JSON.stringify(sizes.reduce((sum, size) => sum + size)));
"""


def in_node(script: str, *files: Path) -> Any:
    command: list[str | Path] = [ROOT / "web" / "with-node", "node", "-e", script, *(file.resolve() for file in files)]
    return json.loads(subprocess.check_output(command, text=True))


@pytest.fixture
def compile_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Game], bytes]], None]:
    """Something quicker instead of the compiler, in this process."""

    def instead(compiled: Callable[[Game], bytes]) -> None:
        monkeypatch.setattr(build, "ProcessPoolExecutor", lambda mp_context: ThreadPoolExecutor())
        monkeypatch.setattr(module, "compiled", compiled)

    return instead


def test_files_are_listed_with_their_hashes(tmp_path, compile_by, capsys):
    compile_by(lambda game: game.name.encode())
    assert main([str(tmp_path / "deep" / "engine")]) == 0
    made = {path.name: path.read_bytes() for path in (tmp_path / "deep" / "engine").iterdir()}
    listed = json.loads(made.pop("files.json"))
    assert listed == {name: hashlib.sha256(content).hexdigest()[:16] for name, content in made.items()}
    assert set(listed) == {"katta.json"} | {f"{name}.{kind}" for name in GAMES for kind in ("wasm", "json")}
    assert capsys.readouterr().out == f"Compiled for the page: {', '.join(GAMES)}\n"


def test_what_an_earlier_build_left_is_removed(tmp_path, compile_by):
    compile_by(lambda game: b"")
    for name in ("gone.wasm", "gone.json.br", "notes.txt"):
        (tmp_path / name).touch()
    assert main([str(tmp_path)]) == 0
    assert not (tmp_path / "gone.wasm").exists()
    assert not (tmp_path / "gone.json.br").exists()
    assert (tmp_path / "notes.txt").exists()


def test_a_game_that_cannot_be_compiled_is_left_out(tmp_path, compile_by, capsys):
    broken, *others = GAMES

    def compiled(game: Game) -> bytes:
        if game.name == broken:
            raise RuntimeError("no such\nfield")
        return b""

    compile_by(compiled)
    assert main([str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.err == f"Left out: the game {broken!r} is not in the page: compiling it raises RuntimeError: no such\n"
    assert said.out == f"Compiled for the page: {', '.join(others)}\n"
    assert f"{broken}.wasm" not in json.loads((tmp_path / "files.json").read_text())
    offered = json.loads((tmp_path / "katta.json").read_text())["offer"]["games"]
    assert [game["name"] for game in offered] == others


def test_without_a_linker_nothing_is_compiled(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(linker, "LINKER", "no_such_linker")
    assert main([str(tmp_path)]) == 1
    assert "there is no linker; `pip install no_such_linker` brings one" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written(tmp_path, capsys):
    (tmp_path / "file").touch()
    assert main([str(tmp_path / "file" / "engine")]) == 1
    assert capsys.readouterr().err.startswith("The games cannot be compiled for the page: ")


def test_no_folder(capsys):
    assert main([]) == 2
    assert "Name the folder" in capsys.readouterr().err


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_module_needs_nothing_and_hands_out_what_its_types_say(game):
    imported, exported = in_node(EXPORTS, folder() / f"{game.name}.wasm")
    assert imported == []
    assert set(exported) == {"memory", RETURNED, *ENTRIES, *arrays(game)}


def test_all_together_are_small():
    listed = json.loads((folder() / "files.json").read_text())
    assert in_node(COMPRESSED, *(folder() / name for name in listed)) <= MOST_BYTES
