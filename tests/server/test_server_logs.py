"""The log: short lines of kinds and places, without values, and written where they hold nobody up."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from katta.server.store import engine
from katta.server.telemetry import exceptions
from tests.server.harness import House, seated, wait_until
from tests.template import run

SECRET = "kept-to-oneself"
SCRIPT = """
import asyncio, logging, threading, traceback
import sqlalchemy as sa
import structlog
from katta.server.telemetry import logs
from katta.server.store.engine import connect

logs.set_up(as_json={as_json})
log = structlog.get_logger("katta.here")
secret = "kept-to-oneself"


def ask(parameter):
    connect("sqlite://").connect().execute(sa.text("SELECT * FROM nowhere WHERE a = :a"), dict(a=parameter))


try:
    ask(secret)
except Exception:
    log.exception("a request failed", request="Move")
    logging.getLogger("library").exception("about %s", secret)
    logging.getLogger("library").error(traceback.format_exc())
logging.getLogger("library").error(f"first\\n{{secret}}")
thread = threading.Thread(target=ask, args=(secret,))
thread.start()
thread.join()


async def forgotten():
    asyncio.get_running_loop().set_exception_handler(logs.note_loop)
    task = asyncio.ensure_future(asyncio.to_thread(ask, secret))
    await asyncio.wait([task])
    del task


asyncio.run(forgotten())
log.warning("long", value="x" * 10_000)
logging.shutdown()
ask(secret)
"""


@pytest.mark.parametrize("as_json", [True, False])
def test_an_exception_is_a_short_line_with_its_kind_and_places_and_no_value(as_json: bool) -> None:
    command = [sys.executable, "-c", SCRIPT.format(as_json=as_json)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = run.stderr.splitlines()
    assert SECRET not in run.stderr
    assert "Traceback (most" not in run.stderr
    assert max(map(len, lines)) < 1000
    for event in ("a request failed", "about %s", "first", "a thread failed", "the loop complained", "long"):
        assert sum(event in line for line in lines) == 1, event
    told = next(line for line in lines if "a request failed" in line)
    assert "OperationalError SQLITE_ERROR" in told
    assert "in ask" in told
    assert any("sqlite3.OperationalError" in line for line in lines)
    if as_json:
        assert json.loads(told)["request"] == "Move"


LEAST_DROPPED = 10_000
STUCK = """
import logging
import structlog
from katta.server.telemetry import logs

logs.set_up(as_json=True)
log = structlog.get_logger("katta.here")
for number in range(20_000):
    log.error("a line", number=number)
print("done", flush=True)
input()
logging.shutdown()
"""


def test_a_log_that_nobody_reads_holds_nobody_up_and_what_was_dropped_is_counted() -> None:
    """The pipe is full after some hundred lines; whoever logs goes on, and is not kept from ending."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-c", STUCK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=writing, text=True
    ) as process:
        os.close(writing)
        assert process.stdout is not None
        assert process.stdout.readline() == "done\n"
        with os.fdopen(reading) as log:
            lines = (json.loads(line) for line in log)
            assert next(lines)["number"] == 0
            dropped = 0
            while dropped < LEAST_DROPPED:  # it is told as often as there is room for it
                told = next(line for line in lines if line["event"] != "a line")
                assert told["event"] == "lines of the log were dropped"
                dropped += told["count"]
            process.communicate("\n")
        assert process.returncode == 0


def test_a_server_whose_log_nobody_reads_stops_all_the_same() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STUCK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == "done\n"
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.wait() == 0


def test_a_fault_of_the_database_puts_no_secret_into_the_log(own_house: House) -> None:
    made = own_house.make("sifaka", "Ada", "Bob")
    ada = own_house.guest(made, 0, host=True)
    with seated(ada):
        for file in own_house.database.parent.glob("tables.sqlite*"):
            file.write_bytes(b"no database any more" * 1000)
        assert own_house.fetch("/api/tables/elsewhere")[0] >= 500
        ada.ask("move", version=ada.scene["version"], move=ada.moves[0])
        wait_until(lambda: "not stored" in own_house.log.read_text() or "failed" in own_house.log.read_text())
    own_house.kill()
    text = own_house.log.read_text()
    for secret in [made["host"], made["invite"], *(link["secret"] for link in made["seats"])]:
        assert secret not in text
    assert "Traceback (most" not in text
    assert max(map(len, text.splitlines())) < 1000


def test_the_password_of_a_database_is_told_to_nobody(tmp_path: Path) -> None:
    for url in (
        f"postgresql://ada:{SECRET}@127.0.0.1:1/katta",
        f"sqlite:///{tmp_path}/no/\0?password={SECRET}",
        f"nothing://ada:{SECRET}@127.0.0.1/katta",
        f"postgresql://ada:{SECRET}:x@127.0.0.1:y/katta",
        f"no address but {SECRET}",
    ):
        if "\0" in url:
            assert SECRET not in engine.shown(url)
            continue
        done = run("serve", "--lang=en", "--port=0", f"--database={url}")
        assert done.returncode == 1
        assert SECRET not in done.stdout + done.stderr


def test_a_cause_is_named_by_its_kind_and_the_word_of_the_system() -> None:
    with pytest.raises(ValueError, match=SECRET) as caught:
        raise ValueError(SECRET) from OSError(28, SECRET)
    assert exceptions.kind(caught.value) == "ValueError from OSError ENOSPC"
    assert len(exceptions.places(caught.value)) == 1


def test_however_deep_an_exception_comes_from_few_places_are_named() -> None:
    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as caught:
        deeper()
    assert len(exceptions.places(caught.value)) == exceptions.MOST_PLACES
