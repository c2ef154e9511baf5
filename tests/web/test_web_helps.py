"""What the box leaves to memory is shown where a table has chosen so, and nowhere else."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.company import Company
from tests.web.openings import after_all_put_something_aside
from tests.web.visitor import Visitor

NAMES = ["Ada", "Ben"]
PEARS = re.compile("pear")


@pytest.mark.parametrize("helps", [[], ["asides"]], ids=["without", "with"])
def test_asides_lie_open_for_all_who_look_only_where_the_table_wants_it(company: Company, helps: list[str]) -> None:
    made = company.house.make("mada", *NAMES, helps=helps, opening=after_all_put_something_aside(len(NAMES)))
    players = [company.sit(made, seat) for seat in range(len(NAMES))]
    for person, others in [*((player, 1) for player in players), (company.watch(made), 2)]:
        places = person.page.locator(".opponent")
        expect(places).to_have_count(others)
        for place in places.all():
            spoken = place.locator("p.visually-hidden").first
            if helps:
                expect(spoken).to_have_text(PEARS)
            else:
                expect(spoken).not_to_have_text(PEARS)
            expect(place.locator(".score > *")).to_have_count(len(helps))


def test_a_help_is_chosen_when_a_table_is_made_and_said_to_all_who_wait(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.goto("/")
    person.page.locator("li.mada [data-way=friends]").click()
    person.page.locator("summary").click()
    person.page.get_by_label("Cards put aside lie face up").check()
    person.page.locator("form button.main").click()
    fact = person.page.locator(".facts li", has_text="Cards put aside lie face up")
    expect(fact).to_be_visible()
    person.page.locator(".change").click()
    person.page.get_by_label("Cards put aside lie face up").uncheck()
    expect(fact).to_have_count(0)
