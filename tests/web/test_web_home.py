"""The first page: whom one plays against, what the boxes say, and what Katta is; and the rules of every game."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from katta import bots
from katta.core import registry
from katta.core.message import Message
from katta.server.client import ask
from katta.texts import Catalogue
from tests.web.visitor import Visitor

SAY = Catalogue("en").say
FOLDERS = Path(__file__).parents[2] / "web/src/games"


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


def test_the_boxes_and_their_makers_are_named_as_the_booklets_do(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.goto("/")
    for game in registry.games():
        facts = person.page.locator(f"li.panel.{game.name} .facts")
        expect(facts).to_contain_text(SAY("web-seats", least=game.seats[0], most=game.seats[-1]))
        if (box := game.box) is None:
            continue
        expect(facts).to_contain_text(f"{box.minutes} minutes")
        expect(facts).to_contain_text(f"{box.least_age}")
        footer = person.page.locator("footer")
        for name in (*box.authors, *box.illustrators, box.publisher):
            expect(footer).to_contain_text(name)
    person.page.locator("footer a").click()
    assert person.reads("MIT License")


def test_each_game_leads_to_its_rules_with_pictures_and_numbers(visit: Callable[..., Visitor]) -> None:
    person = visit()
    for game in registry.games():
        person.page.goto("/")
        person.page.locator(f"li.{game.name} .ways a[href*=rules]").click()
        for section in game.rules_page:
            title = Catalogue("en").title(f"{game.name}-rules-{section}")
            expect(person.page.locator(f"#rules-{section} h2")).to_have_text(title)
        for table in game.material(None).tables:
            rows = person.page.locator(f"#rules-{table.section} [data-table={table.name}] tbody tr")
            shown = [[cell.strip().lower() for cell in row.split("\t")] for row in rows.all_inner_texts()]
            said = [[SAY(cell) if isinstance(cell, Message) else str(cell) for cell in row] for row in table.rows]
            assert shown == [[cell.lower() for cell in row] for row in said]
        pictures = FOLDERS / game.name / "figures.ts"
        for name in re.findall(r'name: "([a-z]+)"', pictures.read_text()) if pictures.exists() else ():
            picture = person.page.locator(f"[data-figure={name}]")
            expect(picture.locator("svg").last).to_be_visible()
            expect(picture.locator("figcaption")).to_have_text(SAY(f"{game.name}-figure-{name}"))
        person.page.locator("nav a").last.click()
        expect(person.page.locator(f"#rules-{game.rules_page[-1]}")).to_be_focused()
