"""`python -m benchmarks.browser`: how soon the client is usable, and how smoothly pieces fly.

A Chromium whose processor is slowed down four times stands for a mid-range phone. Build the client first: make setup.
"""

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import katta
from tests.server.harness import House
from tests.web.visitor import PHONE, Visitor, chromium

SLOWDOWN = 4
VISITS = 5
SECONDS = 8
COUNT_FRAMES = """
seconds => new Promise(resolve => {
  const times = [];
  const tick = now => {
    times.push(now);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(tick);
    else resolve(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(tick);
})
"""

NOTE_WHEN_USABLE = """
(function look() {
  if (document.querySelector("li.mada button.main")) window.usable = performance.now();
  else requestAnimationFrame(look);
})();
"""


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def first_view(browser: Browser, origin: str) -> float:
    """Milliseconds from the start of the navigation to the first frame with a game to click, told by the page."""
    person = Visitor(browser, origin, size=PHONE, touch=True)
    person.context.add_init_script(NOTE_WHEN_USABLE)
    slow_down(person.page)
    person.page.goto("/")
    person.page.locator("li.mada button.main").wait_for()
    usable = float(person.page.evaluate("window.usable"))
    person.leave()
    return usable


def frames(browser: Browser, origin: str, game: str) -> dict[str, float]:
    """The time between frames while bots and a person play, everything flying."""
    person = Visitor(browser, origin, speed="quick")
    person.play_now(game)
    person.page.evaluate(f"() => {{ window.counted = ({COUNT_FRAMES})({SECONDS}); }}")
    for _ in range(4):
        if person.await_turn():
            person.play(person.texts()[-1])
    gaps: list[float] = person.page.evaluate("window.counted")
    person.leave()
    ordered = sorted(gaps)
    return {"frames_per_second": 1000 / statistics.mean(gaps), "p95_ms": ordered[int(0.95 * len(ordered))]}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = chromium(playwright)
        usable = [first_view(browser, house.origin) for _ in range(VISITS)]
        found = {"usable_ms": statistics.median(usable)} | {
            game: frames(browser, house.origin, game) for game in [one.name for one in katta.games()]
        }
        print(json.dumps(found, indent=1))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
