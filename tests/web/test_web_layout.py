"""At every size of a window the own hand, the pile and the choice are wholly in sight, and nothing ever moves."""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

import katta
from katta.core.dealer import Dealer
from tests.core.random_games import Table, played
from tests.server.harness import Guest, House, listen, seated, until_playing
from tests.web.company import Company
from tests.web.visitor import Visitor

SIZES = [(360, 640), (390, 664), (844, 390), (768, 1024), (1366, 625), (1366, 768), (1920, 1080), (2560, 1440)]
"""With the fewest and the most players all of them, with others every second one."""

NAMES = [f"{name} {'long' * 10}"[:40] for name in ("Alexandra", "Bartholomew", "Clementine", "Desdemona", "Eglantine")]
TABLES = [(game.name, seats) for game in katta.games() for seats in game.seats]
MOST_MOVES = 200
"""Enough for some rounds, and for a contract that failed to be tried again."""
FEWEST = 3
"""Kinds of choices that every game offers, the turn of others among them."""

SELDOM = {"retry"}
"""Kinds of choices that come late and need the most room: measured wherever a game has them."""

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
    const shown = (part, panel) => {  // what is left of its box by everything that cuts it off
        let { left, top, right, bottom } = part.getBoundingClientRect();
        if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.visually-hidden')) return null;
        for (let around = part.parentElement; around !== panel; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const room = around.getBoundingClientRect();
            [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
            [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
        }
        return right > left && bottom > top ? { left, top, right, bottom } : null;
    };
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
    for (const panel of document.querySelectorAll('main [data-seat]')) {
        for (const part of panel.querySelectorAll('strong, svg')) {
            const box = shown(part, panel);
            if (box && !isIn(box, panel.getBoundingClientRect())) say(`beyond seat ${panel.dataset.seat}`, part, box);
        }
    }
    const asked = document.querySelector('.status .waiting');
    if (asked.scrollHeight > asked.clientHeight + 1) say('cut off', asked, asked.getBoundingClientRect());
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('too wide');
    return faults;
}"""
"""What is not wholly in sight of what must be, and what leaves its place at a seat."""


class Watcher:
    """A page that shows the first seat of a table, whose moves are made over sockets."""

    def __init__(self, person: Visitor, sizes: Sequence[tuple[int, int]]) -> None:
        self.person = person
        self._sizes = sizes
        self.faults: list[str] = []
        self._sockets: list[WebSocketRoute] = []
        person.page.route_web_socket("**/api/socket", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._sockets.append(page)
        page.connect_to_server().on_message(page.send)

    def tell(self, message: dict[str, Any]) -> None:
        self._sockets[-1].send(json.dumps(message))

    def sizes(self) -> Iterator[tuple[int, int]]:
        for width, height in self._sizes:
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
    is_outermost = seats in (katta.game(game).seats[0], katta.game(game).seats[-1])
    watcher = Watcher(company.come(), SIZES if is_outermost else SIZES[seats % 2 :: 2])
    with seated(*guests):
        company.seat(watcher.person, made, 0)
        until_playing(*guests)
        met = play_through(guests, watcher)
    assert SELDOM & {verb.name for verb in katta.game(game).moves} <= met
    assert not watcher.faults, "\n".join(watcher.faults)
    assert company.leave() == []


def play_through(guests: list[Guest], watcher: Watcher) -> set[str]:
    """Measure the page whenever the first seat is offered another kind of choice than before; all that were offered."""
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
    return {kind for kinds in met for kind in kinds}


BESIDE = 1000
"""Pixels of width from which open hands stand beside the board, not over it."""
TURNS = 40
"""Moments of a replay that are looked at, in each size some."""
KEYS = """() => [...document.querySelectorAll('[role=toolbar] > *, main .board')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join(' ');
})"""
"""Where the keys of a replay are, and its board."""
OUTSIDE = """() => [...document.querySelectorAll('[role=toolbar] > *, .told, main .board')].filter(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(element => element.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("name", [game.name for game in katta.games()])
def test_a_replay_uses_the_window_and_keeps_its_keys_in_place(company: Company, tmp_path: Path, name: str) -> None:
    match = played(Table(name, max(katta.game(name).seats)).match(Dealer(bytes(32))), 1)
    match.write(tmp_path / "game.katta")
    page = company.come().page
    page.goto("/replay")
    page.set_input_files("input[type=file]", tmp_path / "game.katta")
    keys = page.get_by_role("toolbar")
    on, hands = keys.get_by_role("button", name="One step on"), keys.get_by_role("button", name="All hands open")
    on.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(OUTSIDE) == [], (width, height)
        before = page.evaluate(KEYS)
        for _ in range(TURNS // len(SIZES)):
            on.click()
            assert page.evaluate(KEYS) == before, (width, height)
        hands.click()
        expect(page.locator(".hands li")).to_have_count(len(match.names))
        if width < BESIDE:
            assert page.evaluate(KEYS) == before, (width, height)
        assert page.evaluate(OUTSIDE) == [], (width, height)
        hands.click()
