"""Settings of all tests."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

pytest_plugins = ["tests.houses"]

# The first call of a kernel compiles it, which takes longer than any example may.
settings.register_profile("katta", deadline=None)
settings.load_profile("katta")

PYTESTS_OWN = "PYTEST_"


def environment() -> dict[str, str]:
    """What every program that a test starts inherits."""
    return {name: value for name, value in os.environ.items() if not name.startswith(PYTESTS_OWN)}


AS_FOUND = environment()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """A test leaves the environment as it found it: the servers of later tests would run uncompiled, say."""
    yield
    assert environment() == AS_FOUND
