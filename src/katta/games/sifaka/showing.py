"""What views show besides the state: the board drawn square by square, and what only its owner sees."""

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.declare import NOTHING
from katta.games.sifaka.bits import without_lowest
from katta.games.sifaka.board import colour_at, row_place, symbol_at
from katta.games.sifaka.scoring import COLOURS, points
from katta.games.sifaka.state import FINISHED, FIRST_FOUR, HIGHEST_VALUE, MARGIN, SifakaDerived, SifakaState
from katta.games.sifaka.symbols import CARDS, NO_CARD


@kernel
def derive(s: SifakaState, d: SifakaDerived) -> None:
    """All numbers of a view that no field of the concealed state has."""
    draw_board(s, d)
    find_tokens(s, d)
    find_places(s, d)
    cards = int(s.pile_count)
    for seat in range(s.seats):
        d.hand_count[seat] = s.hand[seat] != NO_CARD
        cards += d.hand_count[seat]
        show_values(s, d, seat)
    d.played = CARDS - cards
    show_own_card(s, d)


@kernel
def draw_board(s: SifakaState, d: SifakaDerived) -> None:
    """The topmost symbol of each square of the box."""
    d.height = s.bottom - s.top + 1
    d.width = s.right - s.left + 1
    for row in range(d.height):
        for column in range(d.width):
            d.rows[row, column] = symbol_at(s, s.top + row, s.left + column)


@kernel
def find_tokens(s: SifakaState, d: SifakaDerived) -> None:
    """The tokens on the board: each has the colour of the mango that it lies on."""
    count = 0
    for row in range(s.top, s.bottom + 1):
        mask = int(s.tokens[row_place(s, row)])
        while mask:
            column = s.left - MARGIN + lowest_bit(mask)
            token = d.lying[count]
            token.row, token.column, token.colour = row, column, colour_at(s, row, column)
            mask = without_lowest(mask)
            count += 1
    d.lying_count = count


@kernel
def find_places(s: SifakaState, d: SifakaDerived) -> None:
    """Where the first four cards may still go."""
    count = 0
    for place in range(FIRST_FOUR):
        if s.free >> place & 1:
            d.free_places[count, 0] = s.places[place, 0]
            d.free_places[count, 1] = s.places[place, 1]
            count += 1
    d.free_count = count


@kernel
def show_values(s: SifakaState, d: SifakaDerived, seat: int) -> None:
    """Turn 3: the owner may look at the values, the others may not until the end."""
    if s.eyes != seat and s.phase != FINISHED:
        d.values[seat, 0, 0] = NOTHING
        d.points[seat] = NOTHING
        return
    for colour in range(COLOURS):
        for value in range(HIGHEST_VALUE + 1):
            d.values[seat, colour, value] = s.held[seat, colour, value]
    d.points[seat] = points(s, seat)


@kernel
def show_own_card(s: SifakaState, d: SifakaDerived) -> None:
    """The card of the seat that looks, and what it shows."""
    card = int(s.hand[s.eyes]) if s.eyes >= 0 else NO_CARD
    if s.eyes >= 0:
        d.own_hand[s.eyes, 0] = card
    d.seen_cards[0] = card
    for corner in range(4):
        d.seen_faces[0, corner] = s.faces[card, corner]
