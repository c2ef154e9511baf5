"""Tables set by hand, and random players with a leaning, for the tests of Sifaka."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from katta.core.components import ComponentFile
from katta.core.contract import CHANCE, OVER
from katta.core.position import Position
from katta.core.registry import game
from katta.games.sifaka.board import column_place, grow_box, lay_token, row_place
from katta.games.sifaka.state import GOING, MARGIN, PLACING, SifakaState
from katta.games.sifaka.symbols import DIRECTION, SYMBOL, SYMBOL_BITS
from tests.games.sifaka.boxes import BOXES

SIFAKA = game("sifaka")
SEATS = (2, 3, 4)
OVERSHOOTS = ("stay", "edge")
PAWNS = ("share", "block")

LETTERS = {
    ".": "blank",
    "g": "mango green",
    "y": "mango yellow",
    "r": "mango red",
    "^": "arrow N",
    ">": "arrow E",
    "v": "arrow S",
    "<": "arrow W",
    **{str(count): f"palms {count}" for count in range(1, 8)},
}
"""Squares of a drawn board; `_` is a hole and a capital a mango with its token."""

B4 = "....\n....\n....\n...."


def start(seats: int = 2, box: str = "default", **options: str) -> Position:
    return SIFAKA.start(seats, components=ComponentFile(box, BOXES[box]), **options)


def table(
    board: str = B4,
    *,
    pawns: Sequence[str] = ("0,0,N", "0,0,N"),
    corner: tuple[int, int] = (0, 0),
    cards: Sequence[str] = ("....", "...."),
    pile: int = 10,
    palms: int = 0,
    arrows: str = "",
    supply: Sequence[int] = (15, 9, 6),
    turn: int = 0,
    overshoot: str = "stay",
    encounter: str = "share",
) -> Position:
    """A position set by hand: the board drawn from its north-west corner, the hand cards as NW, NE, SE, SW.

    The seats hold the cards 1, 2, ...; the pile has the last ones. With palms or arrows a pawn is about to go.
    """
    s = SIFAKA.start(len(pawns), overshoot=overshoot, pawns=encounter).state.copy()
    s.phase, s.turn = (GOING if palms or arrows else PLACING), turn
    s.free = 0
    draw_board(s, board, corner)
    s.supply[:] = supply
    for seat, pawn in enumerate(pawns):
        row, column, direction = pawn.split(",")
        s.pawn_row[seat], s.pawn_column[seat] = int(row), int(column)
        s.pawn_facing[seat] = DIRECTION[direction]
    for seat, card in enumerate(cards):
        s.faces[seat + 1] = [SYMBOL[LETTERS[letter]] for letter in card]
        s.hand[seat] = seat + 1
    s.palms = palms
    for letter in arrows:
        s.arrows[DIRECTION[letter]] += 1
    if palms or arrows:
        s.hand[turn] = 0
    s.pile = ((1 << pile) - 1) << (49 - pile)
    s.pile_count = pile
    return Position(SIFAKA, s)


def draw_board(s: SifakaState, board: str, corner: tuple[int, int]) -> None:
    s.planes[:] = 0
    s.tokens[:] = 0
    s.top = s.bottom = corner[0]
    s.left = s.right = corner[1]
    for row, line in enumerate(board.splitlines(), start=corner[0]):
        for column, letter in enumerate(line.strip(), start=corner[1]):
            if letter != "_":
                lay_symbol(s, row, column, SYMBOL[LETTERS[letter.lower()]])
            if letter.isupper():
                lay_token(s, row, column)


def lay_symbol(s: SifakaState, row: int, column: int, symbol: int) -> None:
    """Make a symbol the topmost of a square."""
    grow_box(s, row, column)
    bit = 1 << column_place(s, column)
    for k in range(SYMBOL_BITS):
        plane = int(s.planes[row_place(s, row), k])
        s.planes[row_place(s, row), k] = plane | bit if symbol >> k & 1 else plane & ~bit


def squares(s: SifakaState) -> dict[tuple[int, int], str]:
    """The board with the text of each topmost symbol."""
    symbols: Any = sum(_by_square(np.asarray(s.planes)[:, k]) << k for k in range(SYMBOL_BITS))
    return _on_grid(s, {place: SYMBOL.texts[symbols[place]] for place in zip(*np.nonzero(symbols))})


def tokens(s: SifakaState) -> dict[tuple[int, int], str]:
    """The tokens on the board with their colours."""
    marked = _on_grid(s, dict.fromkeys(zip(*np.nonzero(_by_square(s.tokens))), ""))
    symbols = squares(s) if marked else {}
    return {square: symbols[square].removeprefix("mango ") for square in marked}


def _by_square(masks):
    return (masks[:, None] >> np.arange(len(masks))) & 1


def _on_grid(s, places):
    """The squares of the grid that are kept at places of the record."""
    return {
        (int(s.top) - MARGIN + int(row), int(s.left) - MARGIN + int(column)): what
        for (row, column), what in places.items()
    }


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


# Random players

LEANINGS = ("even", "sprawling", "diagonal", "stacking", "hungry", "north-west")


def pick(options: Mapping[str, float], leaning: str, chooser: random.Random, targets: set[tuple[int, int]]) -> str:
    """One of the weighed options, by a player with a leaning."""
    texts = list(options)
    verb = texts[0].split()[0]
    if verb == "place" and leaning == "diagonal":  # as far as the cards reach
        return max(texts, key=lambda text: sum(map(int, text.split()[1].split(",")[:2])))
    if verb == "place" and chooser.random() < 0.9:
        if leaning == "sprawling":
            return max(texts, key=lambda text: sum(map(int, text.split()[1].split(",")[:2])))
        if leaning == "north-west":
            return texts[0]
        if leaning == "stacking":  # on the same squares again and again, which brings palms and arrows
            return min(texts, key=lambda text: (abs(int(text.split()[1].split(",")[1]) - 2), chooser.random()))
    if verb == "go" and leaning == "hungry":
        eating = [text for text in texts if tuple(map(int, text.split()[1].split(",")[:2])) in targets]
        return chooser.choice(eating or texts)
    return chooser.choices(texts, list(options.values()))[0]


def steps(position: Position, seed: int, leaning: str = "even") -> Iterator[tuple[Position, str, Position]]:
    """A random game from a position: what was, the move and what is then."""
    chooser = random.Random(seed)
    while position.actor != OVER:
        options = position.weights() if position.actor == CHANCE else dict.fromkeys(position.moves(), 1)
        move = pick(options, leaning, chooser, set(tokens(position.state)))
        then = position.play(move)
        yield position, move, then
        position = then
