"""Looking at a finished game again."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import katta
from tests.web.visitor import Visitor


@pytest.fixture(params=[game.name for game in katta.games()])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished game as a file."""
    game = katta.game(request.param)
    match = katta.Match(game, ["Ada", "Ben", "Cleo"], dealer=katta.Dealer(bytes(32)))
    luck = random.Random(1)
    while match.position.actor != katta.OVER:
        match.play(luck.choice(match.position.moves()))
    path = tmp_path / "game.katta"
    match.write(path)
    return path


def test_a_record_file_is_stepped_through_with_any_eyes(visit: Callable[..., Visitor], record: Path) -> None:
    person = visit()
    person.page.goto("/replay")
    person.page.set_input_files("input[type=file]", record)
    keys = person.page.get_by_role("toolbar")
    expect(keys.get_by_role("slider")).to_have_value("0")
    keys.get_by_role("button", name="One step on").click()
    expect(keys.get_by_role("slider")).not_to_have_value("0")
    keys.get_by_role("button", name="To the end").click()
    last = keys.get_by_role("slider").get_attribute("max")
    assert last is not None
    expect(keys.get_by_role("slider")).to_have_value(last)
    keys.get_by_role("combobox").select_option(label="Ben")
    expect(person.page.locator("[data-eyes]")).to_have_attribute("data-eyes", "1")
    expect(keys.get_by_role("slider")).to_have_value(last)
    keys.get_by_role("button", name="To the start").click()
    keys.get_by_role("button", name="Play", exact=True).click()
    expect(keys.get_by_role("slider")).not_to_have_value("0")
    keys.get_by_role("button", name="Pause").click()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    path = tmp_path / "no.katta"
    path.write_text("nothing of the kind\n")
    person = visit()
    person.page.goto("/replay")
    person.page.set_input_files("input[type=file]", path)
    expect(person.page.get_by_role("alert").filter(has_text="record is damaged")).to_be_visible()
    person.complaints.clear()  # the browser reports the refusal, too
