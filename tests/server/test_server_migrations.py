"""A store of every earlier schema is brought up to date and played on."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from katta.core import registry
from katta.core.dealer import Dealer
from katta.server.store.engine import connect
from katta.server.store.migrate import configuration, migrate
from katta.server.store.schema import metadata
from katta.server.store.store import Store
from katta.server.store.vault import Vault
from katta.server.tables.history import History, replay
from tests.server.harness import complete

SAMPLES = Path(__file__).parent / "schemas"
KEY = bytes(range(32))
"""The key of the samples whose secrets are sealed."""
REVISIONS = [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()]


def test_the_migrations_make_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_migration_that_ran_does_not_run_again(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_table_of_every_schema_can_be_played_on(tmp_path: Path, revision: str) -> None:
    """`schemas/<revision>.sql` is a store as that schema left it, with a game in the middle."""
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    with contextlib.closing(sqlite3.connect(tmp_path / "old.sqlite")) as old:
        old.executescript((SAMPLES / f"{revision}.sql").read_text())

    async def play_on() -> None:
        store = await Store.open(url, Vault([KEY]))
        stored = await store.load("sample-table")
        assert stored is not None
        assert [seat.name for seat in stored.seats] == ["Ada", "Bob"]
        assert stored.row.helps == (["asides"] if revision >= "0007" else [])
        game = registry.game(stored.row.game)
        history = History(game, len(stored.seats), stored.row.options, Dealer(stored.row.dealer))
        replay(history, stored.entries)
        assert history.version == len(stored.entries) > 6
        stretch = history.play(history.position.moves()[0], 1.0)
        await store.append(stored.row.number, stretch.entries)
        again = await store.load("sample-table")
        assert again is not None
        assert again.entries == stored.entries + stretch.entries
        await store.close()

    complete(play_on())


def test_a_table_of_the_first_schema_that_waits_for_players_goes_on_waiting(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    with contextlib.closing(sqlite3.connect(tmp_path / "old.sqlite")) as old:
        old.executescript((SAMPLES / "0001.sql").read_text())
        old.execute(
            "INSERT INTO tables SELECT 99, 'waiting-table', game, rules, options, clock, spectators, hints, "
            "host, invite, dealer, created, 0, NULL FROM tables WHERE name = 'sample-table'"
        )
        old.execute("INSERT INTO seats VALUES (99, 0, 'bot', 'easy', 'easy', 'x')")
        old.execute("INSERT INTO seats VALUES (99, 1, 'person', 'Ada', NULL, 'y')")
        old.execute("INSERT INTO seats VALUES (99, 2, 'open', '', NULL, 'z')")
        old.commit()

    async def look() -> None:
        store = await Store.open(url)
        waiting, begun = await store.load("waiting-table"), await store.load("sample-table")
        assert waiting is not None
        assert begun is not None
        assert (waiting.row.begun, begun.row.begun) == (False, True)
        assert [seat.host for seat in waiting.seats] == [False, True, False]
        assert [seat.host for seat in begun.seats] == [True, False]
        assert (waiting.row.start, waiting.row.first, waiting.row.invitation) == ("full", 0, None)
        await store.close()

    complete(look())
