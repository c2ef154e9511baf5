"""Choosing: in one list, or step by step where a game has very many moves."""

import pytest

import katta
from katta.terminal.menu import MOST_LINES, Menu
from katta.texts import Catalogue

CATALOGUE = Catalogue("en", ["Ada", "Bob"])


def opening(name: str) -> katta.Match:
    return katta.Match(katta.game(name), ["Ada", "Bob"], dealer=katta.Dealer(bytes(32)))


def menu_of(position: katta.Position) -> Menu:
    return Menu.of(position.game, position.choices(), CATALOGUE)


@pytest.fixture
def placing() -> Menu:
    """The menu of a first card: four places, four rotations."""
    match = opening("sifaka")
    while len(match.position.moves()) <= MOST_LINES:
        match.play(match.position.moves()[0])
    return menu_of(match.position)


def test_few_moves_are_one_list() -> None:
    match = opening("mada")
    menu = menu_of(match.position)
    assert menu.title == "Your choices"
    assert [menu.text(label) for label in menu.labels] == match.position.moves()
    assert [menu.pick(str(number + 1)) for number in range(len(menu.labels))] == match.position.moves()


@pytest.mark.parametrize("answer", ["0", "9", "-1", "", "nonsense", "1.", "²"])
def test_what_is_no_choice_picks_nothing(answer: str) -> None:
    assert menu_of(opening("mada").position).pick(answer) is None


def test_the_words_of_a_choice_pick_it() -> None:
    menu = menu_of(opening("mada").position)
    assert menu.pick("try YOUR luck") == "luck"


def test_many_moves_are_asked_for_in_steps(placing: Menu) -> None:
    """The first card of the red pawn, which stands at the north-west of the refuges."""
    assert [label.partition(":")[0] for label in placing.labels] == [
        "2 squares north of your pawn, reaching east",
        "2 squares west of your pawn, reaching south",
        "3 squares east of your pawn, reaching south",
        "3 squares south of your pawn, reaching east",
    ]
    second = placing.pick(placing.labels[2].upper())
    assert isinstance(second, Menu)
    assert len(second.labels) == 4
    assert second.labels[1].startswith("turned a quarter to the right, from the top left clockwise: ")
    assert second.pick("2") == "place 1,4,1"


def test_every_move_is_reached_by_its_steps(placing: Menu) -> None:
    reached = []
    for label in placing.labels:
        second = placing.pick(label)
        assert isinstance(second, Menu)
        reached += [second.pick(word) for word in second.labels]
    assert reached == [move.text for move in placing.moves]
