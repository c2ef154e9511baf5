"""A store in PostgreSQL: sealed, looked after while its server runs, and its backups fit SQLite as well."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from katta.server.store.engine import connect
from katta.server.store.migrate import migrate
from katta.server.store.vault import Vault
from tests.cluster.postgres import Postgres
from tests.server.harness import OPEN_LIMITS, House, seated
from tests.template import run


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


def address(postgres: Postgres, name: str) -> str:
    """A new database, as the option that names it."""
    postgres.make(name)
    return f"--database=postgresql+psycopg://katta@127.0.0.1:{postgres.port}/{name}"


def admin(*arguments: str | Path, code: int = 0) -> str:
    done = run("admin", *map(str, arguments), "--lang=en")
    assert done.returncode == code, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_a_store_goes_from_postgresql_to_sqlite_and_back(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    club, other = (address(postgres, name) for name in ("club", "other"))
    house = House(tmp_path, *OPEN_LIMITS, club)
    house.start()
    assert (tmp_path / "katta" / "katta.key").exists()
    made, closed = house.make("mada", "Ada", "Ben"), house.make("sifaka", "Ada", "Ben")
    ada, eve = house.guest(made, 0), house.guest(closed, 0)
    with seated(ada, eve):
        admin("close", closed["table"]["table"], club)
        assert eve.until(lambda told: told["type"] == "refused")["code"] == "server.closed"
        assert "2 tables were written" in admin("backup", tmp_path / "one.backup", club)
        assert "spoilt: 0." in admin("check", club)
        version = ada.scene["version"]
    sqlite = f"--database=sqlite:///{tmp_path / 'small.sqlite'}"
    key = ("--key-file", tmp_path / "katta" / "katta.key")
    assert "2 tables were restored" in admin("restore", tmp_path / "one.backup", sqlite, *key)
    assert "spoilt: 0." in admin("check", sqlite, *key)
    admin("backup", tmp_path / "two.backup", sqlite, *key)
    assert "2 tables were restored" in admin("restore", tmp_path / "two.backup", other)
    assert "spoilt: 0." in admin("check", other)
    assert house.stop() == 0
    moved = House(tmp_path, *OPEN_LIMITS, other)
    moved.port = house.port
    moved.start()
    assert moved.make("mada", "Ada", "Ben")["table"]["table"]
    ada = moved.guest(made, 0)
    with seated(ada):
        assert ada.scene["version"] == version
    assert moved.stop() == 0
    assert moved.troubles() == []


def test_a_second_server_without_the_key_does_not_start(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    house = House(tmp_path, *OPEN_LIMITS, address(postgres, "shared"))
    house.start()
    house.make("mada", "Ada", "Ben")
    house.stop()
    done = run("serve", "--lang=en", house.options[-1], f"--key-file={tmp_path / 'missing.key'}")
    assert done.returncode == 1
    assert "sealed with a key of another server" in done.stderr
    assert not (tmp_path / "missing.key").exists()


def test_older_stores_in_postgresql_are_sealed(postgres: Postgres) -> None:
    postgres.make("old")
    engine = connect(f"postgresql+psycopg://katta@127.0.0.1:{postgres.port}/old")
    vault = Vault([bytes(range(32))])
    migrate(engine, "0002", vault)
    insert = (
        "INSERT INTO tables"
        " (name, game, rules, options, spectators, hints, host, invite, dealer, created, over, invitation)"
        " VALUES ('one', 'mada', 1, '{}', true, true, 'h', 'i', decode(repeat('ab', 32), 'hex'), 1, false, 'welcome')"
    )
    postgres.ask(insert, database="old")
    migrate(engine, vault=vault)
    engine.dispose()
    ((dealer, invitation),) = postgres.ask("SELECT dealer, invitation FROM tables", database="old")
    assert vault.open(dealer, "dealer of one") == b"\xab" * 32
    assert vault.open_text(invitation, "invitation of one") == "welcome"
