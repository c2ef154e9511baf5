"""The text of each move of Sifaka: `face N`, `place -1,3,2`, `pass`, `go 2,1,N`, `deal 17`, `token 3`.

Inside the kernels a move is an integer that grows in the canonical order. Its verb sits above the lower 18 bits:
row + 128 and column + 128 (eight bits each), then the rotation or direction (two bits).
"""

import re
from collections.abc import Mapping
from typing import Literal, get_args

from katta.core.compiler import kernel
from katta.games.sifaka.state import CARDS, HIGHEST_VALUE

VERB = 1 << 18
FACE = 0 * VERB  # + direction
DEAL = 1 * VERB  # + card
PLACE = 2 * VERB  # + square and rotation
PASS = 3 * VERB
GO = 4 * VERB  # + square and direction
TOKEN = 5 * VERB  # + value

ORIGIN = 128
"""Rows and columns are -128..127; `components` keeps the board well inside."""

SifakaDirection = Literal["N", "E", "S", "W"]
DIRECTIONS: tuple[SifakaDirection, ...] = get_args(SifakaDirection)
ROTATIONS = ("0", "1", "2", "3")


@kernel
def on_square(verb: int, row: int, column: int, turn: int) -> int:
    """`place row,column,turn` or `go row,column,turn`: turn is a rotation or a direction."""
    return verb + (((row + ORIGIN) << 10) | ((column + ORIGIN) << 2) | turn)


@kernel
def verb_of(move: int) -> int:
    """What is done: FACE, DEAL, PLACE, PASS, GO or TOKEN."""
    return move & ~(VERB - 1)


@kernel
def number_of(move: int) -> int:
    """The direction of `face`, the card of `deal`, the value of `token`."""
    return move & (VERB - 1)


@kernel
def row_of(move: int) -> int:
    """The row of `place` and `go`."""
    return ((move >> 10) & 255) - ORIGIN


@kernel
def column_of(move: int) -> int:
    """The column of `place` and `go`."""
    return ((move >> 2) & 255) - ORIGIN


@kernel
def turn_of(move: int) -> int:
    """The rotation of `place`, the direction of `go`."""
    return move & 3


_NUMBERED: dict[int, tuple[str, Mapping[int, str]]] = {
    FACE: ("face", dict(enumerate(DIRECTIONS))),
    DEAL: ("deal", {card: str(card) for card in range(1, CARDS + 1)}),
    TOKEN: ("token", {value: str(value) for value in range(1, HIGHEST_VALUE + 1)}),
}
_ON_SQUARE = {PLACE: ("place", ROTATIONS), GO: ("go", DIRECTIONS)}
_READ = {
    "pass": PASS,
    **{
        f"{word} {text}": verb + number
        for verb, (word, numbers) in _NUMBERED.items()
        for number, text in numbers.items()
    },
}
_SQUARE = re.compile(r"(place|go) (0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2}),([0-3NESW])", re.ASCII)


def write(move: int) -> str:
    """The text of a move."""
    verb = verb_of(move)
    if verb in _ON_SQUARE:
        word, turns = _ON_SQUARE[verb]
        return f"{word} {row_of(move)},{column_of(move)},{turns[turn_of(move)]}"
    if verb in _NUMBERED:
        word, numbers = _NUMBERED[verb]
        return f"{word} {numbers[move - verb]}"
    return "pass"


def read(text: str) -> int:
    """The move of a text; ValueError for what is no move in any position."""
    move = _READ.get(text)
    if move is None:
        move = _read_on_square(text)
    if move is None:
        raise ValueError(f"{text!r} is no move of Sifaka")
    return move


def _read_on_square(text: str) -> int | None:
    found = _SQUARE.fullmatch(text)
    if found is None:
        return None
    verb, turns = (PLACE, ROTATIONS) if found[1] == "place" else (GO, DIRECTIONS)
    row, column = int(found[2]), int(found[3])
    if found[4] not in turns or not (-ORIGIN <= row < ORIGIN and -ORIGIN <= column < ORIGIN):
        return None
    return on_square(verb, row, column, turns.index(found[4]))
