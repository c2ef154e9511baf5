"""Setup: the first three cards of each seat, and the Scorpions among them."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.mada.hands import add_to_hand, take
from katta.games.mada.state import OPENING_CARDS, OPENING_STING, SCORPION, TURN


@kernel
def deal_opening(s: State, kind: int) -> None:
    """Setup 1: three cards to each seat. Setup 2: a dealt Scorpion is kept apart from the hand."""
    take(s, kind)
    seat = s.dealt // OPENING_CARDS
    if kind == SCORPION:
        s.stings[seat] += 1
    else:
        add_to_hand(s, seat, kind)
    s.dealt += 1
    if s.dealt == OPENING_CARDS * s.seats:
        act_opening_scorpions(s)


@kernel
def act_opening_scorpions(s: State) -> None:
    """Setup 2: seat by seat, each opening Scorpion goes to the discard with one other card. Setup 3: seat 0 starts."""
    while s.turn < s.seats:
        while s.stings[s.turn] > 0:
            s.stings[s.turn] -= 1
            s.discard[SCORPION] += 1
            if s.hand_count[s.turn] > 0:
                s.phase = OPENING_STING
                return
        s.turn += 1
    s.turn = 0
    s.phase = TURN
