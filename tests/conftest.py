"""Settings of all tests."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ["tests.houses"]

# The first call of a kernel compiles it, which takes longer than any example may.
settings.register_profile("katta", deadline=None, max_examples=40)
settings.load_profile("katta")

PYTESTS_OWN = "PYTEST_"

HERE = Path(__file__).parent
SECOND_CHANCE = pytest.mark.flaky(reruns=1)
OF_PROCESSES = ("server", "web", "terminal", "cli", "test_wheel.py")
"""Tests that watch real processes on a busy machine."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever can fail because a machine is slow is tried once more, and told (`pytest_terminal_summary`)."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in OF_PROCESSES:
            item.add_marker(SECOND_CHANCE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What went wrong the first time; pytest itself says nothing of it."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"{report.nodeid} failed once")
        terminalreporter.write_line(report.longreprtext)


def environment() -> dict[str, str]:
    """What every program that a test starts inherits."""
    return {name: value for name, value in os.environ.items() if not name.startswith(PYTESTS_OWN)}


AS_FOUND = environment()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """A test leaves the environment as it found it: the servers of later tests would run uncompiled, say."""
    yield
    assert environment() == AS_FOUND
