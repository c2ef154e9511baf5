"""For everyone: axe finds nothing wrong on any screen, in either theme, and every screen fits a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.screens import SCREENS
from tests.web.visitor import PHONE, Visitor

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


COLOURS = ["color-contrast", "link-in-text-block"]
"""What depends on the theme."""


def violations(person: Visitor, only: list[str] | None = None) -> list[str]:
    """What axe finds, a line each; by some of its rules only."""
    person.paint()
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE)
    wanted = {"type": "rule", "values": only} if only else {"type": "tag", "values": RULES}
    found = person.page.evaluate(
        "wanted => axe.run(document, {runOnly: wanted}).then(result => result.violations)", wanted
    )
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_for_everyone(visit: Callable[..., Visitor], name: str) -> None:
    """In the light, in the dark, and as narrow as a phone."""
    person = visit()
    SCREENS[name](person)
    found = {"light": violations(person)}
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html[data-theme=dark]")).to_be_attached()
    found["dark"] = violations(person, COLOURS)
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found["phone"] = violations(person)
    assert found == {"light": [], "dark": [], "phone": []}
    assert person.is_as_wide_as_the_screen()
