"""The odds of trying one's luck in Mada."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.state import KINDS


@kernel
def bust(s: State, seat: int) -> float:
    """The chance that a seat's luck loses the round now, by all that its eyes see."""
    return fatal_share(s, lowest_cactus(s, seat))


@kernel
def fatal_share(s: State, top: int) -> float:
    """The share of the cards that luck can bring which lie below a kind.

    A draw pile that would be rebuilt first is all public: the discard and what lies under the tops.
    """
    if top == 0:
        return 0.0
    fatal = 0
    total = 0
    if s.draw_count > 0:
        for kind in range(KINDS):
            total += s.draw[kind]
            fatal += s.draw[kind] if kind < top else 0
    else:
        for kind in range(KINDS):
            total += s.discard[kind]
            fatal += s.discard[kind] if kind < top else 0
        for seat in range(s.seats):
            for place in range(s.pile_count[seat] - 1):
                total += 1
                fatal += s.pile[seat, place] <= top
    return fatal / total
