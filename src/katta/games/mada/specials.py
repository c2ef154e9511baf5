"""Lemur, Double Lemur and Scorpion."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.mada.ending import end_turn
from katta.games.mada.state import DOUBLE_LEMUR, LEMUR, SCORPION, STING, SWAPPING


@kernel
def run_on_top(s: State, seat: int) -> int:
    """Lemur: how many equal cacti lie on top of a pile; a top Lemur counts alone."""
    pile = s.pile[seat]
    count = int(s.pile_count[seat])
    top = pile[count - 1]
    run = min(count, 1)
    while top != LEMUR + 1 and run < count and pile[count - 1 - run] == top:
        run += 1
    return run


@kernel
def drag_down(s: State, seat: int) -> None:
    """Lemur: the run on top goes to the bottom of the pile, the Lemur on it."""
    pile = s.pile[seat]
    count = int(s.pile_count[seat])
    run = run_on_top(s, seat)
    top = pile[count - 1]
    for place in range(count - run - 1, -1, -1):
        pile[place + run + 1] = pile[place]
    for place in range(run):
        pile[place] = top
    pile[run] = LEMUR + 1
    s.pile_count[seat] += 1


@kernel
def give_away(s: State) -> None:
    """Double Lemur: it goes to the general discard, then a pile to swap with must be chosen."""
    s.discard[DOUBLE_LEMUR] += 1
    s.phase = SWAPPING


@kernel
def swap(s: State, other: int) -> None:
    """Double Lemur: whole piles change hands; empty piles swap like any other."""
    mine, theirs = s.pile[s.turn], s.pile[other]
    for place in range(max(s.pile_count[s.turn], s.pile_count[other])):
        mine[place], theirs[place] = theirs[place], mine[place]
    count = s.pile_count[s.turn]
    s.pile_count[s.turn] = s.pile_count[other]
    s.pile_count[other] = count
    end_turn(s)


@kernel
def sting(s: State) -> None:
    """Scorpion: it goes to the discard with one card of the hand; with an empty hand it goes alone."""
    s.discard[SCORPION] += 1
    if s.hand_count[s.turn] > 0:
        s.phase = STING
    else:
        end_turn(s)
