"""The whole client under a path of an address that belongs to others, too."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import OPEN_LIMITS, House
from tests.web.test_web_friends import begin, in_turn, sit_down
from tests.web.visitor import Visitor

BASE = "/games/katta"


@pytest.fixture
def neighbour(tmp_path) -> Iterator[House]:
    running = House(tmp_path, *OPEN_LIMITS, f"--base-path={BASE}")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def invited(host: Visitor) -> str:
    """A table for two by link; the invitation."""
    host.page.goto(f"{BASE}/")
    host.page.locator("li.mada [data-way=friends]").click()
    host.page.locator("#me").fill("Ada")
    host.page.locator("dialog[open] form button.main").click()
    return host.page.locator("input[readonly]").input_value()


def test_friends_play_under_a_path_and_nothing_outside_it_is_asked_for(browser: Browser, neighbour: House) -> None:
    site = f"{neighbour.origin}{BASE}/"
    people = [Visitor(browser, neighbour.origin, keeps=True) for _ in range(2)]
    ada, ben = people
    link = invited(ada)
    assert link.startswith(f"{site}table/")
    sit_down(ben, link, "Ben")
    begin(ada, ben)
    in_turn(people, 4)
    before = ada.version()
    ada.page.reload()
    ada.page.locator("[data-version]").wait_for()
    assert ada.version() == before

    ben.page.goto(ben.page.url.replace("/table/", "/tv/"))
    ben.page.locator("[data-version]").wait_for()
    ada.page.locator("a.home").click()
    expect(ada.page.locator("li.mada .actions button").first).to_be_visible()
    assert ada.page.url == site
    expect(ada.page.locator(f"a[href^='{BASE}/table/']").first).to_be_visible()

    ada.await_kept()
    assert ada.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == site
    for person in people:
        person.leave()
        assert person.complaints == []
        assert [url for url in person.requested if not url.startswith(site)] == []
