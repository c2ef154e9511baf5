"""The scribe: it may die at any time and nothing acknowledged is lost, and it never outlives the server."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvloop

from katta.server.store import pipe
from katta.server.store.health import StoreHealth
from katta.server.store.jobs import Append
from katta.server.store.store import Store
from katta.server.store.writer import Conflict, NotStored, Writer
from tests.server.harness import House, processes, seated, wait_until_gone
from tests.server.test_server_store import ROW, SEATS, entry, opened

Run: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]
HUNG = 60.0


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs something in either loop; nothing may hang."""

    def go(what: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(asyncio.wait_for(what, HUNG))

    return go


def scribe_of(store: Store) -> int:
    assert store.writer._line is not None
    return store.writer._line.pid


async def nobody() -> int:
    return 1


def kept(folder: Path) -> set[int]:
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        return {version for (version,) in store.execute("SELECT version FROM moves")}


@pytest.mark.parametrize("acknowledged", [1, 2, 30])
def test_of_every_job_it_becomes_known_whether_it_was_kept(tmp_path: Path, run: Run, acknowledged: int) -> None:
    """A scribe is killed in the middle, between a commit and its answer, say; the next one finds out."""

    async def go() -> None:
        store, number = await opened(tmp_path)
        done: list[int] = []
        refused: list[int] = []

        async def append(first: int) -> None:
            for version in range(first, first + 20):
                try:
                    await store.append(number, [entry(version)])
                except NotStored:
                    refused.append(version)
                else:
                    done.append(version)
                if len(done) == acknowledged:
                    os.kill(scribe_of(store), signal.SIGKILL)

        await asyncio.gather(*(append(1000 * player + 1) for player in range(20)))
        assert len(done) + len(refused) == 400
        assert set(done) == kept(tmp_path)
        assert store.is_alive
        await store.close()

    run(go())


def test_a_scribe_killed_while_nobody_writes(tmp_path: Path, run: Run) -> None:
    async def go() -> None:
        store, number = await opened(tmp_path)
        pid = scribe_of(store)
        os.kill(pid, signal.SIGKILL)
        while store.is_alive:
            await asyncio.sleep(0.01)
        await store.append(number, [entry(1)])
        assert store.is_alive
        assert scribe_of(store) != pid
        await store.close()

    run(go())


def test_a_lost_scribe_is_replaced_though_nobody_writes(tmp_path: Path, run: Run) -> None:
    async def go() -> None:
        store, _ = await opened(tmp_path)
        pid = scribe_of(store)
        os.kill(pid, signal.SIGKILL)
        while not store.is_alive or scribe_of(store) == pid:
            await asyncio.sleep(0.01)
        await store.close()
        assert not store.is_alive

    run(go())


def test_a_polite_signal_does_not_stop_it(tmp_path: Path, run: Run) -> None:
    """Whatever stops the server often reaches everything around it."""

    async def go() -> None:
        store, number = await opened(tmp_path)
        pid = scribe_of(store)
        for version, number_of_signal in enumerate((signal.SIGINT, signal.SIGTERM), 1):
            os.kill(pid, number_of_signal)
            await store.append(number, [entry(version)])
        assert scribe_of(store) == pid
        await store.close()
        wait_until_gone(pid)

    run(go())


def test_closing_keeps_what_waits(tmp_path: Path, run: Run) -> None:
    """Somebody who no longer waits holds nothing up, and nothing begins any more."""

    async def go() -> None:
        store, number = await opened(tmp_path)
        tasks = [asyncio.create_task(store.append(number, [entry(version)])) for version in range(1, 1500)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[-1].cancel()
        await store.close()
        await asyncio.wait(tasks)
        assert kept(tmp_path) >= set(range(2, 1499))
        assert not store.is_alive
        with pytest.raises(NotStored):
            await store.append(number, [entry(2000)])

    run(go())


def test_a_scribe_that_hangs_is_ended(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katta.server.store.writer.CLOSE_SECONDS", 0.5)

    async def go() -> None:
        store, number = await opened(tmp_path)
        os.kill(scribe_of(store), signal.SIGSTOP)
        task = asyncio.create_task(store.append(number, [entry(1)]))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(NotStored):
            await task

    run(go())


@pytest.mark.parametrize("command", [("/nowhere/at-all",), (sys.executable, "-c", "raise ValueError")])
def test_without_a_scribe_nothing_is_stored(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    async def go() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(pipe, "COMMAND", command)
            patch.setattr("katta.server.store.writer.UNSENT_SECONDS", 0.5)
            store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
            for _ in range(2):
                with pytest.raises(NotStored):
                    await store.create(ROW, SEATS, [])
            assert not store.is_alive
        assert await store.create(ROW, SEATS, [entry(1)])
        await store.close()

    run(go())


def test_a_database_that_cannot_be_opened(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katta.server.store.writer.UNSENT_SECONDS", 0.5)

    async def go() -> None:
        for url in (f"sqlite:///{tmp_path / 'nowhere' / 'x.sqlite'}", "nonsense", ""):
            writer = await Writer.open(url, nobody, StoreHealth(is_shared=False, lease_seconds=1.0))
            with pytest.raises(NotStored):
                await writer.write(Append(1, [entry(1)]))
            await writer.close()

    run(go())


def test_what_cannot_be_written_spoils_nothing_else(tmp_path: Path, run: Run) -> None:
    async def go() -> None:
        store, number = await opened(tmp_path)
        jobs = [
            store.append(number, [entry(1)]),
            store.append(number, [entry(2, "\ud800")]),
            store.append(number, [entry(2**63)]),
            store.append(number + 1, [entry(1)]),
            store.create(ROW, SEATS, []),
            store.append(number, [entry(3)], {"scores": [1, 2], "winners": [1]}),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), NotStored, NotStored, *[Conflict] * 2, type(None)]
        found = await store.load("one")
        assert found is not None
        assert found.row.over
        assert found.entries == [entry(1), entry(3)]
        await store.close()

    run(go())


def test_it_is_light_and_says_nothing_unasked() -> None:
    code = "import sys, katta.server.store.scribe; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"katta.server.store.schema", "sqlalchemy"} <= set(found)
    assert not {"alembic", "litestar", "numba", "numpy", "structlog"} & set(found)
    alone = subprocess.run(pipe.COMMAND, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    assert (alone.stdout, alone.stderr) == (b"", b"")


def scribe_in(house: House) -> int:
    """The only process that the server has started; its command does not tell where the store is."""
    [(pid, command)] = house.children().items()
    assert "katta.server.store.scribe" in command
    assert house.database.name not in command
    return pid


def test_a_killed_server_leaves_no_scribe(own_house: House) -> None:
    pid = scribe_in(own_house)
    own_house.kill()
    wait_until_gone(pid)
    own_house.start()


def test_a_polite_stop_leaves_no_scribe(own_house: House) -> None:
    pid = scribe_in(own_house)
    assert own_house.stop() == 0
    assert pid not in processes()
    own_house.start()


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    house = House(tmp_path)
    for is_early in (True, False):
        house.start(has_own_group=True)
        pid = scribe_in(house)
        if not is_early:
            house.make("mada", "Ada", "Bob")
        assert house.interrupt() == 0
        assert pid not in processes()
    assert house.troubles() == []


def test_a_table_is_played_on_after_its_scribe_was_killed(own_house: House) -> None:
    made = own_house.make("mada", "Ada", "[random]")
    ada = own_house.guest(made, 0)
    with seated(ada):
        for _ in range(3):
            while not ada.moves:
                ada.hear()
            os.kill(scribe_in(own_house), signal.SIGKILL)
            told = ada.play(ada.moves[0])
            while told["type"] == "refused":
                assert told["code"] == "server.not-stored"
                told = ada.play(ada.moves[0])
            assert told["type"] in ("update", "accepted")
    assert own_house.stop() == 0
    logged = {json.loads(line)["event"] for line in own_house.troubles()}
    told_always = {"scribe lost", "the store takes nothing"}
    assert told_always <= logged <= {*told_always, "not stored"}
