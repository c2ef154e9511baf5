"""A page whose network fails: it says so, heals by itself, and no move is lost or doubled."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.proxy import Proxy, Way
from tests.server.harness import House, look_back, seated
from tests.web.visitor import Visitor

LOST = "No connection."
MOVE = '[data-move="{}"]'
PULSE = 5000, 8000
"""Milliseconds after which a page asks by itself whether anybody is there, and for which it waits for the answer."""


@pytest.fixture
def proxy(house: House) -> Iterator[Proxy]:
    with Proxy(house.port) as running:
        yield running


@pytest.fixture
def come(browser: Browser, proxy: Proxy) -> Iterator[Callable[..., Visitor]]:
    """Lets people come whose network is the proxy; what their browsers complain about is what the proxy does."""
    visitors: list[Visitor] = []

    def arrive(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, proxy.origin, **wishes))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    errors = [text for visitor in visitors for text in visitor.complaints if not text.startswith("Failed to load")]
    assert errors == []


def come_to(person: Visitor, house: House, made: dict[str, Any], seat: int) -> None:
    """To a table where this device has sat before."""
    link = house.link(made, seat)
    kept = [{"table": link.table, "game": made["table"]["game"], "secrets": [link.secret], "when": 0}]
    person.page.goto("/")
    person.page.evaluate("kept => { localStorage['katta.tables'] = JSON.stringify(kept) }", kept)
    person.page.goto(f"/table/{link.table}")


def sit(person: Visitor, house: House, made: dict[str, Any], seat: int) -> None:
    """At a table where the game has begun."""
    come_to(person, house, made, seat)
    person.page.locator("[data-version]").wait_for()


def line_of(person: Visitor) -> Locator:
    """Where the page says how the connection is."""
    return person.page.locator(".connection")


def played(house: House, made: dict[str, Any], after: int) -> list[dict[str, Any]]:
    """Ada's moves after a version, as the server has them."""
    ben = house.guest(made, 1)
    with seated(ben):
        return [frame for frame in look_back(ben) if frame["version"] > after and frame["actor"] == 0]


@pytest.mark.parametrize("way", [Way.SWALLOW, Way.HALVE, Way.CUT])
def test_a_dead_connection_is_noticed_and_the_clicked_move_is_played_once(
    house: House, proxy: Proxy, come: Callable[..., Visitor], way: Way
) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada = come()
    sit(ada, house, made, 0)
    ada.await_turn()
    version, move = int(ada.version()), ada.texts()[0]
    proxy.go(way)
    ada.page.locator(MOVE.format(move)).click()
    expect(ada.page.get_by_text("Your move is on its way").or_(ada.page.get_by_text(LOST)).first).to_be_visible()
    assert not ada.reads("It is not your turn")
    expect(line_of(ada)).to_contain_text(LOST)
    expect(line_of(ada)).to_contain_text("Your move waits")
    proxy.go(Way.PASS)
    expect(line_of(ada)).to_have_text("")
    ada.await_version_after(str(version))
    assert len(played(house, made, version)) == 1
    expect(ada.page.locator(".notice[role=alert]")).to_have_count(0)


def test_a_slow_connection_shows_the_move_under_way_and_plays_it_once(
    house: House, proxy: Proxy, come: Callable[..., Visitor]
) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada = come()
    sit(ada, house, made, 0)
    ada.await_turn()
    version, move = int(ada.version()), ada.texts()[0]
    proxy.go(Way.HOLD)
    ada.page.locator(MOVE.format(move)).click()
    expect(line_of(ada)).to_have_text("Your move is on its way …")
    assert not ada.reads("It is not your turn")
    proxy.go(Way.PASS)
    ada.await_version_after(str(version))
    expect(line_of(ada)).to_have_text("")
    assert len(played(house, made, version)) == 1


def test_what_was_held_back_for_long_and_sent_again_meanwhile_is_played_once(
    house: House, proxy: Proxy, come: Callable[..., Visitor]
) -> None:
    """The old connection brings the move, and so does the new one."""
    made = house.make("sifaka", "Ada", "Ben")
    ada = come()
    sit(ada, house, made, 0)
    ada.await_turn()
    version, move = int(ada.version()), ada.texts()[0]
    proxy.go(Way.HOLD)
    ada.page.locator(MOVE.format(move)).click()
    expect(line_of(ada)).to_contain_text(LOST)
    proxy.go(Way.PASS)
    ada.await_version_after(str(version))
    expect(line_of(ada)).to_have_text("")
    assert len(played(house, made, version)) == 1


def test_a_move_that_comes_too_late_is_refused_with_a_sentence_and_the_page_is_right(
    house: House, proxy: Proxy, come: Callable[..., Visitor]
) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada, device = come(), house.guest(made, 0)
    with seated(device):
        sit(ada, house, made, 0)
        ada.await_turn()
        first, *_, last = ada.texts()
        proxy.go(Way.CUT)
        expect(line_of(ada)).to_contain_text(LOST)
        ada.page.locator(MOVE.format(last)).click()
        device.play(first)
        proxy.go(Way.PASS)
        expect(ada.page.locator(".notice[role=alert]")).to_contain_text("this came too late")
        expect(line_of(ada)).to_have_text("")
        expect(ada.page.locator("[data-version]")).to_have_attribute("data-version", str(device.scene["version"]))
        expect(ada.moves).to_have_count(len(device.moves))


def test_everything_works_in_pieces(house: House, proxy: Proxy, come: Callable[..., Visitor]) -> None:
    made = house.make("mada", "Ada", "[random]")
    ada = come()
    sit(ada, house, made, 0)
    proxy.go(Way.SPLIT)
    for _ in range(4):
        if ada.await_turn():
            ada.play(ada.texts()[0])
    expect(line_of(ada)).to_have_text("")


def test_without_a_network_the_page_says_so_at_once_and_comes_back_with_it(
    house: House, proxy: Proxy, come: Callable[..., Visitor]
) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada = come()
    sit(ada, house, made, 0)
    ada.hold_time(*PULSE)
    proxy.go(Way.SWALLOW)
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(line_of(ada)).to_contain_text(LOST)
    proxy.go(Way.PASS)
    ada.page.evaluate("dispatchEvent(new Event('online'))")
    expect(line_of(ada)).to_have_text("")
    assert ada.await_turn()


def test_who_waits_for_friends_is_told_of_a_lost_connection_and_sees_who_came_meanwhile(
    house: House, proxy: Proxy, come: Callable[..., Visitor]
) -> None:
    made = house.make("sifaka", "Ada", None, None, start="host")
    ada = come()
    come_to(ada, house, made, 0)
    expect(ada.page.get_by_text("Ada").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")  # the pictures and pieces of the game come a little later
    proxy.go(Way.CUT)
    expect(line_of(ada)).to_contain_text(LOST)
    ben = house.guest(made, 1, "Benedict")
    with seated(ben):
        proxy.go(Way.PASS)
        expect(line_of(ada)).to_have_text("")
        expect(ada.page.get_by_text("Benedict").first).to_be_visible()


def test_a_page_that_never_got_through_says_so_and_comes_through_in_the_end(
    house: House, proxy: Proxy, come: Callable[..., Visitor]
) -> None:
    """The files are there, but the socket hangs."""
    made = house.make("sifaka", "Ada", "Ben")
    ada = come()
    ada.page.add_init_script(
        """window.Hanging = WebSocket;
        window.WebSocket = class extends EventTarget { close() {} };"""
    )
    come_to(ada, house, made, 0)
    expect(line_of(ada)).to_contain_text(LOST)
    ada.page.evaluate("() => { window.WebSocket = window.Hanging }")
    ada.page.locator("[data-version]").wait_for()
    expect(line_of(ada)).to_have_text("")
