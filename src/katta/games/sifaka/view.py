"""What a seat of Sifaka sees, as plain data. Arrays become lists at once: reading them piecemeal is slow."""

from collections.abc import Iterator

import numpy as np

from katta.core.contract import State, scores_of
from katta.games.sifaka.bits import from_column
from katta.games.sifaka.components import MANGO_COLOURS, PAWN_COLOURS, SifakaMango, SifakaSymbol
from katta.games.sifaka.names import SYMBOL_TEXTS
from katta.games.sifaka.notation import DIRECTIONS, ORIGIN
from katta.games.sifaka.rules import points
from katta.games.sifaka.setup import OPTIONS
from katta.games.sifaka.state import (
    CARDS,
    FINISHED,
    MANGO,
    NO_CARD,
    SPAN,
    SYMBOL_BITS,
    UNFACED,
)
from katta.games.sifaka.view_types import PHASES, SifakaPlayer, SifakaTable, SifakaToken, SifakaView

_SYMBOL_TEXTS = np.array([None, *(SYMBOL_TEXTS[symbol] for symbol in sorted(SYMBOL_TEXTS))], dtype=object)
"""By symbol; nothing for OFF."""

_MANGOES: dict[SifakaSymbol | None, SifakaMango] = {
    SYMBOL_TEXTS[MANGO + i]: colour for i, colour in enumerate(MANGO_COLOURS)
}
"""The colours of the symbols that show a mango."""

_KEPT_AT = np.arange(-ORIGIN, ORIGIN) % SPAN
"""Where the state keeps each row and column, from the first on that there can be."""

_WEIGHTS = 1 << np.arange(SYMBOL_BITS)


def view(s: State, public: SifakaTable, seat: int | None) -> SifakaView:
    """Everything public, the seat's own card and the values of its own tokens."""
    if seat is None:
        return {**public, "hand": None, "faces": {}}
    players = [*public["players"]]
    players[seat] = _with_values(players[seat], s.held[seat].tolist(), int(points(s, seat)))
    card = int(s.hand[seat])
    if card == NO_CARD:
        return {**public, "players": players, "hand": [], "faces": {}}
    return {**public, "players": players, "hand": [str(card)], "faces": {str(card): _squares(s, card)}}


def public(s: State) -> SifakaTable:
    """What a spectator sees."""
    rows = _rows(s)
    players = _players(s)
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "options": {"overshoot": OPTIONS["overshoot"][s.overshoot], "pawns": OPTIONS["pawns"][s.pawns]},
        "board": {"top": int(s.top), "left": int(s.left), "rows": rows},
        "tokens": _tokens(s, rows),
        "places": _free_places(s),
        "palms": int(s.palms),
        "arrows": [DIRECTIONS[i] for i, count in enumerate(s.arrows.tolist()) for _ in range(count)],
        "supply": dict(zip(MANGO_COLOURS, s.supply.tolist())),
        "pile": int(s.pile_count),
        "played": CARDS - int(s.pile_count) - sum(player["hand"] for player in players),
        "removed": [str(1 + card) for card in _bits(int(s.removed))],
        "players": players,
    }


def _rows(s: State) -> list[list[SifakaSymbol | None]]:
    """The symbols of the box around the board, row by row; nothing where no card lies."""
    rows = _KEPT_AT[ORIGIN + int(s.top) : ORIGIN + int(s.bottom) + 1]
    columns = _KEPT_AT[ORIGIN + int(s.left) : ORIGIN + int(s.right) + 1]
    bits = s.planes[rows][:, :, None] >> columns & 1
    texts: list[list[SifakaSymbol | None]] = _SYMBOL_TEXTS[_WEIGHTS @ bits].tolist()
    return texts


def _tokens(s: State, rows: list[list[SifakaSymbol | None]]) -> list[SifakaToken]:
    """The tokens on the board: each has the colour of the mango that it lies on."""
    top, left = int(s.top), int(s.left)
    masks: list[int] = s.tokens.tolist()
    return [
        {"row": top + i, "column": left + j, "colour": _MANGOES[symbols[j]]}
        for i, symbols in enumerate(rows)
        if masks[(top + i) % SPAN]
        for j in _bits(from_column(masks[(top + i) % SPAN], left))
    ]


def _bits(mask: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _free_places(s: State) -> list[list[int]]:
    """Where the first four cards may still go."""
    return [place for i, place in enumerate(s.places.tolist()) if s.free >> i & 1] if s.free else []


def _players(s: State) -> list[SifakaPlayer]:
    """What all see of the players: the values of their tokens at the end only."""
    rows = zip(
        s.pawn_colour.tolist(),
        s.pawn_row.tolist(),
        s.pawn_column.tolist(),
        s.pawn_facing.tolist(),
        s.hand.tolist(),
        s.taken.tolist(),
    )
    players: list[SifakaPlayer] = [
        {
            "colour": PAWN_COLOURS[colour],
            "row": row,
            "column": column,
            "facing": None if facing == UNFACED else DIRECTIONS[facing],
            "hand": int(card != NO_CARD),
            "taken": dict(zip(MANGO_COLOURS, taken)),
            "values": None,
            "points": None,
        }
        for _, (colour, row, column, facing, card, taken) in zip(range(s.seats), rows)
    ]
    if s.phase == FINISHED:
        return [_with_values(*row) for row in zip(players, s.held.tolist(), scores_of(s))]
    return players


def _with_values(player: SifakaPlayer, held: list[list[int]], total: int) -> SifakaPlayer:
    """A player with the values of the tokens, as their owner sees them."""
    values = {colour: _values(counts) for colour, counts in zip(MANGO_COLOURS, held)}
    return {**player, "values": values, "points": total}


def _values(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts, start=1) if count for _ in range(count)]


def _squares(s: State, card: int) -> list[SifakaSymbol]:
    """The symbols NW, NE, SE, SW of a card."""
    return [SYMBOL_TEXTS[symbol] for symbol in s.faces[card - 1].tolist()]
