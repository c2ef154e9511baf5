"""The moves of Sifaka: `face N`, `deal 17`, `place -1,3,2`, `pass`, `go 2,1,N`, `token 3`.

Their numbers grow in the canonical order: by row, column, then rotation or direction.
"""

from katta.core.compiler import kernel
from katta.core.declare import COORDINATE, Integer, Moves
from katta.games.sifaka.state import HIGHEST_VALUE
from katta.games.sifaka.symbols import CARD, DIRECTION

ROTATION = Integer(bits=2)
"""Quarter turns clockwise."""

VALUE = Integer(bits=3)

MOVES = Moves("sifaka")
FACE = MOVES.declare("face {direction}", direction=DIRECTION)
DEAL = MOVES.declare("deal {card}", card=CARD)
PLACE = MOVES.declare(
    "place {row},{column},{rotation}",
    row=COORDINATE,
    column=COORDINATE,
    rotation=ROTATION,
    steps={"place": ("row", "column"), "rotation": ("rotation",)},
)
PASS = MOVES.declare("pass")
GO = MOVES.declare("go {row},{column},{direction}", row=COORDINATE, column=COORDINATE, direction=DIRECTION)
TOKEN = MOVES.declare("token {value}", value=VALUE, where=lambda value: 1 <= value <= HIGHEST_VALUE)

ORIGIN = -COORDINATE.least
COLUMN_AT = ROTATION.bits
"""Where the column begins in the number of a move, above the rotation or direction, ..."""
ROW_AT = COLUMN_AT + COORDINATE.bits
"""... and the row above it."""
COORDINATE_BITS = (1 << COORDINATE.bits) - 1
TURN_BITS = (1 << ROTATION.bits) - 1


@kernel
def on_square(row: int, column: int, turn: int) -> int:
    """A square with a rotation or a direction, as `place` and `go` name them."""
    return (row + ORIGIN) << ROW_AT | (column + ORIGIN) << COLUMN_AT | turn


@kernel
def row_of(move: int) -> int:
    """The row of `place` and `go`."""
    return (move >> ROW_AT & COORDINATE_BITS) - ORIGIN


@kernel
def column_of(move: int) -> int:
    """The column of `place` and `go`."""
    return (move >> COLUMN_AT & COORDINATE_BITS) - ORIGIN


@kernel
def turn_of(move: int) -> int:
    """The rotation of `place`, the direction of `go`."""
    return move & TURN_BITS
