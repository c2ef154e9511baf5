"""Learning from a finished game: from its end to the moment that turned it, on from there, and as a quiz."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from katta.core import registry
from katta.core.match import Match
from tests.server.harness import House, play_on, seated
from tests.web.visitor import Visitor

THINKING_MILLISECONDS = 300_000


@pytest.mark.parametrize("game", registry.names())
def test_from_the_end_to_the_moment_that_turned_it_and_on_from_there(
    visit: Callable[..., Visitor], house: House, game: str
) -> None:
    made, pick = house.make(game, "Ada", "[random]", "[random]"), random.Random(3)
    ada = house.guest(made, 0)
    with seated(ada):
        play_on([ada], lambda guest: pick.choice(guest.moves))
    match = Match.parse(house.fetch(f"/api/tables/{made['table']['table']}/record")[2].decode())
    person = visit()
    page = person.page
    page.goto(str(house.link(made, 0)))
    page.get_by_role("button", name="I am Ada").click()
    chart = page.get_by_role("slider", name="Everyone’s chance of winning")
    expect(chart).to_be_visible(timeout=THINKING_MILLISECONDS)

    # Keys move through the chart, and Enter opens the replay there, with the own eyes.
    chart.press("End")
    chart.press("ArrowLeft")
    moment = chart.get_attribute("aria-valuenow")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("Ada \\d+%"))
    chart.press("Enter")
    keys = page.get_by_role("toolbar")
    expect(keys.get_by_role("slider")).to_have_value(moment or "")
    expect(page.locator("[data-eyes]")).to_have_attribute("data-eyes", "0")
    assert f"moment={moment}&seat=0" in page.url
    keys.get_by_role("button", name="All hands open").click()
    expect(page.get_by_role("listitem", name="Hand of Ada")).to_be_visible()

    # A turning point says what was played, what was better and why; from there one goes on against bots.
    page.go_back()
    points = page.locator("section[aria-labelledby=turning-points] li")
    expect(points.first).to_contain_text("you chose")
    expect(points.first).to_contain_text("Why:")
    points.first.get_by_role("link", name="Look at it").click()
    turned = int(keys.get_by_role("slider").input_value())
    assert match.positions[turned].actor == 0
    keys.get_by_role("button", name="Try it").click()
    person.await_turn()
    expect(page.get_by_text("practice game").first).to_be_attached()
    assert person.texts() == match.positions[turned].moves()
    person.play(person.texts()[0])


def test_the_own_mistakes_are_asked_once_more(visit: Callable[..., Visitor], house: House) -> None:
    made, pick = house.make("mada", "Ada", "[random]"), random.Random(3)
    ada = house.guest(made, 0)
    with seated(ada):
        play_on([ada], lambda guest: pick.choice(guest.moves))
    person = visit()
    page = person.page
    page.goto(str(house.link(made, 0)))
    page.get_by_role("button", name="I am Ada").click()
    quiz = page.get_by_role("link", name="Find the better move")
    expect(quiz).to_be_visible(timeout=THINKING_MILLISECONDS)
    quiz.click()
    question = page.locator("section.question")
    expect(question).to_contain_text("What would you play?")
    count = int((question.locator(".count").text_content() or "").split()[-1])
    found = json.loads(house.fetch(f"/api/tables/{made['table']['table']}/review")[2])["turning_points"]
    points = sorted(found, key=lambda point: point["moment"])
    assert len(points) == count
    page.locator(f'[data-move="{points[0]["played"]["move"]}"]').first.click()
    expect(question).to_contain_text("That is what you chose then")
    for number, point in enumerate(points, 1):
        expect(question.locator(".count")).to_have_text(f"{number} of {count}")
        page.locator(f'[data-move="{point["best"]["move"]}"]').first.click()
        expect(question).to_contain_text("that is the best move")
        expect(question).to_contain_text("Why:")
        question.get_by_role("button", name="Next").click()
    expect(question).to_contain_text(f"{count - 1} of {count} found")
    question.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".ending")).to_be_visible()
