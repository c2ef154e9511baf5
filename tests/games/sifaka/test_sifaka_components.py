"""Component files of Sifaka: printed facts are checked, assumed ones may vary."""

import pytest

from katta.core.components import ComponentFile
from katta.core.errors import BadComponents
from katta.games.sifaka.components import load
from tests.games.sifaka.boxes import BOXES, DEFAULT, FAR_LAYOUT, with_layout


@pytest.mark.parametrize("box", BOXES)
def test_other_boxes_are_accepted(box):
    assert len(load(ComponentFile(box, BOXES[box])).terrain.cards) == 48


def test_the_default_deck_shows_as_many_mangoes_as_there_are_tokens():
    material = load()
    symbols = [symbol for card in material.terrain.cards for symbol in card]
    assert symbols.count("mango green") == len(material.tokens.green)
    assert symbols.count("mango yellow") == len(material.tokens.yellow)
    assert symbols.count("mango red") == len(material.tokens.red)


CARD_1 = '["palms 1", "blank", "arrow N", "palms 1"],  # 1\n'

WRONG = [
    ("green  = [1, 1,", "green  = [1, 2,", "tokens: green: expected .* as the booklet prints"),
    ("red    = [3, ", "red    = [", "tokens: red: expected"),
    ("yellow = [2, ", "yellow = [x, ", "not a TOML file"),
    ("[tokens]", "[tokens]\nblue = [1]", "tokens: object contains unknown field blue"),
    ("[-2, 1], [1, -2]", "[-2, 1]", "first_four: expected 4 squares, found 3"),
    ("[0, 2], [2, 2], [2, 0]]  ", "[0, 2], [2, 2]]  ", "refuge_cards: expected 4 squares, found 3"),
    ("[[0, 0], [0, 2]", "[[0, 0], [0, 1]", r"refuge_cards: .* found \[0, 1\] overlapping \[0, 0\]"),
    ("[1, 4], [4, 1]]", "[1, 3], [4, 1]]", r"first_four: .* found \[1, 3\] overlapping"),
    ("[1, 4], [4, 1]]", "[1, 5], [4, 1]]", "within 8 columns, found 9"),
    ("first_four = [[-2, 1]", "first_four = [[-3, 1]", "within 8 rows, found 9"),
    ("first_four = [[-2, 1]", "first_four = [[-61, 1]", r"first_four\[0\]\[0\]: expected int >= -60"),
    ("red = [1, 1], ", "", "refuges: expected red, blue, yellow, green, found blue"),
    ("red = [1, 1], ", "red = [5, 5], ", r"refuges.red: expected a square of a Refuge card, found \[5, 5\]"),
    ("red = [1, 1], ", "red = [1, 2], ", "refuges: expected four different squares"),
    ('2 = ["red", "yellow"], ', "", "seats: expected 2, 3 and 4, found 3, 4"),
    ('2 = ["red", "yellow"]', '2 = ["red"]', "seats.2: expected 2 different colours, found red"),
    ('2 = ["red", "yellow"]', '2 = ["red", "red"]', "seats.2: expected 2 different colours, found red, red"),
    ('2 = ["red", "yellow"]', '2 = ["red", "pink"]', "seats.2: expected colours among .* found pink"),
    (f"  {CARD_1}", "", "cards: expected 48 cards, .* found 47"),
    (
        '["palms 1", "blank", "arrow N", "palms 1"],  # 1\n',
        '["palms 8", "blank", "blank", "blank"],\n',
        "card 1: expected one of",
    ),
    (CARD_1, '["palms 1", "blank", "blank"],\n', r"cards\[0\]: expected"),
]


@pytest.mark.parametrize(("old", "new", "problem"), WRONG)
def test_what_is_wrong_is_said_with_file_and_key(old, new, problem):
    assert old in DEFAULT
    with pytest.raises(BadComponents, match=problem) as refused:
        load(ComponentFile("box.toml", DEFAULT.replace(old, new, 1)))
    assert str(refused.value).startswith("box.toml: ")


def test_an_empty_table_is_refused_too():
    layout = FAR_LAYOUT.replace("refuges = {", "refuges = {}\nunused = {")
    with pytest.raises(BadComponents):
        load(ComponentFile("box.toml", with_layout(DEFAULT, layout)))


def test_two_refuge_cards_or_places_may_not_overlap_in_any_order():
    with pytest.raises(BadComponents, match="first_four"):
        load(ComponentFile("box.toml", DEFAULT.replace("[1, 4], [4, 1]]", "[4, 2], [4, 1]]")))
