"""Three answers: yes, no, and "not known yet, I am looking"; and a server that cannot write says so, and heals."""

import contextlib
import http.client
import json
import os
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katta.server.client import Passing, ask, ask_again
from tests.server.harness import Guest, House, seated, wait_until


def scribe_of(house: House) -> int:
    [pid] = [pid for pid, command in house.children().items() if "katta.server.store.scribe" in command]
    return pid


def readiness(house: House) -> tuple[int, dict[str, Any]]:
    status, _, body = house.fetch("/readyz")
    return status, json.loads(body)


@contextlib.contextmanager
def locked(house: House) -> Iterator[None]:
    """Somebody else writes to the store, and does not finish."""
    with contextlib.closing(sqlite3.connect(house.database, timeout=30)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


def trouble(guest: Guest) -> dict[str, Any]:
    return guest.until(lambda told: told["type"] == "trouble")


def test_nobody_is_told_anything_false_about_a_move_whose_scribe_died(own_house: House) -> None:
    made = own_house.make("sifaka", "Ada", "Bob")
    ada = own_house.guest(made, 0)
    with seated(ada):
        os.kill(scribe_of(own_house), signal.SIGSTOP)
        label = ada.ask("move", version=ada.scene["version"], move=ada.moves[0])
        told = trouble(ada)
        assert (told["says"]["id"], told["about"]) == ("server-looking", label)
        os.kill(scribe_of(own_house), signal.SIGKILL)
        answer = ada.until(lambda told: told.get("answers") == label)
        with contextlib.closing(sqlite3.connect(own_house.database)) as store:
            [(kept,)] = store.execute("SELECT count(*) FROM moves WHERE kind = 'move'")
        assert kept == (answer["type"] == "update")
        if answer["type"] == "refused":
            assert answer["code"] == "server.not-stored"
        while not any(told["type"] == "trouble" and told["says"] is None for told in ada.heard):
            ada.hear()
    wait_until(lambda: readiness(own_house)[0] == 200)


def test_a_locked_store_is_told_and_heals(own_house: House) -> None:
    made = own_house.make("sifaka", "Ada", "Bob")
    ada, late = own_house.guest(made, 0), own_house.guest(made, 1)
    with seated(ada):
        assert readiness(own_house) == (200, {"ok": True, "problem": None})
        with locked(own_house):
            label = ada.ask("move", version=ada.scene["version"], move=ada.moves[0])
            assert trouble(ada)["about"] == label
            assert readiness(own_house)[0] == 503
            assert own_house.fetch("/healthz")[0] == 200
            answer = ada.until(lambda told: told.get("answers") == label)
            assert (answer["type"], answer["code"]) == ("refused", "server.not-stored")
            with seated(late):
                assert trouble(late)["says"]["id"] == "server-troubled"
        ada.until(lambda told: told["type"] == "trouble" and told["says"] is None)
        assert ada.play(ada.moves[0])["type"] == "update"
    wait_until(lambda: readiness(own_house) == (200, {"ok": True, "problem": None}))


def test_a_full_disk_is_told_and_heals(own_house: House) -> None:
    """The scribe may not write another byte to any file."""
    made = own_house.make("sifaka", "Ada", "Bob")
    ada = own_house.guest(made, 0)
    with seated(ada):
        usual = resource.prlimit(scribe_of(own_house), resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        told = ada.play(ada.moves[0])
        assert (told["type"], told["code"]) == ("refused", "server.not-stored")
        status, body = readiness(own_house)
        assert (status, body["ok"]) == (503, False)
        assert body["problem"].startswith("SQLITE_")
        assert any(told["type"] == "trouble" and told["says"] for told in ada.heard)
        resource.prlimit(scribe_of(own_house), resource.RLIMIT_FSIZE, usual)
        ada.until(lambda told: told["type"] == "trouble" and told["says"] is None)
        assert ada.play(ada.moves[0])["type"] == "update"
    assert readiness(own_house)[0] == 200


def test_a_frozen_scribe_is_replaced(own_house: House) -> None:
    frozen = scribe_of(own_house)
    os.kill(frozen, signal.SIGSTOP)
    wait_until(lambda: readiness(own_house)[0] == 503)
    wait_until(lambda: readiness(own_house)[0] == 200)
    assert scribe_of(own_house) != frozen


def test_without_descriptors_it_is_not_ready(tmp_path: Path) -> None:
    """A connection that is there already is answered, and says what is missing; later all is well again."""
    house = House(tmp_path)
    house.start()
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)

    def ask() -> tuple[int, dict[str, Any]]:
        line.request("GET", "/readyz")
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())

    try:
        assert ask()[0] == 200
        usual = resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, (3, usual[1]))
        assert ask() == (503, {"ok": False, "problem": "EMFILE"})
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, usual)
        assert ask()[0] == 200
    finally:
        line.close()
        house.stop()


def test_a_join_that_the_store_did_not_keep_is_made_again(own_house: House) -> None:
    """By the terminal's client, before anybody is bothered with it."""
    made = own_house.make("mada", "Ada", None, start="host")
    path, wanted = f"/api/tables/{made['table']['table']}/seats", {"invite": made["invite"], "name": "Bob"}
    with locked(own_house), pytest.raises(Passing, match="nothing has changed"):
        ask(own_house.origin, path, {**wanted, "secret": "b" * 24})
    assert ask_again(own_house.origin, path, {**wanted, "secret": "b" * 24})["seat"] == 1


def test_a_join_during_trouble_can_be_repeated(own_house: House) -> None:
    """The answer is lost or late; the same secret gives the same seat."""
    made = own_house.make("mada", "Ada", None, start="host")
    table = made["table"]["table"]
    wanted = {"invite": made["invite"], "name": "Bob", "secret": "b" * 24}
    os.kill(scribe_of(own_house), signal.SIGKILL)
    answers: list[Any] = []
    threads = [threading.Thread(target=lambda: answers.append(post(own_house, table, wanted))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [{"seat": 1, "secret": "b" * 24, "link": f"/table/{table}#{'b' * 24}"}] * 3


def post(house: House, table: str, wanted: dict[str, Any]) -> Any:
    """Ask as long as it takes a busy machine to start another scribe."""
    deadline = time.monotonic() + 60
    while True:
        try:
            return ask_again(house.origin, f"/api/tables/{table}/seats", wanted)
        except Passing:
            if time.monotonic() > deadline:
                raise
