"""The course of the game: setup, the steps of a turn and whose turn is next."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.sifaka.board import has_token, lift_token, symbol_at
from katta.games.sifaka.movement import has_arrows
from katta.games.sifaka.placement import place_card
from katta.games.sifaka.state import (
    DRAWING,
    FINISHED,
    GOING,
    LOOKING,
    MANGO,
    NO_CARD,
    OPENING,
    PLACING,
)


@kernel
def choose_facing(s: State, direction: int) -> None:
    """Setup 2: seat by seat, each player chooses the direction of the pawn."""
    s.pawn_facing[s.turn] = direction
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = OPENING


@kernel
def place(s: State, row: int, column: int, rotation: int) -> None:
    """Turn 1 and 2: a `go` follows if a palm or an arrow was covered; otherwise nothing happens."""
    place_card(s, row, column, rotation)
    if s.palms or has_arrows(s):
        s.phase = GOING
    else:
        finish_turn(s)


@kernel
def remove_card(s: State) -> None:
    """Turn: with no legal placement the card is removed from the game and nothing moves."""
    s.removed |= 1 << (int(s.hand[s.turn]) - 1)
    s.hand[s.turn] = NO_CARD
    finish_turn(s)


@kernel
def go(s: State, row: int, column: int, direction: int) -> None:
    """Turn 2 and 3: the pawn goes and takes the token of the square it stops on."""
    s.pawn_row[s.turn] = row
    s.pawn_column[s.turn] = column
    s.pawn_facing[s.turn] = direction
    s.palms = 0
    for k in range(4):
        s.arrows[k] = 0
    if has_token(s, row, column):
        lift_token(s, row, column)
        s.taken[s.turn, token_colour(s)] += 1
        s.phase = LOOKING
    else:
        finish_turn(s)


@kernel
def token_colour(s: State) -> int:
    """The colour of the token just taken: the mango under the pawn shows it."""
    return symbol_at(s, int(s.pawn_row[s.turn]), int(s.pawn_column[s.turn])) - MANGO


@kernel
def look_at_token(s: State, value: int) -> None:
    """Turn 3: the owner may look at its value."""
    colour = token_colour(s)
    s.untaken[colour, value - 1] -= 1
    s.held[s.turn, colour, value - 1] += 1
    finish_turn(s)


@kernel
def finish_turn(s: State) -> None:
    """Turn 4: draw a card while the draw pile lasts."""
    if s.pile_count > 0:
        s.phase = DRAWING
    else:
        next_seat(s)


@kernel
def deal(s: State, card: int) -> None:
    """Setup 3 and Turn 4: the seat on turn takes a card from the draw pile."""
    s.pile ^= 1 << (card - 1)
    s.pile_count -= 1
    s.hand[s.turn] = card
    if s.phase == DRAWING:
        next_seat(s)
        return
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = PLACING


@kernel
def next_seat(s: State) -> None:
    """The turn goes to the next seat. End: after the 48th card, when all hands are played out."""
    s.turn = (int(s.turn) + 1) % int(s.seats)
    s.phase = PLACING if s.hand[s.turn] != NO_CARD else FINISHED
