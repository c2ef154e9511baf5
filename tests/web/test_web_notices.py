"""What the page has to say in between lies over the board: nothing moves under the pointer, in any game."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

import katta
from tests.web.visitor import PHONE, Visitor

GAMES = [game.name for game in katta.games()]
LAPTOP = (1366, 625)
TROUBLE = {"type": "trouble", "says": {"id": "server-troubled", "arguments": {}}}
OVER = {"type": "trouble", "says": None}
BOXES = """() => [...document.querySelectorAll('main *:not(.above, .above *)')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].join(' ');
})"""
"""Where everything is."""


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_notice_moves_nothing(visit: Callable[..., Visitor], game: str, size: tuple[int, int]) -> None:
    person = visit(size=size)
    sockets: list[WebSocketRoute] = []

    def between(page: WebSocketRoute) -> None:
        sockets.append(page)
        page.connect_to_server().on_message(page.send)

    def tell(message: dict[str, Any]) -> None:
        sockets[-1].send(json.dumps(message))

    person.page.route_web_socket("**/api/socket", between)
    person.play_now(game)
    person.page.mouse.move(0, 0)  # a card under the pointer rises
    person.page.wait_for_function("() => document.getAnimations().length === 0")
    before = person.page.evaluate(BOXES)
    tell(TROUBLE)
    notice = person.page.locator(".notice[role=alert]")
    expect(notice).to_be_in_viewport(ratio=1)
    assert person.page.evaluate(BOXES) == before
    tell(OVER)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    assert person.page.evaluate(BOXES) == before
    assert person.is_as_wide_as_the_screen()
