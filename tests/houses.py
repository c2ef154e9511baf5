"""The servers of the tests that visit one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import OPEN_LIMITS, House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that only visit it; in the end it must have had nothing to complain about."""
    running = House(tmp_path_factory.mktemp("house"), is_fresh=True)
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


@pytest.fixture(scope="session")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server where people count as away and idle soon."""
    running = House(tmp_path_factory.mktemp("hasty"), *OPEN_LIMITS, "--away-seconds=0.5", "--patience-seconds=1.5")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    running = House(tmp_path)
    running.start()
    yield running
    if running.process.poll() is None:
        running.stop()
