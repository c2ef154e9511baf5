"""The odds of trying one's luck in Mada."""

from katta.core.compiler import kernel
from katta.games.mada.cards import CARD_END
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.state import MadaState


@kernel
def bust(s: MadaState, seat: int) -> float:
    """The chance that a seat's luck loses the round now, by all that its eyes see."""
    return fatal_share(s, lowest_cactus(s, seat))


@kernel
def fatal_share(s: MadaState, top: int) -> float:
    """The share of the cards that luck can bring which are lower than a top.

    A draw pile that would be rebuilt first is all public: the discard and what lies under the tops.
    """
    if top == 1:
        return 0.0
    fatal = 0
    total = 0
    if s.draw_count > 0:
        for card in range(1, CARD_END):
            total += s.draw[card]
            fatal += s.draw[card] if card < top else 0
    else:
        for card in range(1, CARD_END):
            total += s.discard[card]
            fatal += s.discard[card] if card < top else 0
        for seat in range(s.seats):
            for place in range(s.pile_count[seat] - 1):
                total += 1
                fatal += s.pile[seat, place] < top
    return fatal / total
