"""What the buttons of Sifaka say: a placement and a way as somebody sees them who stands where the own pawn does."""

import numpy as np

from katta.core.compiler import kernel
from katta.core.declare import ADDED, Coordinate, Count, Log, Row, verb_of
from katta.core.declare import offer as declared
from katta.games.sifaka.board import colour_at, has_token
from katta.games.sifaka.movement import NOWHERE, coverable, covered, first_plan, next_plan
from katta.games.sifaka.moves import GO, PLACE, column_of, row_of, turn_of
from katta.games.sifaka.placement import corner_as_it_lies, place_card, tell_gain
from katta.games.sifaka.state import SifakaState
from katta.games.sifaka.symbols import (
    EAST,
    NORTH,
    SOUTH,
    SYMBOL_BITS,
    WEST,
    Colour,
    ColourSet,
    Corners,
    Direction,
    Gain,
)

STATE = SifakaState.dtype


@declared
def place(
    log: Log,
    row: Coordinate,
    column: Coordinate,
    rotation: Count,
    rows: Count,
    latitude: Direction,
    columns: Count,
    longitude: Direction,
    lies: Corners,
    ripe: Count,
    reach: ColourSet,
    covered: Row[Gain] = ADDED,
) -> None:
    """Where the nearest square of the card would be, and towards where the card lies from there.

    What it shows then, how many of its own mangoes the pawn could take, which tokens it could take that lie there
    already, and what the card covers.
    """


@declared
def go(
    log: Log,
    row: Coordinate,
    column: Coordinate,
    direction: Direction,
    rows: Count,
    latitude: Direction,
    columns: Count,
    longitude: Direction,
) -> None:
    """How many squares away the pawn stops, north or south and east or west."""


@declared
def stay(log: Log, row: Coordinate, column: Coordinate, direction: Direction) -> None:
    """The pawn is on its square in the end."""


@declared
def take(
    log: Log,
    row: Coordinate,
    column: Coordinate,
    direction: Direction,
    rows: Count,
    latitude: Direction,
    columns: Count,
    longitude: Direction,
    token: Colour,
) -> None:
    """The pawn takes a token where it stops."""


@kernel
def offer(s: SifakaState, move: int, log: Log) -> None:
    """A placement says where and what it brings; a way whether the pawn stays, and which token it takes."""
    if verb_of(move) == PLACE:
        offer_place(s, row_of(move), column_of(move), turn_of(move), log)
    elif verb_of(move) == GO:
        offer_way(s, row_of(move), column_of(move), turn_of(move), log)


@kernel
def offer_way(s: SifakaState, row: int, column: int, direction: int, log: Log) -> None:
    """Turn 2: seen from where the pawn stands."""
    down, right = row - int(s.pawn_row[s.turn]), column - int(s.pawn_column[s.turn])
    latitude, longitude = SOUTH if down > 0 else NORTH, WEST if right < 0 else EAST
    if down == 0 and right == 0:
        stay(log, row, column, direction)
    elif has_token(s, row, column):
        colour = colour_at(s, row, column)
        take(log, row, column, direction, abs(down), latitude, abs(right), longitude, colour)
    else:
        go(log, row, column, direction, abs(down), latitude, abs(right), longitude)


@kernel
def offer_place(s: SifakaState, row: int, column: int, rotation: int, log: Log) -> None:
    """Turn 1: seen from where the pawn stands, which is never below the card."""
    card, lies = int(s.hand[s.turn]), 0
    for corner in range(4):
        lies |= corner_as_it_lies(s, card, corner, rotation) << SYMBOL_BITS * corner
    down, right = row - int(s.pawn_row[s.turn]), column - int(s.pawn_column[s.turn])
    latitude, rows = (SOUTH, down) if down >= 0 else (NORTH, -down - 1)
    longitude, columns = (EAST, right) if right >= 0 else (WEST, -right - 1)
    ripe, reach = within_reach(s, row, column, rotation)
    place(log, row, column, rotation, rows, latitude, columns, longitude, lies, ripe, reach)
    if not s.free:
        tell_gain(coverable(s, row, column), log)


@kernel
def within_reach(s: SifakaState, row: int, column: int, rotation: int) -> tuple[int, int]:
    """Turn 3: where the pawn could stop if the card lay there: mangoes of the card, colours of the other tokens."""
    if s.free:
        return 0, 0
    trial = np.empty(1, dtype=STATE)
    trial[0] = s
    t = trial[0]
    place_card(t, row, column, rotation, None)
    on_card, colours = 0, 0
    gain = covered(t)
    plans = first_plan(t, gain)
    while gain and plans.walker != NOWHERE:
        at_row, at_column = row_of(plans.walker), column_of(plans.walker)
        if has_token(t, at_row, at_column):
            down, right = at_row - row, at_column - column
            if 0 <= down < 2 and 0 <= right < 2:
                on_card |= 1 << 2 * down + right
            else:
                colours |= 1 << colour_at(t, at_row, at_column)
        plans = next_plan(t, plans, gain)
    ripe = 0
    while on_card:
        ripe += on_card & 1
        on_card >>= 1
    return ripe, colours
