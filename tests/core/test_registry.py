"""The games there are."""

from pathlib import Path

import pytest

import katta
from katta.core import registry


def test_every_folder_of_games_is_a_game():
    folder = Path(katta.__file__).parent / "games"
    folders = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    assert [game.name for game in katta.games()] == folders


def test_a_game_is_found_by_its_name():
    for game in katta.games():
        assert katta.game(game.name) is game


def test_the_names_are_known_without_loading_a_game():
    assert registry.names() == tuple(game.name for game in katta.games())


@pytest.mark.parametrize("name", ["", "chess", "MADA", "mada.rules", "../mada", "__pycache__"])
def test_an_unknown_name_is_refused_with_the_names_there_are(name):
    with pytest.raises(katta.UnknownGame) as caught:
        katta.game(name)
    sentence = str(caught.value)
    assert repr(name) in sentence
    assert all(game.name in sentence for game in katta.games())
