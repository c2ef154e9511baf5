"""End: whose mango tokens are worth most."""

from katta.core.compiler import kernel
from katta.core.contract import Scores
from katta.games.sifaka.state import HIGHEST_VALUE, SifakaState
from katta.games.sifaka.symbols import COLOUR, RED, YELLOW

COLOURS = COLOUR.size


@kernel
def points(s: SifakaState, seat: int) -> int:
    """The values of a seat's tokens, added up."""
    total = 0
    for colour in range(COLOURS):
        for value in range(1, HIGHEST_VALUE + 1):
            total += int(s.held[seat, colour, value]) * value
    return total


@kernel
def score(s: SifakaState, scores: Scores) -> None:
    """End: everybody's points."""
    for seat in range(s.seats):
        scores[seat] = points(s, seat)


@kernel
def winners(s: SifakaState) -> int:
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
def standing(s: SifakaState, seat: int) -> int:
    """Points, tokens, red and yellow ones in one number that orders the seats."""
    tokens = int(s.taken[seat, 0]) + int(s.taken[seat, 1]) + int(s.taken[seat, 2])
    return ((points(s, seat) * 64 + tokens) * 64 + int(s.taken[seat, RED])) * 64 + int(s.taken[seat, YELLOW])
