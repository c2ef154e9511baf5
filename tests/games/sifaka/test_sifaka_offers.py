"""What the buttons of Sifaka say: where, seen from the own pawn, and what a placement would bring."""

import pytest

from katta.texts.catalogue import LANGUAGES, Catalogue
from tests.games.sifaka.tables import SIFAKA, after, start, steps, table

NAMES = ["Ada", "Boris", "Chloé", "Dina"]
FIELD = "....\n....\n....\n...."
SAY = Catalogue("en", NAMES).say


def button(position, text):
    return SAY(position.button(text))


def test_a_way_is_said_by_how_far_it_leads():
    taking = table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2)
    assert button(start(2), "face N") == "Face north"
    assert button(taking, "go 0,2,E") == "Go 2 squares east, face east and take a yellow mango token"
    turning = table(pawns=("3,0,E", "0,0,N"), palms=2, arrows="N")
    assert button(turning, "go 1,0,N") == "Go 2 squares north and face north"
    assert button(turning, "go 2,1,N") == "Go 1 square north and 1 east and face north"
    assert button(table(pawns=("3,0,W", "0,0,N"), palms=2), "go 3,0,W") == "Stay and face west"
    assert button(table("GG\nGG"), "pass") == "Remove the card from the game"


@pytest.mark.parametrize(
    ("square", "where"),
    [
        ("0,0", "beside your pawn to the west, reaching north"),
        ("1,0", "beside your pawn to the west, reaching south"),
        ("2,0", "1 south and 1 west of your pawn"),
        ("2,1", "beside your pawn to the south, reaching west"),
        ("2,2", "beside your pawn to the south, reaching east"),
        ("3,2", "2 squares south of your pawn, reaching east"),
        ("3,3", "2 south and 1 east of your pawn"),
        ("0,3", "beside your pawn to the east, reaching north"),
        ("-1,3", "1 north and 1 east of your pawn"),
    ],
)
def test_a_place_is_said_from_the_pawn_to_the_nearest_square_of_the_card(square, where):
    position = table(FIELD, pawns=("1,2,N", "1,2,N"))
    assert button(position, f"place {square},0").startswith(f"Place the card {where}, not turned: ")


def test_a_placement_says_what_it_covers():
    position = table("2^..\n1...\n....\n....", pawns=("3,3,W", "3,3,N"))
    assert button(position, "place 0,0,3").endswith(": covers 3 palms and arrow to the north")
    assert button(position, "place 1,1,0").endswith(": covers no palm and no arrow")
    assert position.choice("place 0,0,3")["covered"] == ["palms 3", "arrow N"]


def test_a_placement_says_which_tokens_the_pawn_could_take_then():
    position = table("2...\n....\n....\nR...", pawns=("3,2,W", "0,3,N"), cards=("....", "...."))
    assert position.choice("place -1,-1,0")["reach"] == ["red"]
    assert button(position, "place -1,-1,0").endswith("covers 2 palms; within reach: a red mango token")
    assert position.choice("place 1,1,0")["reach"] == []


def test_the_card_itself_is_land_and_may_bear_the_mango():
    """Two palms lead the pawn onto the card just laid; whether a mango lies there depends on how it is turned."""
    position = table("2...", pawns=("0,3,W", "0,3,N"), cards=("g...", "...."))
    assert [position.choice(f"place 0,0,{rotation}")["ripe"] for rotation in range(4)] == [0, 1, 0, 0]
    *_, turned = SIFAKA.steps(position.choice("place 0,0,1"))
    assert SAY(turned) == (
        "turned a quarter to the right, from the top left clockwise: blank, green mango and blank (×2)"
        "; a mango of the card is within reach"
    )


def test_what_is_said_to_be_within_reach_is_what_can_be_taken_then():
    """In a whole game: the tokens of the offers are those of the ways that follow."""
    compared = 0
    for before, _, _ in list(steps(start(3, "many mangoes"), 3, "hungry"))[::11]:
        for text, offered in before.choices()[::7]:
            if offered["type"] != "place":
                continue
            then = before.play(text)
            taken = [each for _, each in then.choices() if each["type"] == "take"] if then.actor == before.actor else []
            squares = {(each["row"], each["column"]): each["token"] for each in taken}
            card = {(offered["row"] + down, offered["column"] + right) for down in (0, 1) for right in (0, 1)}
            assert offered["ripe"] == len(card & set(squares))
            assert set(offered["reach"]) == {token for square, token in squares.items() if square not in card}
            compared += bool(squares)
    assert compared


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_chosen_before_the_rotation(language):
    """All rotations of a place are behind the same words, and no other place is."""
    say = Catalogue(language, NAMES).say
    position = after(start(2), "face N", "face N", "deal 4", "deal 9")
    labels: dict[str, list[tuple[str, str]]] = {}
    for text, offered in position.choices():
        place, rotation = map(say, SIFAKA.steps(offered))
        labels.setdefault(place, []).append((text.rpartition(",")[0], rotation))
    assert len(labels) == 4
    for behind in labels.values():
        assert len({place for place, _ in behind}) == 1
        assert len({rotation for _, rotation in behind}) == 4
