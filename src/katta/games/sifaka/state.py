"""The state of Sifaka: one record, from the board to the tokens of each player; and what views show besides."""

from typing import Annotated, TypeAlias

import numpy as np

from katta.core.declare import (
    Coordinate,
    Count,
    Cube,
    Derived,
    Part,
    Parts,
    Row,
    Seat,
    State,
    Table,
    Words,
    by_seat,
    counted,
    each,
    exactly,
    field,
    heap,
    keyed,
    own,
    shown,
    upto,
)
from katta.games.sifaka.symbols import (
    CARD,
    CARDS,
    COLOUR,
    DIRECTION,
    SYMBOL_BITS,
    Card,
    CardSet,
    Colour,
    MaybeDirection,
    PawnColour,
    Symbol,
    SymbolOrOff,
)

MOST_SEATS = 4
FIRST_FOUR = 4
OPENING_SPAN = 8
"""The Refuge block and the first four cards lie within 8 rows and 8 columns."""
SPAN = OPENING_SPAN + CARDS - FIRST_FOUR
"""Each later card overlaps the board, so it adds at most one row and one column: 52 of each always suffice."""
MARGIN = 1
"""Empty rows and columns around the board."""
TOKENS = 30
HIGHEST_VALUE = 4
"""Of a mango token."""

UNFACED = -1
"""The facing of a pawn whose player has not chosen yet, and of a seat nobody sits on."""

UNSEEN = -1
"""In a concealed state: a hand card that the looking seat cannot see."""

PHASE = Words("sifaka-phase", ["facing", "opening", "placing", "going", "looking", "drawing", "finished"], said=False)
"""Chance draws the first cards (opening), the value of the token just taken (looking) and the card of Turn 4."""
FACING, OPENING, PLACING, GOING, LOOKING, DRAWING, FINISHED = PHASE.numbers()
Phase: TypeAlias = Annotated[int, PHASE]

OVERSHOOT = Words("sifaka-option-overshoot", ["stay", "edge"])
STAY, EDGE = OVERSHOOT.numbers()
Overshoot: TypeAlias = Annotated[int, OVERSHOOT]

SHARING = Words("sifaka-option-pawns", ["share", "block"])
SHARE, BLOCK = SHARING.numbers()
Sharing: TypeAlias = Annotated[int, SHARING]


class SifakaState(State, seats=MOST_SEATS):
    """Sifaka, as a seat sees it. Rows grow to the south, columns to the east; a card is its number as a text."""

    phase: Phase = shown()
    """What the game waits for."""

    turn: Seat = shown()
    """The seat on turn."""

    overshoot: Overshoot = shown(key="options.overshoot")
    """What becomes of points that lead off the board."""

    pawns: Sharing = shown(key="options.pawns")
    """Whether pawns share squares."""

    top: Coordinate = shown(key="board.top")
    """The row of the first of `rows`."""

    left: Coordinate = shown(key="board.left")
    """The column of the first symbol of each row."""

    bottom: Coordinate = field()
    """The last row of the box around the board."""

    right: Coordinate = field()
    """The last column of the box around the board."""

    planes: Table[Count] = field(MARGIN + SPAN + MARGIN, SYMBOL_BITS, dtype=np.int64)
    """By row of the box and bit of the topmost symbol: bit mask of the columns."""

    tokens: Row[Count] = field(MARGIN + SPAN + MARGIN, dtype=np.int64)
    """By row of the box: bit mask of the columns with a token; the mango below gives its colour."""

    palms: Count = shown()
    """Movement points of the squares covered this turn."""

    arrows: Row[Count] = shown(heap(DIRECTION))
    """Arrows on the squares covered this turn."""

    supply: Row[Count] = shown(each(COLOUR))
    """Tokens not laid yet."""

    pile_count: Count = shown(key="pile")
    """Cards in the draw pile."""

    removed: CardSet = shown(dtype=np.int64)
    """Cards removed from the game for want of a legal placement."""

    pawn_colour: Row[PawnColour] = by_seat(key="colour")
    """As the component file has it."""

    pawn_row: Row[Coordinate] = by_seat(key="row")
    """Where the pawn stands."""

    pawn_column: Row[Coordinate] = by_seat(key="column")
    """Where the pawn stands."""

    pawn_facing: Row[MaybeDirection] = by_seat(key="facing")
    """Null until the player has chosen."""

    taken: Table[Count] = by_seat(each(COLOUR))
    """How many tokens the player has taken."""

    held: Cube[Count] = by_seat(COLOUR.size, HIGHEST_VALUE + 1, hidden=True)
    """The tokens taken, by colour and value; concealed: the own seat's only."""

    untaken: Table[Count] = field(COLOUR.size, HIGHEST_VALUE + 1)
    """The tokens nobody has taken, by colour and value; concealed: and those of the other seats."""

    hand: Row[Card] = by_seat(hidden=True)
    """The card of each seat: NO_CARD if there is none, UNSEEN if it cannot be seen."""

    pile: CardSet = field(dtype=np.int64)
    """The draw pile, which has no known order; concealed: and the other hands."""

    faces: Table[Symbol] = field(CARDS + 1, 4)
    """Component data: the symbols NW, NE, SE, SW of each card, not rotated."""

    places: Table[Coordinate] = field(FIRST_FOUR, 2)
    """Component data: row and column of the first four cards, in canonical order."""

    free: Count = field()
    """Bit mask of the `places` that are still free."""


class Token(Part):
    """A mango token on the board."""

    row: Coordinate = shown()
    column: Coordinate = shown()
    colour: Colour = shown()


class SifakaDerived(Derived, seats=MOST_SEATS):
    """What views show besides the state. The board comes last, because it has room for far more than it ever needs."""

    height: Count = field()
    """Rows of the box around the board."""

    width: Count = field()
    """Columns of the box around the board."""

    free_count: Count = field()
    """Places of the first four cards that are free."""

    free_places: Table[Coordinate] = shown(
        counted(FIRST_FOUR, by="free_count"), exactly(2), key="places", after="board.left"
    )
    """Row and column of the top-left square where one of the first four cards may still go."""

    lying_count: Count = field()
    """Tokens on the board."""

    lying: Parts[Token] = shown(counted(TOKENS, by="lying_count"), key="tokens", after="board.left")
    """The tokens on the board, row by row."""

    played: Count = shown(after="pile")
    """Cards that have left pile and hands, those removed included."""

    hand_count: Row[Count] = by_seat(key="hand", after="facing")
    """How many cards the player holds: one or none."""

    values: Cube[Count] = by_seat(each(COLOUR), heap(HIGHEST_VALUE + 1, first=0), maybe=True)
    """The values of the tokens taken; null for other eyes than the player's own until the end."""

    points: Row[Count] = by_seat(maybe=True)
    """Their sum; null as `values` is."""

    own_hand: Table[Card] = own(upto(1), key="hand")
    """The own card, if there is one; null for a spectator."""

    seen_cards: Row[Card] = field(1)
    """The cards whose faces are shown."""

    seen_faces: Table[Symbol] = shown(keyed(1, by="seen_cards", words=CARD), exactly(4), key="faces")
    """The symbols NW, NE, SE, SW of each card in the own hand, not rotated."""

    rows: Table[SymbolOrOff] = shown(
        counted(SPAN, by="height"), counted(SPAN, by="width"), key="board.rows", after="board.left"
    )
    """The topmost symbol of each square; null where no card lies."""
