"""Everything by keyboard, nothing by mouse."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitor import Visitor


def tab_to(person: Visitor, selector: str, most: int = 200) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if person.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by keyboard")


def test_a_whole_game_by_keyboard_only(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.goto("/")
    person.page.locator("li.mada button.main").wait_for()
    tab_to(person, "li.mada button.main")
    person.page.keyboard.press("Enter")
    for _ in range(2000):
        if not person.await_turn():
            break
        texts = person.texts()
        if not texts:
            continue
        move, version = "luck" if "luck" in texts else texts[0], person.version()
        tab_to(person, f'[data-move="{move}"]')
        person.page.keyboard.press("Enter")
        person.await_version_after(version)
    expect(person.ending).to_be_visible()


def test_a_drawer_opens_keeps_the_focus_and_closes_by_keyboard(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("sifaka")
    button = person.page.get_by_role("button", name="Rules")
    button.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert person.page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    expect(button).to_be_focused()
