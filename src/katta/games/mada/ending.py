"""How a turn and a round of Mada end, and what an empty draw pile brings."""

from katta.core.compiler import kernel, procedure
from katta.core.declare import Log, add
from katta.games.mada import events
from katta.games.mada.cards import CARD_END, LEMUR
from katta.games.mada.state import CACTI_TO_END, EAGER, FINISHED, LOST, MOST_TURNS, TURN, MadaState


@kernel
def end_turn(s: MadaState, log: Log) -> None:
    """The turn is settled: the next seat, which after a lost round is the loser's left too."""
    if s.rebuild == EAGER and s.draw_count == 0:
        rebuild(s, log)
    if s.turns >= MOST_TURNS:
        s.cut = 1
        s.phase = FINISHED
        events.cut(log)
        return
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    s.phase = TURN


@procedure
def lose_round(s: MadaState, log: Log) -> None:
    """End of a round 1-4: tops aside, five cacti end the game, piles are cleared, the loser may discard."""
    fatal = s.pile[s.turn, s.pile_count[s.turn] - 1]
    events.lost(log, s.turn, fatal)
    if put_tops_aside(s, log):
        s.phase = FINISHED
        events.fifth(log)
        return
    for seat in range(s.seats):
        _tell_cleared(s, seat, log)
        clear_pile(s, seat, 0)
    events.topped(log, fatal)
    if s.hand_count[s.turn] > 0:
        s.phase = LOST
    else:
        end_turn(s, log)


@kernel
def put_tops_aside(s: MadaState, log: Log) -> bool:
    """End of a round 1: every other seat's top card, all at once. End of a round 2: has anyone five cacti now?"""
    over = False
    for seat in range(s.seats):
        if seat != s.turn and s.pile_count[seat] > 0:
            s.pile_count[seat] -= 1
            card = s.pile[seat, s.pile_count[seat]]
            s.pile[seat, s.pile_count[seat]] = 0
            s.aside[seat, card] += 1
            if card == LEMUR:
                events.aside(log, seat, card, 0)
            else:
                events.aside(log, seat, card, s.pears[card])
                s.cacti_aside[seat] += 1
                over = over or s.cacti_aside[seat] == CACTI_TO_END
    return over


@kernel
def _tell_cleared(s: MadaState, seat: int, log: Log) -> None:
    if log is not None and s.pile_count[seat] > 0:
        events.cleared(log, seat)
        for place in range(s.pile_count[seat]):
            add(log, s.pile[seat, place])


@kernel
def clear_pile(s: MadaState, seat: int, kept: int) -> None:
    """All cards of a pile but the top `kept` go to the general discard."""
    count = s.pile_count[seat]
    for place in range(count - kept):
        s.discard[s.pile[seat, place]] += 1
    top = s.pile[seat, count - 1] if count > 0 else 0
    for place in range(count):
        s.pile[seat, place] = 0
    s.pile_count[seat] = min(count, kept)
    if s.pile_count[seat] > 0:
        s.pile[seat, 0] = top


@procedure
def rebuild(s: MadaState, log: Log) -> None:
    """Empty draw pile: every pile keeps its top; the cards below and the general discard are the new draw pile."""
    for seat in range(s.seats):
        if s.pile_count[seat] > 1:
            events.thinned(log, seat, s.pile_count[seat] - 1)
        clear_pile(s, seat, 1)
    for card in range(1, CARD_END):
        s.draw[card] += s.discard[card]
        s.draw_count += s.discard[card]
        s.discard[card] = 0
    events.rebuilt(log, s.draw_count)
    events.topped(log, 0)
