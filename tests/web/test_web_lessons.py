"""Learning by playing: every game by the keyboard alone; by touch with a reload in between; on every screen size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from katta import lessons
from katta.core import registry
from tests.web.visitor import PHONE, Visitor

GAMES = [game for game in registry.games() if lessons.count(game)]
MOST_TAPS = 3
"""For a move: a card is chosen, perhaps with another, and confirmed."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def await_step(page: Page, step: int) -> None:
    expect(page.locator(f'[data-step="{step}"]:not([data-shows])')).to_be_attached()


@every_game
def test_a_lesson_by_the_keyboard_alone(visit: Callable[..., Visitor], game) -> None:
    """From the home page through a whole lesson, by Tab and Enter: what is to be pressed next has the focus."""
    visitor, lesson = visit(), lessons.find(game, 1)
    page = visitor.page
    page.goto("/")
    page.locator(f"li.{game.name} [data-way=learn]").press("Enter")
    for place, step in enumerate(lesson):
        await_step(page, place)
        if place == len(lesson) - 1:
            break
        focus = page.locator(":focus")
        expect(focus).to_have_attribute("data-move", step.move) if step.move else expect(focus).to_have_text("Continue")
        page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("Next lesson")
    page.goto("/")
    expect(page.locator(f"li.{game.name} [data-way=learn] .isDone")).to_have_count(1)


@every_game
def test_a_lesson_by_touch(visit: Callable[..., Visitor], game) -> None:
    """Whoever touches what glows comes to the end, though the page is loaded anew in between; the rest is answered."""
    visitor, lesson = visit(size=PHONE, touch=True), lessons.find(game, 2)
    page = visitor.page
    page.goto(f"/learn/{game.name}/2")
    is_reloaded = has_erred = False
    for place, step in enumerate(lesson.steps[:-1]):
        await_step(page, place)
        if step.move is None:
            page.locator("[data-lesson-next]").tap()
            continue
        if not has_erred and (has_erred := err(page, lesson, place)):
            await_step(page, place)
        if not is_reloaded and place > len(lesson) // 2:
            is_reloaded = bool(page.reload())
            await_step(page, place)
        for _ in range(MOST_TAPS):
            if page.locator(f'[data-step="{place}"]:not([data-shows])').count():
                page.locator(".board .wanted").last.tap()
    await_step(page, len(lesson) - 1)
    assert is_reloaded
    assert has_erred
    assert visitor.is_as_wide_as_the_screen()
    page.locator("[data-lesson-next]").tap()
    expect(page.locator('[data-step="0"]')).to_be_attached()


def err(page: Page, lesson: lessons.Lesson, place: int) -> bool:
    """Make another legal move than the lesson's, if it is at hand: it is said what to do instead."""
    other = next((text for text in lesson.position(place).moves() if text != lesson.steps[place].move), None)
    button = page.locator(f'aside [data-move="{other}"]')
    if not button.is_visible():  # there is none, or it is one of very many
        return False
    button.click()
    expect(page.locator("main .notice")).to_contain_text("In this lesson")
    return True


def test_a_lesson_that_is_not_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.goto("/learn/chess/1")
    expect(visitor.page.locator("main .problem")).to_be_visible()
    visitor.forgive_refusal()
