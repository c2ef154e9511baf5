"""A real browser before a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import House
from tests.web.visitor import Visitor, chromium


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that only visit it; in the end it must have had nothing to complain about."""
    running = House(tmp_path_factory.mktemp("house"))
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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = chromium(playwright)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Lets people come; whatever their browsers complained about fails the test in the end."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, house.origin, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
