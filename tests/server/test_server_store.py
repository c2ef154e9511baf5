"""The store: grouped commits, one bad job spoils no other, a version can be taken only once."""

import asyncio
import contextlib
import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from katta.core.dealer import Dealer
from katta.server.store import leases
from katta.server.store.jobs import Append, Batch, Create, Failed, Job, Kept, Reseat, Settled, Verdict
from katta.server.store.migrate import migrate
from katta.server.store.rows import Entry, SeatRow, TableRow
from katta.server.store.scribe import Scribe
from katta.server.store.store import Store, load_table
from katta.server.store.writer import Conflict
from tests.server.harness import complete

ROW = TableRow(0, "one", "mada", 1, {}, None, True, True, "h", "i", Dealer().secret, 1.0, False, None)
RESULT = {"scores": [3, 1], "winners": [0]}
SEATS = [SeatRow(0, "person", "Ada", None, "a"), SeatRow(1, "open", "", None, "b")]


def entry(version: int, text: str = "draw") -> Entry:
    return Entry(version, "move", 0, text, 1.0)


async def opened(folder: Path) -> tuple[Store, int]:
    store = await Store.open(f"sqlite:///{folder / 'tables.sqlite'}")
    return store, await store.create(ROW, SEATS, [])


def test_what_was_stored_comes_back(tmp_path: Path) -> None:
    async def go() -> None:
        store, number = await opened(tmp_path)
        await asyncio.gather(*(store.append(number, [entry(version)]) for version in range(1, 50)))
        await store.seat(number, 0, SeatRow(1, "person", "Bob", None, "b"), [entry(50)])
        found = await store.load("one")
        assert found is not None
        assert found.entries == [entry(version) for version in range(1, 51)]
        assert [seat.name for seat in found.seats] == ["Ada", "Bob"]
        assert await store.entries_after(number, 48) == [entry(49), entry(50)]
        assert await store.load("two") is None
        await store.close()

    complete(go())


def test_a_version_can_be_taken_only_once(tmp_path: Path) -> None:
    """The other jobs of the same transaction are kept all the same."""

    async def go() -> None:
        store, number = await opened(tmp_path)
        await store.append(number, [entry(1)])
        jobs = [
            store.append(number, [entry(2)]),
            store.append(number, [entry(1, "luck")]),
            store.append(number, [entry(3)]),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await store.entries_after(number, 0) == [entry(1), entry(2), entry(3)]
        await store.close()

    complete(go())


def test_a_job_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    async def go() -> None:
        store, number = await opened(tmp_path)
        await store.append(number, [entry(2)])
        with pytest.raises(Conflict):
            await store.append(number, [entry(1), entry(2)])
        assert await store.entries_after(number, 0) == [entry(2)]
        await store.close()

    complete(go())


@pytest.mark.parametrize("style", ["qmark", "named"])
def test_whatever_form_of_values_a_driver_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, style: str) -> None:
    """SQLite's driver takes tuples, PostgreSQL's takes names; a batch of everything is kept by both."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}", paramstyle=style)
    sa.event.listen(engine, "connect", lambda driver, _: driver.execute("PRAGMA foreign_keys = ON"))
    assert engine.dialect.positional == (style == "qmark")
    migrate(engine)
    monkeypatch.setattr("katta.server.store.scribe.connect", lambda *_: engine)
    with contextlib.closing(Scribe("", leases.enter(engine, "", is_start=True))) as scribe:
        scribe.open([])
        numbers = itertools.count(1)

        def commit(jobs: list[Job]) -> Sequence[Verdict]:
            settled = scribe.commit(Batch(next(numbers) * 100, jobs))
            assert isinstance(settled, Settled)
            return settled.outcomes

        creations: list[Job] = [
            Create(replace(ROW, name=name, options={"a": name}), SEATS, [entry(1)]) for name in "xyz"
        ]
        assert commit(creations) == [Kept(1), Kept(2), Kept(3)]
        bob = SeatRow(1, "person", "Bob", None, "b")
        batch: list[Job] = [
            Append(1, [entry(2), entry(3)], RESULT),
            Append(2, [entry(2)]),
            Append(3, [entry(2)], RESULT),
            Reseat(2, 0, bob, [entry(3)]),
        ]
        assert commit(batch) == [Kept()] * 4
        outcomes = commit([Append(1, [entry(4)]), Append(2, [entry(3)]), Append(4, [entry(1)])])
        assert [isinstance(one, Failed) and one.is_conflict for one in outcomes] == [False, True, True]
        with engine.connect() as connection:
            found = {name: load_table(connection, name) for name in "xyz"}
    assert {name: table and (table.row.over, len(table.entries)) for name, table in found.items()} == {
        "x": (True, 4),
        "y": (False, 3),
        "z": (True, 2),
    }
    assert found["y"] is not None
    assert found["y"].row == replace(ROW, number=2, name="y", options={"a": "y"}, seating=1)
    assert found["y"].seats == [SEATS[0], bob]


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def go() -> None:
        store, _ = await opened(tmp_path)
        with store._engine.connect() as connection:
            assert connection.scalar(sa.text("PRAGMA synchronous")) == 2
            assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        await store.close()

    complete(go())
