"""Lemur, Double Lemur and Scorpion."""

from katta.core.compiler import kernel
from katta.core.declare import Log, add
from katta.games.mada import events
from katta.games.mada.cards import DOUBLE_LEMUR, LEMUR, SCORPION
from katta.games.mada.ending import end_turn
from katta.games.mada.state import STING, SWAPPING, MadaState


@kernel
def run_on_top(s: MadaState, seat: int) -> int:
    """Lemur: how many equal cacti lie on top of a pile; a top Lemur counts alone."""
    count = int(s.pile_count[seat])
    if count == 0:
        return 0
    top = s.pile[seat, count - 1]
    run = 1
    while top != LEMUR and run < count and s.pile[seat, count - 1 - run] == top:
        run += 1
    return run


@kernel
def drag_down(s: MadaState, seat: int, log: Log) -> None:
    """Lemur: the run on top goes to the bottom of the pile, the Lemur on it."""
    count = int(s.pile_count[seat])
    run = run_on_top(s, seat)
    if run > 0:
        top = s.pile[seat, count - 1]
        events.dragged(log, run, seat, top)
        for place in range(count - run - 1, -1, -1):
            s.pile[seat, place + run + 1] = s.pile[seat, place]
        for place in range(run):
            s.pile[seat, place] = top
    s.pile[seat, run] = LEMUR
    s.pile_count[seat] += 1


@kernel
def give_away(s: MadaState, log: Log) -> None:
    """Double Lemur: it goes to the general discard, then a pile to swap with must be chosen."""
    s.discard[DOUBLE_LEMUR] += 1
    events.topped(log, DOUBLE_LEMUR)
    s.phase = SWAPPING


@kernel
def swap(s: MadaState, other: int, log: Log) -> None:
    """Double Lemur: whole piles change hands; empty piles swap like any other."""
    events.swap(log, s.turn, other)
    _tell_moved(s, s.turn, other, log)
    _tell_moved(s, other, s.turn, log)
    for place in range(max(s.pile_count[s.turn], s.pile_count[other])):
        card = s.pile[s.turn, place]
        s.pile[s.turn, place] = s.pile[other, place]
        s.pile[other, place] = card
    count = s.pile_count[s.turn]
    s.pile_count[s.turn] = s.pile_count[other]
    s.pile_count[other] = count
    end_turn(s, log)


@kernel
def _tell_moved(s: MadaState, seat: int, other: int, log: Log) -> None:
    if log is not None:
        events.moved(log, seat, other)
        for place in range(s.pile_count[seat]):
            add(log, s.pile[seat, place])


@kernel
def sting(s: MadaState, log: Log) -> None:
    """Scorpion: it goes to the discard with one card of the hand; with an empty hand it goes alone."""
    s.discard[SCORPION] += 1
    events.topped(log, SCORPION)
    if s.hand_count[s.turn] > 0:
        s.phase = STING
    else:
        end_turn(s, log)
