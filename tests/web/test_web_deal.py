"""The page takes part in the deal by itself, names who does not, and checks everything in the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import katta
from katta.core.dealer import commitment_to
from katta.server.client import Link, ask, take_seat
from tests.server.harness import Guest, play_on, seated, until_playing
from tests.web.beginnings import AtBrowser, come_by, set_table
from tests.web.company import Company
from tests.web.visitor import Visitor

NUMBER = bytes(range(32))
every_game = pytest.mark.parametrize("game", katta.games(), ids=lambda game: game.name)


def kept(person: Visitor, key: str) -> list[dict[str, Any]]:
    """What the browser keeps."""
    found: list[dict[str, Any]] = json.loads(person.page.evaluate(f"localStorage['katta.{key}'] ?? '[]'"))
    return found


@every_game
def test_against_bots_one_click_is_enough(company: Company, game: katta.Game) -> None:
    person = company.come()
    person.play_now(game.name)
    [mine] = kept(person, "numbers")
    info = ask(company.house.origin, f"/api/tables/{mine['table']}")
    assert [seat["cut"] for seat in info["seats"]] == ["shown", *[None] * (len(info["seats"]) - 1)]
    assert info["seats"][0]["commitment"] == commitment_to(bytes.fromhex(mine["number"]))
    assert mine["seen"]["commitment"] == info["commitment"]


def silent_table(company: Company) -> tuple[AtBrowser, Guest]:
    """Ada at a browser has shown her number; Bob's device, which is here, does not show its own."""
    ada = set_table(company.come(), katta.game("mada"), 2)
    ada.wait()
    bob = Guest(take_seat(Link.parse(ada.invitation), "Bob", NUMBER))
    assert bob.enter()["type"] == "welcome"
    ada.begin()
    expect(ada.page.locator("[data-cutting]")).to_be_visible()
    return ada, bob


def test_a_page_that_is_loaded_anew_before_the_first_card_shows_the_same_number(company: Company) -> None:
    """It had shown it already, and is told so; the game begins with the last one."""
    ada, bob = silent_table(company)
    number = kept(ada.visitor, "numbers")[0]["number"]
    ada.page.reload()
    expect(ada.page.locator("[data-cutting]")).to_be_visible()
    assert bob.request("reveal", number=NUMBER.hex())["type"] == "accepted"
    until_playing(bob)
    expect(ada.page.locator("[data-version]")).to_be_visible()
    assert [one["number"] for one in kept(ada.visitor, "numbers")] == [number]
    bob.close()


def test_whose_device_does_not_show_its_number_is_named_and_the_others_decide(company: Company) -> None:
    ada, bob = silent_table(company)
    question = ada.page.get_by_role("alertdialog", name="The device of Bob does not show its number. Deal without it?")
    question.get_by_role("button", name="Do not agree").click()
    expect(
        ada.page.get_by_role("alert").filter(has_text="The number is missing from the device of Bob.")
    ).to_be_visible()
    ada.page.get_by_role("button", name="Deal without it").click()
    expect(ada.page.locator("[data-version]")).to_be_visible()
    named = "The device of Bob did not show its number: the deal goes on without it."
    expect(ada.page.locator("aside").get_by_text(named)).to_be_visible()
    bob.close()


def test_the_page_checks_numbers_and_commitments_by_itself(company: Company) -> None:
    """Bob's browser shows its number; then somebody else plays for it, and in the end it compares what it saw."""
    house = company.house
    made = ask(
        house.origin,
        "/api/tables",
        {
            "game": "mada",
            "seats": [{"kind": "person", "name": "Ada", "commitment": commitment_to(NUMBER)}, {"kind": "open"}],
        },
    )
    ada = house.cutter(made, 0, NUMBER)
    with seated(ada):
        link = f"{house.origin}/table/{made['table']['table']}#invite={made['invite']}"
        bob = come_by(link, company.come(), "Bob")
        until_playing(ada)
        expect(bob.page.locator("[data-version]")).to_be_visible()
        [seat] = kept(bob.visitor, "tables")
        stand_in = Guest(Link(house.origin, seat["table"], seat["secrets"][0]))
        with seated(stand_in):
            play_on([ada, stand_in], lambda guest: guest.moves[0])
    bob.page.get_by_role("button", name="Check the deal").click()
    drawer = bob.page.get_by_role("dialog")
    expect(drawer).to_contain_text("came as the dealer’s secret and the numbers of Ada and Bob decide")
    expect(drawer).to_contain_text("The promise codes are those that this device saw before it showed its number")
    expect(drawer).to_contain_text("whoever runs the server can see the cards")
    forged = [{**one, "seen": {**one["seen"], "commitment": "0" * 64}} for one in kept(bob.visitor, "numbers")]
    bob.page.evaluate("numbers => localStorage['katta.numbers'] = JSON.stringify(numbers)", forged)
    bob.page.reload()
    bob.page.get_by_role("button", name="Check the deal").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("a promise code or a number has been exchanged")
