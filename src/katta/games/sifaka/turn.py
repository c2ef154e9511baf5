"""The course of the game: setup, the steps of a turn and whose turn is next."""

from katta.core.compiler import kernel
from katta.core.declare import Log, add
from katta.games.sifaka import events
from katta.games.sifaka.board import colour_at, has_token, lift_token
from katta.games.sifaka.placement import has_covered, place_card
from katta.games.sifaka.scoring import points
from katta.games.sifaka.state import DRAWING, FINISHED, GOING, LOOKING, OPENING, PLACING, SifakaState
from katta.games.sifaka.symbols import NO_CARD
from katta.games.sifaka.way import tell_way


@kernel
def choose_facing(s: SifakaState, direction: int, log: Log) -> None:
    """Setup 2: seat by seat, each player chooses the direction of the pawn."""
    events.face(log, s.turn, direction, s.pawn_row[s.turn], s.pawn_column[s.turn])
    s.pawn_facing[s.turn] = direction
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = OPENING


@kernel
def place(s: SifakaState, row: int, column: int, rotation: int, log: Log) -> None:
    """Turn 1 and 2: a `go` follows if a palm or an arrow was covered; otherwise nothing happens."""
    place_card(s, row, column, rotation, log)
    if has_covered(s):
        s.phase = GOING
    else:
        finish_turn(s, log)


@kernel
def remove_card(s: SifakaState, log: Log) -> None:
    """Turn: with no legal placement the card is removed from the game and nothing moves."""
    card = int(s.hand[s.turn])
    events.remove(log, s.turn, card)
    tell_face(s, card, log)
    s.removed |= 1 << card
    s.hand[s.turn] = NO_CARD
    finish_turn(s, log)


@kernel
def go(s: SifakaState, row: int, column: int, direction: int, log: Log) -> None:
    """Turn 2 and 3: the pawn goes and takes the token of the square it stops on."""
    tell_way(s, row, column, direction, log)
    s.pawn_row[s.turn] = row
    s.pawn_column[s.turn] = column
    s.pawn_facing[s.turn] = direction
    s.palms = 0
    for k in range(4):
        s.arrows[k] = 0
    if has_token(s, row, column):
        lift_token(s, row, column)
        colour = token_colour(s)
        s.taken[s.turn, colour] += 1
        s.phase = LOOKING
        events.take(log, s.turn, colour, row, column)
    else:
        finish_turn(s, log)


@kernel
def token_colour(s: SifakaState) -> int:
    """The colour of the token just taken: the mango under the pawn shows it."""
    return colour_at(s, int(s.pawn_row[s.turn]), int(s.pawn_column[s.turn]))


@kernel
def look_at_token(s: SifakaState, value: int, log: Log) -> None:
    """Turn 3: the owner may look at its value."""
    colour = token_colour(s)
    s.untaken[colour, value] -= 1
    s.held[s.turn, colour, value] += 1
    events.value(log, s.turn, value)
    finish_turn(s, log)


@kernel
def finish_turn(s: SifakaState, log: Log) -> None:
    """Turn 4: draw a card while the draw pile lasts."""
    if s.pile_count > 0:
        s.phase = DRAWING
    else:
        next_seat(s, log)


@kernel
def deal(s: SifakaState, card: int, log: Log) -> None:
    """Setup 3 and Turn 4: the seat on turn takes a card from the draw pile."""
    s.pile ^= 1 << card
    s.pile_count -= 1
    s.hand[s.turn] = card
    events.draw(log, s.turn)
    events.receive(log, s.turn, card)
    tell_face(s, card, log)
    if s.pile_count == 0:
        events.pile_empty(log)
    if s.phase == DRAWING:
        next_seat(s, log)
        return
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = PLACING


@kernel
def tell_face(s: SifakaState, card: int, log: Log) -> None:
    """Add what a card shows."""
    if log is not None:
        for corner in range(4):
            add(log, s.faces[card, corner])


@kernel
def next_seat(s: SifakaState, log: Log) -> None:
    """The turn goes to the next seat. End: after the 48th card, when all hands are played out."""
    s.turn = (int(s.turn) + 1) % int(s.seats)
    if s.hand[s.turn] != NO_CARD:
        s.phase = PLACING
        return
    s.phase = FINISHED
    if log is not None:
        events.end(log)
        for seat in range(s.seats):
            events.points(log, seat, points(s, seat))
