"""One person against bots, from the home page to the final scores."""

import random
from collections.abc import Callable

import pytest

import katta
from tests.web.visitor import Visitor

GAMES = [game.name for game in katta.games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(visit: Callable[..., Visitor], game: str) -> None:
    person = visit()
    person.play_now(game)
    person.play_on(random.Random(game))
    assert person.page.locator(".ending ol > li .points").count() >= 2
    assert person.page.locator(".ending .winner").count() >= 1
