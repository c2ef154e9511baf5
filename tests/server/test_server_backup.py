"""Integrity, backup and restore: what is spoilt is found, and what was kept comes back, also under a running server."""

import contextlib
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from katta.server.admin.integrity import check
from katta.server.store import keyring
from katta.server.store.engine import connect
from tests.server.harness import House, play_on, seated
from tests.server.test_server_admin import admin, change, listed, name_of
from tests.server.test_server_migrations import SAMPLES

OTHER_CARD = "UPDATE moves SET text = CASE text WHEN 'deal 5' THEN 'deal 6' ELSE 'deal 5' END WHERE version = 1"
SPOILT = {
    "UPDATE moves SET text = 'deal 99' WHERE version = 3": "moves",
    "DELETE FROM moves WHERE version = 3": "versions",
    OTHER_CARD: "deal",
    "DELETE FROM seats WHERE seat = 0": "seats",
    "UPDATE seats SET kind = 'open' WHERE seat = 1": "seats",
    "UPDATE tables SET over = 1": "end",
    "UPDATE tables SET game = 'chess'": "game",
    "UPDATE tables SET options = '[[[ no JSON'": "row",
    "UPDATE tables SET dealer = zeroblob(61)": "sealed",
    "UPDATE tables SET name = 'another-name'": "sealed",
    """UPDATE tables SET result = '{"scores": [0, 0], "winners": [0, 1]}'""": "result",
}
TABLES = 3


@pytest.fixture(scope="module")
def rested(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A store with a finished game and one in the middle, at rest."""
    house = House(tmp_path_factory.mktemp("rested"))
    house.start()
    played = house.make("mada", "Ada", "[random]")
    ada = house.guest(played, 0)
    with seated(ada):
        play_on([ada], lambda guest: guest.moves[0])
    house.make("mada", "Ada", "Ben")
    house.make("mada", "Ada", None)
    assert house.stop() == 0
    return house


@pytest.fixture
def copy(rested: House, tmp_path: Path) -> House:
    """The same, to be spoilt."""
    for file in rested.database.parent.glob("tables.sqlite*"):
        shutil.copy(file, tmp_path)
    return House(tmp_path)


def problems(house: House) -> dict[str, str]:
    """What is wrong with which table."""
    engine = connect(f"sqlite:///{house.database}")
    found = list(check(engine, keyring.open_vault(house.database.with_name("tables.sqlite.key"))))
    engine.dispose()
    assert len(found) == TABLES
    return {finding.table: finding.problem for finding in found if finding.problem is not None}


def test_whole_tables_are_whole(rested: House) -> None:
    assert admin(rested, "check") == "3 tables were looked into; spoilt: 0.\n"


@pytest.mark.parametrize("statement", SPOILT)
def test_a_spoilt_table_is_named(copy: House, statement: str) -> None:
    """The first is over, the second in the middle; the others are whole."""
    place = "table_number" if "moves" in statement or "seats" in statement else "number"
    number = 1 if "deal 99" in statement or "result" in statement else 2
    change(copy, f"{statement} {'AND' if 'WHERE' in statement else 'WHERE'} {place} = {number}")
    with contextlib.closing(sqlite3.connect(copy.database)) as store:
        (name,) = store.execute("SELECT name FROM tables WHERE number = ?", (number,)).fetchone()
    assert problems(copy) == {name: SPOILT[statement]}


def test_the_command_names_what_is_spoilt_and_fails(copy: House) -> None:
    change(copy, "UPDATE tables SET dealer = zeroblob(61) WHERE number = 1")
    said = admin(copy, "check", code=1)
    assert "its secrets cannot be opened with this key" in said
    assert "3 tables were looked into; spoilt: 1." in said


def test_a_backup_under_a_running_server_is_whole_and_comes_back(own_house: House, tmp_path: Path) -> None:
    """While people play; and restored elsewhere it needs its key, which it can bring along."""
    made = own_house.make("mada", "Ada", "[random]")
    ada = own_house.guest(made, 0)
    file, other = tmp_path / "club.backup", tmp_path / "elsewhere" / "tables.sqlite"
    with seated(ada):
        while not ada.moves:
            ada.hear()
        ada.play(ada.moves[0])
        said = admin(own_house, "backup", file)
        version = ada.scene["version"]
        play_on([ada], lambda guest: guest.moves[0])
    assert "1 table was written" in said
    assert "you need the key, too" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("club.backup*")) == ["club.backup"]
    said = admin(own_house, "restore", file, database=other)
    assert "The secrets of 1 table cannot be opened" in said
    own_house.stop()
    with_key = tmp_path / "with-key.backup"
    shutil.copy(file, own_house.database)
    assert "can read all secrets" in admin(own_house, "backup", "--with-key", with_key)
    assert "already; nothing was changed" in admin(own_house, "restore", with_key, database=other, code=1)
    assert admin(own_house, "restore", "--replace", with_key, database=other) == "1 table was restored.\n"
    assert "spoilt: 0." in admin(own_house, "check", database=other)
    assert len(keyring.open_vault(keyring.beside(f"sqlite:///{other}")).keys) == 2
    assert version > 0
    assert listed(own_house, other)[name_of(made)].status == "playing"


def test_a_restore_under_a_running_server_is_said_and_shown_to_those_who_play(own_house: House, tmp_path: Path) -> None:
    made = own_house.make("mada", "Ada", "Ben")
    ada = own_house.guest(made, 0)
    file = tmp_path / "club.backup"
    admin(own_house, "backup", file)
    later = own_house.make("mada", "Eve", "Ben")
    with seated(ada):
        assert "is running. Stop it first" in admin(own_house, "restore", "--replace", file, code=1)
        assert ada.request("ping")["type"] == "pong"
        assert "1 table was restored." in admin(own_house, "restore", "--replace", "--while-running", file)
        assert ada.until(lambda told: told["type"] == "refused")["code"] == "server.paused"
    with seated(ada):
        assert ada.scene["status"] == "playing"
    assert own_house.guest(later, 0).enter()["code"] == "server.no-such-table"
    assert own_house.make("mada", "Eve", "Ben")
    assert own_house.troubles() == []


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
def test_a_backup_of_every_schema_can_be_restored(tmp_path: Path, revision: str) -> None:
    house = House(tmp_path)
    old = tmp_path / "old.backup"
    with contextlib.closing(sqlite3.connect(old)) as backup:
        backup.executescript((SAMPLES / f"{revision}.sql").read_text())
    before = old.read_bytes()
    keyring.open_vault(tmp_path / "tables.sqlite.key")
    keyring.add(tmp_path / "tables.sqlite.key", [bytes(range(32))])
    assert admin(house, "restore", old) == "1 table was restored.\n"
    assert old.read_bytes() == before
    assert "spoilt: 0." in admin(house, "check")


@pytest.mark.parametrize("content", ["", "no backup", "newer"])
def test_what_is_no_backup_is_refused_and_changes_nothing(copy: House, content: str) -> None:
    bad = copy.database.with_name("bad.backup")
    bad.write_text(content)
    if content == "newer":
        bad.unlink()
        admin(copy, "backup", bad)
        with contextlib.closing(sqlite3.connect(bad)) as backup:
            backup.execute("UPDATE alembic_version SET version_num = '9999'")
            backup.commit()
    before = listed(copy)
    assert "is no backup of Katta" in admin(copy, "restore", "--replace", bad, code=1)
    assert listed(copy) == before
