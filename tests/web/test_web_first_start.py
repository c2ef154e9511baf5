"""A server that has never compiled anything: the page says so, and one plays at once."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import House, wait_until, wait_until_gone
from tests.web.visitor import Visitor


def test_one_plays_while_the_rules_are_being_prepared(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))
    new = House(tmp_path, is_fresh=True)
    new.start()
    ada = Visitor(browser, new.origin)
    ada.page.goto("/")
    expect(ada.page.get_by_role("status").filter(has_text="The rules are being prepared")).to_be_visible()
    wait_until(lambda: any("katta.server.prepare" in command for command in new.children().values()))
    ada.page.locator("li.mada .actions button").first.click()
    assert ada.await_turn()
    before = ada.version()
    ada.play(ada.texts()[0])
    wait_until(lambda: ada.version() != before)
    assert ada.complaints == []
    ada.leave()
    children = list(new.children())
    assert new.stop() == 0
    for child in children:
        wait_until_gone(child)
    assert new.troubles() == []
