"""Whole games of every kind between people, bots and onlookers of several servers, when nothing goes wrong."""

from pathlib import Path

from katta.core import registry
from tests.cluster.harness import Cluster
from tests.cluster.postgres import Postgres
from tests.cluster.rounds import Rounds


def nothing(_rounds: Rounds) -> None:
    """Everything goes well."""


def test_three_servers_are_one(cluster: Cluster) -> None:
    Rounds(cluster, registry.names(), are_spread=True).play(nothing)


def test_two_servers_are_one(postgres: Postgres, tmp_path: Path) -> None:
    with Cluster(postgres, tmp_path, 2) as cluster:
        Rounds(cluster, registry.names(), are_spread=True).play(nothing)
