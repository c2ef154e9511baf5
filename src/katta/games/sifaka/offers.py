"""What the buttons of Sifaka say where the move alone does not."""

from katta.core.compiler import kernel
from katta.core.declare import Coordinate, Log, verb_of
from katta.core.declare import offer as declared
from katta.games.sifaka.board import colour_at, has_token
from katta.games.sifaka.moves import GO, column_of, row_of, turn_of
from katta.games.sifaka.state import SifakaState
from katta.games.sifaka.symbols import Colour, Direction


@declared
def stay(log: Log, row: Coordinate, column: Coordinate, direction: Direction) -> None:
    """The pawn is on its square in the end."""


@declared
def take(log: Log, row: Coordinate, column: Coordinate, direction: Direction, token: Colour) -> None:
    """The pawn takes a token where it stops."""


@kernel
def offer(s: SifakaState, move: int, log: Log) -> None:
    """A way says whether the pawn stays, and which token it takes."""
    if verb_of(move) != GO:
        return
    row, column, direction = row_of(move), column_of(move), turn_of(move)
    if s.pawn_row[s.turn] == row and s.pawn_column[s.turn] == column:
        stay(log, row, column, direction)
    elif has_token(s, row, column):
        take(log, row, column, direction, colour_at(s, row, column))
