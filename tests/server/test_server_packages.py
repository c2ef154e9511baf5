"""A server beside a package that is broken: it says so once, and the other games play."""

import json
from pathlib import Path

import pytest

import katta
from katta.cli.new_game import write
from tests.examples.package import environment
from tests.server.harness import House


def test_a_broken_package_is_told_once_and_the_other_games_play(tmp_path: Path) -> None:
    project = tmp_path / "project"
    write("broken", project)
    told = project / "src" / "katta_broken" / "told.py"
    told.write_text(told.read_text(encoding="utf-8").replace("def won(", "def lost("), encoding="utf-8")
    house = House(tmp_path, is_fresh=True)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment(project, tmp_path / "info").items():
            patch.setenv(name, value)
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        house.start()
    offered = json.loads(house.fetch("/api/")[2])
    assert [game["name"] for game in offered["games"]] == [game.name for game in katta.games()]
    assert house.fetch("/api/games/broken")[0] == 404
    assert house.make("mada", "Ada", "[easy]")["table"]["game"] == "mada"
    assert house.stop() == 0
    [trouble] = house.troubles()
    assert "'broken' of the package katta-broken cannot be played" in json.loads(trouble)["event"]
    assert "katta_broken.told.won, which is declared nowhere" in json.loads(trouble)["event"]
