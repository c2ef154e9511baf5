"""One person against bots, from the home page to the final scores."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

import katta
from tests.web.visitor import Visitor

GAMES = [game.name for game in katta.games()]

COUNTED = 100, 10_000
"""Milliseconds that anything takes which is shown or counted at the end."""


class HeldEnd:
    """The server's last word of a game, which the page gets when the test lets it."""

    def __init__(self, person: Visitor) -> None:
        self.result: dict[str, Any] = {}
        self._is_let_go = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        person.page.route_web_socket("**/api/socket", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            scene = json.loads(message).get("scene")
            if scene and scene["status"] == "over":
                self.result = scene["view"]["result"]
            if self.result and not self._is_let_go:
                self._held.append((page, message))
            else:
                page.send(message)

        page.connect_to_server().on_message(hear)

    def let_go(self) -> None:
        """In the order in which it came; what comes later is passed on."""
        while self._held:
            page, message = self._held.pop(0)
            page.send(message)
        self._is_let_go = True


def play_to_the_end(person: Visitor, luck: random.Random, end: HeldEnd) -> None:
    def move() -> None:
        if texts := person.texts():
            person.page.locator(f'[data-move="{luck.choice(texts)}"]').evaluate("button => button.click()")

    person.wait_until(lambda: bool(end.result), move)


def box(person: Visitor, selector: str) -> dict[str, float]:
    found: dict[str, float] = person.page.locator(selector).evaluate(
        "one => { const { x, y, width } = one.getBoundingClientRect(); return { x, y: y + scrollY, width } }"
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_is_counted_before_anything_shows_who_has_won(
    visit: Callable[..., Visitor], game: str
) -> None:
    person = visit()
    end = HeldEnd(person)
    person.play_now(game)
    play_to_the_end(person, random.Random(game), end)
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Animations").select_option("quick")
    person.page.get_by_label("After a trick or a round").select_option("none")
    person.page.keyboard.press("Escape")
    person.hold_time(*COUNTED)
    end.let_go()
    person.wait_until(person.ending.is_visible, lambda: person.page.keyboard.press("Escape"))
    # Nothing has been counted yet, and no panel and no line of the log gives it away.
    assert person.ending.inner_text() == "Counting …"
    assert person.page.locator(".ending .points").all_inner_texts() == ["0"] * len(end.result["scores"])
    assert person.page.locator(".ending .winner, .board .winner").count() == 0
    assert not person.reads(r"\bwins?!|share the victory")
    again = person.page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    person.page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    before = [box(person, selector) for selector in (".ending .onward button.main", ".ending .ranking")]
    person.page.keyboard.press("Escape")
    assert person.page.locator(".ending .winner").count() == len(end.result["winners"])
    shown = person.page.locator(".ending .ranking .points").all_inner_texts()
    assert sorted(int(points.replace("\u2212", "-")) for points in shown) == sorted(end.result["scores"])
    person.let_time_pass()
    expect(person.page.locator(".ending figure svg path").first).to_be_visible()
    after = [box(person, selector) for selector in (".ending .onward button.main", ".ending .ranking")]
    assert after == before
