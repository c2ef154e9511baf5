"""For everyone: axe finds nothing wrong on any screen, in either theme; everything works by keyboard; phones fit."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.screens import SCREENS
from tests.web.visitor import PHONE, Visitor

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(person: Visitor) -> list[str]:
    """What axe finds, a line each."""
    person.page.evaluate(AXE)
    found = person.page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}}).then(result => result.violations)", RULES
    )
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(visit: Callable[..., Visitor], name: str, theme: str) -> None:
    person = visit(theme=theme)
    SCREENS[name](person)
    assert violations(person) == []


@pytest.mark.parametrize("name", SCREENS)
def test_no_screen_is_wider_than_a_phone(visit: Callable[..., Visitor], name: str) -> None:
    person = visit(size=PHONE, touch=True)
    SCREENS[name](person)
    assert person.is_as_wide_as_the_screen()
