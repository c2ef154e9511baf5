"""The state of Sifaka: one record, from the board to the tokens in front of each player."""

import numpy as np

# Directions, clockwise, so that a quarter turn adds one.
NORTH, EAST, SOUTH, WEST = range(4)
UNFACED = -1
"""The facing of a pawn whose player has not chosen yet, and of a seat nobody sits on."""

# Colours of mangoes and their tokens.
GREEN, YELLOW, RED = range(3)

# Symbols of a square: four bits.
OFF = 0
"""No card lies here."""
BLANK = 1
MANGO = 2
"""Plus the colour: 2, 3 and 4."""
ARROW = 5
"""Plus the direction it points as it lies: 5 to 8."""
PALMS = 8
"""Plus how many: 9 to 15, so at most 7; four bits leave room for no more."""
SYMBOL_BITS = 4

# The corners of a card in the order of the component file, clockwise: NW, NE, SE, SW.
CORNER_ROW = (0, 0, 1, 1)
CORNER_COLUMN = (0, 1, 1, 0)

CARDS = 48
FIRST_FOUR = 4
OPENING_SPAN = 8
"""The Refuge block and the first four cards lie within 8 rows and 8 columns."""
SPAN = OPENING_SPAN + CARDS - FIRST_FOUR
"""Each later card overlaps the board, so it adds at most one row and one column: 52 of each always suffice."""
ROW_BITS = (1 << SPAN) - 1
HIGHEST_VALUE = 4
"""Of a mango token."""

# A hand.
NO_CARD = 0
UNSEEN = -1
"""In a concealed state: a card that the looking seat cannot see."""

# Phases.
FACING = 0
"""The seat on turn chooses the direction of its pawn."""
OPENING = 1
"""Chance: the seat on turn draws its first card."""
PLACING = 2
GOING = 3
LOOKING = 4
"""Chance: the value of the token that the seat on turn has just taken."""
DRAWING = 5
"""Chance: the seat on turn draws a card."""
FINISHED = 6

# Options.
STAY, EDGE = range(2)
SHARE, BLOCK = range(2)

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # The board. A square (row, column) of the unbounded grid is kept at (row mod 52, column mod 52); the
                # box says which squares are meant.
                ("planes", np.int64, (SPAN, SYMBOL_BITS)),  # by row and bit of the symbol: bit mask of the columns
                ("tokens", np.int64, SPAN),  # by row: bit mask of the columns with a token; the mango gives its colour
                # The cards, as bit masks: bit 0 is card 1.
                ("pile", np.int64),  # draw pile, which has no known order; concealed: and the other hands
                ("removed", np.int64),  # cards removed from the game for want of a legal placement
                # The box around the board: the first and last row and column.
                ("top", np.int8),
                ("left", np.int8),
                ("bottom", np.int8),
                ("right", np.int8),
                # The pawns, by seat.
                ("pawn_row", np.int8, 4),
                ("pawn_column", np.int8, 4),
                ("pawn_facing", np.int8, 4),  # direction or UNFACED
                ("pawn_colour", np.int8, 4),  # component data: index into COLOURS of `components`
                # The cards of the players.
                ("hand", np.int8, 4),  # by seat: card number 1..48, NO_CARD or UNSEEN
                ("pile_count", np.int8),  # cards in the draw pile
                # The mango tokens, by colour.
                ("supply", np.int8, 3),  # not laid yet
                ("untaken", np.int8, (3, HIGHEST_VALUE)),  # by value - 1; concealed: and those of the other seats
                ("taken", np.int8, (4, 3)),  # by seat
                ("held", np.int8, (4, 3, HIGHEST_VALUE)),  # by seat, and by value - 1; concealed: the own seat's only
                # The squares covered this turn; zero outside the phase GOING.
                ("palms", np.int8),  # movement points
                ("arrows", np.int8, 4),  # by direction: how many arrows
                # Component data.
                ("faces", np.int8, (CARDS, 4)),  # symbols NW, NE, SE, SW of each unrotated card
                ("places", np.int8, (FIRST_FOUR, 2)),  # row and column of the first four cards, in canonical order
                ("free", np.int8),  # bit mask of the `places` that are still free
                # The table.
                ("overshoot", np.int8),  # option: STAY or EDGE
                ("pawns", np.int8),  # option: SHARE or BLOCK
                ("seats", np.int8),
                ("eyes", np.int8),  # EVERYTHING, or the seat that a concealed state is seen by
                ("phase", np.int8),
                ("turn", np.int8),  # the seat on turn
            ],
            align=True,
        ),
    )
)
