"""Six languages, switchable in the middle of a game."""

import random
import re
from collections.abc import Callable

import pytest

from katta.texts import LANGUAGES, Catalogue
from tests.web.visitor import Visitor

UNSAID = re.compile(r"\{ ?\$|\b(web|mada|sifaka|malediction|server|refusal|bot-level)-[a-z]+-[a-z]")
"""A message that was not found or not filled in."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_device_is_spoken(visit: Callable[..., Visitor], language: str) -> None:
    person = visit(language=language)
    person.page.goto("/")
    person.page.locator("li.mada h2").wait_for()
    assert person.page.evaluate("document.documentElement.lang") == language
    assert Catalogue(language).say("web-welcome") in person.page.inner_text("h1")
    assert not UNSAID.search(person.page.inner_text("body"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_can_be_switched_in_the_middle_of_a_game(visit: Callable[..., Visitor], language: str) -> None:
    person = visit()
    person.play_now("malediction")
    luck = random.Random(language)
    for _ in range(3):
        if person.await_turn():
            person.play(luck.choice(person.texts()))
    person.await_turn()
    before = person.texts()
    person.page.locator("#bar-language").select_option(language)
    person.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    assert person.texts() == before
    assert Catalogue(language).say("web-your-moves") in person.page.inner_text("#your-moves")
    assert not UNSAID.search(person.page.inner_text("body"))
    person.page.reload()
    person.page.locator("#your-moves").wait_for()
    assert Catalogue(language).say("web-your-moves") in person.page.inner_text("#your-moves")
