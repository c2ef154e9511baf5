"""What a seat cannot see: the other hands, the order of the draw pile and the values of the others' tokens."""

from katta.core.compiler import kernel
from katta.core.contract import EVERYTHING
from katta.core.generator import Generator
from katta.games.sifaka.chance import draw_card, draw_value
from katta.games.sifaka.scoring import COLOURS
from katta.games.sifaka.state import FINISHED, HIGHEST_VALUE, LOOKING, UNSEEN, SifakaState
from katta.games.sifaka.symbols import NO_CARD
from katta.games.sifaka.turn import token_colour


@kernel
def conceal(s: SifakaState, seat: int) -> None:
    """Put the hidden cards and values back among those the seat has not seen. End: all tokens are turned over."""
    s.eyes = seat
    if s.phase == FINISHED:
        return
    for other in range(s.seats):
        if other != seat:
            hide_hand(s, other)
            hide_values(s, other)


@kernel
def hide_hand(s: SifakaState, seat: int) -> None:
    """Put the card of a seat among those in the draw pile."""
    if s.hand[seat] > NO_CARD:
        s.pile |= 1 << int(s.hand[seat])
        s.hand[seat] = UNSEEN


@kernel
def hide_values(s: SifakaState, seat: int) -> None:
    """Put the values of a seat's tokens among the untaken ones; how many it took of each colour stays."""
    for colour in range(COLOURS):
        for value in range(1, HIGHEST_VALUE + 1):
            s.untaken[colour, value] += s.held[seat, colour, value]
            s.held[seat, colour, value] = 0


@kernel
def resample(s: SifakaState, generator: Generator) -> None:
    """Deal the hidden cards and values anew, each world as likely."""
    seat = int(s.eyes)
    s.eyes = EVERYTHING
    if s.phase == FINISHED:
        return
    for other in range(s.seats):
        if other != seat:
            deal_hand(s, other, generator)
            deal_values(s, other, generator)


@kernel
def deal_hand(s: SifakaState, seat: int, generator: Generator) -> None:
    """Give a seat one of the cards that were put among those in the draw pile."""
    if s.hand[seat] == UNSEEN:
        card = draw_card(s, generator)
        s.pile ^= 1 << card
        s.hand[seat] = card


@kernel
def deal_values(s: SifakaState, seat: int, generator: Generator) -> None:
    """Give the tokens of a seat values; one just taken still waits for its own."""
    for colour in range(COLOURS):
        known = int(s.taken[seat, colour])
        if s.phase == LOOKING and s.turn == seat and token_colour(s) == colour:
            known -= 1
        for _ in range(known):
            value = draw_value(s, colour, generator)
            s.untaken[colour, value] -= 1
            s.held[seat, colour, value] += 1
