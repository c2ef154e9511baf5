"""The start of a round: the trump card and the deal."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, Weights
from katta.core.declare import Log
from katta.core.declare import add as tell
from katta.core.generator import Generator
from katta.games.malediction import events
from katta.games.malediction.cards import CARD_END, NO_CARD, suit_of
from katta.games.malediction.heaps import (
    EVERY_CARD,
    NOTHING,
    add,
    any_card,
    copies,
    first_card,
    remove,
    without_first,
)
from katta.games.malediction.moves import DEAL, TRUMP
from katta.games.malediction.state import CONTRACTS, DEALING, HAND, MOST_SEATS, TURN_TRUMP, MaledictionState


@kernel
def start_round(s: MaledictionState) -> None:
    """Round 1: all 45 Witch cards are used again each round."""
    s.phase = TURN_TRUMP
    s.turn = 0
    s.trump = NO_CARD
    s.tricks_done = 0
    s.stock = EVERY_CARD
    for seat in range(MOST_SEATS):  # whoever plays: the compiler knows how much it clears
        s.hand[seat] = NOTHING
        s.hand_size[seat] = 0
        s.won[seat] = 0
        s.voids[seat] = 0


@kernel
def outcomes(s: MaledictionState, moves: Moves, weights: Weights) -> int:
    """Round 1: any card of the stock, by the copies left."""
    verb = TRUMP if s.phase == TURN_TRUMP else DEAL
    found = 0
    for card in range(1, CARD_END):
        left = copies(int(s.stock), card)
        if left > 0:
            moves[found] = verb + card
            weights[found] = left
            found += 1
    return found


@kernel
def sample(s: MaledictionState, generator: Generator) -> int:
    """One of `outcomes`: any card of the stock."""
    verb = TRUMP if s.phase == TURN_TRUMP else DEAL
    return verb + any_card(int(s.stock), generator)


@kernel
def turn_trump(s: MaledictionState, card: int, log: Log) -> None:
    """Round 1: a random Witch card is turned up: its suit is trump for the round."""
    events.round(log, s.round_number, s.ball)
    events.trump(log, card, suit_of(card))
    s.stock = remove(int(s.stock), card)
    s.trump = card
    s.phase = DEALING


@kernel
def deal(s: MaledictionState, card: int, log: Log) -> None:
    """Round 1: seven to each seat, one seat after the other; then the ball chooses the first contract."""
    seat = int(s.turn)
    s.stock = remove(int(s.stock), card)
    s.hand[seat] = add(int(s.hand[seat]), card)
    s.hand_size[seat] += 1
    if s.hand_size[seat] < HAND:
        return
    _tell_hand(s, seat, log)
    if seat + 1 < s.seats:
        s.turn = seat + 1
    else:
        s.phase = CONTRACTS
        s.turn = s.ball
        events.dealt(log, s.ball)


@kernel
def _tell_hand(s: MaledictionState, seat: int, log: Log) -> None:
    if log is not None:
        events.hand(log, seat)
        cards = int(s.hand[seat])
        while cards != NOTHING:
            tell(log, first_card(cards))
            cards = without_first(cards)
