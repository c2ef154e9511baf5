"""Writers are fenced: what an old one still wants to write is refused by the store, and a seat changes only once."""

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from katta.server.store import leases
from katta.server.store.engine import connect
from katta.server.store.jobs import Append, Batch, Create, Failed, Fenced, Kept, Reseat, Settled
from katta.server.store.migrate import migrate
from katta.server.store.rows import SeatRow
from katta.server.store.scribe import Scribe
from katta.server.store.writer import Conflict
from tests.server.harness import House, complete, seated, wait_until_gone
from tests.server.test_server_store import ROW, SEATS, entry, opened
from tests.template import run

BOB = SeatRow(1, "person", "Bob", None, "b")
EVE = SeatRow(1, "person", "Eve", None, "e")


@pytest.fixture
def url(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    engine = connect(address)
    migrate(engine)
    engine.dispose()
    return address


@contextlib.contextmanager
def scribe_at(url: str, server: int | None = None) -> Iterator[Scribe]:
    engine = connect(url)
    entered = leases.enter(engine, "http://127.0.0.1:1", is_start=True) if server is None else server
    engine.dispose()
    with contextlib.closing(Scribe(url, entered)) as scribe:
        scribe.open([])
        yield scribe


def versions(url: str) -> list[int]:
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as store:
        return [version for (version,) in store.execute("SELECT version FROM moves ORDER BY version")]


def outcomes(scribe: Scribe, first: int, *jobs: Append | Create | Reseat) -> Sequence[object]:
    answer = scribe.commit(Batch(first, jobs))
    assert isinstance(answer, Settled)
    return answer.outcomes


def test_the_store_takes_nothing_from_a_scribe_that_has_a_successor(url: str) -> None:
    with scribe_at(url) as old:
        assert outcomes(old, 1, Create(ROW, SEATS, [])) == [Kept(1)]
        with scribe_at(url, server=1) as new:
            assert old.commit(Batch(2, [Append(1, [entry(1, "luck")])])) == Fenced()
            assert outcomes(new, 2, Append(1, [entry(1)])) == [Kept()]
            assert old.commit(Batch(2, [Append(1, [entry(2, "luck")])])) == Fenced()
            assert old.commit(Batch(3, [])) == Fenced()
    assert versions(url) == [1]


def test_the_store_takes_nothing_from_a_server_that_another_has_replaced(url: str) -> None:
    with scribe_at(url) as old:
        outcomes(old, 1, Create(ROW, SEATS, []))
        with scribe_at(url) as new:
            assert old.commit(Batch(2, [Append(1, [entry(1)])])) == Fenced()
            assert outcomes(new, 1, Append(1, [entry(1)])) == [Kept()]
        found = Scribe(url, 1).open([])
        assert found.is_fenced
        assert found.settled == 1


def test_a_successor_knows_which_jobs_were_kept(url: str) -> None:
    """Also where one job of a batch had spoilt it, and each was tried alone."""
    with scribe_at(url) as scribe:
        outcomes(scribe, 1, Create(ROW, SEATS, [entry(1)]))
        tried = outcomes(scribe, 2, Append(1, [entry(2)]), Append(1, [entry(1)]), Append(1, [entry(3)]))
        assert [type(one) for one in tried] == [Kept, Failed, Kept]
    found = Scribe(url, 1).open([ROW.name])
    assert [type(found.outcome(number)) for number in (2, 3, 4, 5)] == [Kept, Failed, Kept, Failed]
    assert found.outcome(1, ROW.name) == Kept(1)


def test_of_two_changes_of_a_seat_the_later_one_conflicts(tmp_path: Path) -> None:
    async def go() -> None:
        store, number = await opened(tmp_path)
        results = await asyncio.gather(
            store.seat(number, 0, BOB), store.seat(number, 0, EVE), store.seat(number, 1, EVE), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        found = await store.load("one")
        assert found is not None
        assert found.row.seating == 2
        with pytest.raises(Conflict):
            await store.arrange(ROW, SEATS)
        await store.close()

    complete(go())


def test_a_frozen_scribe_of_a_dead_server_writes_nothing_any_more(own_house: House) -> None:
    """It is stopped with a move in its pipe; the server dies, the next one plays on, and then it wakes up."""
    made = own_house.make("sifaka", "Ada", "Bob")
    ada = own_house.guest(made, 0)
    with seated(ada):
        version, old, new = ada.scene["version"], ada.moves[0], ada.moves[-1]
        [frozen] = own_house.children()
        os.kill(frozen, signal.SIGSTOP)
        ada.ask("move", version=version, move=old)
        ada.until(lambda told: told["type"] == "trouble")
        own_house.kill()
    own_house.start()
    with seated(again := own_house.guest(made, 0)):
        assert again.play(new, version)["type"] == "update"
        os.kill(frozen, signal.SIGCONT)
        wait_until_gone(frozen)
        with contextlib.closing(sqlite3.connect(own_house.database)) as store:
            kept = store.execute("SELECT version, text FROM moves WHERE kind = 'move'").fetchall()
        assert kept == [(version + 1, new)]


def test_a_second_server_on_the_same_file_does_not_start(house: House) -> None:
    second = run("serve", "--port=0", "--lang=en", f"--database=sqlite:///{house.database}")
    assert second.returncode != 0
    assert "served by another Katta already" in second.stderr
    assert "Traceback" not in second.stderr
    assert house.fetch("/readyz")[0] == 200
