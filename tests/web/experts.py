"""`python -m tests.web.experts`: every game to its end against experts, from a folder of files, without a network.

In the middle a move is taken back and the page is loaded anew; at the end the review thinks. Experts think, too, so
this takes minutes; the tests do the same against easy bots.
"""

import random
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

import katta
from katta.server.settings import built_site
from katta.server.web import folder
from tests.web.plain_server import PATH, PlainServer
from tests.web.test_web_offline import UNREACHED, visited
from tests.web.visitor import Visitor, chromium

CHOOSE = f"""([game, count]) => {{
    localStorage["{PATH.rstrip("/")}katta.opponents"] = JSON.stringify({{ [game]: {{ count, level: "expert" }} }});
}}"""
OPENING = 4
"""Moves of one's own before one is taken back and the page is loaded anew."""
THINKING_MILLISECONDS = 600_000


def play(browser: Browser, files: PlainServer, game: katta.Game) -> str:
    """A whole game and its review: how long it took."""
    begun, luck = time.monotonic(), random.Random(game.name)
    files.start()
    person = Visitor(browser, files.origin, keeps=True)
    page = person.page
    visited(person, PATH)
    files.stop()
    person.context.set_offline(True)
    page.evaluate(CHOOSE, [game.name, game.seats[0] - 1])
    page.goto(PATH)
    expect(page.locator(f"li.{game.name}")).to_contain_text("expert")
    page.locator(f"li.{game.name} button.main").click()
    person.play_some(luck, OPENING)
    person.await_turn()
    version = person.version()
    page.locator("[data-tool=undo]").click()
    person.await_version_after(version)
    page.reload()
    person.play_on(luck)
    chart = page.get_by_role("slider", name="Everyone’s chance of winning")
    expect(chart).to_be_visible(timeout=THINKING_MILLISECONDS)
    ended = page.locator("#ending-title").inner_text()
    assert [url for url in person.requested if not url.startswith(files.origin + PATH)] == []
    assert [said for said in person.complaints if not UNREACHED.search(said)] == []
    person.leave()
    return f"{game.name}: {ended} {round(time.monotonic() - begun)} s"


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser, files = chromium(playwright, is_quick=True), PlainServer(Path(place))
        folder.write(built_site(), files.folder)
        for game in katta.games():
            print(play(browser, files, game), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
