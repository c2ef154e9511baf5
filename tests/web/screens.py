"""Every screen there is, brought about as a person would: for the accessibility tests and for `make screenshots`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from playwright.sync_api import expect

from katta.server.client import Link
from tests.server.harness import Guest, play_on, seated
from tests.web.visitor import Visitor

Screen = Callable[[Visitor], None]


def home(person: Visitor) -> None:
    person.page.goto("/")
    person.page.locator("li.panel .cover svg").nth(2).wait_for()


def home_with_tables(person: Visitor) -> None:
    person.play_now("mada")
    home(person)
    person.page.locator("#continue-title").wait_for()


def settings(person: Visitor) -> None:
    home(person)
    person.page.locator("header .tools > button").last.click()
    person.page.locator("dialog[open]").wait_for()


def new_table(person: Visitor) -> None:
    home(person)
    person.page.locator("li.sifaka .actions button").nth(1).click()
    person.page.locator("dialog[open] summary").click()


def waiting(person: Visitor) -> None:
    home(person)
    person.page.locator("li.mada .actions button").nth(1).click()
    person.page.locator("dialog[open] form button.main").click()
    person.page.locator("main svg[role=img]").wait_for()


def invitation(person: Visitor) -> None:
    waiting(person)
    link = person.page.locator("input[readonly]").input_value()
    person.page.goto("/")
    person.page.evaluate("localStorage.removeItem('katta.tables')")
    person.page.goto(link)
    person.page.reload()
    person.page.locator("#nickname").wait_for()


def table(game: str, moves: int) -> Screen:
    """A table some moves into a game."""

    def screen(person: Visitor) -> None:
        person.play_now(game)
        person.play_some(random.Random(game), moves)

    return screen


def hints(person: Visitor) -> None:
    table("mada", 3)(person)
    person.page.locator("header .tools > button").first.click()
    person.page.locator(".move .share").first.wait_for()


def rules(person: Visitor) -> None:
    table("malediction", 1)(person)
    person.page.locator("header .tools > button").nth(2).click()
    person.page.locator("section.now").wait_for()


def pass_device(person: Visitor) -> None:
    home(person)
    person.page.locator("li.malediction .actions button").nth(1).click()
    for guest in person.page.locator("dialog[open] .guest select").all():
        guest.select_option("here")
    person.page.locator("dialog[open] form button.main").click()
    expect(person.page.locator("main [role=status] h2")).to_be_visible()


def ending(person: Visitor) -> None:
    """The last screen only: another device at the same seat plays up to it."""
    person.play_now("mada")
    device = Guest(Link.parse(person.link))
    with seated(device):
        play_on([device], lambda guest: guest.moves[0])
    person.page.locator(".ending figure").wait_for()


def deal_check(person: Visitor) -> None:
    ending(person)
    person.page.locator(".ending .actions button").last.click()
    person.page.locator("dialog[open] p.good").nth(1).wait_for()


def replay(person: Visitor) -> None:
    ending(person)
    person.page.locator('.ending a[href^="/replay"]').click()
    person.page.locator("[role=toolbar]").wait_for()
    for _ in range(12):
        person.page.locator("[role=toolbar] button").nth(3).click()


def open_record(person: Visitor) -> None:
    person.page.goto("/replay")
    person.page.locator("input[type=file]").wait_for()


SCREENS: Mapping[str, Screen] = {
    "home": home,
    "home-with-tables": home_with_tables,
    "settings": settings,
    "new-table": new_table,
    "waiting": waiting,
    "invitation": invitation,
    "mada": table("mada", 8),
    "sifaka": table("sifaka", 16),
    "malediction-contracts": table("malediction", 0),
    "malediction-tricks": table("malediction", 4),
    "hints": hints,
    "rules": rules,
    "pass-device": pass_device,
    "ending": ending,
    "deal-check": deal_check,
    "replay": replay,
    "open-record": open_record,
}
