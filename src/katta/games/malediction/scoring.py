"""The end of a round: zeros, Points cards, the hat; the end of the game."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, Scores, State
from katta.games.malediction.cards import NOTHING, merge
from katta.games.malediction.contracts import FACE_COUNT, next_seat
from katta.games.malediction.deal import start_round
from katta.games.malediction.moves import KEEP, ZERO, is_at_least, number_of
from katta.games.malediction.state import FINISHED, SCORING


@kernel
def end_round(s: State) -> None:
    """Tricks 6: leftovers are discarded unseen; then the seats are asked for zeros in ball order."""
    for seat in range(s.seats):
        s.stock = merge(int(s.stock), int(s.hand[seat]))
        s.hand[seat] = NOTHING
        s.hand_size[seat] = 0
    s.phase = SCORING
    _ask_from(s, int(s.ball))


@kernel
def _ask_from(s: State, seat: int) -> None:
    """Scoring 1: ask the next seat that could fulfil its contract with zeros; when there is none, score."""
    while not can_hand_in(s, seat):
        seat = next_seat(s, seat)
        if seat == s.ball:
            _score_round(s)
            return
    s.turn = seat


@kernel
def missing_tricks(s: State, seat: int) -> int:
    """How many tricks a seat won too few for its contract; 0 or less if enough."""
    return number_of(int(s.contract[seat]) - 1) - int(s.won[seat])


@kernel
def can_hand_in(s: State, seat: int) -> bool:
    """Scoring 1: a seat that missed by k tricks and holds k or more saved zeros (option `zeros`: k is 1)."""
    missing = missing_tricks(s, seat)
    return 0 < missing <= s.zeros[seat] and (missing == 1 or s.many_zeros == 1)


@kernel
def legal_answers(moves: Moves) -> int:
    """Scoring 1: handing in zeros is optional."""
    moves[0] = ZERO
    moves[1] = KEEP
    return 2


@kernel
def answer(s: State, hands_in: bool) -> None:
    """Scoring 1: the zeros handed in go back to pile 0; then the next seat is asked."""
    seat = int(s.turn)
    if hands_in:
        missing = missing_tricks(s, seat)
        s.zeros[seat] -= missing
        s.piles[0] += missing
        s.handed_in[seat] = missing
    if next_seat(s, seat) == s.ball:
        _score_round(s)
    else:
        _ask_from(s, next_seat(s, seat))


@kernel
def is_fulfilled(s: State, seat: int) -> bool:
    """Scoring 1: exactly n tricks for `n`, n or more for `n+`, none for `0`; zeros count for missing tricks."""
    face = int(s.contract[seat]) - 1
    tricks = int(s.won[seat]) + int(s.handed_in[seat])
    return tricks == number_of(face) or (is_at_least(face) and tricks > number_of(face))


@kernel
def _score_round(s: State) -> None:
    """Scoring 2 and 3, End: contracts go to the Points cards, the hat is given, and perhaps the game is over."""
    for seat in range(s.seats):
        _score_contract(s, seat)
    _give_hat(s)
    if is_end(s):
        s.phase = FINISHED
        s.turn = 0
    else:
        s.round_number += 1
        s.ball = next_seat(s, int(s.ball))
        start_round(s)


@kernel
def _score_contract(s: State, seat: int) -> None:
    """Scoring 2: a fulfilled 0 is saved, a failed 0 goes back; others lie on the Points card for good or ill."""
    face = int(s.contract[seat]) - 1
    if is_fulfilled(s, seat):
        if face == 0:
            s.zeros[seat] += 1
        else:
            s.fulfilled[seat, face] += 1
    elif face == 0:
        s.piles[0] += 1
    else:
        s.failed[seat, face] += 1
    s.contract[seat] = 0
    s.handed_in[seat] = 0


@kernel
def _give_hat(s: State) -> None:
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


@kernel
def is_end(s: State) -> bool:
    """End: the 7th hat is gone, or contract pile 1, 2 or 3 is empty."""
    return s.hats_left == 0 or s.piles[1] == 0 or s.piles[2] == 0 or s.piles[3] == 0


@kernel
def total(s: State, seat: int) -> int:
    """Points: fulfilled contracts count for a seat, failed ones against it, each hat is worth 1."""
    points = int(s.hats[seat])
    for face in range(1, FACE_COUNT):
        points += int(s.fulfilled[seat, face]) * int(s.worth[face])
        points -= int(s.failed[seat, face]) * int(s.cost[face])
    return points


@kernel
def score(s: State, scores: Scores) -> None:
    """Each seat's total as it stands; a contract in play counts nothing yet."""
    for seat in range(s.seats):
        scores[seat] = total(s, seat)


@kernel
def winners(s: State) -> int:
    """End: highest total wins, negative or not; then most hats; then shared."""
    best, best_hats, mask = total(s, 0), int(s.hats[0]), 1
    for seat in range(1, s.seats):
        points, hats = total(s, seat), int(s.hats[seat])
        if points > best or (points == best and hats > best_hats):
            best, best_hats, mask = points, hats, 1 << seat
        elif points == best and hats == best_hats:
            mask |= 1 << seat
    return mask
