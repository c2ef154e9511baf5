"""Something in the page breaks, for real: it is said in the person’s language, the server is told, the rest goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, WebSocketRoute, expect

import katta
from katta.texts.catalogue import Catalogue
from tests.server.harness import House
from tests.web.visitor import PATIENCE, Visitor

NAME = "Zebulon"
CALL_ME = f"""
if (location.host) {{
  const settings = JSON.parse(localStorage['katta.settings'])
  localStorage['katta.settings'] = JSON.stringify({{ ...settings, name: '{NAME}' }})
}}
"""
GAMES = [game.name for game in katta.games()]
PLACE = re.compile(r"assets/[\w-]+\.js:\d+:\d+")
MOST_COMPLAINTS = 5
"""Of one visit."""

Come = Callable[..., Visitor]
Complaints = Callable[[], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def lenient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose log may hold complaints."""
    running = House(tmp_path_factory.mktemp("lenient"))
    running.start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def complaints(lenient_house: House) -> Complaints:
    """What pages complain about in this test, from the log."""
    before = len(lenient_house.troubles())

    def complained() -> list[dict[str, Any]]:
        told = list(map(json.loads, lenient_house.troubles()[before:]))
        assert {complaint["event"] for complaint in told} <= {"a page broke"}
        return told

    return complained


@pytest.fixture
def come(browser: Browser, lenient_house: House) -> Iterator[Come]:
    """Lets people come whose browsers may break."""
    visitors: list[Visitor] = []

    def coming(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, lenient_house.origin, **wishes))
        visitors[-1].page.add_init_script(CALL_ME)
        return visitors[-1]

    yield coming
    for visitor in visitors:
        visitor.leave()


def sit(person: Visitor, game: str) -> None:
    """At a table of one's own against bots."""
    person.page.goto("/")
    person.page.locator(f"li.{game} button.main").click()


def spoil(person: Visitor, is_spoiling: Callable[[], bool]) -> None:
    """From now on sockets lose the players out of every view, as long as that is wanted."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            if is_spoiling() and (told.get("scene") or {}).get("view"):
                del told["scene"]["view"]["players"]
            page.send(json.dumps(told))

        server.on_message(tell)

    person.page.route_web_socket("**/api/socket", between)


def refuse(route: Route) -> None:
    route.fulfill(status=404, body="")


def await_complaint(person: Visitor, complaints: Complaints) -> dict[str, Any]:
    """The first complaint, once it is there; it names the code and nothing else."""
    for _ in range(PATIENCE // 50):
        if found := complaints():
            assert set(found[0]) == {"event", "level", "timestamp", "part", "kind", "places"}
            assert all(PLACE.fullmatch(place) for place in found[0]["places"])
            assert NAME not in json.dumps(found)
            return found[0]
        person.page.wait_for_timeout(50)
    raise AssertionError("no page complained")


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_while_something_is_being_fetched_has_broken_nothing(come, complaints, game):
    person = come()
    person.page.route(f"**/assets/{game}-*.js", lambda route: None)
    with person.page.expect_request(f"**/assets/{game}-*.js"):
        sit(person, game)
    person.page.goto("/", wait_until="networkidle")
    assert complaints() == []
    assert person.complaints == []


def alert(person: Visitor, message: str, language: str = "en") -> Locator:
    """Where a sentence is said."""
    return person.page.get_by_role("alert").filter(has_text=Catalogue(language).say(message))


def press_reload(person: Visitor, place: Locator, language: str = "en") -> None:
    with person.page.expect_navigation():
        place.get_by_role("button", name=Catalogue(language).say("failure-reload")).click()


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ["de", "fr", "en", "it", "es", "nl"], strict=False)))
def test_a_board_that_breaks_is_said_and_the_rest_goes_on(
    come: Come, complaints: Complaints, game: str, language: str
) -> None:
    person = come(language=language)
    spoiling = [False]
    spoil(person, lambda: spoiling[0])
    sit(person, game)
    person.await_turn()
    broken = alert(person, "failure-part", language)
    assert broken.count() == 0

    spoiling[0] = True
    told = person.page.locator("aside ol li").count()
    person.play(person.texts()[0])
    expect(person.page.locator("[data-version] .board").locator(broken)).to_be_visible()
    expect(person.page.get_by_text(NAME).first).to_be_visible()
    assert person.page.locator("aside ol li").count() >= told
    person.await_turn()
    for _ in range(4):
        person.play(person.texts()[0])
        person.await_turn()
    complaint = await_complaint(person, complaints)
    assert complaint["kind"] == "TypeError"
    assert complaint["places"]
    assert "board" in {found["part"] for found in complaints()}
    assert len(complaints()) <= MOST_COMPLAINTS

    spoiling[0] = False
    person.play(person.texts()[0])
    expect(broken.first).to_be_hidden()
    assert person.page.locator("[data-version] .board").first.inner_text()


def test_a_broken_part_is_tried_again_or_the_page_is_reloaded(come: Come, complaints: Complaints) -> None:
    person = come()
    spoiling = [True]
    spoil(person, lambda: spoiling[0])
    sit(person, GAMES[0])
    board = person.page.locator("[data-version] .board").locator(alert(person, "failure-part"))
    expect(board).to_be_visible()
    board.get_by_role("button", name="Try again").click()
    expect(board).to_be_visible()  # nothing has changed
    spoiling[0] = False
    press_reload(person, board)
    person.await_turn()
    expect(board).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_that_does_not_come_is_said(come: Come, complaints: Complaints, language: str) -> None:
    person = come(language=language)
    person.page.route("**/assets/TablePage-*.js", refuse)
    sit(person, GAMES[0])
    place = alert(person, "failure-fetch", language)
    expect(place).to_be_visible()
    assert await_complaint(person, complaints)["part"] == "table-page"
    person.page.unroute("**/assets/TablePage-*.js")
    press_reload(person, place, language)
    person.await_turn()


def test_a_board_that_does_not_come_is_said(come: Come, complaints: Complaints) -> None:
    person = come()
    person.page.goto("/")
    person.page.locator(f"li.{GAMES[0]} button.main").wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.route("**/assets/*.js", refuse)  # as after a new build on the server
    person.page.locator(f"li.{GAMES[0]} button.main").click()
    place = alert(person, "failure-fetch")
    expect(place).to_be_visible()
    person.page.unroute("**/assets/*.js")
    press_reload(person, place)
    person.await_turn()


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_that_do_not_come_are_apologised_for(come: Come, complaints: Complaints, language: str) -> None:
    person = come(language=language)
    person.page.route(f"**/assets/{language}-*.js", refuse)
    person.page.goto("/")
    expect(person.page.get_by_text(Catalogue(language).say("failure-start"))).to_be_visible()
    assert person.page.locator("#failure-start p:visible").count() == 1
    assert await_complaint(person, complaints)["part"] == "start"
    person.page.unroute(f"**/assets/{language}-*.js")
    press_reload(person, person.page.locator("#failure-start"), language)
    expect(person.page.get_by_text(Catalogue(language).say("web-welcome"))).to_be_visible()
    expect(person.page.locator("#failure-start")).to_have_count(0)


def test_a_client_that_does_not_come_at_all_is_apologised_for_in_every_language(come: Come) -> None:
    person = come()
    person.page.route("**/assets/index-*.js", refuse)
    person.page.goto("/")
    sentences = person.page.locator("#failure-start p")
    expect(sentences.first).to_be_hidden()  # it may be on its way
    person.page.evaluate("document.getAnimations().forEach((waiting) => waiting.finish())")
    for language in ("en", "fr", "de", "nl", "es", "it"):
        expect(sentences.get_by_text(Catalogue(language).say("failure-start"))).to_be_visible()


def test_rules_that_do_not_come_are_said_beside_the_table(come: Come, complaints: Complaints) -> None:
    person = come(language="nl")
    sit(person, GAMES[0])
    person.await_turn()
    person.page.reload()  # what the server has was known before
    person.await_turn()
    for known in ("**/api/", "**/engine/*.json"):  # the site knows it, too
        person.page.route(known, lambda route: route.abort())
    person.page.get_by_role("button", name=Catalogue("nl").say("web-rules"), exact=True).click()
    place = person.page.get_by_role("dialog").locator(alert(person, "failure-fetch", "nl"))
    expect(place).to_be_visible()
    person.page.unroute_all()
    press_reload(person, place, "nl")
    person.await_turn()
    assert complaints() == []


def test_a_click_that_breaks_is_said_and_reported_without_its_text(come: Come, complaints: Complaints) -> None:
    person = come(language="es")
    sit(person, GAMES[0])
    person.await_turn()
    person.page.evaluate(f"history.pushState = () => {{ throw new Error('Cactus 7 of {NAME}') }}; 0")
    person.page.locator("header a.home").click()
    place = alert(person, "failure-hitch", "es")
    expect(place).to_be_visible()
    complaint = await_complaint(person, complaints)
    assert complaint["kind"] == "Error"
    assert "Cactus" not in json.dumps(complaints())
    place.get_by_role("button", name=Catalogue("es").say("web-close")).click()
    expect(place).to_be_hidden()
    person.play(person.texts()[0])


def test_flights_that_break_hold_nothing_up(come: Come, complaints: Complaints) -> None:
    person = come(speed="quick")
    person.page.add_init_script("Element.prototype.animate = () => { throw new TypeError('no animations here') }")
    sit(person, GAMES[0])
    for _ in range(3):
        person.await_turn()
        person.play(person.texts()[-1])
    assert person.await_turn()
    assert await_complaint(person, complaints)["kind"] == "TypeError"


def test_a_browser_that_keeps_nothing_plays_all_the_same(come: Come, complaints: Complaints) -> None:
    person = come()
    person.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    person.page.goto("/")
    person.page.locator(f"li.{GAMES[0]} button.main").click()
    person.await_turn()
    person.play(person.texts()[0])
    person.page.locator("header .tools > button").last.click()
    person.page.locator("dialog[open] select").first.select_option(index=1)
    assert person.complaints == []
    assert complaints() == []


def test_an_address_that_cannot_be_read_is_no_white_page(come: Come) -> None:
    person = come()
    person.page.goto("/table/%E0%A4%A")
    expect(person.page.get_by_role("main").get_by_role("alert")).not_to_be_empty()
