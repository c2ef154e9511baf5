"""What a seat of Mada cannot see: other hands, and which of the unseen cards the draw pile holds."""

from katta.core.compiler import kernel
from katta.core.contract import EVERYTHING
from katta.core.generator import Generator, below
from katta.games.mada.cards import SCORPION
from katta.games.mada.hands import add_to_hand, nth_card
from katta.games.mada.state import HAND_LIMIT, MadaState


@kernel
def conceal(s: MadaState, seat: int) -> None:
    """Other hands join the draw pile as one heap of unseen cards; the sizes stay known."""
    s.eyes = seat
    for other in range(s.seats):
        if other != seat:
            for place in range(HAND_LIMIT):
                if s.hand[other, place] > 0:
                    s.draw[s.hand[other, place]] += 1
                    s.hand[other, place] = 0


@kernel
def resample(s: MadaState, generator: Generator) -> None:
    """Other hands are dealt from the unseen cards; a Scorpion is never in a hand, so it stays in the draw pile."""
    harmless = 0
    for card in range(1, SCORPION):
        harmless += int(s.draw[card])
    for other in range(s.seats):
        if other != s.eyes:
            size = s.hand_count[other]
            s.hand_count[other] = 0
            for _ in range(size):
                card = nth_card(s, below(generator, harmless))
                s.draw[card] -= 1
                add_to_hand(s, other, card)
                harmless -= 1
    s.eyes = EVERYTHING
