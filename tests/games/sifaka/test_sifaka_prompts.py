"""What is asked at a table of Sifaka says what was covered, and what comes of it."""

from tests.games.prompts import prompt
from tests.games.sifaka.tables import after, start, table

PAWNS = ("3,0,E", "0,0,N")


def test_a_direction_and_a_place_are_asked_for() -> None:
    assert prompt(start(2), 0) == "Choose which way your pawn faces: it walks straight ahead."
    assert prompt(start(2), 1) == "Ann chooses which way the pawn faces."
    opening = after(start(2), "face N", "face N", "deal 1", "deal 2")
    assert prompt(opening, 0) == "Place your card on one of the marked places."
    later = table("....\n..G.\n....\n....", pawns=("0,0,N", "3,3,N"))
    assert prompt(later, 0) == (
        "Place your card so that it covers at least one square: covered palms and arrows move your pawn."
    )
    assert prompt(later, 1) == "Ann is to place a card."


def test_where_the_pawn_goes_is_asked_for_with_what_was_covered() -> None:
    assert prompt(table(pawns=PAWNS, palms=2), 0) == "You covered 2 palms: your pawn goes straight ahead."
    assert prompt(table(pawns=PAWNS, palms=1, arrows="N"), 0) == (
        "You covered 1 palm and an arrow to the north: choose where your pawn goes."
    )
    assert prompt(table(pawns=PAWNS, palms=2, arrows="NE"), 0) == (
        "You covered 2 palms and arrows to the north and east: choose where your pawn goes."
    )
    assert prompt(table(pawns=PAWNS, arrows="N"), 0) == "You covered an arrow to the north: your pawn turns."
    assert prompt(table(pawns=PAWNS, palms=2), None) == "Ann is to move the pawn."


def test_a_pawn_that_cannot_use_its_points_stays() -> None:
    stuck = table(pawns=("2,1,E", "0,0,N"), palms=3)
    assert prompt(stuck, 0) == "There is no way to use all your 3 points, so your pawn stays where it is."
