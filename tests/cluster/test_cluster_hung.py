"""A scribe that was stopped in the middle of a transaction holds nobody up."""

import contextlib

import psycopg

from katta.server.store import leases
from katta.server.store.engine import SCRIBE, connect
from katta.server.store.migrate import migrate
from katta.server.store.vault import Vault
from tests.cluster.postgres import Postgres
from tests.server.harness import wait_until

HUNG = f"""
    SELECT state FROM pg_stat_activity WHERE application_name = '{SCRIBE}'
    AND xact_start < clock_timestamp() - make_interval(secs => {leases.HUNG_SECONDS})
"""


def test_a_server_is_fenced_though_its_scribe_hangs_between_two_parts_of_a_message(postgres: Postgres) -> None:
    """PostgreSQL waits for the rest of the message as if it were busy: none of its own limits ends that."""
    postgres.make("hung")
    engine = connect(f"postgresql+psycopg://katta@127.0.0.1:{postgres.port}/hung")
    migrate(engine, vault=Vault([bytes(32)]))
    dead = leases.enter(engine, "http://127.0.0.1:1", is_start=True)
    where = f"host=127.0.0.1 port={postgres.port} user=katta dbname=hung application_name={SCRIBE}"
    with contextlib.closing(psycopg.connect(where)) as scribe:
        scribe.pgconn.enter_pipeline_mode()
        scribe.pgconn.send_query_params(b"BEGIN", [])
        scribe.pgconn.send_query_params(b"UPDATE servers SET settled = settled + 1", [])
        scribe.pgconn.send_flush_request()
        scribe.pgconn.flush()
        wait_until(lambda: postgres.ask(HUNG, database="hung") == [("active",)])
        assert leases.enter(engine, "http://127.0.0.1:1", is_start=True) == dead + 1
    fenced = postgres.ask("SELECT id, fenced, settled FROM servers ORDER BY id", database="hung")
    assert fenced == [(dead, True, 0), (dead + 1, False, 0)]
    engine.dispose()
    postgres.drop("hung")
