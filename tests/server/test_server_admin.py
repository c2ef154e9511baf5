"""`katta admin`: with a running server and without, and nothing of it for anybody else."""

import contextlib
import json
import sqlite3
import stat
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katta.server.admin.overview import Glance, tables_of
from katta.server.client import Unreachable, ask
from katta.server.store.engine import connect
from katta.server.store.snapshot import snapshot
from tests.server.harness import OPEN_LIMITS, PATIENCE, House, play_on, seated, wait_until
from tests.template import run


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose tables are looked after."""
    running = House(tmp_path_factory.mktemp("club"))
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def admin(house: House, *arguments: str | Path, code: int = 0, database: Path | None = None) -> str:
    """What `katta admin` prints; a failure is one line, never a traceback."""
    done = run("admin", *map(str, arguments), "--lang=en", f"--database=sqlite:///{database or house.database}")
    assert done.returncode == code, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stdout + done.stderr


def listed(house: House, database: Path | None = None) -> dict[str, Glance]:
    """The tables of a store, without the second that a command takes to start."""
    engine = connect(f"sqlite:///{database or house.database}")
    with snapshot(engine) as connection:
        found = {glance.table: glance for glance in tables_of(connection)}
    engine.dispose()
    return found


def name_of(made: dict[str, Any]) -> str:
    return str(made["table"]["table"])


def audits(house: House, name: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in house.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "audit" and line.get("table") == name]


def change(house: House, statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(house.database)) as store:
        store.execute(statement, values)
        store.commit()


def test_the_tables_are_listed_and_shown(club: House) -> None:
    made = club.make("mada", "Ada", None, "[easy]")
    found = next(one for one in json.loads(admin(club, "list", "--json")) if one["table"] == name_of(made))
    assert (found["game"], found["status"], found["people"]) == ("mada", "waiting", ["Ada"])
    assert (found["bots"], found["open"], found["moves"]) == (1, 1, 0)
    assert "Last move" in admin(club, "list")
    shown = admin(club, "show", f"{club.origin}/table/{name_of(made)}#secret")
    assert "Ada" in shown
    assert "Bots: 1. Free seats: 1." in shown


@pytest.mark.parametrize("missing", ["-hx_5cmTVBf", "--xr_5cmTVBf"])
def test_the_name_of_a_table_may_begin_like_an_option(club: House, missing: str) -> None:
    assert f"There is no table “{missing}”." in admin(club, "show", missing, code=1)


def test_a_closed_table_ends_for_everybody_with_a_sentence(club: House) -> None:
    made = club.make("mada", "Ada", "Ben")
    ada, watcher = club.guest(made, 0), club.guest(made, None)
    with seated(ada, watcher):
        assert admin(club, "close", name_of(made)) == f"Table {name_of(made)} is closed.\n"
        for guest in (ada, watcher):
            assert guest.until(lambda told: told["type"] == "refused")["code"] == "server.closed"
            with pytest.raises(Unreachable):
                guest.hear()
    assert club.guest(made, 1).enter()["code"] == "server.closed"
    assert club.fetch(f"/api/tables/{name_of(made)}")[0] == 410
    assert listed(club)[name_of(made)].status == "closed"
    wait_until(lambda: [line["act"] for line in audits(club, name_of(made))] == ["close"])
    assert "is over already" in admin(club, "close", name_of(made), code=1)


def test_a_deleted_table_is_gone_and_those_who_sat_there_are_told(club: House) -> None:
    made, other = club.make("sifaka", "Ada", "Ben"), club.make("mada", "Ada", "Ben")
    ada, ben = club.guest(made, 0), club.guest(other, 1)
    with seated(ada, ben):
        assert "1 table was removed." in admin(club, "delete", name_of(made))
        assert ada.until(lambda told: told["type"] == "refused")["code"] == "server.closed"
        assert ben.request("ping")["type"] == "pong"
    assert club.guest(made, 0).enter()["code"] == "server.no-such-table"
    assert name_of(made) not in listed(club)
    with contextlib.closing(sqlite3.connect(club.database)) as store:
        for table in ("seats", "moves"):
            orphans = f"SELECT count(*) FROM {table} WHERE table_number NOT IN (SELECT number FROM tables)"
            assert store.execute(orphans).fetchone() == (0,)


def test_old_tables_are_removed_by_rule(club: House) -> None:
    old, idle, fresh = (club.make("mada", "Ada", "Ben") for _ in range(3))
    admin(club, "close", name_of(old))
    for made in (old, idle):
        change(club, "UPDATE tables SET created = 1, closed = closed * 0 + 1 WHERE name = ?", name_of(made))
        change(club, "UPDATE moves SET at = 1 WHERE table_number = ?", listed(club)[name_of(made)].number)
    assert "1 table would be removed." in admin(club, "prune", "--finished-before=90d", "--dry-run")
    assert {name_of(old), name_of(idle)} <= set(listed(club))
    assert "1 table was removed." in admin(club, "prune", "--finished-before=90d")
    assert name_of(old) not in listed(club)
    assert "1 table was removed." in admin(club, "prune", "--idle-before=4w")
    assert name_of(idle) not in listed(club)
    assert name_of(fresh) in listed(club)
    assert "Say which tables" in admin(club, "prune", code=2)
    assert "is no age" in admin(club, "prune", "--idle-before=soon", code=2)


@pytest.mark.parametrize("token", ["", "Bearer ", "Bearer wrong", "Basic eDp5", "Bearer é"])
@pytest.mark.parametrize("path", ["/", "/close", "/delete", "/pause", "/resume"])
def test_nothing_is_done_without_the_token(club: House, path: str, token: str) -> None:
    made = club.make("mada", "Ada", "Ben")
    body = None if path == "/" else json.dumps({"tables": [name_of(made)]}).encode()
    headers = {"Content-Type": "application/json", "Authorization": token.encode().decode("latin-1")}
    request = urllib.request.Request(f"{club.origin}/api/admin{path}", body, headers)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=PATIENCE)
    with refused.value as problem:
        assert problem.code == 403
        assert json.load(problem)["code"] == "server.forbidden"
    with seated(club.guest(made, 0)):
        pass


def test_the_metrics_are_for_this_machine_or_a_token(club: House) -> None:
    token = admin(club, "token", "--metrics").strip()
    assert club.fetch("/metrics")[0] == 200
    through_a_proxy = {"X-Forwarded-For": "203.0.113.9"}
    status, _, body = club.fetch("/metrics", **through_a_proxy)
    assert (status, json.loads(body)["code"]) == (403, "server.forbidden")
    assert club.fetch("/metrics", **through_a_proxy, Authorization="Bearer wrong")[0] == 403
    assert club.fetch("/metrics", **through_a_proxy, Authorization=f"Bearer {token}")[0] == 200
    assert club.fetch("/api/admin/", Authorization=f"Bearer {token}")[0] == 403
    whole = admin(club, "token").strip()
    assert club.fetch("/metrics", **through_a_proxy, Authorization=f"Bearer {whole}")[0] == 200


def test_the_metrics_may_be_read_from_networks_that_are_named(tmp_path: Path) -> None:
    """A proxy of this machine stands for one elsewhere: being near is not enough then."""
    house = House(tmp_path, *OPEN_LIMITS, "--metrics-from=127.0.0.0/8")
    house.start()
    assert house.fetch("/metrics", **{"X-Forwarded-For": "203.0.113.9"})[0] == 200
    assert house.stop() == 0


def test_the_whereabouts_are_for_this_user_alone_and_go_with_the_server(own_house: House) -> None:
    file = own_house.database.with_name("tables.sqlite.server")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    own_house.stop()
    assert not file.exists()


def test_what_a_host_does_is_in_the_log_without_secrets(club: House) -> None:
    made = club.make("mada", "Ada", None, None, start="host")
    joined = ask(club.origin, f"/api/tables/{name_of(made)}/seats", {"invite": made["invite"], "name": "Eve"})
    ada = club.guest(made, 0, host=True)
    with seated(ada):
        kept = [{"seat": 0, "name": "Ada Two"}, {"kind": "bot", "level": "easy"}]
        assert ada.request("arrange", seats=kept)["type"] == "seats"
        assert ada.request("begin")["type"] == "seats"
    acts = ["arrange", "rename", "remove", "begin"]
    wait_until(lambda: [line["act"] for line in audits(club, name_of(made))] == acts)
    found = audits(club, name_of(made))
    assert {line["by"] for line in found} == {"seat 0"}
    assert (found[1]["to"], found[2]["name"]) == ("Ada Two", "Eve")
    for secret in (made["host"], made["invite"], joined["secret"], made["seats"][0]["secret"]):
        assert secret not in club.log.read_text()


def test_without_a_server_the_commands_work_on_the_store(own_house: House) -> None:
    """Also after a power cut, which leaves behind where the server was."""
    closed, deleted, played = (own_house.make("mada", "Ada", "[random]") for _ in range(3))
    ada = own_house.guest(played, 0)
    with seated(ada):
        play_on([ada], lambda guest: guest.moves[0])
    own_house.kill()
    assert own_house.database.with_name("tables.sqlite.server").exists()
    admin(own_house, "close", name_of(closed))
    admin(own_house, "delete", name_of(deleted))
    assert "2 tables were looked into; spoilt: 0." in admin(own_house, "check")
    own_house.start()
    assert own_house.guest(closed, 0).enter()["code"] == "server.closed"
    assert own_house.guest(deleted, 0).enter()["code"] == "server.no-such-table"
    with seated(ada):
        assert ada.scene["status"] == "over"


def test_a_server_that_is_not_found_is_not_worked_around(own_house: House) -> None:
    """Its table is in its memory, where nobody else could change it."""
    name = name_of(own_house.make("mada", "Ada", "Ben"))
    own_house.database.with_name("tables.sqlite.server").unlink()
    for deed in ("close", "delete"):
        assert "served by another Katta already" in admin(own_house, deed, name, code=1)
    assert listed(own_house)[name].status == "playing"


def test_a_place_without_tables_is_said(tmp_path: Path, club: House) -> None:
    assert "There are no tables of Katta" in admin(club, "list", database=tmp_path / "nothing.sqlite", code=1)
    assert not (tmp_path / "nothing.sqlite").exists()
    (tmp_path / "text.sqlite").write_text("no database at all, but long enough to be taken for one " * 20)
    assert "cannot be reached" in admin(club, "list", database=tmp_path / "text.sqlite", code=1)
