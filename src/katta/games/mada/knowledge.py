"""How to play Mada well: the odds of losing the round, and what a top card is worth."""

from collections.abc import Mapping

from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.core.generator import Generator, below, draw
from katta.core.knowledge import Level, Priors, Shares
from katta.core.message import Message
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.notation import DEAL, DRAW, LUCK, PLAY, payload, verb
from katta.games.mada.scoring import points
from katta.games.mada.state import DEALING, OPENING_CARDS, SCORPION, TURN, VALUES

HORIZON = 0
LEVELS: Mapping[str, Level] = {
    "easy": Level(iterations=0, slips=0.8),
    "medium": Level(iterations=0),
    "hard": Level(iterations=300),
    "expert": Level(iterations=5000),
}


@kernel
def observe(s: State, move: int, seat: int) -> int:
    """A card dealt to another hand is not seen, unless it is a Scorpion."""
    if verb(move) != DEAL or payload(move) == SCORPION:
        return move
    receiver = s.dealt // OPENING_CARDS if s.phase == DEALING else s.turn
    return move if receiver == seat else -1


@kernel
def bust(s: State, seat: int) -> float:
    """The chance that luck loses the round now."""
    if s.draw_count == 0:
        return 0.3
    lowest = lowest_cactus(s, seat)
    fatal = 0
    for kind in range(lowest):
        fatal += s.draw[kind]
    return fatal / s.draw_count


@kernel
def worth(s: State, move: int) -> float:
    """How promising a move looks, from 0 to about 1."""
    what = verb(move)
    seat = s.turn
    if what == LUCK:
        return 0.55 - bust(s, seat)
    if what == DRAW:
        return 0.35
    if what == PLAY:
        kind = payload(move)
        if kind >= VALUES:
            return 0.2 + 0.3 * bust(s, seat)
        return 0.5 - 0.03 * (kind - lowest_cactus(s, seat))
    return 0.3


@kernel
def policy(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """The most promising move, shaken a little."""
    best = moves[0]
    best_worth = -9.0
    if s.phase != TURN:
        return moves[below(generator, count)]
    for i in range(count):
        value = worth(s, moves[i]) + draw(generator) * (0.2 / 4294967296.0)
        if value > best_worth:
            best = moves[i]
            best_worth = value
    return best


@kernel
def childish(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """The highest card, and luck whenever there is none: that is where the fun is."""
    return moves[below(generator, count)]


@kernel
def prior(s: State, moves: Moves, count: int, priors: Priors) -> None:
    """More to what looks more promising."""
    total = 0.0
    for i in range(count):
        priors[i] = max(worth(s, moves[i]), 0.02)
        total += priors[i]
    for i in range(count):
        priors[i] /= total


@kernel
def horizon(s: State) -> int:
    """Games are short enough to be played to their end."""
    return 0


@kernel
def evaluate(s: State, shares: Shares) -> None:
    """Pears so far."""
    total = 0.0
    for seat in range(s.seats):
        shares[seat] = points(s, seat) + 2.0
        total += shares[seat]
    for seat in range(s.seats):
        shares[seat] /= total


def reasons(seen: State, move: int) -> list[Message]:
    """The odds of luck."""
    return []
