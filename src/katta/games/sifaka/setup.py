"""Sifaka before the first pawn is turned."""

from typing import Literal, get_args

import numpy as np

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING, State
from katta.core.game import Options
from katta.games.sifaka.board import lay_symbol
from katta.games.sifaka.components import (
    MANGO_COLOURS,
    PAWN_COLOURS,
    SYMBOLS,
    Components,
    Layout,
    load,
    squares_of,
)
from katta.games.sifaka.state import (
    BLANK,
    BLOCK,
    CARDS,
    EDGE,
    FACING,
    FIRST_FOUR,
    SHARE,
    STATE,
    STAY,
    UNFACED,
)

SifakaOvershoot = Literal["stay", "edge"]
SifakaSharing = Literal["share", "block"]
OPTIONS = {"overshoot": get_args(SifakaOvershoot), "pawns": get_args(SifakaSharing)}


def setup(seats: int, options: Options, file: ComponentFile | None) -> State:
    """Setup 1: the Refuge block with the pawns, all Terrain cards in the draw pile, all tokens in the supply."""
    material = load(file)
    s: State = np.zeros(1, dtype=STATE)[0]
    s.seats = seats
    s.eyes = EVERYTHING
    s.overshoot = EDGE if options["overshoot"] == "edge" else STAY
    s.pawns = BLOCK if options["pawns"] == "block" else SHARE
    s.phase = FACING
    _lay_refuges(s, material.layout)
    _stand_pawns(s, material.layout)
    _stack_cards(s, material)
    _stack_tokens(s, material)
    return s


def _lay_refuges(s: State, layout: Layout) -> None:
    s.top = s.bottom = layout.refuge_cards[0][0]
    s.left = s.right = layout.refuge_cards[0][1]
    for corner in layout.refuge_cards:
        for row, column in squares_of(corner):
            lay_symbol(s, row, column, BLANK)
    s.places[:] = sorted(layout.first_four)
    s.free = (1 << FIRST_FOUR) - 1


def _stand_pawns(s: State, layout: Layout) -> None:
    s.pawn_facing[:] = UNFACED
    for seat, colour in enumerate(layout.seats[str(s.seats)]):
        s.pawn_row[seat], s.pawn_column[seat] = layout.refuges[colour]
        s.pawn_colour[seat] = PAWN_COLOURS.index(colour)


def _stack_cards(s: State, material: Components) -> None:
    s.faces[:] = [[SYMBOLS[symbol] for symbol in card] for card in material.terrain.cards]
    s.pile = (1 << CARDS) - 1
    s.pile_count = CARDS


def _stack_tokens(s: State, material: Components) -> None:
    for colour, name in enumerate(MANGO_COLOURS):
        values = getattr(material.tokens, name)
        s.supply[colour] = len(values)
        for value in values:
            s.untaken[colour, value - 1] += 1
