"""Component files: every mistake gets a sentence with the file, the key and what was expected."""

import msgspec
import pytest

from katta import BadComponents, games
from katta.core.components import ComponentFile, load


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    cards: int
    copies: list[int]

    def __post_init__(self) -> None:
        if sum(self.copies) != self.cards:
            raise ValueError(f"copies: expected {self.cards} cards, found {sum(self.copies)}")


def refusal(text: str) -> str:
    with pytest.raises(BadComponents) as caught:
        load(ComponentFile("box.toml", text), Deck)
    return str(caught.value)


def test_a_good_file_is_read():
    assert load(ComponentFile("box.toml", "cards = 3\ncopies = [1, 2]\n"), Deck) == Deck(3, [1, 2])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("cards = 3\ncopies = [1, 1]\n", "box.toml: copies: expected 3 cards, found 2"),
        ("cards = 'three'\ncopies = []\n", "box.toml: cards: expected int, got str"),
        ("cards = 1\ncopies = [1, 'x']\n", "box.toml: copies[1]: expected int, got str"),
        ("cards = 1\n", "box.toml: Object missing required field copies"),
        ("cards = 0\ncopies = []\nhats = 1\n", "box.toml: Object contains unknown field hats"),
    ],
)
def test_a_wrong_entry_is_named(text, sentence):
    assert refusal(text) == sentence


def test_a_file_that_is_not_toml_is_named_with_the_place():
    assert refusal("cards: 3\n").startswith("box.toml: it is not a TOML file (")
    assert "line 1" in refusal("cards: 3\n")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
class TestFilesOfAGame:
    def test_a_missing_file(self, game, tmp_path):
        path = tmp_path / "nowhere.toml"
        with pytest.raises(BadComponents) as caught:
            game.start(game.seats[0], components=path)
        assert str(caught.value) == f"{path}: there is no such file"

    def test_a_folder(self, game, tmp_path):
        with pytest.raises(BadComponents) as caught:
            game.start(game.seats[0], components=str(tmp_path))
        assert str(caught.value) == f"{tmp_path}: it cannot be read (Is a directory)"

    def test_a_picture(self, game, tmp_path):
        path = tmp_path / "box.png"
        path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
        with pytest.raises(BadComponents) as caught:
            game.start(game.seats[0], components=path)
        assert str(caught.value) == f"{path}: it is not a text file"

    def test_an_empty_file(self, game, tmp_path):
        path = tmp_path / "empty.toml"
        path.write_text("")
        with pytest.raises(BadComponents) as caught:
            game.start(game.seats[0], components=path)
        assert str(caught.value).startswith(f"{path}: ")
