"""A store or a table of a newer Katta: a clear sentence, nothing lost, and it goes on once Katta is up to date."""

import contextlib
import sqlite3

from katta.server.client import ask
from katta.server.store.migrate import newest_revision
from tests.server.harness import House, seated
from tests.template import run


def change(house: House, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(house.database)) as store:
        store.execute(statement)
        store.commit()


def test_a_table_of_newer_rules_is_refused_and_kept(own_house: House) -> None:
    made = own_house.make("mada", "Ada", "Ben")
    ada = own_house.guest(made, 0)
    with seated(ada):
        version = ada.scene["version"]
    own_house.stop()
    change(own_house, "UPDATE tables SET rules = rules + 1")
    own_house.start()
    assert ada.enter()["code"] == "server.newer-rules"
    ada.close()
    table = made["table"]["table"]
    assert ask(own_house.origin, "/api/mine", {"tables": [{"table": table}]})[0]["info"] is None
    own_house.stop()
    change(own_house, "UPDATE tables SET rules = rules - 1")
    own_house.start()
    with seated(ada):
        assert ada.scene["version"] == version


def test_a_store_of_a_newer_katta_is_left_alone(own_house: House) -> None:
    made = own_house.make("mada", "Ada", "Ben")
    own_house.stop()
    change(own_house, "UPDATE alembic_version SET version_num = '9999'")
    done = run("serve", "--lang=en", f"--database=sqlite:///{own_house.database}")
    assert done.returncode != 0
    assert "are of a newer Katta" in done.stderr
    assert "Traceback" not in done.stderr
    change(own_house, f"UPDATE alembic_version SET version_num = '{newest_revision()}'")
    own_house.start()
    with seated(own_house.guest(made, 0)):
        assert ask(own_house.origin, f"/api/tables/{made['table']['table']}")["game"] == "mada"
