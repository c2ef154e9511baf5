"""Two people at their own browsers, at one table."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.server.harness import House
from tests.web.visitor import Visitor


def set_table(host: Visitor, game: str) -> str:
    """A table for two by link; the invitation."""
    host.page.goto("/")
    host.page.locator(f"li.{game} .actions button").nth(1).click()
    host.page.locator("#me").fill("Ada")
    host.page.locator("dialog[open] form button.main").click()
    return host.page.locator("input[readonly]").input_value()


def sit_down(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator("#nickname").fill(name)
    guest.page.locator("form button.main").click()
    guest.page.locator("[data-version]").wait_for()


def in_turn(people: list[Visitor], moves: int) -> None:
    """Let whoever is to move try their luck."""
    for _ in range(moves):
        mover = next(person for person in _until_somebody_moves(people) if person.moves.count())
        texts = mover.texts()
        mover.play("luck" if "luck" in texts else texts[0])


def _until_somebody_moves(people: list[Visitor]) -> list[Visitor]:
    for _ in range(300):
        if any(person.moves.count() for person in people):
            return people
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def test_a_reload_and_a_restart_lose_nothing(browser: Browser, own_house: House) -> None:
    people = [Visitor(browser, own_house.origin) for _ in range(2)]
    ada, ben = people
    sit_down(ben, set_table(ada, "mada"), "Ben")
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
    expect(ben.page.get_by_role("alert")).to_contain_text("Ada")
    ben.complaints.clear()  # the browser reports the refusal, too
    sit_down(ben, link, "Ben")


def test_who_has_no_link_only_looks_on(visit: Callable[..., Visitor]) -> None:
    ada, ben, eve = visit(), visit(), visit()
    sit_down(ben, set_table(ada, "mada"), "Ben")
    eve.page.goto(ada.page.url.partition("#")[0])
    eve.page.locator("[data-version]").wait_for()
    assert eve.moves.count() == 0
    assert eve.reads("you are looking on")


def test_the_host_hands_an_absent_seat_to_a_bot_and_the_person_takes_it_back(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(), visit()
    sit_down(ben, set_table(ada, "mada"), "Ben")
    seat = ben.page.url
    ben.page.goto("about:blank")
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_be_hidden()
    ben.page.goto(seat)
    ben.page.get_by_role("button", name="Play myself").click()
    expect(ben.page.get_by_text("A bot plays for you.")).to_be_hidden()
