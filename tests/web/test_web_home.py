"""The first page: whom one plays against, the rules, and what Katta is."""

from collections.abc import Callable

from playwright.sync_api import expect

from katta import bots
from katta.core import registry
from katta.server.client import ask
from katta.texts import Catalogue
from tests.web.visitor import Visitor

SAY = Catalogue("en").say


def test_play_now_remembers_how_many_opponents_of_which_strength(visit: Callable[..., Visitor]) -> None:
    """Game by game, over a reload, and the table has them."""
    person = visit()
    person.page.goto("/")
    for game in registry.games():
        card = person.page.locator(f"li.panel.{game.name}")
        card.locator(".actions p button").click()
        chooser = person.page.locator("dialog[open]")
        for level in bots.LEVELS:
            expect(chooser.locator(f"label:has([value={level}])")).to_contain_text(SAY(f"home-level-{level}"))
        most = game.seats[-1] - 1
        chooser.locator(f"label:has([name=opponents][value='{most}'])").click()
        chooser.locator("label:has([value=random])").click()
        chooser.locator(".answers button").last.click()
        person.page.reload()
        against = SAY("home-against", count=most, level=SAY("bot-level-random"))
        expect(card.locator(".actions p")).to_contain_text(against)
    game = registry.games()[-1]
    person.page.locator(f"li.{game.name} button.main").click()
    person.await_turn()
    table = ask(person.origin, f"/api/tables/{person.remembers()[0]['table']}")
    assert [seat.get("level") for seat in table["seats"]] == [None] + ["random"] * (game.seats[-1] - 1)


def test_each_game_leads_to_its_rules_and_the_footer_to_the_licence(visit: Callable[..., Visitor]) -> None:
    person = visit()
    for game in registry.games():
        person.page.goto("/")
        person.page.locator(f"li.{game.name} .ways a[href*=rules]").click()
        for section in game.rules_page:
            title = Catalogue("en").title(f"{game.name}-rules-{section}")
            expect(person.page.locator(f"#rules-{section} h2")).to_have_text(title)
        person.page.locator("nav a").last.click()
        expect(person.page.locator(f"#rules-{game.rules_page[-1]}")).to_be_focused()
        person.page.go_back()
    person.page.locator("footer a").first.click()
    assert person.reads("MIT License")
