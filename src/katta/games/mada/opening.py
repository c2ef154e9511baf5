"""Setup: the first three cards of each seat, and the Scorpions among them."""

from katta.core.compiler import kernel
from katta.core.declare import Log
from katta.games.mada import events
from katta.games.mada.cards import SCORPION
from katta.games.mada.hands import add_to_hand, take
from katta.games.mada.state import OPENING_CARDS, OPENING_STING, TURN, MadaState


@kernel
def deal_opening(s: MadaState, card: int, log: Log) -> None:
    """Setup 1: three cards to each seat. Setup 2: a dealt Scorpion is kept apart from the hand."""
    take(s, card)
    seat = s.dealt // OPENING_CARDS
    if card == SCORPION:
        s.stings[seat] += 1
        events.scorpion(log, seat, True)
    else:
        add_to_hand(s, seat, card)
        events.dealt(log, seat)
        events.receive(log, seat, card)
    s.dealt += 1
    if s.dealt == OPENING_CARDS * s.seats:
        act_opening_scorpions(s, log)


@kernel
def act_opening_scorpions(s: MadaState, log: Log) -> None:
    """Setup 2: seat by seat, each opening Scorpion goes to the discard with one other card. Setup 3: seat 0 starts."""
    while s.turn < s.seats:
        while s.stings[s.turn] > 0:
            s.stings[s.turn] -= 1
            s.discard[SCORPION] += 1
            events.topped(log, SCORPION)
            if s.hand_count[s.turn] > 0:
                s.phase = OPENING_STING
                return
        s.turn += 1
    s.turn = 0
    s.phase = TURN
