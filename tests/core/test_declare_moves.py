"""How a game declares its moves: their texts, their numbers, and which mistakes are refused by a sentence."""

import contextlib
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode

from katta.core.declare import (
    NUMBER,
    SEAT,
    Integer,
    Joined,
    Moves,
    Several,
    Words,
)
from katta.core.declare.paper import written
from katta.core.declare.statements import Statements
from katta.core.declare.writing import name_move, new_stack, put_choice
from katta.core.errors import BadGame
from katta.core.message import Message, Player
from tests.core.zoo import ANIMAL, FRUIT

MOVES = Moves("zoo")
FEED = MOVES.declare("feed {animal} {fruits}", animal=ANIMAL, fruits=Several(FRUIT, 3))
GO = MOVES.declare("go {row},{column}", row=Integer(-128), column=Integer(-128))
GIVE = MOVES.declare("give {player}", player=SEAT, where=lambda player: player < 3)
WAIT = MOVES.declare("wait")
PAIR = Joined(FRUIT, "zoo-pair", ("first", "second"))
JOIN = MOVES.declare("join {pair}", pair=PAIR)


@pytest.mark.parametrize(
    "text", ["feed cat fig", "feed ape fig fig kiwi", "go 0,0", "go -128,127", "give 0", "give 2", "wait"]
)
def test_a_move_is_read_as_it_is_written(text):
    assert MOVES.write(MOVES.read(text)) == text


@given(st.integers(-128, 127), st.integers(-128, 127))
def test_numbers_of_moves_grow_with_what_they_name(row, column):
    assert MOVES.read(f"go {row},{column}") == GO + ((row + 128) << 8) + column + 128


def test_two_words_are_joined_by_a_sign():
    one, two = FRUIT.words[:2]
    for text in (one, f"{two}+{one}", f"{one}+{one}"):
        assert PAIR.text(PAIR.code(text)) == text
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


def choice(move: int) -> dict[str, Any]:
    """A move with what its button offers where no kernel offers more."""
    log = np.zeros(16, np.int32)
    name_move(MOVES.template, move, log)
    offers, memory = Statements("zoo", "offer", None).template, log.view(np.uint8)
    found: dict[str, Any] = decode(
        written(lambda paper: put_choice(MOVES.template, offers, memory, 0, log, move, new_stack(), paper, 0))
    )
    return found


@pytest.mark.parametrize(
    "text",
    ["feed cat fig", "feed ape fig fig kiwi", "go 0,0", "go -128,127", "give 2", "wait", "join fig", "join kiwi+fig"],
)
def test_kernels_write_a_move_as_it_is_read(text):
    found = choice(MOVES.read(text))
    assert found["move"] == text
    assert found["what"]["type"] == text.partition(" ")[0]


def test_a_move_is_plain_data_and_a_message():
    plain = choice(MOVES.read("feed cat fig kiwi"))["what"]
    assert plain == {"type": "feed", "animal": "cat", "fruits": ["fig", "kiwi"]}
    assert choice(MOVES.read("join kiwi+fig"))["what"] == {"type": "join", "pair": "kiwi+fig"}
    assert choice(JOIN)["what"] == {"type": "join", "pair": None}
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
