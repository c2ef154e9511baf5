"""Secrets at rest: sealed in the store, opened only with their key, and a lost key costs as little as it can."""

import contextlib
import os
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from katta.core.dealer import Dealer
from katta.server.push.vapid import Vapid
from katta.server.store import keyring
from katta.server.store.engine import connect
from katta.server.store.migrate import migrate
from katta.server.store.store import Store
from katta.server.store.vault import Unreadable, Vault
from tests.server.harness import House, complete, play_on, seated, wait_until
from tests.server.test_server_migrations import SAMPLES
from tests.server.test_server_store import ROW, SEATS

OLD, NEW = Vault([os.urandom(32)]), Vault([os.urandom(32)])


def test_what_was_sealed_opens_only_as_what_it_is() -> None:
    sealed = OLD.seal(b"the cards", "dealer of one")
    assert b"the cards" not in sealed
    assert OLD.open(sealed, "dealer of one") == b"the cards"
    assert sealed != OLD.seal(b"the cards", "dealer of one")
    for vault, what, about in (
        (OLD, sealed, "dealer of two"),
        (NEW, sealed, "dealer of one"),
        (OLD, sealed[:-1] + bytes([sealed[-1] ^ 1]), "dealer of one"),
        (OLD, sealed[:10], "dealer of one"),
        (OLD, b"", "dealer of one"),
        (OLD, b"\x00" * 32, "dealer of one"),
    ):
        with pytest.raises(Unreadable):
            vault.open(what, about)


def test_an_old_key_still_opens_what_is_old_and_the_first_one_seals() -> None:
    both = Vault([*NEW.keys, *OLD.keys])
    assert both.open_text(OLD.seal_text("a", "b"), "b") == "a"
    assert NEW.open_text(both.seal_text("a", "b"), "b") == "a"


@pytest.mark.parametrize("text", ["", "# only a remark\n", "nonsense\n", "c2hvcnQ=\n"])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "key").write_text(text)
    with pytest.raises(keyring.BadKey):
        keyring.open_vault(tmp_path / "key")


def test_the_store_holds_no_secret_in_clear(tmp_path: Path) -> None:
    """Neither the dealer's, nor that of open seats, nor the server's own: in no file but that of the key."""
    row = replace(ROW, invitation="an-open-invitation")

    async def go() -> str:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.create(row, SEATS, [])
        await store.arrange(replace(row, number=1, clock=60), SEATS)
        private = (await Vapid.open(store)).private
        assert (await Vapid.open(store)).private == private
        found = await store.load("one")
        assert found is not None
        assert (found.row.dealer, found.row.invitation) == (row.dealer, row.invitation)
        await store.close()
        return private

    private = complete(go())
    for file in tmp_path.iterdir():
        if file.suffix != ".key":
            for secret in (row.dealer, b"an-open-invitation", private.encode()):
                assert secret not in file.read_bytes()


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_older_stores_are_sealed_without_a_trace(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "old.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as old:
        old.executescript((SAMPLES / f"{revision}.sql").read_text())
        if revision != "0001":
            old.execute("UPDATE tables SET invitation = 'an-open-invitation'")
            old.execute("INSERT INTO keys VALUES ('vapid', 'a-private-key')")
        old.commit()
    assert bytes(range(32)) in file.read_bytes()
    engine = connect(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()
    for left in tmp_path.glob("old.sqlite*"):
        for secret in (bytes(range(32)), b"an-open-invitation", b"a-private-key"):
            assert secret not in left.read_bytes()

    async def look() -> None:
        store = await Store.open(f"sqlite:///{file}")
        found = await store.load("sample-table")
        assert found is not None
        assert found.row.dealer == bytes(range(32))
        if revision != "0001":
            assert found.row.invitation == "an-open-invitation"
            assert await store.key("vapid") == "a-private-key"
        await store.close()

    complete(look())


def test_without_its_key_a_table_is_kept_aside_and_a_finished_game_can_be_looked_at(own_house: House) -> None:
    """Those who come are told so, the others play, and with the key back everything is as it was."""
    played = own_house.make("mada", "Ada", "[random]")
    ada = own_house.guest(played, 0)
    with seated(ada):
        play_on([ada], lambda guest: guest.moves[0])
    kept = own_house.make("mada", "Ada", "Ben", clock=3600)
    own_house.stop()
    key = own_house.database.with_name("tables.sqlite.key")
    before = key.read_text()
    key.unlink()
    own_house.start()
    wait_until(lambda: "tables cannot be opened with this key" in own_house.log.read_text())
    refused = own_house.guest(kept, 0).enter()
    assert refused["code"] == "server.sealed"
    old = own_house.guest(played, 0)
    with seated(old):
        assert old.scene["status"] == "over"
        assert old.scene["secret"] is None
        assert old.request("look", version=0)["frames"]
    record = own_house.fetch(f"/api/tables/{played['table']['table']}/record")
    assert record[0] == 200
    fresh = own_house.make("mada", "Ada", "Ben")
    own_house.stop()
    key.write_text(before + key.read_text())
    own_house.start()
    for made in (kept, fresh):
        with seated(own_house.guest(made, 0)):
            pass
    with seated(old):
        secret = str(old.scene["secret"])
        assert Dealer(bytes.fromhex(secret)).commitment == played["table"]["commitment"]


def test_everything_that_is_kept_is_for_this_user_alone(own_house: House) -> None:
    own_house.make("mada", "Ada", "Ben")
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in own_house.database.parent.glob("tables.*")}
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.key"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_what_others_could_read_is_narrowed_at_the_start_and_said(own_house: House) -> None:
    own_house.stop()
    key = own_house.database.with_name("tables.sqlite.key")
    for file in (own_house.database, key):
        file.chmod(0o644)
    own_house.start()
    files = (own_house.database, key)
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600, 0o600]
    said = [f'"file": "{file.name}", "before": "644"' for file in files]
    wait_until(lambda: all(line in own_house.log.read_text() for line in said))
