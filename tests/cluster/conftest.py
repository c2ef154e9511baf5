"""The database and the servers of these tests."""

from collections.abc import Iterator

import pytest

from tests.cluster.harness import Cluster
from tests.cluster.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One database server for all tests of this process."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def three(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Three servers that started together on an empty database."""
    with Cluster(postgres, tmp_path_factory.mktemp("three"), 3) as running:
        yield running


@pytest.fixture
def cluster(three: Cluster) -> Iterator[Cluster]:
    """The three servers, for a test that may do anything to them."""
    yield three
    three.heal()
