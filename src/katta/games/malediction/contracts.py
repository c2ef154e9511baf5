"""Contracts: chosen from the piles, or tried again from the Points card."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.games.malediction.moves import BID, FACES, RETRY, number_of
from katta.games.malediction.state import HAND, MOST_SEATS, TRICKS

FACE_COUNT = len(FACES)


@kernel
def next_seat(s: State, seat: int) -> int:
    """The neighbour on the left: play goes clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@kernel
def legal_contracts(s: State, moves: Moves) -> int:
    """Round 2, Contracts: a card from a pile that is not empty, or one of the seat's own failed ones."""
    found = 0
    for face in range(FACE_COUNT):
        moves[found] = BID + face
        found += s.piles[number_of(face)] > 0
    seat = int(s.turn)
    for lying in range(1, FACE_COUNT):
        if s.failed[seat, lying] > 0:
            exactly = 2 * number_of(lying) - 1
            moves[found] = RETRY + FACE_COUNT * lying + exactly
            moves[found + 1] = RETRY + FACE_COUNT * lying + exactly + 1
            found += 2
    return found


@kernel
def bid(s: State, face: int) -> None:
    """Round 2, Contracts: one card from a pile, choosing its face."""
    s.piles[number_of(face)] -= 1
    _choose(s, face)


@kernel
def retry(s: State, lying: int, face: int) -> None:
    """Round 2, Contracts: a failed contract leaves the Points card, its face chosen anew; no pile changes."""
    s.failed[s.turn, lying] -= 1
    _choose(s, face)


@kernel
def _choose(s: State, face: int) -> None:
    seat = int(s.turn)
    s.contract[seat] = face + 1
    s.turn = next_seat(s, seat)
    if s.turn == s.ball:
        _first_trick(s)


@kernel
def first_leader(s: State) -> int:
    """Round 3: the contract worth most points leads the first trick; among equals, the last to have chosen."""
    leader = int(s.ball)
    seat = leader
    for _ in range(s.seats):
        if s.worth[s.contract[seat] - 1] >= s.worth[s.contract[leader] - 1]:
            leader = seat
        seat = next_seat(s, seat)
    return leader


@kernel
def _first_trick(s: State) -> None:
    for trick in range(HAND):
        s.leaders[trick] = 0
        s.takers[trick] = 0
        for seat in range(MOST_SEATS):  # whoever plays: the compiler knows how much it clears
            s.plays[trick, seat] = 0
    leader = first_leader(s)
    s.leaders[0] = leader
    s.turn = leader
    s.phase = TRICKS
