"""How to play Sifaka well: what each placement lets the pawn reach, and what the tokens are worth."""

import math
from collections.abc import Mapping

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import verb_of
from katta.core.generator import Generator, below, draw
from katta.core.knowledge import Level, Priors, Shares, softmax
from katta.games.sifaka.moves import DEAL, GO, PLACE, TOKEN, column_of, row_of
from katta.games.sifaka.reach import best_stop, stop_worth
from katta.games.sifaka.reasons import explain
from katta.games.sifaka.scoring import points
from katta.games.sifaka.state import SifakaState
from katta.games.sifaka.symbols import CARDS, NO_CARD

__all__ = [
    "EXPLORATION",
    "HORIZON",
    "LEVELS",
    "childish",
    "evaluate",
    "explain",
    "horizon",
    "observe",
    "policy",
    "prior",
]

HORIZON = 6
EXPLORATION = 1.2
LEVELS: Mapping[str, Level] = {
    "easy": Level(iterations=0, slips=0.6),
    "medium": Level(iterations=0),
    "hard": Level(iterations=300),
    "expert": Level(iterations=3000),
}

LOOKED_AT = 16
"""Placements that the policy compares."""

LOOKED_AT_BY_CHILD = 2
SHAKE = 0.1 / 2**32
EAGER = 2.5
"""How much the priors favour what reaches more."""

SEEN_CARD = 1 << 21
"""Above the bits of a move: the card that a placement shows."""


@kernel
def observe(s: SifakaState, move: int, seat: int) -> int:
    """Another's card and the value of another's token are not seen; a placement shows its card."""
    verb = verb_of(move)
    if verb in (DEAL, TOKEN) and s.turn != seat:
        return -1
    return move + SEEN_CARD * int(s.hand[s.turn]) if verb == PLACE else move


@kernel
def best_of(s: SifakaState, moves: Moves, count: int, looked_at: int, generator: Generator) -> int:
    """The best of some placements, taken at random, by what the pawn can reach then."""
    best = int(moves[0])
    most = -1.0
    for _ in range(looked_at):
        move = int(moves[below(generator, count)])
        worth = best_stop(s, row_of(move), column_of(move))
        if worth > most:
            best, most = move, worth
    return best


@kernel
def best_go(s: SifakaState, moves: Moves, count: int, generator: Generator) -> int:
    """The stop that is worth most, shaken a little."""
    best = int(moves[0])
    most = -1.0
    for i in range(count):
        worth = stop_worth(s, moves[i]) + draw(generator) * SHAKE
        if worth > most:
            best, most = int(moves[i]), worth
    return best


@kernel
def policy(s: SifakaState, moves: Moves, count: int, generator: Generator) -> int:
    """Reach the best token that a good look at the board finds."""
    verb = verb_of(moves[0])
    if verb == GO:
        return best_go(s, moves, count, generator)
    if verb == PLACE and s.free == 0:
        return best_of(s, moves, count, LOOKED_AT, generator)
    return int(moves[below(generator, count)])


@kernel
def childish(s: SifakaState, moves: Moves, count: int, generator: Generator) -> int:
    """A child lays its card soon after it has found a place, and goes for any token it happens to reach."""
    verb = verb_of(moves[0])
    if verb == GO:
        return best_go(s, moves, count, generator)
    if verb == PLACE and s.free == 0:
        return best_of(s, moves, count, LOOKED_AT_BY_CHILD, generator)
    return int(moves[below(generator, count)])


@kernel
def prior(s: SifakaState, moves: Moves, count: int, priors: Priors) -> None:
    """More to what reaches more; the four rotations of a placement share what the squares below them give."""
    verb = verb_of(moves[0])
    for i in range(count):
        if verb == GO:
            priors[i] = EAGER * stop_worth(s, moves[i])
        elif verb != PLACE or s.free != 0:
            priors[i] = 0.0
        elif i % 4 == 0:
            priors[i] = EAGER * best_stop(s, row_of(moves[i]), column_of(moves[i]))
        else:
            priors[i] = priors[i - 1]
    softmax(priors, count)


@kernel
def horizon(s: SifakaState) -> int:
    """The cards played so far."""
    left = int(s.pile_count)
    for seat in range(s.seats):
        left += s.hand[seat] != NO_CARD
    return CARDS - left


@kernel
def evaluate(s: SifakaState, shares: Shares) -> None:
    """By the points so far: the fewer cards are left, the more a lead is worth."""
    scale = 0.8 + 0.45 * math.sqrt(CARDS - horizon(s) + 0.0)
    for seat in range(s.seats):
        shares[seat] = points(s, seat) / scale
    softmax(shares, int(s.seats))
