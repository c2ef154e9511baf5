"""At every size of a window the own hand, the pile and the choice are wholly in sight, and nothing ever moves."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

import katta
from tests.server.harness import Guest, House, listen, seated, until_playing
from tests.web.company import Company
from tests.web.visitor import Visitor

SIZES = [(360, 640), (390, 664), (844, 390), (768, 1024), (1366, 625), (1366, 768), (1920, 1080), (2560, 1440)]
NAMES = [f"{name} {'long' * 10}"[:40] for name in ("Alexandra", "Bartholomew", "Clementine", "Desdemona", "Eglantine")]
TABLES = [(game.name, seats) for game in katta.games() for seats in game.seats]
MOST_MOVES = 200
"""Enough for some rounds, and for a contract that failed to be tried again."""
FEWEST = 3
"""Kinds of choices that every game offers, the turn of others among them."""

TROUBLE = {"type": "trouble", "says": {"id": "server-troubled", "arguments": {}}}
OVER = {"type": "trouble", "says": None}

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Whatever follows the size of the window has followed it."""

BOXES = """() => [...document.querySelectorAll('main *:not(.above, .above *)')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].join(' ');
})"""
"""Where everything is."""

HIDDEN = """() => {
    scrollTo(0, 0);
    const faults = [];
    const isIn = (box, room) => box.left >= room.left - 1 && box.top >= room.top - 1
        && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
    const isReached = (element, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
    };
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const say = (what, element, box) => faults.push(
        `${what}: ${element.dataset.part ?? element.dataset.try ?? element.textContent.trim().slice(0, 40)} `
        + [box.left, box.top, box.right, box.bottom].map(Math.round).join(' '));
    for (const part of document.querySelectorAll('[data-part=hand], [data-part=pile], [data-part=choice]')) {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) say('nothing of it', part, box);
        if (!isIn(box, view)) say('outside', part, box);
        if (!isReached(part, (box.left + box.right) / 2, (box.top + box.bottom) / 2)) say('covered', part, box);
        if (part.matches('[role=application]')) continue;  // a map that is panned
        for (const button of part.querySelectorAll('button:not(:disabled)')) {
            const place = button.getBoundingClientRect();
            if (!isIn(place, view)) say('outside', button, place);
            const middle = (place.top + place.bottom) / 2;
            if (!isReached(button, place.left + place.width * 0.15, middle)) say('covered', button, place);
        }
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('too wide');
    return faults;
}"""
"""What is not wholly in sight of what must be."""


class Watcher:
    """A page that shows the first seat of a table, whose moves are made over sockets."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.faults: list[str] = []
        self._sockets: list[WebSocketRoute] = []
        person.page.route_web_socket("**/api/socket", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._sockets.append(page)
        page.connect_to_server().on_message(page.send)

    def tell(self, message: dict[str, Any]) -> None:
        self._sockets[-1].send(json.dumps(message))

    def sizes(self) -> Iterator[tuple[int, int]]:
        for width, height in SIZES:
            self.person.page.set_viewport_size({"width": width, "height": height})
            self.person.page.evaluate(SETTLED)
            yield width, height

    def check(self, moment: str) -> None:
        for size in self.sizes():
            self.faults += [f"{moment} at {size}: {fault}" for fault in self.person.page.evaluate(HIDDEN)]

    def check_notice(self) -> None:
        """Something is said over the board: nothing moves."""
        page = self.person.page
        notice = page.locator(".notice[role=alert]")
        for size in self.sizes():
            before = page.evaluate(BOXES)
            self.tell(TROUBLE)
            expect(notice).to_be_in_viewport(ratio=1)
            assert page.evaluate(BOXES) == before, size
            self.tell(OVER)
            notice.get_by_role("button").click()
            expect(notice).to_have_count(0)
            page.mouse.move(0, 0)  # a card under the pointer rises
            assert page.evaluate(BOXES) == before, size


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])
def test_hand_and_choice_are_in_sight_in_every_phase(browser: Browser, house: House, game: str, seats: int) -> None:
    company = Company(browser, house)
    made = house.make(game, *NAMES[:seats])
    guests = [house.guest(made, seat) for seat in range(seats)]
    watcher = Watcher(company.come())
    with seated(*guests):
        company.seat(watcher.person, made, 0)
        until_playing(*guests)
        play_through(guests, watcher)
    assert not watcher.faults, "\n".join(watcher.faults)
    assert company.leave() == []


def play_through(guests: list[Guest], watcher: Watcher) -> None:
    """The page is measured whenever the first seat is offered another kind of choice than before."""
    luck = random.Random(7)
    met: set[frozenset[str]] = set()
    for _ in range(MOST_MOVES):
        listen(*guests)
        if guests[0].scene["status"] == "over":
            break
        mover = next((guest for guest in guests if guest.moves), None)
        if mover is None:
            guests[0].hear()
            continue
        kinds = frozenset(move.split()[0] for move in guests[0].moves)
        if kinds not in met:
            met.add(kinds)
            watcher.person.await_version(str(guests[0].scene["version"]))
            watcher.check(f"choice of {', '.join(sorted(kinds)) or 'others'}")
            if len(met) == 1:
                watcher.check_notice()
        assert mover.play(luck.choice(mover.moves))["type"] == "update"
    assert len(met) >= FEWEST
