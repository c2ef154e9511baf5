"""Whatever is killed, frozen or cut while people play, every table stays one table: linearizable, and it goes on."""

import contextlib
import os
import signal
import time
from collections.abc import Callable

import pytest

from katta.core import registry
from tests.cluster.harness import LEASE_SECONDS, Cluster
from tests.cluster.rounds import Rounds
from tests.proxy import Way

Fault = Callable[[Rounds], None]


def a_server_is_killed(rounds: Rounds) -> None:
    rounds.cluster.members[0].kill()
    rounds.goes_on()
    rounds.cluster.members[0].start()
    rounds.goes_on()


def a_server_freezes_and_wakes(rounds: Rounds) -> None:
    rounds.cluster.members[0].freeze()
    rounds.goes_on()
    rounds.cluster.members[0].wake()
    rounds.goes_on()


def a_scribe_is_killed(rounds: Rounds) -> None:
    for _ in range(3):
        os.kill(rounds.cluster.members[0].scribe, signal.SIGKILL)
        rounds.goes_on()


def a_scribe_freezes_and_wakes(rounds: Rounds) -> None:
    """Its server may have given it up and ended it by then."""
    scribe = rounds.cluster.members[0].scribe
    os.kill(scribe, signal.SIGSTOP)
    rounds.goes_on()
    with contextlib.suppress(ProcessLookupError):
        os.kill(scribe, signal.SIGCONT)
    rounds.goes_on()


def the_scribe_of_a_dead_server_wakes(rounds: Rounds) -> None:
    """It was frozen when its server died, and still wants to write."""
    scribe = rounds.cluster.members[0].scribe
    os.kill(scribe, signal.SIGSTOP)
    try:
        rounds.cluster.members[0].kill()
        rounds.goes_on()
    finally:
        os.kill(scribe, signal.SIGCONT)
    rounds.goes_on()


def backends_of_the_database_end(rounds: Rounds) -> None:
    for _ in range(3):
        assert rounds.cluster.postgres.end_backends(rounds.cluster.database)
        rounds.goes_on()


def the_database_restarts(rounds: Rounds) -> None:
    rounds.cluster.postgres.stop()
    rounds.cluster.postgres.start()
    rounds.goes_on()


def the_database_crashes(rounds: Rounds) -> None:
    rounds.cluster.postgres.stop(signal.SIGQUIT)
    rounds.cluster.postgres.start()
    rounds.goes_on()


def a_server_loses_the_database(rounds: Rounds) -> None:
    rounds.cluster.members[0].base.go(Way.CUT)
    rounds.goes_on()
    rounds.cluster.members[0].base.go(Way.PASS)
    rounds.goes_on()


def the_database_hears_a_server_no_more(rounds: Rounds) -> None:
    rounds.cluster.members[0].base.go(Way.LOSE_REQUESTS)
    rounds.goes_on()
    rounds.cluster.members[0].base.go(Way.PASS)
    rounds.goes_on()


def a_server_hears_the_database_no_more(rounds: Rounds) -> None:
    """What it writes is kept, and it does not know."""
    rounds.cluster.members[0].base.go(Way.LOSE_ANSWERS)
    rounds.goes_on()
    rounds.cluster.members[0].base.go(Way.PASS)
    rounds.goes_on()


def servers_lose_each_other(rounds: Rounds) -> None:
    for member in rounds.cluster.members:
        member.back.go(Way.CUT)
    rounds.goes_on()


def what_servers_say_to_each_other_is_swallowed(rounds: Rounds) -> None:
    for member in rounds.cluster.members:
        member.back.go(Way.SWALLOW)
    rounds.goes_on()


def people_lose_their_server(rounds: Rounds) -> None:
    rounds.cluster.members[0].front.go(Way.CUT)
    rounds.goes_on()


def everything_stands_still_for_longer_than_a_lease(rounds: Rounds) -> None:
    proxies = [proxy for member in rounds.cluster.members for proxy in member.proxies]
    for proxy in proxies:
        proxy.go(Way.HOLD)
    time.sleep(1.5 * LEASE_SECONDS)
    for proxy in proxies:
        proxy.go(Way.PASS)
    rounds.goes_on()


FAULTS: list[Fault] = [
    a_server_is_killed,
    a_server_freezes_and_wakes,
    a_scribe_is_killed,
    a_scribe_freezes_and_wakes,
    the_scribe_of_a_dead_server_wakes,
    backends_of_the_database_end,
    the_database_restarts,
    the_database_crashes,
    a_server_loses_the_database,
    the_database_hears_a_server_no_more,
    a_server_hears_the_database_no_more,
    servers_lose_each_other,
    what_servers_say_to_each_other_is_swallowed,
    people_lose_their_server,
    everything_stands_still_for_longer_than_a_lease,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_table_is_one_table_when(cluster: Cluster, fault: Fault) -> None:
    Rounds(cluster, registry.names()).play(fault)
