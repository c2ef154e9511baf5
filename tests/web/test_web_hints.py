"""What is asked can be read in full; what a bot advises stands beside the choice, once, and over no card."""

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from katta.core.dealer import Dealer
from katta.texts import LANGUAGES
from tests.core.random_games import Table, played
from tests.web.company import Company
from tests.web.test_web_layout import SETTLED
from tests.web.visitor import PHONE

NAMES = ["Ada", "Ben", "Cleo"]
SIZES = [(1280, 800), (390, 844), (844, 390), (320, 568)]

COVERED = """() => {
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const advice = document.querySelector('.advice').getBoundingClientRect();
    const cards = document.querySelectorAll('[data-part=hand] button, [data-part=pile], .opponent');
    return [...cards].filter(card => meets(advice, card.getBoundingClientRect())).map(card => card.textContent);
}"""
TOLD = """reason => [...document.querySelectorAll('main *')].filter(element => {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const isInSight = height > 1 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return element.children.length === 0 && isInSight && element.textContent.includes(reason);
}).length"""


CUT = "asked => asked.scrollHeight > asked.clientHeight"


def after_the_first_has_lost_a_round() -> dict[str, Any]:
    """With a full hand to choose from."""
    return next(
        {"record": match.write(), "moment": moment}
        for match in (played(Table("mada", len(NAMES)).match(Dealer(bytes(32))), seed) for seed in count())
        for moment, position in enumerate(match.positions)
        if position.actor == 0 and "keep" in position.moves() and len(position.view(0)["hand"]) == 3
    )


def test_after_a_lost_round_the_reason_is_said_once_and_covers_no_card(company: Company) -> None:
    made = company.house.make("mada", *NAMES, opening=after_the_first_has_lost_a_round())
    page = company.sit(made, 0).page
    page.locator("header [data-tool=hint]").click()
    expect(page.locator(".advice")).to_be_visible()
    reason = page.locator(".advice .reason").text_content()
    expect(page.locator("main .why")).to_have_text(re.compile(rf"^{re.escape(reason or '')} · "))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.evaluate(TOLD, reason) == 1, (width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_not_cut_short_on_a_phone(company: Company, language: str) -> None:
    made = company.house.make("mada", *NAMES, opening=after_the_first_has_lost_a_round())
    page = company.sit(made, 0, language=language, size=PHONE).page
    page.evaluate(SETTLED)
    assert not page.locator("main .waiting").evaluate(CUT)
