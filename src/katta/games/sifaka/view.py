"""What a seat of Sifaka sees, as plain data."""

import numpy as np
import numpy.typing as npt

from katta.core.contract import State
from katta.core.view import seen_by_all
from katta.games.sifaka.board import symbol_at
from katta.games.sifaka.components import MANGO_COLOURS, PAWN_COLOURS, SifakaSymbol
from katta.games.sifaka.names import SYMBOL_TEXTS
from katta.games.sifaka.notation import DIRECTIONS
from katta.games.sifaka.setup import OPTIONS
from katta.games.sifaka.state import (
    CARDS,
    FINISHED,
    FIRST_FOUR,
    HIGHEST_VALUE,
    MANGO,
    NO_CARD,
    SPAN,
    SYMBOL_BITS,
    UNFACED,
)
from katta.games.sifaka.view_types import PHASES, SifakaBoard, SifakaPlayer, SifakaTable, SifakaToken, SifakaView


def view(s: State, seat: int | None) -> SifakaView:
    """Everything public, the seat's own card and the values of its own tokens."""
    public = seen_by_all(s, _public)
    if seat is None:
        return {**public, "hand": None, "faces": {}}
    players = [*public["players"]]
    players[seat] = _player(s, seat, seat)
    hand = _hand(s, seat)
    faces = {str(card): _squares(s, card) for card in hand}
    return {**public, "players": players, "hand": [str(card) for card in hand], "faces": faces}


def _public(s: State) -> SifakaTable:
    """What a spectator sees."""
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "options": {"overshoot": OPTIONS["overshoot"][s.overshoot], "pawns": OPTIONS["pawns"][s.pawns]},
        "board": _board(s),
        "tokens": _tokens(s),
        "places": _free_places(s),
        "palms": int(s.palms),
        "arrows": [DIRECTIONS[i] for i in range(4) for _ in range(s.arrows[i])],
        "supply": dict(zip(MANGO_COLOURS, map(int, s.supply))),
        "pile": int(s.pile_count),
        "played": CARDS - int(s.pile_count) - sum(_player_hand(s, other) for other in range(s.seats)),
        "removed": [str(card) for card in range(1, CARDS + 1) if int(s.removed) >> (card - 1) & 1],
        "players": [_player(s, other, None) for other in range(s.seats)],
    }


def _board(s: State) -> SifakaBoard:
    """The symbols of the box around the board, row by row; nothing where no card lies."""
    symbols = sum(_marks(s, s.planes[:, bit]) << bit for bit in range(SYMBOL_BITS))
    rows = [[SYMBOL_TEXTS.get(symbol) for symbol in row] for row in np.asarray(symbols).tolist()]
    return {"top": int(s.top), "left": int(s.left), "rows": rows}


def _marks(s: State, masks: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Bit masks of rows, spread out to a number for each square of the box."""
    rows = np.arange(int(s.top), int(s.bottom) + 1) % SPAN
    columns = np.arange(int(s.left), int(s.right) + 1) % SPAN
    return (masks[rows, None] >> columns) & 1


def _tokens(s: State) -> list[SifakaToken]:
    """The tokens on the board."""
    squares = [(int(s.top) + row, int(s.left) + column) for row, column in np.argwhere(_marks(s, s.tokens)).tolist()]
    return [
        {"row": row, "column": column, "colour": MANGO_COLOURS[symbol_at(s, row, column) - MANGO]}
        for row, column in squares
    ]


def _free_places(s: State) -> list[list[int]]:
    """Where the first four cards may still go."""
    return [[int(number) for number in s.places[i]] for i in range(FIRST_FOUR) if s.free >> i & 1]


def _player(s: State, seat: int, eyes: int | None) -> SifakaPlayer:
    """What is seen of a player: the values of the tokens only by their owner until the end."""
    shown = seat == eyes or s.phase == FINISHED
    values = {colour: _values(s, seat, i) for i, colour in enumerate(MANGO_COLOURS)} if shown else None
    return {
        "colour": PAWN_COLOURS[s.pawn_colour[seat]],
        "row": int(s.pawn_row[seat]),
        "column": int(s.pawn_column[seat]),
        "facing": None if s.pawn_facing[seat] == UNFACED else DIRECTIONS[s.pawn_facing[seat]],
        "hand": _player_hand(s, seat),
        "taken": dict(zip(MANGO_COLOURS, map(int, s.taken[seat]))),
        "values": values,
        "points": sum(sum(numbers) for numbers in values.values()) if values is not None else None,
    }


def _player_hand(s: State, seat: int) -> int:
    """How many cards a player holds: one or none."""
    return int(s.hand[seat] != NO_CARD)


def _values(s: State, seat: int, colour: int) -> list[int]:
    return [value for value in range(1, HIGHEST_VALUE + 1) for _ in range(s.held[seat, colour, value - 1])]


def _hand(s: State, seat: int) -> list[int]:
    """The own card, if there is one."""
    return [int(s.hand[seat])] if s.hand[seat] != NO_CARD else []


def _squares(s: State, card: int) -> list[SifakaSymbol]:
    """The symbols NW, NE, SE, SW of a card."""
    return [SYMBOL_TEXTS[int(symbol)] for symbol in s.faces[card - 1]]
