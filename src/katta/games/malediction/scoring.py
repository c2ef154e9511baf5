"""The end of a round: zeros, Points cards, the hat; the end of the game."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, Scores
from katta.core.declare import Log
from katta.games.malediction import events
from katta.games.malediction.deal import start_round
from katta.games.malediction.faces import (
    FACE_END,
    FIRST_SCORING_FACE,
    NO_CONTRACT,
    ZERO_FACE,
    is_at_least,
    number_of,
)
from katta.games.malediction.heaps import NOTHING, merge
from katta.games.malediction.moves import KEEP, ZERO
from katta.games.malediction.seating import next_seat
from katta.games.malediction.state import (
    BROKEN,
    FINISHED,
    MANY,
    MET,
    NO_STANDING,
    OPEN,
    SCORING,
    MaledictionState,
)


@kernel
def end_round(s: MaledictionState, log: Log) -> None:
    """Round 6: leftovers are discarded unseen; then the seats are asked for zeros in ball order."""
    events.round_end(log, s.round_number, s.tricks_done)
    for seat in range(s.seats):
        s.stock = merge(int(s.stock), int(s.hand[seat]))
        s.hand[seat] = NOTHING
        s.hand_size[seat] = 0
    s.phase = SCORING
    _ask_from(s, int(s.ball), log)


@kernel
def _ask_from(s: MaledictionState, seat: int, log: Log) -> None:
    """Scoring 1: ask the next seat that could fulfil its contract with zeros; when there is none, score."""
    while not can_hand_in(s, seat):
        seat = next_seat(s, seat)
        if seat == s.ball:
            _score_round(s, log)
            return
    s.turn = seat


@kernel
def missing_tricks(s: MaledictionState, seat: int) -> int:
    """How many tricks a seat won too few for its contract; 0 or less if enough."""
    return number_of(int(s.contract[seat])) - int(s.won[seat])


@kernel
def can_hand_in(s: MaledictionState, seat: int) -> bool:
    """Scoring 1: a seat that missed by k tricks and holds k or more saved zeros (option `zeros`: k is 1)."""
    missing = missing_tricks(s, seat)
    return 0 < missing <= s.zeros[seat] and (missing == 1 or s.zeros_rule == MANY)


@kernel
def legal_answers(moves: Moves) -> int:
    """Scoring 1: handing in zeros is optional."""
    moves[0] = ZERO
    moves[1] = KEEP
    return 2


@kernel
def answer(s: MaledictionState, hands_in: bool, log: Log) -> None:
    """Scoring 1: the zeros handed in go back to pile 0; then the next seat is asked."""
    seat = int(s.turn)
    if hands_in:
        missing = missing_tricks(s, seat)
        events.zero(log, seat, missing)
        s.zeros[seat] -= missing
        s.piles[0] += missing
        s.handed_in[seat] = missing
    else:
        events.keep(log, seat)
    if next_seat(s, seat) == s.ball:
        _score_round(s, log)
    else:
        _ask_from(s, next_seat(s, seat), log)


@kernel
def standing(s: MaledictionState, seat: int) -> int:
    """Scoring 1: exactly n tricks for `n`, n or more for `n+`, none for `0`; zeros count for missing tricks."""
    face = int(s.contract[seat])
    if face == NO_CONTRACT:
        return NO_STANDING
    tricks = int(s.won[seat]) + int(s.handed_in[seat])
    if tricks < number_of(face):
        return OPEN
    return MET if tricks == number_of(face) or is_at_least(face) else BROKEN


@kernel
def _score_round(s: MaledictionState, log: Log) -> None:
    """Scoring 2 and 3, End: contracts go to the Points cards, the hat is given, and perhaps the game is over."""
    seat = int(s.ball)
    for _ in range(s.seats):
        _score_contract(s, seat, log)
        seat = next_seat(s, seat)
    _give_hat(s, log)
    if is_end(s):
        s.phase = FINISHED
        s.turn = 0
        _tell_end(s, log)
    else:
        s.round_number += 1
        events.passed(log, next_seat(s, int(s.ball)), s.ball)
        s.ball = next_seat(s, int(s.ball))
        start_round(s)


@kernel
def _score_contract(s: MaledictionState, seat: int, log: Log) -> None:
    """Scoring 2: a fulfilled 0 is saved, a failed 0 goes back; others lie on the Points card for good or ill."""
    face = int(s.contract[seat])
    if standing(s, seat) == MET:
        if face == ZERO_FACE:
            s.zeros[seat] += 1
            events.zero_saved(log, seat, face)
        else:
            s.fulfilled[seat, face] += 1
            events.fulfilled(log, seat, face, s.won[seat], s.worth[face])
    elif face == ZERO_FACE:
        s.piles[0] += 1
        events.zero_failed(log, seat, face, s.won[seat])
    else:
        s.failed[seat, face] += 1
        events.failed(log, seat, face, s.won[seat], s.cost[face])
    s.contract[seat] = NO_CONTRACT
    s.handed_in[seat] = 0


@kernel
def _give_hat(s: MaledictionState, log: Log) -> None:
    """Scoring 3: the seat with strictly most tricks takes a hat; on a tie it goes to the box."""
    s.hats_left -= 1
    most, seats_with_most, best = -1, 0, 0
    for seat in range(s.seats):
        if s.won[seat] > most:
            most, seats_with_most, best = int(s.won[seat]), 1, seat
        elif s.won[seat] == most:
            seats_with_most += 1
    if seats_with_most == 1:
        s.hats[best] += 1
        events.hat(log, best, most)
    else:
        events.no_hat(log)


@kernel
def is_end(s: MaledictionState) -> bool:
    """End: the 7th hat is gone, or contract pile 1, 2 or 3 is empty."""
    return s.hats_left == 0 or s.piles[1] == 0 or s.piles[2] == 0 or s.piles[3] == 0


@kernel
def _tell_end(s: MaledictionState, log: Log) -> None:
    if log is not None:
        for number in range(1, 4):
            if s.piles[number] == 0:
                events.end_pile(log, number)
                return
        events.end_hats(log)


@kernel
def total(s: MaledictionState, seat: int) -> int:
    """Scoring 2 and 3: fulfilled contracts count for a seat, failed ones against it, each hat is worth 1."""
    points = int(s.hats[seat])
    for face in range(FIRST_SCORING_FACE, FACE_END):
        points += int(s.fulfilled[seat, face]) * int(s.worth[face])
        points -= int(s.failed[seat, face]) * int(s.cost[face])
    return points


@kernel
def score(s: MaledictionState, scores: Scores) -> None:
    """Each seat's total as it stands; a contract in play counts nothing yet."""
    for seat in range(s.seats):
        scores[seat] = total(s, seat)


@kernel
def winners(s: MaledictionState) -> int:
    """End: highest total wins, negative or not; then most hats; then shared."""
    best, best_hats, mask = total(s, 0), int(s.hats[0]), 1
    for seat in range(1, s.seats):
        points, hats = total(s, seat), int(s.hats[seat])
        if points > best or (points == best and hats > best_hats):
            best, best_hats, mask = points, hats, 1 << seat
        elif points == best and hats == best_hats:
            mask |= 1 << seat
    return mask
