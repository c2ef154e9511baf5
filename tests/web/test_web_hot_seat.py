"""Several people around one device."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.screens import pass_device
from tests.web.visitor import Visitor

CONTRACT = (495, 370)
"""Where a contract lies at 1280 × 720."""

DOUBLE_CLICK = 500, 500
"""Milliseconds in which a second click belongs to the first."""


def uncover(person: Visitor) -> str:
    """Take the device; who has it now."""
    button = person.page.locator("main button.main")
    name = button.inner_text().removeprefix("I am ")
    button.click()
    return name


def test_the_device_goes_round_and_hides_hands_between(visit: Callable[..., Visitor]) -> None:
    person = visit()
    pass_device(person)
    names = []
    for _ in range(3):
        expect(person.page.locator("main [role=status] h2")).to_be_visible()
        assert person.moves.count() == 0
        assert person.page.locator("[data-version]").count() == 0  # nothing of the table is on the page
        names.append(uncover(person))
        person.await_turn()
        person.page.locator(f'[data-move="{person.texts()[0]}"]').click()
    assert len(set(names)) == 3


def test_a_reload_comes_back_covered(visit: Callable[..., Visitor]) -> None:
    person = visit()
    pass_device(person)
    uncover(person)
    person.await_turn()
    person.page.reload()
    expect(person.page.locator("main [role=status] h2")).to_be_visible()
    assert person.moves.count() == 0


def test_a_whole_game_of_two_on_one_device(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.goto("/")
    person.page.locator("li.mada [data-way=friends]").click()
    person.page.locator("dialog[open] .guest select").select_option("here")
    person.page.locator("dialog[open] form button.main").click()
    luck = random.Random(3)
    cover = person.page.locator("main [role=status] h2")
    for _ in range(2000):
        expect(cover.or_(person.moves.first).or_(person.ending).first).to_be_visible()
        if person.ending.count():
            break
        if cover.count():
            uncover(person)
        elif texts := person.texts():
            move = "luck" if "luck" in texts and luck.random() < 0.7 else luck.choice(texts)
            person.page.locator(f'[data-move="{move}"]').click()
    assert person.page.locator(".ending .winner").count() >= 1


def test_a_double_click_on_who_one_is_plays_nothing(visit: Callable[..., Visitor]) -> None:
    """Wherever the button was, something lies there that nobody has seen yet."""
    person = visit(size=(1280, 720))
    pass_device(person)
    button = person.page.locator("main button.main")
    button.evaluate("one => one.style.cssText = 'position: fixed; inset: 0; z-index: 9'")
    person.hold_time(*DOUBLE_CLICK)
    person.page.mouse.click(*CONTRACT)
    person.await_turn()
    before = person.version()
    person.page.mouse.click(*CONTRACT)
    assert (person.version(), person.played) == (before, [])
    person.let_time_pass()
    person.page.locator(".shield").wait_for(state="detached")
    person.page.mouse.click(*CONTRACT)
    person.await_version_after(before)
    assert len(person.played) == 1
