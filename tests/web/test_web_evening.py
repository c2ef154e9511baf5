"""An evening together: again, another game, whoever is left out, and the score over all games."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from katta.core import registry
from katta.server.client import Link
from tests.server.harness import Guest, House, play_on, seated
from tests.web.company import Company, cover, go_away, take_turns
from tests.web.visitor import Visitor

GAMES = registry.names()
MOST = {game.name: game.seats[-1] for game in registry.games()}
LEAST = {game.name: game.seats[0] for game in registry.games()}
FOR_TWO = next(game for game in GAMES if LEAST[game] == 2)


def finish(house: House, made: dict[str, Any], *seats: int) -> None:
    """Play a game to its end over the protocol, on other devices of the same people."""
    devices = [house.guest(made, seat) for seat in seats]
    with seated(*devices):
        play_on(devices, lambda guest: guest.moves[0])


def finished(company: Company, *names: str) -> tuple[dict[str, Any], list[Visitor]]:
    """A table whose game is over, each person at a browser of their own."""
    made = company.house.make(FOR_TWO, *names)
    finish(company.house, made, *range(len(names)))
    people = [company.sit(made, seat) for seat in range(len(names))]
    for person in people:
        again(person).wait_for()
    return made, people


def again(person: Visitor) -> Any:
    return person.page.get_by_role("button", name="Play again")


def table_of(person: Visitor) -> str:
    """The table whose page is open."""
    found = re.search(r"/(?:table|watch|tv)/([\w-]+)", person.page.url)
    assert found
    return found[1]


def await_next(person: Visitor, made: dict[str, Any]) -> None:
    """Until the page of another table is open."""
    person.page.wait_for_url(lambda url: made["table"]["table"] not in url)


def go_there(person: Visitor) -> None:
    person.page.get_by_role("button", name="Go there").click()


def test_again_begins_at_once_and_the_others_follow_with_one_click(company: Company) -> None:
    made, (ada, ben) = finished(company, "Ada", "Ben")
    again(ada).click()
    await_next(ada, made)
    expect(ben.page.get_by_text("There is a new game with the same people.")).to_be_visible()
    expect(again(ben)).to_be_hidden()
    go_there(ben)
    ben.page.wait_for_url(f"**/table/{table_of(ada)}")
    expect(ben.page.locator("[data-version]")).to_be_visible()
    take_turns([ada, ben], 2)


@pytest.mark.parametrize("game", GAMES)
def test_another_game_waits_for_everybody_and_for_the_host(company: Company, game: str) -> None:
    made, (ada, ben) = finished(company, "Ada", "Ben")
    ben.page.get_by_role("button", name="Another game").click()
    ben.page.locator("dialog[open] li button").nth(GAMES.index(game)).click()
    await_next(ben, made)
    expect(ada.page.get_by_text(re.compile("is being prepared for everybody here"))).to_be_visible()
    go_there(ada)
    ada.page.wait_for_url(f"**/table/{table_of(ben)}")
    ada.page.get_by_role("button", name="Begin").click()
    for person in (ada, ben):
        expect(person.page.locator(f".page.{game}[data-version]")).to_be_visible()


def test_who_is_away_would_be_left_out_and_that_is_said_before(company: Company) -> None:
    _, (ada, ben) = finished(company, "Ada", "Ben")
    expect(ada.page.get_by_text("left out")).to_be_hidden()
    go_away(ben)
    expect(ada.page.get_by_text("Ada plays on. Ben is not here and would be left out.")).to_be_visible()


def test_who_was_left_out_is_told_and_may_look_on(company: Company) -> None:
    made, (ada, ben) = finished(company, "Ada", "Ben")
    address = go_away(ben)
    expect(ada.page.get_by_text("would be left out")).to_be_visible()
    again(ada).click()
    await_next(ada, made)
    ben.page.goto(address)
    expect(ben.page.get_by_text("The others went on to a new game while you were away.")).to_be_visible()
    go_there(ben)
    ben.page.get_by_role("link", name="Look on").or_(ben.page.get_by_role("button", name="Look on")).first.click()
    expect(ben.page.locator("[data-version]")).to_be_visible()
    assert ben.reads("you are looking on")
    assert table_of(ben) == table_of(ada)
    assert ben.moves.count() == 0


def test_who_was_left_out_takes_a_free_seat_of_the_waiting_room(company: Company) -> None:
    made, (ada, ben) = finished(company, "Ada", "Ben")
    address = go_away(ben)
    expect(ada.page.get_by_text("would be left out")).to_be_visible()
    ada.page.get_by_role("button", name="Another game").click()
    ada.page.locator("dialog[open] li button").nth(GAMES.index(FOR_TWO)).click()
    await_next(ada, made)
    device = Guest(Link(company.house.origin, table_of(ada), made["seats"][0]["secret"]))
    with seated(device):
        device.request("arrange", seats=[{"seat": 0}, {"kind": "open"}])
    ben.page.goto(address)
    go_there(ben)
    ben.page.locator("#nickname").fill("Ben")
    ben.page.locator("form button.main").click()
    expect(ada.page.locator("main")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Begin").click()
    expect(ben.page.locator("[data-version]")).to_be_visible()


def test_people_around_one_device_follow_together(company: Company) -> None:
    made = company.house.make(FOR_TWO, "Ada", "Ben", "Cleo")
    shared, cleo = company.sit(made, 0, 1), company.sit(made, 2)
    finish(company.house, made, 0, 1, 2)
    again(cleo).click()
    go_there(shared)
    shared.page.wait_for_url(f"**/table/{table_of(cleo)}")
    expect(cover(shared)).to_be_visible()
    kept = next(one for one in shared.remembers() if one["table"] == table_of(cleo))
    assert sorted(kept["secrets"]) == sorted(link["secret"] for link in made["seats"][:2])


def test_a_game_for_fewer_people_than_are_here_is_shown_as_such(company: Company) -> None:
    large, small = max(GAMES, key=lambda game: MOST[game]), min(GAMES, key=lambda game: MOST[game])
    count = MOST[small] + 1
    made = company.house.make(large, *(f"Guest {number}" for number in range(count)))
    person = company.sit(made, 0)
    devices = [company.house.guest(made, seat) for seat in range(count)]
    with seated(*devices):
        play_on(devices, lambda guest: guest.moves[0])
        person.page.get_by_role("button", name="Another game").click()
        choices = person.page.locator("dialog[open] li button")
        expect(choices.nth(GAMES.index(small))).to_be_disabled()
        expect(choices.nth(GAMES.index(small))).to_contain_text(f"At most {MOST[small]}")
        expect(choices.nth(GAMES.index(large))).to_be_enabled()


def test_the_score_of_the_evening_stands_on_its_page_and_at_the_end_of_the_second_game(company: Company) -> None:
    made, (ada, ben) = finished(company, "Ada", "Ben")
    house = company.house
    expect(ada.page.get_by_role("heading", name="The evening’s score")).to_be_hidden()
    again(ada).click()
    await_next(ada, made)
    ada.await_version_after("")
    second = table_of(ada)

    eve = company.come()
    eve.page.goto(f"/evening/{made['table']['table']}")
    expect(eve.page.get_by_text("Being played now")).to_be_visible()
    expect(eve.page.locator("article")).to_have_count(1)
    eve.page.get_by_role("link", name="Look on").click()
    eve.page.wait_for_url(f"**/watch/{second}")
    eve.page.go_back()
    ben.page.goto(f"/evening/{second}")
    expect(ben.page.get_by_role("link", name="Go to the table")).to_have_attribute("href", f"/table/{second}")

    devices = [Guest(Link(house.origin, second, link["secret"])) for link in made["seats"]]
    with seated(*devices):
        play_on(devices, lambda guest: guest.moves[0])
    expect(ada.page.get_by_role("heading", name="The evening’s score")).to_be_visible()
    expect(ada.page.get_by_role("link", name="See all 2 games of this evening")).to_be_visible()
    expect(eve.page.locator("article")).to_have_count(2)  # it looks again by itself
    expect(eve.page.get_by_text("Being played now")).to_be_hidden()
    wins = [float(text) for text in eve.page.locator("td.wins").all_inner_texts()]
    assert sum(wins) == 2
    assert wins == sorted(wins, reverse=True)


def test_an_unknown_evening_says_so_and_leads_on(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.goto("/evening/nothing")
    expect(person.page.get_by_text("There is no such evening here.")).to_be_visible()
    person.forgive_refusal()
    person.page.get_by_role("link", name="To all games", exact=True).click()
    person.page.locator("li.panel").first.wait_for()
