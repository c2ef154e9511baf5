"""A game that a package brings, in the browser: Oh Hell on the board that draws any game."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.package import OH_HELL, environment
from tests.server.harness import House
from tests.web.test_web_access import COLOURS, violations
from tests.web.visitor import PHONE, Visitor

COME = Callable[..., Visitor]


@pytest.fixture(scope="module")
def packages_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds Oh Hell; uncompiled, for compiling all games once more for it would take minutes."""
    running = House(tmp_path_factory.mktemp("packages-house"), is_fresh=True)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment(OH_HELL, tmp_path_factory.mktemp("packages")).items():
            patch.setenv(name, value)
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        running.start()
    yield running
    assert running.stop() == 0
    assert [trouble for trouble in running.troubles() if "speaks English" not in trouble] == []


@pytest.fixture
def come(browser: Browser, packages_house: House) -> Iterator[COME]:
    visitors: list[Visitor] = []

    def arrive(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, packages_house.origin, **wishes))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


def on_board(person: Visitor) -> list[str]:
    """The moves that the board itself offers: cards of the hand, or buttons."""
    selector = ".board [data-card-move]"
    found: list[str] = person.page.eval_on_selector_all(selector, "all => all.map(one => one.dataset.cardMove)")
    return found


def play_on_board(person: Visitor, move: str, by_keyboard: bool = False) -> None:
    version = person.version()
    place = person.page.locator(f'.board [data-card-move="{move}"]')
    if by_keyboard:
        place.focus()
        person.page.keyboard.press("Enter")
    else:
        place.click()
    person.await_version_after(version)
    assert person.played[-1] == move


def test_it_is_played_to_its_end_by_mouse_and_keyboard(come):
    person, luck = come(), random.Random(1)
    person.play_now("oh-hell")
    expect(person.page.locator("h1, h2, .title").filter(has_text="Oh Hell").first).to_be_visible()
    by_keyboard = False
    while person.await_turn():
        assert sorted(on_board(person)) == sorted(person.texts())
        if any(move.startswith("play") for move in person.texts()):
            names = person.page.locator(".own button").evaluate_all("all => all.map(one => one.ariaLabel)")
            assert all(name.startswith("Play ") for name in names)
        play_on_board(person, luck.choice(on_board(person)), by_keyboard)
        by_keyboard = not by_keyboard
    assert {move.split()[0] for move in person.played} == {"bid", "play"}
    assert person.page.locator(".ending ol > li .points").count() == 3
    assert person.page.locator(".ending .winner").count() >= 1


def test_the_board_is_for_everyone(come):
    """In the light, in the dark, and as narrow as a phone; while bidding and while playing."""
    person = come()
    person.play_now("oh-hell")
    found = {}
    for moment in ("bidding", "playing"):
        person.page.emulate_media(color_scheme="light")
        found[f"{moment}, light"] = violations(person)
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html[data-theme=dark]")).to_be_attached()
        found[f"{moment}, dark"] = violations(person, COLOURS)
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        found[f"{moment}, phone"] = violations(person)
        assert person.is_as_wide_as_the_screen()
        play_on_board(person, on_board(person)[0])
        person.await_turn()
    assert {place: trouble for place, trouble in found.items() if trouble} == {}


def test_it_speaks_english_where_its_package_has_no_other_language(come):
    person = come(language="de")
    person.play_now("oh-hell")
    assert person.reads("Bid 0")
    person.page.locator("[data-tool=rules]").click()
    expect(person.page.get_by_text("The bids may not add up")).to_be_visible()


def test_the_home_page_shows_all_games(come):
    person = come()
    person.page.goto("/")
    expect(person.page.locator("li.oh-hell h2")).to_have_text("Oh Hell")
    expect(person.page.locator("li.mada h2")).to_have_text("Mada")


def test_the_server_says_what_the_package_brings(packages_house):
    assert packages_house.fetch("/api/texts/fr")[0] == 200
    assert b"oh-hell-name = Oh Hell" in packages_house.fetch("/api/texts/xx")[2]
    assert b'name="brought-games" content="oh-hell"' in packages_house.fetch("/")[2]
    assert packages_house.fetch("/api/games/oh-hell")[0] == 200
    assert packages_house.fetch("/api/games/no-such")[0] == 404
