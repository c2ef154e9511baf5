"""How a game declares its moves: their texts, their numbers, and which mistakes are refused by a sentence."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.core.declare import (
    NUMBER,
    SEAT,
    Integer,
    Joined,
    Moves,
    Several,
    Words,
)
from katta.core.errors import BadGame
from katta.core.message import Message, Player
from tests.core.zoo import ANIMAL, FRUIT

MOVES = Moves("zoo")
FEED = MOVES.declare("feed {animal} {fruits}", animal=ANIMAL, fruits=Several(FRUIT, 3))
GO = MOVES.declare("go {row},{column}", row=Integer(-128), column=Integer(-128))
GIVE = MOVES.declare("give {player}", player=SEAT, where=lambda player: player < 3)
WAIT = MOVES.declare("wait")


@pytest.mark.parametrize(
    "text", ["feed cat fig", "feed ape fig fig kiwi", "go 0,0", "go -128,127", "give 0", "give 2", "wait"]
)
def test_a_move_is_read_as_it_is_written(text):
    assert MOVES.write(MOVES.read(text)) == text


@given(st.integers(-128, 127), st.integers(-128, 127))
def test_numbers_of_moves_grow_with_what_they_name(row, column):
    assert MOVES.read(f"go {row},{column}") == GO + ((row + 128) << 8) + column + 128


PAIR = Joined(FRUIT, "zoo-pair", ("first", "second"))


def test_two_words_are_joined_by_a_sign():
    one, two = FRUIT.words[:2]
    assert [PAIR.plain(PAIR.code(text)) for text in (one, f"{two}+{one}", f"{one}+{one}")] == [
        one,
        f"{two}+{one}",
        f"{one}+{one}",
    ]
    assert PAIR.plain(0) is None
    assert PAIR.argument(one) == FRUIT.name(one)
    assert PAIR.argument(f"{two}+{one}") == Message("zoo-pair", {"first": FRUIT.name(two), "second": FRUIT.name(one)})
    for text in ("", "+", f"{one}+", f"+{one}", f"{one}+{two}+{one}", f"{one} + {two}"):
        with pytest.raises(ValueError, match="is no"):
            PAIR.code(text)


def test_words_that_are_joined_are_numbered_from_1():
    with pytest.raises(BadGame, match="numbered from 1"):
        Joined(Words("zoo-door", ["left", "right"]), "zoo-pair", ("first", "second"))


PIECES = [*" ,-0123", "go ", "feed ", "cat", "fig", "give ", "wait"]


@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES)).map("".join)))
def test_only_what_is_written_like_this_is_read(text):
    with contextlib.suppress(ValueError):
        assert MOVES.write(MOVES.read(text)) == text


@pytest.mark.parametrize(
    "text", ["feed cat kiwi fig", "feed dog fig", "go 128,0", "go +1,0", "go 01,0", "give 3", "wait ", ""]
)
def test_misspellings_are_no_moves(text):
    with pytest.raises(ValueError, match="is no move of zoo"):
        MOVES.read(text)


def test_a_move_is_plain_data_and_a_message():
    plain = MOVES.plain(MOVES.read("feed cat fig kiwi"))
    assert plain == {"type": "feed", "animal": "cat", "fruits": ["fig", "kiwi"]}
    assert MOVES.message(plain).id == "zoo-choose-feed"
    assert MOVES.message({"type": "give", "player": 1}) == Message("zoo-choose-give", {"player": Player(1)})


@pytest.mark.parametrize(
    ("pattern", "names", "problem"),
    [
        ("wait {number}", {"number": NUMBER}, "the move 'wait' is declared twice"),
        ("jump {height}", {}, "must name nothing"),
        ("jump {a} {b}", {"b": NUMBER, "a": NUMBER}, "must name b, a, in this order"),
        ("jump {far}", {"far": Integer(bits=19)}, "takes 19 bits; there are 18"),
    ],
)
def test_mistakes_in_moves_are_named(pattern, names, problem):
    with pytest.raises(BadGame, match=problem):
        MOVES.declare(pattern, **names)


def test_words_are_there_once():
    with pytest.raises(BadGame, match="zoo-fruit: a word is there twice"):
        Words("zoo-fruit", ["fig", "fig"])
