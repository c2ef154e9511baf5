"""Two people at their own browsers, at one table."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.server.harness import House
from tests.web.company import mover, play
from tests.web.visitor import Visitor


def set_table(host: Visitor, game: str) -> str:
    """A table for two by link; the invitation."""
    host.page.goto("/")
    host.page.locator(f"li.{game} [data-way=friends]").click()
    host.page.locator("#me").fill("Ada")
    host.page.locator("dialog[open] form button.main").click()
    return host.page.locator("input[readonly]").input_value()


def sit_down(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator("#nickname").fill(name)
    guest.page.locator("form button.main").click()
    guest.page.locator("[data-waiting]").wait_for()


def begin(host: Visitor, guest: Visitor) -> None:
    host.page.get_by_role("button", name="Begin", exact=True).click()
    for person in (host, guest):
        person.page.locator("[data-version]").wait_for()


def in_turn(people: list[Visitor], moves: int) -> None:
    """Let whoever is to move try their luck, and all see it."""
    for _ in range(moves):
        person = mover(people)
        texts = person.texts()
        play(person, people, "luck" if "luck" in texts else texts[0])


def test_a_reload_and_a_restart_lose_nothing(browser: Browser, own_house: House) -> None:
    people = [Visitor(browser, own_house.origin) for _ in range(2)]
    ada, ben = people
    sit_down(ben, set_table(ada, "mada"), "Ben")
    begin(ada, ben)
    in_turn(people, 4)
    before = ada.version()
    ada.page.reload()
    ada.page.locator("[data-version]").wait_for()
    assert ada.version() == before

    own_house.kill()
    expect(ada.page.locator(".lost")).to_be_visible()
    own_house.start()
    expect(ada.page.locator(".lost")).to_be_hidden()
    expect(ben.page.locator(".lost")).to_be_hidden()
    assert ada.version() == before
    in_turn(people, 4)
    assert int(ben.version()) > int(before)
    assert not any(person.complaints for person in people)
    for person in people:
        person.leave()


def test_a_nickname_that_is_taken_is_refused_with_a_sentence(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(), visit()
    link = set_table(ada, "mada")
    ben.page.goto(link)
    ben.page.locator("#nickname").fill("Ada")
    ben.page.locator("form button.main").click()
    expect(ben.page.locator("p.problem")).to_contain_text("Ada")
    ben.complaints.clear()  # the browser reports the refusal, too
    sit_down(ben, link, "Ben")


def test_who_has_no_link_only_looks_on(visit: Callable[..., Visitor]) -> None:
    ada, ben, eve = visit(), visit(), visit()
    sit_down(ben, set_table(ada, "mada"), "Ben")
    begin(ada, ben)
    eve.page.goto(ada.page.url.partition("#")[0])
    eve.page.locator("[data-version]").wait_for()
    assert eve.moves.count() == 0
    assert eve.reads("you are looking on")
