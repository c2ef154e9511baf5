"""`python -m benchmarks.browser`: how soon the client is usable, how smoothly pieces fly, and how long it is ever busy.

A Chromium whose processor is slowed down four times stands for a mid-range phone. Build the client first: make setup.
"""

import json
import random
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

MOVES = 10
LONG_MS = 50
MAIN_THREAD, TASK = "CrRendererMain", "RunTask"
"""What Chromium's trace calls what keeps a page from answering."""

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
    person.page.add_init_script(NOTE_WHEN_USABLE)
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


def busiest(browser: Browser, origin: str, game: str) -> dict[str, float]:
    """The longest task of the page while a game is played, in processor time: others on the machine do not count."""
    person = Visitor(browser, origin, speed="quick", is_painted=True)
    person.play_now(game)
    browser.start_tracing(page=person.page, categories=["toplevel", "__metadata"])
    person.play_some(random.Random(game), MOVES)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    person.leave()
    mains = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    tasks = [
        event["tdur"] / 1000
        for event in trace
        if event["name"].endswith(TASK) and (event["pid"], event["tid"]) in mains and "tdur" in event
    ]
    return {"longest_task_ms": max(tasks), "long_tasks": sum(task > LONG_MS for task in tasks)}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = chromium(playwright, is_quick=True)
        usable = [first_view(browser, house.origin) for _ in range(VISITS)]
        found = {"usable_ms": statistics.median(usable)} | {
            game: frames(browser, house.origin, game) | busiest(browser, house.origin, game)
            for game in [one.name for one in katta.games()]
        }
        print(json.dumps(found, indent=1))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
