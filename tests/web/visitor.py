"""A person at a browser."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Playwright, WebSocket, expect

from tests.web.device import Device, Kind, give_back, take

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
]
"""A browser that talks to nobody but the server of the test, in which all pages of a device share a process ..."""
UNHURRIED = "--js-flags=--no-opt --no-maglev --no-sparkplug"
"""... and spends nothing on becoming quick later."""

PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)
DESK, PHONE = (1280, 860), (360, 740)

SEEN_AGAIN = 900, 900
"""Milliseconds for which something that is seen again stays on show when it has been shown."""
SAID = 6000, 6000
"""Milliseconds for which something that was said stays on show."""
SHOWN = 500, 10_000
"""Milliseconds that something which flies may take at the calm speed."""

HOLD_TIME = """([least, most]) => {
    const setTimeout = window.setTimeout;
    const held = [];
    window.setTimeout = (call, wait, ...rest) =>
        wait >= least && wait <= most ? (held.push(call), 0) : setTimeout(call, wait, ...rest);
    window.letTimePass = () => {
        window.setTimeout = setTimeout;
        held.forEach((call) => call());
    };
}"""


UNPAINTED = """addEventListener("DOMContentLoaded", () => {
    window.paint = () => document.adoptedStyleSheets.pop();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets.push(sheet);
})"""
"""Everything is laid out, can be read and clicked, and is never drawn: drawing takes a third of a browser's time."""


WITHOUT_KEEPING = "delete Navigator.prototype.serviceWorker"
"""A browser that has no service workers: fetching all the site anew for every visitor takes a while."""


OPEN_AROUND = """element => {
    for (let one = element.closest("details"); one; one = one.parentElement.closest("details")) one.open = true;
}"""
"""Opens all groups around an element."""


REFUSED = "Failed to load resource"

NOTE_MOVES = """if (globalThis.Worker) {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (said, ...rest) {
        const request = said.kind === "say" ? JSON.parse(said.text) : {};
        if (request.type === "move") window.noteMove(request.move);
        return post.call(this, said, ...rest);
    };
}"""
"""Listens in where a page speaks to its own table, as one can to a socket from outside."""


WITHOUT_WINDOW = "chromium-headless-shell"
"""The same engine without the frame of tabs and buttons around it, which costs time and shows nothing here."""

WITH_WINDOW = ("chromium", "chromium-browser", "google-chrome")


def chromium(playwright: Playwright, needs_window: bool = False, is_quick: bool = False) -> Browser:
    """Debian's Chromium, or whatever Chromium there is; one that gets quick where that is what is looked at."""
    names = WITH_WINDOW if needs_window else (WITHOUT_WINDOW, *WITH_WINDOW)
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found, "there is no Chromium; tests/browser installs it"
    return playwright.chromium.launch(executable_path=found, args=FLAGS if is_quick else [*FLAGS, UNHURRIED])


class Visitor:
    """A page on a device of one's own, with its own memory; it keeps what went wrong."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
        touch: bool = False,
        is_painted: bool = False,
        has_new_device: bool = False,
        keeps: bool = False,
        is_here: bool = False,
    ) -> None:
        """Whoever changes more of a device than `Device.wipe` undoes has a new one, as has who keeps the site.

        With `is_here`, tables live in the page where they can; else the person plays on the server.
        """
        self.origin = origin
        self._browser = browser
        self._is_device_kept = not (has_new_device or keeps or is_here)
        kind = Kind(origin, language, touch)
        self._device = take(browser, kind) if self._is_device_kept else Device(browser, kind)
        self.context = self._device.context
        self._size, self._theme, self._speed = size, theme, speed
        kept = json.dumps({"speed": speed, "isOnServer": not is_here})
        self._scripts = [f"if (location.host) localStorage['katta.settings'] ??= '{kept}'"]
        if not is_painted:
            self._scripts.append(UNPAINTED)
        if not keeps:
            self._scripts.append(WITHOUT_KEEPING)
        self._scripts.append(NOTE_MOVES)
        self.complaints: list[str] = []
        self.requested: list[str] = []
        self.played: list[str] = []
        """The texts of the moves that the page has asked for."""
        self.page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.set_viewport_size({"width": self._size[0], "height": self._size[1]})
        page.emulate_media(
            color_scheme="dark" if self._theme == "dark" else "light",
            reduced_motion="reduce" if self._speed == "off" else "no-preference",
        )
        page.expose_function("noteMove", self._note)
        for script in self._scripts:
            page.add_init_script(script)
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requested.append(request.url))
        page.on("websocket", self._watch)
        return page

    def crash(self) -> None:
        """The page dies without a word, and another one is opened in the same browser."""
        with self.page.expect_event("crash"), suppress(Error):  # nothing answers, of course
            self.page.goto("chrome://crash", wait_until="commit")
        self.page = self.open_page()

    def _hear(self, message: ConsoleMessage) -> None:
        """Keep errors and warnings; a connection that a test cuts on purpose is none."""
        if message.type in ("error", "warning") and "WebSocket connection" not in message.text:
            self.complaints.append(message.text)

    def forgive_refusal(self) -> None:
        """The browser notes that the server refused something, sometimes only after the page has said so itself."""
        self.wait_until(lambda: any(REFUSED in complaint for complaint in self.complaints))
        self.complaints = [complaint for complaint in self.complaints if REFUSED not in complaint]

    def _note(self, move: str) -> None:
        self.played.append(move)

    def _watch(self, socket: WebSocket) -> None:
        def note(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "move":
                self._note(said["move"])

        socket.on("framesent", note)

    def leave(self) -> None:
        if self._is_device_kept:
            give_back(self._browser, self._device)
        else:
            self.context.close()

    def wait_until(self, is_so: Callable[[], bool], act: Callable[[], None] = lambda: None) -> None:
        """Until it is so; the person does something meanwhile, and the page lives on."""
        until = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < until, self.page.locator("body").inner_text()
            act()
            self.page.wait_for_timeout(10)

    def await_kept(self) -> None:
        """Until this browser has kept the site it was shown; not for ever, as `evaluate` would wait."""
        self.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")

    def play_now(self, game: str) -> None:
        """From the home page into a game against bots, with one click."""
        self.page.goto("/")
        self.page.locator(f"li.{game} button.main").click()
        self.await_turn()

    @property
    def moves(self) -> Locator:
        """The buttons of all legal moves; very many are in groups that are closed at first."""
        return self.page.locator("[data-move]")

    @property
    def ending(self) -> Locator:
        return self.page.locator("#ending-title")

    def await_turn(self) -> bool:
        """Wait until this person may move or the game is over; whether there is something to do."""
        expect(self.moves.first.or_(self.ending)).to_be_attached(timeout=PATIENCE)
        return self.moves.count() > 0

    def play_until(self, move: str) -> None:
        """Play anything until a move is legal: a game may open with a Scorpion."""
        while self.await_turn() and move not in self.texts():
            self.play(self.texts()[0])

    def play_some(self, luck: random.Random, moves: int) -> None:
        """Play so many moves, whichever; then wait for the next turn."""
        for _ in range(moves):
            if self.await_turn():
                self.play(luck.choice(self.texts()))
        self.await_turn()

    def texts(self) -> list[str]:
        """The texts of all legal moves."""
        found: list[str] = self.page.eval_on_selector_all("[data-move]", "all => all.map(one => one.dataset.move)")
        return found

    def play(self, move: str) -> None:
        """Press the button of a move and wait until it has been carried out."""
        version = self.version()
        button = self.page.locator(f'[data-move="{move}"]')
        button.evaluate(OPEN_AROUND)
        button.click()
        self.await_version_after(version)
        assert self.played[-1] == move

    def await_version_after(self, version: str) -> None:
        """Wait until something has happened."""
        self.page.wait_for_function(
            "before => document.querySelector('[data-version]')?.dataset.version !== before", arg=version
        )

    def await_version(self, version: str) -> None:
        """Wait until all is shown that somebody else has seen; bots may have gone on meanwhile."""
        self.page.wait_for_function(
            "seen => Number(document.querySelector('[data-version]')?.dataset.version) >= seen", arg=int(version)
        )

    def version(self) -> str:
        found = self.page.locator("[data-version]").get_attribute("data-version")
        assert found is not None
        return found

    def play_on(self, luck: random.Random, most: int = 2000) -> None:
        """Play anything until the game is over."""
        for _ in range(most):
            if not self.await_turn():
                return
            texts = self.texts()
            if texts:
                self.play(luck.choice(texts))
        raise AssertionError("the game does not end")

    def hold_time(self, least: int, most: int) -> None:
        """From now on, what the page would do after so many milliseconds waits until the test lets time pass."""
        self.page.evaluate(HOLD_TIME, [least, most])

    def let_time_pass(self) -> None:
        self.page.evaluate("letTimePass()")

    def paint(self) -> None:
        """From now on the page is drawn, for whoever looks at its colours."""
        self.page.evaluate("window.paint?.(); delete window.paint")

    def is_as_wide_as_the_screen(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))

    def reads(self, pattern: str) -> bool:
        return re.search(pattern, self.page.inner_text("body")) is not None

    def remembers(self) -> list[dict[str, Any]]:
        kept: list[dict[str, Any]] = json.loads(self.page.evaluate("localStorage.getItem('katta.tables')") or "[]")
        return kept

    @property
    def link(self) -> str:
        """Of the seat at the table where this person was last."""
        table = self.remembers()[0]
        return f"{self.origin}/table/{table['table']}#{table['secrets'][0]}"
