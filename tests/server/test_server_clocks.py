"""Clocks run by the monotonic clock: setting the clock of the machine gives nobody hours and takes no turn away."""

import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import House, seated

HOURS = 10 * 3600
SET_BY_A_FILE = """
import os, time

shown = time.time

def time_of_the_day():
    with open(os.environ["CLOCK"]) as offset:
        return shown() + float(offset.read() or 0)

time.time = time_of_the_day
"""


@pytest.fixture
def odd_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server on a machine whose clock can be set: the file `clock` says by how much it is wrong."""
    (tmp_path / "sitecustomize.py").write_text(SET_BY_A_FILE)
    (tmp_path / "clock").write_text("0")
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
        patch.setenv("CLOCK", str(tmp_path / "clock"))
        house = House(tmp_path, is_fresh=True)
        house.start()
    yield house
    house.stop()


@pytest.mark.parametrize("jump", [-HOURS, HOURS])
def test_a_jump_of_the_clock_changes_no_turn(odd_house: House, tmp_path: Path, jump: int) -> None:
    made = odd_house.make("malediction", "Ada", "Bob", "Cleo", clock=600)
    ada = odd_house.guest(made, 0)
    with seated(ada):
        (tmp_path / "clock").write_text(str(jump))
        info = json.loads(odd_house.fetch(f"/api/tables/{made['table']['table']}")[2])
        assert 0 <= info["waited"] < 300
        again = odd_house.guest(made, 0)
        with seated(again):
            assert 300 < again.scene["seconds_left"] <= 600
            assert again.moves
        assert 300 < ada.play(ada.moves[0])["scene"]["seconds_left"] <= 600


@pytest.mark.parametrize("jump", [-HOURS, HOURS])
def test_after_a_restart_stamps_are_used_within_reason(own_house: House, jump: int) -> None:
    """The clock was set while the server was away: the stamps of the store lie in the future, or long ago."""
    made = own_house.make("malediction", "Ada", "Bob", "Cleo", clock=600)
    assert own_house.stop() == 0
    with sqlite3.connect(own_house.database) as store:
        store.execute("UPDATE moves SET at = at - ?", [jump])
        store.execute("UPDATE tables SET created = created - ?", [jump])
    store.close()
    own_house.start()
    ada = own_house.guest(made, 0)
    with seated(ada):
        assert ada.moves
        assert 0 < ada.scene["seconds_left"] <= 600


def test_a_clock_goes_on_after_a_restart(own_house: House) -> None:
    """Two minutes of the turn had passed."""
    made = own_house.make("malediction", "Ada", "Bob", "Cleo", clock=600)
    assert own_house.stop() == 0
    with sqlite3.connect(own_house.database) as store:
        store.execute("UPDATE moves SET at = at - 120")
    store.close()
    own_house.start()
    ada = own_house.guest(made, 0)
    with seated(ada):
        assert 0 < ada.scene["seconds_left"] <= 480
