"""Every screen there is, brought about as a person would: for the accessibility tests and for `make screenshots`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import expect

from katta import lessons
from katta.core import registry
from katta.server.client import Link, ask
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


def lesson(person: Visitor) -> None:
    """Where something is to be done, and something else was tried."""
    game = next(game for game in registry.games() if lessons.count(game))
    taught = lessons.find(game, 1)
    place = next(place for place, step in enumerate(taught) if step.move and len(taught.position(place).moves()) > 1)
    person.page.goto(f"/learn/{game.name}/1")
    for step in range(place):
        person.page.locator(f'[data-step="{step}"] [data-lesson-next]').click()
    person.page.locator("aside [data-move]:not(.wanted)").first.click()
    person.page.locator("main .notice").wait_for()


def settings(person: Visitor) -> None:
    home(person)
    person.page.locator("header .tools > button").last.click()
    person.page.locator("dialog[open]").wait_for()


def opponents(person: Visitor) -> None:
    home(person)
    person.page.locator("li.mada .actions p button").click()
    person.page.locator("dialog[open]").wait_for()


def rules_page(game: str) -> Screen:
    """The rules, opened from the first page."""

    def screen(person: Visitor) -> None:
        person.page.goto(f"/rules/{game}")
        person.page.locator("#rules-goal").wait_for()

    return screen


def new_table(person: Visitor) -> None:
    home(person)
    person.page.locator("li.sifaka [data-way=friends]").click()
    person.page.locator("dialog[open] summary").click()


def waiting(person: Visitor) -> None:
    home(person)
    person.page.locator("li.sifaka [data-way=friends]").click()
    person.page.locator("dialog[open] form button.main").click()
    person.page.locator("main svg[role=img]").wait_for()
    person.page.locator("[data-mark]").last.click()
    person.page.locator("[data-mark][aria-pressed=true]").wait_for()


def settling(person: Visitor) -> None:
    waiting(person)
    person.page.locator(".plan button").click()
    person.page.locator("dialog[open] [data-game] svg").nth(2).wait_for()


def invitation(person: Visitor) -> None:
    waiting(person)
    _come_as_a_guest(person)
    person.page.locator("#nickname").wait_for()


def full_table(person: Visitor) -> None:
    waiting(person)
    person.page.locator(".open button").first.click()
    person.page.locator("[data-place].bot").wait_for()
    _come_as_a_guest(person)
    person.page.locator(".claiming button").wait_for()


def _come_as_a_guest(person: Visitor) -> None:
    """By the invitation that is shown, as somebody who has never been here."""
    link = person.page.locator("input[readonly]").input_value()
    person.page.goto("/")
    person.page.evaluate("localStorage.removeItem('katta.tables')")
    person.page.goto(link)
    person.page.reload()


def personal_link(person: Visitor) -> None:
    """Opened on a device that does not know it."""
    made = _open_table(person, "sifaka", open_seats=0)
    person.page.goto(made["seats"][0]["link"])
    person.page.locator("#identity-title").wait_for()


def wrong_link(person: Visitor) -> None:
    """It opens no seat."""
    made = _open_table(person, "sifaka", open_seats=0)
    person.page.goto(f"/table/{made['table']['table']}#wrong")
    person.page.locator("main [role=alert]").wait_for()
    person.complaints.clear()  # the browser reports the refusal, too


def removed_table(person: Visitor) -> None:
    """One table was taken off the list, another one is about to be."""
    person.play_now("mada")
    person.play_now("sifaka")
    home(person)
    for _ in range(2):
        person.page.locator("section:has(#continue-title) li.panel > button").last.click()
        person.page.locator("section:has(#continue-title) .answers button").first.wait_for()
        if person.page.locator("section:has(#continue-title) li.removed").count() == 0:
            person.page.locator("section:has(#continue-title) .answers button").first.click()


def take_along(person: Visitor) -> None:
    home_with_tables(person)
    person.page.locator("section:has(#continue-title) .more button").first.click()
    person.page.locator("dialog[open] svg[role=img]").wait_for()


def tables_arrive(person: Visitor) -> None:
    take_along(person)
    link = person.page.locator("dialog[open] input[readonly]").input_value()
    person.page.evaluate("localStorage.removeItem('katta.tables')")
    person.page.goto("about:blank")
    person.page.goto(link)
    person.page.locator("dialog[open] li").wait_for()


def table_menu(person: Visitor) -> None:
    person.play_now("mada")
    person.page.locator("header [data-tool=links]").click()
    person.page.locator("dialog[open] section button.main").click()
    person.page.locator("dialog[open] svg[role=img]").first.wait_for()


def claim(person: Visitor) -> None:
    """Another device asks for this seat."""
    made = _open_table(person, "mada", open_seats=0)
    person.page.goto(made["seats"][0]["link"])
    person.page.locator("section button.main").click()
    person.page.locator("[data-version]").wait_for()
    ask(person.origin, f"/api/tables/{made['table']['table']}/claims", {"invite": made["invite"], "seat": 0})
    person.page.locator("[role=alertdialog]").wait_for()


def table(game: str, moves: int) -> Screen:
    """A table some moves into a game."""

    def screen(person: Visitor) -> None:
        person.play_now(game)
        person.play_some(random.Random(game), moves)

    return screen


def hints(person: Visitor) -> None:
    table("mada", 3)(person)
    person.page.locator("header [data-tool=hint]").click()
    person.page.locator("[data-move] .share").first.wait_for()


def rules(person: Visitor) -> None:
    table("malediction", 1)(person)
    person.page.locator("header [data-tool=rules]").click()
    person.page.locator("section.now").wait_for()


def rounds(person: Visitor) -> None:
    person.play_now("mada")
    luck = random.Random(3)
    tool = person.page.locator("[data-tool=rounds]")
    while not tool.is_enabled():
        person.play_some(luck, 1)
    tool.click()
    expect(person.page.locator("dialog h3").first).to_be_visible()


def pass_device(person: Visitor) -> None:
    home(person)
    person.page.locator("li.malediction [data-way=friends]").click()
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
    person.page.locator(".ending > .actions button").last.click()
    person.page.locator("dialog[open] p.good").nth(1).wait_for()


def replay(person: Visitor) -> None:
    ending(person)
    person.page.locator('.ending > .actions a[href^="/replay"]').click()
    person.page.locator("[role=toolbar]").wait_for()
    for _ in range(12):
        person.page.locator("[role=toolbar] button").nth(3).click()


def open_record(person: Visitor) -> None:
    person.page.goto("/replay")
    person.page.locator("input[type=file]").wait_for()


def next_game(person: Visitor) -> None:
    """What shall be played next."""
    ending(person)
    person.page.locator(".onward button").last.click()
    person.page.locator("dialog[open] li button svg").nth(2).wait_for()


def evening(person: Visitor) -> None:
    """Two games are over, the third is being prepared."""
    made = _open_table(person, "mada", open_seats=0)
    secret = made["seats"][0]["secret"]
    table = made["table"]["table"]
    for game in (None, "sifaka"):
        device = Guest(Link(person.origin, table, secret))
        with seated(device):
            play_on([device], lambda guest: guest.moves[0])
            table = device.request("rematch", game=game)["table"]
    person.page.goto(f"/evening/{table}")
    person.page.locator("article").nth(1).wait_for()


def big_screen_arrival(person: Visitor) -> None:
    _turn_on(person, _open_table(person, "malediction"))
    person.page.locator("main svg[role=img]").wait_for()


def big_screen(game: str) -> Screen:
    """A game that has begun, on a television."""

    def screen(person: Visitor) -> None:
        made = _open_table(person, game, open_seats=0)
        _turn_on(person, made)
        person.page.locator("footer svg[role=img]").wait_for()

    return screen


def big_screen_result(person: Visitor) -> None:
    made = _open_table(person, "mada", open_seats=0)
    device = Guest(Link(person.origin, made["table"]["table"], made["seats"][0]["secret"]))
    with seated(device):
        play_on([device], lambda guest: guest.moves[0])
    _turn_on(person, made)
    person.page.locator("#result-title").wait_for()


def _open_table(person: Visitor, game: str, open_seats: int = 2) -> dict[str, Any]:
    """A table of one person and bots, or free seats."""
    seats: list[dict[str, str]] = [{"kind": "person", "name": "Ada"}]
    seats += [{"kind": "open"}] * open_seats or [{"kind": "bot", "level": "easy"}] * 2
    made: dict[str, Any] = ask(person.origin, "/api/tables", {"game": game, "seats": seats})
    return made


def _turn_on(person: Visitor, made: dict[str, Any]) -> None:
    person.page.goto(f"/tv/{made['table']['table']}#invite={made['invite']}")


SCREENS: Mapping[str, Screen] = {
    "home": home,
    "home-with-tables": home_with_tables,
    "opponents": opponents,
    **{f"rules-{game}": rules_page(game) for game in ("mada", "sifaka", "malediction")},
    "lesson": lesson,
    "settings": settings,
    "new-table": new_table,
    "waiting": waiting,
    "settling": settling,
    "invitation": invitation,
    "full-table": full_table,
    "personal-link": personal_link,
    "wrong-link": wrong_link,
    "removed-table": removed_table,
    "take-along": take_along,
    "tables-arrive": tables_arrive,
    "table-menu": table_menu,
    "claim": claim,
    "mada": table("mada", 8),
    "sifaka": table("sifaka", 16),
    "malediction-contracts": table("malediction", 0),
    "malediction-tricks": table("malediction", 4),
    "hints": hints,
    "rules": rules,
    "rounds": rounds,
    "pass-device": pass_device,
    "ending": ending,
    "deal-check": deal_check,
    "next-game": next_game,
    "evening": evening,
    "big-screen-arrival": big_screen_arrival,
    "big-screen-mada": big_screen("mada"),
    "big-screen-sifaka": big_screen("sifaka"),
    "big-screen-malediction": big_screen("malediction"),
    "big-screen-result": big_screen_result,
    "replay": replay,
    "open-record": open_record,
}
