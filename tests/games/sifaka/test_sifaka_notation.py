"""The texts of Sifaka's moves."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.declare import verb_of
from katta.games.sifaka.moves import GO, MOVES, PLACE, column_of, on_square, row_of, turn_of
from katta.games.sifaka.symbols import DIRECTION
from tests.games.sifaka.tables import LEANINGS, SEATS, start, steps


@settings(deadline=None, max_examples=3)
@given(seats=st.sampled_from(SEATS), leaning=st.sampled_from(LEANINGS), seed=st.integers(0, 2**32))
def test_every_move_met_is_read_as_it_is_written(seats, leaning, seed):
    for position, _, _ in steps(start(seats), seed, leaning):
        for text in [*position.moves(), *position.weights()]:
            assert MOVES.write(MOVES.read(text)) == text


@given(row=st.integers(-128, 127), column=st.integers(-128, 127), turn=st.integers(0, 3))
def test_every_square_can_be_named(row, column, turn):
    for verb, text in ((PLACE, f"place {row},{column},{turn}"), (GO, f"go {row},{column},{DIRECTION.words[turn]}")):
        move = verb + on_square(row, column, turn)
        assert (verb_of(move), row_of(move), column_of(move), turn_of(move)) == (verb, row, column, turn)
        assert MOVES.write(move) == text
        assert MOVES.read(text) == move


def test_the_integers_of_moves_grow_in_canonical_order():
    squares = [(row, column, turn) for row in (-3, 0, 5) for column in (-2, 0, 7) for turn in range(4)]
    assert [on_square(*square) for square in squares] == sorted(on_square(*square) for square in squares)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "face",
        "face n",
        "face NE",
        "Face N",
        "face  N",
        " face N",
        "face N ",
        "deal 0",
        "deal 49",
        "deal 07",
        "deal +7",
        "deal 1.0",
        "token 0",
        "token 5",
        "pass ",
        "pass 1",
        "PASS",
        "place 1,2",
        "place 1,2,4",
        "place 1,2,N",
        "place 1, 2,0",
        "place +1,2,0",
        "place -0,2,0",
        "place 01,2,0",
        "place 1,2,00",
        "place 128,0,0",
        "place 0,-129,0",
        "place 1,2,0,0",
        "place 1,2,0\n",
        "place ١,2,0",
        "go 1,2,0",
        "go 1,2,n",
        "go 1,2",
        "go1,2,N",
        "go 1000,2,N",
        "jump 1,2,N",
    ],
)
def test_misspellings_are_no_moves(text):
    with pytest.raises(ValueError, match="no move of sifaka"):
        MOVES.read(text)


@given(text=st.text(alphabet="placegofdtknsNESW0123-+, ", max_size=14))
def test_whatever_is_read_is_canonical(text):
    try:
        move = MOVES.read(text)
    except ValueError:
        return
    assert MOVES.write(move) == text
