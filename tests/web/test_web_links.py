"""Links a family can use: addresses without secrets, personal links, second devices, and the list of one's tables."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from katta.core import registry
from katta.server.client import Link, ask
from tests.server.harness import OPEN_LIMITS, Guest, House, play_on, seated, wait_until
from tests.web.company import POLL_MILLISECONDS
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_COPYING = "document.execCommand = () => false"
SELECTED = (
    "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)"
)
NO_MEMORY = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"
ON_SERVER = "history.state ?? history.replaceState({ 'katta.settings': { isOnServer: true } }, '')"
"""What somebody has settled whose browser keeps nothing but the page's own place in the history."""


def personal_link(made: dict[str, Any], seat: int) -> str:
    found: str = next(link["link"] for link in made["seats"] if link["seat"] == seat)
    return found


def invitation(made: dict[str, Any]) -> str:
    return f"/table/{made['table']['table']}#invite={made['invite']}"


def take_seat(person: Visitor, link: str) -> None:
    """By a personal link, saying that one is that person."""
    person.page.goto("about:blank")
    person.page.goto(link)
    person.page.get_by_role("button", name="I am").click()
    expect(person.page.get_by_role("heading", name="Are you")).to_be_hidden()


def is_bare(person: Visitor) -> bool:
    """Whether the address is the public one of a table."""
    return "/table/" in person.page.url and "#" not in person.page.url


def open_menu(person: Visitor) -> Locator:
    person.page.get_by_role("button", name="Devices and guests").click()
    return person.page.get_by_role("dialog", name="Devices and guests")


def tables_of(person: Visitor) -> Locator:
    return person.page.locator("section:has(#continue-title) li")


def waiting_room(person: Visitor, house: House) -> str:
    """A table that waits for somebody; the link shown there."""
    take_seat(person, personal_link(house.make("mada", "Ada", None), 0))
    found: str = person.page.get_by_role("textbox", name="Invite your friends").input_value()
    return found


@pytest.mark.parametrize("game", registry.names())
def test_whoever_gets_the_address_of_a_seated_person_sees_no_hand(visit: Visit, game: str) -> None:
    ada, eve = visit(), visit()
    ada.play_now(game)
    assert is_bare(ada)
    ada.page.reload()
    assert ada.await_turn()
    assert is_bare(ada)
    eve.page.goto(ada.page.url)
    eve.page.locator("[data-version]").wait_for()
    assert eve.moves.count() == 0
    assert eve.reads("you are looking on")
    assert eve.remembers() == []


def test_the_address_stays_bare_for_guests_and_in_the_next_game(visit: Visit, house: House) -> None:
    ada, ben = visit(), visit()
    made = house.make("mada", "Ada", None)
    take_seat(ada, personal_link(made, 0))
    ben.page.goto(invitation(made))
    ben.page.locator("#nickname").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator("[data-version]").wait_for()
    finished = ada.page.url
    for person in (ada, ben):
        assert is_bare(person)
        person.page.goto("/")
    devices = [Guest(Link.parse(person.link)) for person in (ada, ben)]
    with seated(*devices):
        play_on(devices, lambda guest: guest.moves[0])
    for person in (ada, ben):
        person.page.goto(finished)
        expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: url != finished)
    ben.page.get_by_role("button", name="Go there").click()
    ben.page.wait_for_url(ada.page.url)
    for person in (ada, ben):
        expect(person.page.locator(".badge, .waiting").first).to_be_visible()
        assert is_bare(person)
        assert not person.reads("you are looking on")


def test_who_was_left_out_of_the_next_game_looks_on_there(visit: Visit, house: House) -> None:
    ben = visit()
    made = house.make("mada", "Ada", "Ben")
    guests = [house.guest(made, seat) for seat in (0, 1)]
    with seated(*guests):
        play_on(guests, lambda guest: guest.moves[0])
        guests[1].close()
        while guests[0].seats[1]["present"]:
            guests[0].hear()
        guests[0].request("rematch")
    take_seat(ben, personal_link(made, 1))
    ben.page.get_by_role("button", name="Go there").click()
    expect(ben.page.get_by_text("The game has begun.")).to_be_visible()
    ben.page.get_by_role("link", name="Look on").click()
    expect(ben.page.get_by_text("you are looking on")).to_be_visible()


def test_a_personal_link_asks_who_one_is_before_any_card_is_shown(visit: Visit) -> None:
    ada, phone = visit(), visit(size=PHONE)
    ada.play_now("mada")
    name = ada.page.evaluate("JSON.parse(localStorage['katta.settings']).name") or "Maki"
    menu = open_menu(ada)
    assert menu.get_by_role("textbox", name="Your personal link").count() == 0
    menu.get_by_role("button", name="Show my personal link").click()
    link = menu.get_by_role("textbox", name="Your personal link").input_value()
    assert link == ada.link
    sockets: list[str] = []
    phone.page.on("websocket", lambda socket: sockets.append(socket.url))
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name=f"Are you {name}?")).to_be_visible()
    assert sockets == []
    assert phone.remembers() == []
    phone.page.get_by_role("button", name=f"I am {name}").click()
    assert phone.await_turn()
    assert is_bare(phone)
    phone.page.goto("about:blank")
    phone.page.goto(link)
    assert phone.await_turn()
    assert is_bare(phone)


def test_who_is_somebody_else_looks_on_or_goes_home(visit: Visit, house: House) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    eve = visit()
    eve.page.goto(personal_link(made, 0))
    eve.page.get_by_role("link", name="No, I only want to look on").click()
    expect(eve.page.get_by_text("you are looking on")).to_be_visible()
    assert eve.remembers() == []
    eve.page.goto(personal_link(made, 1))
    eve.page.get_by_role("link", name="No, to all games").click()
    expect(eve.page.get_by_role("heading", name="Three games")).to_be_visible()
    assert eve.remembers() == []


def test_a_shared_device_is_taken_to_another_one_as_a_whole(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    tablet = visit()
    secrets = ",".join(link["secret"] for link in made["seats"])
    tablet.page.goto(f"/table/{made['table']['table']}#{secrets}")
    expect(tablet.page.get_by_role("heading", name="Are you Ada and Ben?")).to_be_visible()
    tablet.page.get_by_role("button", name="I am").click()
    expect(tablet.page.get_by_text(re.compile(r"Pass the device to (Ada|Ben)\."))).to_be_visible()
    assert tablet.remembers()[0]["secrets"] == secrets.split(",")
    assert is_bare(tablet)


@pytest.mark.parametrize("secret", ["wrong", "x" * 24, "of another table"])
def test_a_wrong_link_is_refused_with_a_sentence_and_ways_on(visit: Visit, house: House, secret: str) -> None:
    made, other = house.make("mada", "Ada", "[easy]"), house.make("mada", "Ada", "[easy]")
    if secret == "of another table":
        secret = other["seats"][0]["secret"]
    eve = visit()
    eve.page.goto(f"/table/{made['table']['table']}#{secret}")
    expect(eve.page.get_by_role("alert").filter(has_text="This link opens no seat at this table.")).to_be_visible()
    expect(eve.page.get_by_role("link", name="To all games", exact=True)).to_be_visible()
    eve.page.get_by_role("link", name="Look on").click()
    expect(eve.page.get_by_text("you are looking on")).to_be_visible()
    eve.complaints.clear()  # the browser reports the refusal, too


def test_the_old_link_of_a_removed_person_opens_nothing_but_the_invitation_does(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "Ben", None)
    ben = visit()
    take_seat(ben, personal_link(made, 1))
    ben.page.goto("/")
    with seated(host := house.guest(made, 0, host=True)):
        host.request("arrange", seats=[{"seat": 0}, {"kind": "open"}, {"kind": "open"}])
        ben.page.goto(f"/table/{made['table']['table']}")
        expect(ben.page.get_by_role("alert").filter(has_text="This link opens no seat at this table.")).to_be_visible()
        expect(ben.page.get_by_role("link", name="Look on")).to_be_visible()
        ben.page.goto("about:blank")
        ben.page.goto(invitation(made))
        ben.page.locator("#nickname").fill("Ben again")
        ben.page.get_by_role("button", name="Sit down").click()
        expect(ben.page.locator("[data-waiting]")).to_contain_text("Ben again")
    assert len(ben.remembers()[0]["secrets"]) == 1


def test_who_opens_an_invitation_and_sits_there_already_comes_to_the_own_seat(visit: Visit, house: House) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada = visit()
    take_seat(ada, personal_link(made, 0))
    ada.page.goto("about:blank")
    ada.page.goto(invitation(made))
    assert ada.await_turn()
    assert is_bare(ada)


def test_the_invitation_to_the_next_game_leads_to_the_own_seat(visit: Visit, house: House) -> None:
    """The device has not seen that table yet; it knows the key from the game before."""
    made = house.make("mada", "Ada", "Ben")
    ada = visit()
    take_seat(ada, personal_link(made, 0))
    guests = [house.guest(made, seat) for seat in (0, 1)]
    with seated(*guests):
        play_on(guests, lambda guest: guest.moves[0])
        table = guests[1].request("rematch")["table"]
    ada.page.goto("/")
    with seated(ben := Guest(Link(house.origin, table, made["seats"][1]["secret"]))):
        invite = next(told for told in ben.heard if told["type"] == "welcome")["invite"]
        ada.page.goto(f"/table/{table}#invite={invite}")
        expect(ada.page.locator("[data-version]")).to_be_visible()
    assert is_bare(ada)
    assert not ada.reads("you are looking on")
    assert ada.remembers()[0]["table"] == table


def test_a_second_device_names_the_seat_and_the_first_one_agrees(visit: Visit, house: House) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada, phone = visit(), visit(size=PHONE)
    take_seat(ada, personal_link(made, 0))
    phone.page.goto(invitation(made))
    phone.page.get_by_role("button", name="I am Ada").click()
    question = ada.page.get_by_role("alertdialog", name="Is that you on another device?")
    code = question.locator("strong").inner_text()
    expect(phone.page.get_by_text(code, exact=True)).to_be_visible()
    assert phone.remembers() == []
    question.get_by_role("button", name="Yes, that is me").click()
    expect(question).to_be_hidden()
    assert phone.await_turn()
    assert is_bare(phone)
    assert phone.remembers()[0]["secrets"] == ada.remembers()[0]["secrets"]


def test_a_stranger_who_names_a_seat_is_turned_away(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    ada, eve = visit(), visit()
    take_seat(ada, personal_link(made, 0))
    eve.page.goto(invitation(made))
    eve.page.get_by_role("button", name="I am Ada").click()
    question = ada.page.get_by_role("alertdialog")
    question.get_by_role("button", name="No", exact=True).click()
    expect(eve.page.get_by_role("alert").filter(has_text="The other device said no.")).to_be_visible()
    assert eve.remembers() == []


def test_on_a_shared_device_it_is_said_who_is_claimed(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    tablet = visit()
    secrets = [link["secret"] for link in made["seats"]]
    table = f"/api/tables/{made['table']['table']}"
    take_seat(tablet, f"/table/{made['table']['table']}#{','.join(secrets)}")
    wait_until(lambda: all(seat["present"] for seat in ask(house.origin, table)["seats"]))
    path = f"{table}/claims"
    claim = ask(house.origin, path, {"invite": made["invite"], "seat": 1})
    question = tablet.page.get_by_role("alertdialog", name="Ben, is that you on another device?")
    expect(question).to_contain_text(claim["code"])
    question.get_by_role("button", name="Yes, that is me").click()
    expect(question).to_be_hidden()
    while (answer := ask(house.origin, f"{path}/{claim['claim']}"))["state"] == "waiting":
        tablet.page.wait_for_timeout(POLL_MILLISECONDS)
    assert answer["secret"] == secrets[1]


def test_copying_takes_the_link_into_the_clipboard(visit: Visit, house: House) -> None:
    ada = visit()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = waiting_room(ada, house)
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link


def test_copying_works_on_an_address_without_a_clipboard(visit: Visit, house: House) -> None:
    ada = visit()
    ada.context.grant_permissions(["clipboard-read"])
    ada.page.add_init_script(NO_CLIPBOARD)
    link = waiting_room(ada, house)
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    other = ada.context.new_page()
    other.goto("/")
    other.bring_to_front()
    assert other.evaluate("navigator.clipboard.readText()") == link


def test_copy_says_so_where_nothing_can_be_copied(visit: Visit, house: House) -> None:
    ada = visit()
    ada.page.add_init_script(f"{NO_CLIPBOARD}; {NO_COPYING}")
    link = waiting_room(ada, house)
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_text("The link is marked: copy it as you copy any text.")).to_be_visible()
    assert ada.page.get_by_role("button", name="Copied").count() == 0
    assert ada.page.evaluate(SELECTED) == link


def test_an_address_that_others_cannot_reach_is_named_as_such(visit: Visit, house: House) -> None:
    ada = visit()
    assert waiting_room(ada, house).startswith("http://127.0.0.1:")
    expect(ada.page.get_by_role("note")).to_contain_text("Other devices cannot open this address")
    expect(ada.page.get_by_role("note")).to_contain_text("make share")


def test_the_address_that_others_can_reach_is_shown_instead(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path, *OPEN_LIMITS, "--host=0.0.0.0")
    house.start()
    addresses = ask(house.origin, "/api/", None)["addresses"]
    ada = Visitor(browser, house.origin)
    take_seat(ada, personal_link(house.make("mada", "Ada", None), 0))
    shown = ada.page.get_by_role("textbox", name="Invite your friends")
    if addresses:
        expect(ada.page.get_by_role("note")).to_contain_text("lead to the one for other devices in your network")
        expect(shown).to_have_value(re.compile(f"^{re.escape(addresses[0])}/table/"))
        ben = Visitor(browser, addresses[0])
        ben.page.goto(shown.input_value())
        ben.page.locator("#nickname").fill("Ben")
        ben.page.get_by_role("button", name="Sit down").click()
        ben.page.locator("[data-version]").wait_for()
        # On a plain address the browser says of a header that it only counts on trusted ones.
        assert [told for told in ben.complaints if "Cross-Origin-Opener-Policy" not in told] == []
        ben.leave()
    else:  # this machine is in no network
        expect(ada.page.get_by_role("note")).to_contain_text("make share")
    assert ada.complaints == []
    ada.leave()
    house.stop()


def test_a_browser_that_keeps_nothing_says_so_and_works_until_the_page_is_closed(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(f"{NO_MEMORY}; {ON_SERVER}")
    ada.play_now("malediction")
    assert is_bare(ada)
    ada.page.reload()
    assert ada.await_turn()
    warning = ada.page.get_by_role("status").filter(has_text="This browser keeps nothing")
    expect(warning).to_be_visible()
    warning.get_by_role("button", name="Show my personal link").click()
    link = ada.page.get_by_role("dialog").get_by_role("textbox", name="Your personal link").input_value()
    other = visit()
    take_seat(other, link)
    assert other.await_turn()


def test_removing_a_table_asks_and_can_be_undone(visit: Visit) -> None:
    ada = visit()
    ada.play_now("mada")
    ada.page.goto("/")
    before = ada.remembers()
    ada.page.get_by_role("button", name="Remove from this list").click()
    assert ada.remembers() == before
    ada.page.get_by_role("button", name="Keep it").click()
    ada.page.get_by_role("button", name="Remove from this list").click()
    ada.page.get_by_role("button", name="Remove", exact=True).click()
    expect(tables_of(ada)).to_have_text("Mada: removed. Undo")
    assert ada.remembers() == []
    ada.page.get_by_role("button", name="Undo").click()
    assert ada.remembers()[0]["secrets"] == before[0]["secrets"]
    tables_of(ada).get_by_role("link").first.click()
    assert ada.await_turn()


def test_a_removed_table_can_be_brought_back_another_day(visit: Visit) -> None:
    ada = visit()
    ada.play_now("mada")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Remove from this list").click()
    ada.page.get_by_role("button", name="Remove", exact=True).click()
    age = "(days) => localStorage['katta.removed'] = JSON.stringify(JSON.parse(localStorage['katta.removed'])"
    age += ".map((one) => ({ ...one, when: one.when - days * 86400000 })))"
    ada.page.evaluate(age, 29)
    ada.page.reload()
    ada.page.get_by_role("button", name="Removed tables").click()
    ada.page.get_by_role("button", name="Bring back").click()
    expect(tables_of(ada)).to_contain_text("Mada")
    ada.page.get_by_role("button", name="Remove from this list").click()
    ada.page.get_by_role("button", name="Remove", exact=True).click()
    ada.page.evaluate(age, 31)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Three games")).to_be_visible()
    assert ada.page.get_by_role("button", name="Removed tables").count() == 0


def test_the_table_that_waits_for_me_is_first_and_says_for_how_long(browser: Browser, own_house: House) -> None:
    ada = Visitor(browser, own_house.origin)
    ada.play_now("sifaka")
    own_house.kill()
    with sqlite3.connect(own_house.database) as database:
        database.execute("UPDATE tables SET created = created - 3 * 3600")
        database.execute("UPDATE moves SET at = at - 3 * 3600")
    own_house.start()
    for seats in (["Ben", "Ada"], ["Ada", None]):
        made = own_house.make("sifaka", *seats)
        take_seat(ada, personal_link(made, seats.index("Ada")))
    ada.page.goto("/")
    asked = [url for url in ada.requested if "/api/mine" in url]
    expect(tables_of(ada)).to_have_count(3)
    for line, state in zip(
        tables_of(ada).all(), ("Your turn, for 3 hours", "under way", "waiting for players"), strict=True
    ):
        expect(line).to_contain_text(state)
    assert len([url for url in ada.requested if "/api/mine" in url]) == len(asked) + 1
    ada.page.get_by_role("status").get_by_role("link", name="Your turn, for 3 hours").click()
    assert ada.await_turn()
    assert not any("/api/tables/" in url and url.endswith(made["table"]["table"]) for url in ada.requested[-20:])
    ada.leave()


def test_tables_of_one_evening_lead_to_it(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    ada = visit()
    take_seat(ada, personal_link(made, 0))
    guests = [house.guest(made, seat) for seat in (0, 1)]
    with seated(*guests):
        play_on(guests, lambda guest: guest.moves[0])
        guests[0].request("rematch")
    ada.page.goto("/")
    link = tables_of(ada).get_by_role("link", name="The evening")
    expect(link).to_have_attribute("href", f"/evening/{made['table']['table']}")


def test_all_my_tables_go_to_another_device_at_once(visit: Visit, house: House) -> None:
    ada, phone = visit(), visit(size=PHONE)
    for game in registry.names():
        take_seat(ada, personal_link(house.make(game, "Ada", "Ben", "Cleo"), 0))
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Take my tables to another device").click()
    bag = ada.page.get_by_role("dialog")
    expect(bag).to_contain_text("This link brings 3 tables")
    expect(bag.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    link = bag.get_by_role("textbox").input_value()
    phone.page.goto(link)
    expect(phone.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    assert phone.remembers() == []
    phone.page.get_by_role("button", name="No", exact=True).click()
    assert phone.remembers() == []
    assert "#" not in phone.page.url
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, add to my tables").click()
    expect(tables_of(phone)).to_have_count(3)
    assert "#" not in phone.page.url
    keys = {table["table"]: table["secrets"] for table in ada.remembers()}
    assert {table["table"]: table["secrets"] for table in phone.remembers()} == keys
    phone.page.goto(link)
    expect(
        phone.page.get_by_role("alert").filter(has_text="This link brings no table that is new here.")
    ).to_be_visible()


@pytest.mark.parametrize("hash", ["tables=", "tables=nonsense", f"tables={'x' * 36}"])
def test_a_link_with_wrong_tables_adds_nothing(visit: Visit, hash: str) -> None:
    eve = visit()
    eve.page.goto(f"/#{hash}")
    expect(eve.page.get_by_role("alert").filter(has_text="This link brings no table that is new here.")).to_be_visible()
    eve.page.get_by_role("button", name="Close").last.click()
    expect(eve.page.get_by_role("dialog")).to_be_hidden()
    assert eve.remembers() == []
