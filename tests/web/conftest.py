"""A real browser before a real server."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.harness import House
from tests.web.company import Company
from tests.web.visitor import Visitor, chromium


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = chromium(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what only a browser with a window can: notifications."""
    running = chromium(playwright, needs_window=True)
    yield running
    running.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Lets people come; whatever their browsers complained about fails the test in the end."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house.origin, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def company(browser: Browser, hasty_house: House) -> Iterator[Company]:
    """People at a house where one counts as away and idle soon; no browser may have complained in the end."""
    gathered = Company(browser, hasty_house)
    yield gathered
    assert gathered.leave() == []
