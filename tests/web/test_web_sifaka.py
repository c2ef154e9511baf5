"""Sifaka on the page: on the board first, in words that need no board, and never in coordinates."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from katta.texts import LANGUAGES
from tests.web.visitor import Visitor

COORDINATES = re.compile(
    r"\b(rows?|columns?|lignes?|colonnes?|Zeilen?|Spalten?|filas?|columnas?|righe|riga|colonn[ae]|rij(en)?|kolom(men)?)\b"
    r"|[-−]?\d,\s?[-−]?\d",
    re.IGNORECASE,
)
"""What tells a square by numbers."""

TEXTS_AND_NAMES = """() => {
    const named = document.querySelectorAll("[aria-label], [title]");
    const names = [...named].flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]);
    return [document.querySelector(".page").innerText, ...names].join("\\n");
}"""


def groups(person: Visitor) -> Locator:
    return person.page.locator("details[name=moves]")


def whole_list(person: Visitor) -> Locator:
    return person.page.locator("section", has=person.page.locator("#your-moves")).locator("> details")


def hold_terrain(person: Visitor) -> None:
    """Into a game of Sifaka, a card in hand."""
    person.play_now("sifaka")
    person.play(person.texts()[0])
    person.await_turn()


def play_until(person: Visitor, verb: str, least: int = 1) -> None:
    """Play first choices until there are so many moves of a kind."""
    for _ in range(60):
        texts = person.texts()
        if texts[0].startswith(verb) and len(texts) >= least:
            return
        person.play(texts[len(texts) // 2])
        assert person.await_turn(), "the game is over"
    raise AssertionError(f"there is nothing to {verb}")


def test_a_placement_is_found_by_keys_in_groups_that_are_closed_at_first(visit: Callable[..., Visitor]) -> None:
    person = visit()
    hold_terrain(person)
    expect(whole_list(person)).not_to_have_attribute("open", "")
    assert len(person.texts()) == 4 * groups(person).count()
    whole_list(person).locator("> summary").focus()
    person.page.keyboard.press("Enter")
    expect(groups(person).first).to_be_visible()
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    second = groups(person).nth(1)
    expect(second).to_have_attribute("open", "")
    expect(second.locator("> summary")).to_have_text(re.compile("of your pawn.*covers no palm"))
    for _ in range(2):
        person.page.keyboard.press("Tab")
    button = person.page.locator("[data-move]:focus")
    expect(button).to_have_text(re.compile("turned a quarter to the right, from the top left clockwise: "))
    move, before = button.get_attribute("data-move"), person.version()
    person.page.keyboard.press("Enter")
    person.await_version_after(before)
    assert person.played[-1] == move


def test_no_square_is_told_by_numbers_in_any_language(visit: Callable[..., Visitor]) -> None:
    person = visit()
    hold_terrain(person)
    for verb in ("place", "go"):
        play_until(person, verb)
        for language in LANGUAGES:
            person.page.locator("header select").select_option(language)
            person.page.locator(f"html[lang={language}]").wait_for()
            for group in groups(person).all()[:3]:
                group.evaluate("one => (one.open = true)")
            said = person.page.evaluate(TEXTS_AND_NAMES)
            assert not (found := COORDINATES.search(said)), (
                language,
                said[max(0, found.start() - 60) : found.end() + 20],
            )
        person.page.locator("header select").select_option("en")


def test_where_a_direction_is_to_be_chosen_a_click_elsewhere_is_answered(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("sifaka")
    box = person.page.get_by_role("application").bounding_box()
    assert box
    person.page.mouse.click(box["x"] + 30, box["y"] + box["height"] / 2)
    expect(person.page.get_by_role("alert").filter(has_text="First choose which way your pawn faces")).to_be_visible()
    assert person.texts() == ["face N", "face E", "face S", "face W"]


OVERLAPS = """([some, others]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const pairs = boxes(some).flatMap((one) => boxes(others).map((other) => [one, other]));
    return pairs.filter(([one, other]) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1).length;
}"""


def test_directions_hide_no_pawn_and_ways_stay_drawn(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("sifaka")
    for size in [(1366, 625), (360, 640), (844, 390)]:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert person.page.locator(".compass .way").count() == 4
        assert person.page.evaluate(OVERLAPS, [".compass .way", "[data-pawn]"]) == 0, size
    play_until(person, "go")
    person.play(person.texts()[0])
    for _ in range(12):
        person.await_turn()
        if person.page.locator("[data-way]").count() and person.page.locator("[data-covered]").count():
            return
        person.play(person.texts()[0])
    raise AssertionError("nobody's way is drawn")
