"""Looking on: with a link, also where one has a seat; players see how many do; where it is not wanted, that is said."""

from playwright.sync_api import Locator, expect

from katta.core import registry
from tests.web.company import Company, take_turns
from tests.web.visitor import Visitor

GAME = next(game.name for game in registry.games() if game.seats[0] == 2)


def people_panel(person: Visitor) -> Locator:
    return person.page.locator("section:has(#people-title)")


def test_a_device_with_a_seat_may_look_on(company: Company) -> None:
    """As a spectator sees it: no hand, no moves; and the seat is still there."""
    made = company.house.make(GAME, "Ada", "Ben")
    ada, ben = company.sit(made, 0), company.sit(made, 1)
    take_turns([ada, ben], 2)
    address = ada.page.url
    ada.page.goto(f"/watch/{made['table']['table']}")
    expect(ada.page.get_by_text("you are looking on")).to_be_visible()
    assert ada.moves.count() == 0
    expect(people_panel(ben)).to_contain_text("away")
    ada.page.goto(address)
    expect(ada.page.get_by_text("you are looking on")).to_be_hidden()
    take_turns([ada, ben], 2)


def test_players_see_how_many_watch(company: Company) -> None:
    made = company.house.make(GAME, "Ada", "Ben")
    ada = company.sit(made, 0)
    expect(people_panel(ada)).not_to_contain_text("watching")
    eve = company.watch(made)
    expect(people_panel(ada)).to_contain_text("1 person is watching")
    company.watch(made)
    expect(people_panel(ada)).to_contain_text("2 people are watching")
    eve.page.goto("/")
    expect(people_panel(ada)).to_contain_text("1 person is watching")


def test_a_table_without_spectators_says_so_and_leads_on(company: Company) -> None:
    made = company.house.make(GAME, "Ada", "Ben", spectators=False)
    eve, ada = company.come(), company.sit(made, 0)
    path = f"/watch/{made['table']['table']}"
    eve.page.goto(path)
    expect(eve.page.get_by_text("This table is not open to spectators.")).to_be_visible()
    expect(eve.page.get_by_role("link", name="Go to your seat")).to_be_hidden()
    eve.page.get_by_role("link", name="To all games", exact=True).click()
    eve.page.locator("li.panel").first.wait_for()
    ada.page.goto(path)
    ada.page.get_by_role("link", name="Go to your seat").click()
    expect(ada.page.locator("[data-version]")).to_be_visible()


def test_who_looks_on_while_people_come_sees_the_game_begin(company: Company) -> None:
    made = company.house.make(GAME, "Ada", None)
    eve = company.come()
    eve.page.goto(f"/watch/{made['table']['table']}")
    expect(eve.page.get_by_text("You are looking on.")).to_be_visible()
    assert made["invite"] not in eve.page.content()
    guest = company.house.guest(made, 1, "Ben")
    guest.enter()
    expect(eve.page.locator("[data-version]")).to_be_visible()
    assert eve.moves.count() == 0
    guest.close()
