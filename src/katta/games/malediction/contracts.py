"""Contracts: chosen from the piles, or tried again from the Points card."""

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import NOBODY, Log
from katta.games.malediction import events
from katta.games.malediction.faces import FACE_END, FIRST_SCORING_FACE, ZERO_FACE, exactly_face, number_of
from katta.games.malediction.moves import BID, retry_of
from katta.games.malediction.plays import NO_PLAY
from katta.games.malediction.seating import next_seat
from katta.games.malediction.state import HAND, MOST_SEATS, TRICKS, MaledictionState


@kernel
def legal_contracts(s: MaledictionState, moves: Moves) -> int:
    """Round 2: a card from a pile that is not empty, or one of the seat's own failed ones."""
    found = 0
    for face in range(ZERO_FACE, FACE_END):
        moves[found] = BID + face
        found += s.piles[number_of(face)] > 0
    for old in range(FIRST_SCORING_FACE, FACE_END):
        if s.failed[s.turn, old] > 0:
            exactly = exactly_face(number_of(old))
            moves[found] = retry_of(old, exactly)
            moves[found + 1] = retry_of(old, exactly + 1)
            found += 2
    return found


@kernel
def bid(s: MaledictionState, face: int, log: Log) -> None:
    """Round 2: one card from a pile, choosing its face."""
    events.bid(log, s.turn, face)
    s.piles[number_of(face)] -= 1
    _choose(s, face, log)


@kernel
def retry(s: MaledictionState, old: int, face: int, log: Log) -> None:
    """Round 2: a failed contract leaves the Points card, its face chosen anew; no pile changes."""
    events.retry(log, s.turn, old, face, old != face)
    s.failed[s.turn, old] -= 1
    _choose(s, face, log)


@kernel
def _choose(s: MaledictionState, face: int, log: Log) -> None:
    s.contract[s.turn] = face
    s.turn = next_seat(s, s.turn)
    if s.turn == s.ball:
        _first_trick(s, log)


@kernel
def first_leader(s: MaledictionState) -> int:
    """Round 3: the contract worth most points leads the first trick; among equals, the last to have chosen."""
    leader = int(s.ball)
    seat = leader
    for _ in range(s.seats):
        if s.worth[s.contract[seat]] >= s.worth[s.contract[leader]]:
            leader = seat
        seat = next_seat(s, seat)
    return leader


@kernel
def _first_trick(s: MaledictionState, log: Log) -> None:
    for trick in range(HAND):
        s.leaders[trick] = 0
        s.takers[trick] = NOBODY
        for seat in range(MOST_SEATS):  # whoever plays: the compiler knows how much it clears
            s.plays[trick, seat] = NO_PLAY
    leader = first_leader(s)
    s.leaders[0] = leader
    s.turn = leader
    s.phase = TRICKS
    events.lead(log, leader)
