"""How a turn and a round of Mada end, and what an empty draw pile brings."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.mada.state import CACTI_TO_END, EAGER, FINISHED, KINDS, LEMUR, LOST, MOST_TURNS, TURN


@kernel
def end_turn(s: State) -> None:
    """The turn is settled: the next seat, which after a lost round is the loser's left too."""
    if s.rebuild == EAGER and s.draw_count == 0:
        rebuild(s)
    if s.turns >= MOST_TURNS:
        s.cut = 1
        s.phase = FINISHED
        return
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    s.phase = TURN


@kernel
def lose_round(s: State) -> None:
    """End of a round 1-4: tops aside, five cacti end the game, piles are cleared, the loser may discard."""
    if put_tops_aside(s):
        s.phase = FINISHED
        return
    for seat in range(s.seats):
        clear_pile(s, seat, 0)
    if s.hand_count[s.turn] > 0:
        s.phase = LOST
    else:
        end_turn(s)


@kernel
def put_tops_aside(s: State) -> bool:
    """End of a round 1: every other seat's top card, all at once. End of a round 2: has anyone five cacti now?"""
    over = False
    for seat in range(s.seats):
        if seat != s.turn and s.pile_count[seat] > 0:
            s.pile_count[seat] -= 1
            kind = s.pile[seat, s.pile_count[seat]] - 1
            s.pile[seat, s.pile_count[seat]] = 0
            s.aside[seat, kind] += 1
            if kind != LEMUR:
                s.cacti_aside[seat] += 1
                over = over or s.cacti_aside[seat] == CACTI_TO_END
    return over


@kernel
def clear_pile(s: State, seat: int, kept: int) -> None:
    """All cards of a pile but the top `kept` go to the general discard."""
    count = s.pile_count[seat]
    for place in range(count - kept):
        s.discard[s.pile[seat, place] - 1] += 1
    top = s.pile[seat, count - 1] if count > 0 else 0
    for place in range(count):
        s.pile[seat, place] = 0
    s.pile_count[seat] = min(count, kept)
    if s.pile_count[seat] > 0:
        s.pile[seat, 0] = top


@kernel
def rebuild(s: State) -> None:
    """Empty draw pile: every pile keeps its top; the cards below and the general discard are the new draw pile."""
    for seat in range(s.seats):
        clear_pile(s, seat, 1)
    for kind in range(KINDS):
        s.draw[kind] += s.discard[kind]
        s.draw_count += s.discard[kind]
        s.discard[kind] = 0
