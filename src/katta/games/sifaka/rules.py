"""The rules of Sifaka: the kernels of the contract."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves, Scores, State, Weights
from katta.games.sifaka import chance, secrets, turn
from katta.games.sifaka.movement import list_destinations
from katta.games.sifaka.notation import (
    DEAL,
    FACE,
    GO,
    PASS,
    PLACE,
    TOKEN,
    column_of,
    number_of,
    row_of,
    turn_of,
    verb_of,
)
from katta.games.sifaka.placement import list_placements
from katta.games.sifaka.state import (
    DRAWING,
    FACING,
    FINISHED,
    HIGHEST_VALUE,
    LOOKING,
    OPENING,
    PLACING,
    RED,
    YELLOW,
)

conceal = secrets.conceal
resample = secrets.resample
sample = chance.sample

__all__ = [
    "actor",
    "apply",
    "conceal",
    "legal",
    "outcomes",
    "resample",
    "sample",
    "score",
    "truncated",
    "winners",
]


@kernel
def actor(s: State) -> int:
    """The seat on turn, except where a card is drawn or a token looked at."""
    if s.phase == FINISHED:
        return OVER
    if s.phase == OPENING or s.phase == DRAWING or s.phase == LOOKING:
        return CHANCE
    return int(s.turn)


@kernel
def legal(s: State, moves: Moves) -> int:
    """The moves of the seat on turn in canonical order. `pass`: only with no legal placement."""
    if s.phase == FACING:
        for direction in range(4):
            moves[direction] = FACE + direction
        return 4
    if s.phase == PLACING:
        count = list_placements(s, moves)
        if count == 0:
            moves[0] = PASS
            count = 1
        return count
    return list_destinations(s, moves)


@kernel
def outcomes(s: State, moves: Moves, weights: Weights) -> int:
    """The cards or token values that chance may bring."""
    if s.phase == LOOKING:
        return chance.list_values(s, moves, weights)
    return chance.list_cards(s, moves, weights)


@kernel
def apply(s: State, move: int) -> None:
    """Carry out a move of a player or of chance."""
    verb = verb_of(move)
    if verb == PLACE:
        turn.place(s, row_of(move), column_of(move), turn_of(move))
    elif verb == GO:
        turn.go(s, row_of(move), column_of(move), turn_of(move))
    elif verb == DEAL:
        turn.deal(s, number_of(move))
    elif verb == TOKEN:
        turn.look_at_token(s, number_of(move))
    elif verb == FACE:
        turn.choose_facing(s, number_of(move))
    else:
        turn.remove_card(s)


@kernel
def score(s: State, scores: Scores) -> None:
    """The points of the tokens each seat holds."""
    for seat in range(s.seats):
        scores[seat] = points(s, seat)


@kernel
def points(s: State, seat: int) -> int:
    """The values of a seat's tokens, added up."""
    total = 0
    for colour in range(3):
        for i in range(HIGHEST_VALUE):
            total += int(s.held[seat, colour, i]) * (i + 1)
    return total


@kernel
def winners(s: State) -> int:
    """End: most points; then most tokens; then most red, then most yellow; then the victory is shared."""
    best, mask = -1, 0
    for seat in range(s.seats):
        rank = standing(s, seat)
        if rank > best:
            best, mask = rank, 0
        if rank == best:
            mask |= 1 << seat
    return mask


@kernel
def standing(s: State, seat: int) -> int:
    """Points, tokens, red and yellow ones in one number that orders the seats."""
    tokens = int(s.taken[seat, 0]) + int(s.taken[seat, 1]) + int(s.taken[seat, 2])
    return ((points(s, seat) * 64 + tokens) * 64 + int(s.taken[seat, RED])) * 64 + int(s.taken[seat, YELLOW])


@kernel
def truncated(s: State) -> bool:
    """48 cards always end the game: nothing is ever cut."""
    return False
