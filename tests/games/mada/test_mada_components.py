"""Component files of Mada: the default one, corrected ones and wrong ones."""

import pytest

from katta.core.errors import BadComponents
from tests.games.mada.tables import MADA, after, draw_pile

GOOD = {
    "lemurs": "4",
    "double_lemurs": "3",
    "scorpions": "3",
    "copies": "[5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]",
    "pears": "[1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]",
}


@pytest.fixture
def write(tmp_path):
    def write(**changes):
        lines = [f"{key} = {value}" for key, value in {**GOOD, **changes}.items() if value is not None]
        path = tmp_path / "mine.toml"
        path.write_text("\n".join(lines), encoding="utf-8")
        return path

    return write


def test_the_default_file(write):
    assert MADA.start(3, components=write()) == MADA.start(3)


def test_copies_and_pears_can_be_corrected(write):
    path = write(copies="[6, 4, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]", pears="[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20]")
    position = MADA.start(2, components=path)
    assert draw_pile(position).split().count("1") == 6
    assert draw_pile(position).split().count("2") == 4
    position = after(position, *["deal 13"] * 3, *["deal 12"] * 3, "play 13", "play 12", "luck", "flip 3")
    assert [player["points"] for player in position.view(None)["players"]] == [0, 11]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"copies": "[5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3]"},
            "copies: expected 60 cactus cards in all, as the booklet prints, found 59",
        ),
        ({"copies": "[30, 30]"}, "copies: expected 13 numbers, for the values 1 to 13, found 2"),
        ({"pears": "[1]"}, "pears: expected 13 numbers, for the values 1 to 13, found 1"),
        ({"lemurs": "5"}, "lemurs: expected 4, as the booklet prints, found 5"),
        ({"double_lemurs": "2"}, "double_lemurs: expected 3, as the booklet prints, found 2"),
        ({"scorpions": "0"}, "scorpions: expected 3, as the booklet prints, found 0"),
        ({"copies": "[65, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"}, "copies[0]: expected int <= 60"),
        ({"copies": "[-1, 9, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 5]"}, "copies[0]: expected int >= 0"),
        ({"pears": "[1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 21]"}, "pears[12]: expected int <= 20"),
        ({"pears": '"many"'}, "pears: expected array, got str"),
        ({"lemurs": "true"}, "lemurs: expected int, got bool"),
        ({"scorpions": None}, "missing required field scorpions"),
        ({"kings": "1"}, "contains unknown field kings"),
        ({"lemurs": "="}, "it is not a TOML file"),
    ],
)
def test_a_wrong_file_is_refused_by_key(write, changes, sentence):
    path = write(**changes)
    with pytest.raises(BadComponents) as refused:
        MADA.start(3, components=path)
    assert str(path) in str(refused.value)
    assert sentence in str(refused.value)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(BadComponents, match="there is no such file"):
        MADA.start(3, components=tmp_path / "none.toml")
