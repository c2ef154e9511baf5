"""How to play Mada well: the odds of losing the round, and what a top card is worth."""

from collections.abc import Mapping

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import payload_of, verb_of
from katta.core.generator import Generator, below, draw
from katta.core.knowledge import Level, Priors, Shares
from katta.games.mada.cards import SCORPION, VALUES
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.moves import DEAL, DRAW, LUCK, PLAY
from katta.games.mada.odds import bust
from katta.games.mada.reasons import explain
from katta.games.mada.scoring import points
from katta.games.mada.state import DEALING, OPENING_CARDS, TURN, MadaState

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

HORIZON = 0
EXPLORATION = 1.2
LEVELS: Mapping[str, Level] = {
    "easy": Level(iterations=0, slips=0.3),
    "medium": Level(iterations=15, slips=0.1),
    "hard": Level(iterations=120, slips=0.05),
    "expert": Level(iterations=4000),
}

SHAKE = 0.2 / 2**32
LEAST_PRIOR = 0.02


@kernel
def observe(s: MadaState, move: int, seat: int) -> int:
    """A card dealt to another hand is not seen, unless it is a Scorpion."""
    if verb_of(move) != DEAL or payload_of(move) == SCORPION:
        return move
    receiver = s.dealt // OPENING_CARDS if s.phase == DEALING else s.turn
    return move if receiver == seat else -1


@kernel
def worth(s: MadaState, move: int, danger: float) -> float:
    """How promising a move looks when luck loses the round with this chance, from about 0 to about 1."""
    what = verb_of(move)
    if what == LUCK:
        return 0.55 - danger
    if what == DRAW:
        return 0.35
    if what != PLAY:
        return 0.3
    card = payload_of(move)
    if card > VALUES:
        return 0.2 + 0.3 * danger
    return 0.5 - 0.03 * (card - lowest_cactus(s, s.turn))


@kernel
def policy(s: MadaState, moves: Moves, count: int, generator: Generator) -> int:
    """The most promising move, shaken a little; what a Scorpion or a swap takes is left to chance."""
    if s.phase != TURN:
        return int(moves[below(generator, count)])
    danger = bust(s, s.turn)
    best = int(moves[0])
    best_worth = -9.0
    for i in range(count):
        value = worth(s, moves[i], danger) + draw(generator) * SHAKE
        if value > best_worth:
            best = int(moves[i])
            best_worth = value
    return best


@kernel
def childish(s: MadaState, moves: Moves, count: int, generator: Generator) -> int:
    """A child lays its biggest card, for the many pears on it; when none fits, it tries its luck rather than wait."""
    if s.phase != TURN:
        return int(moves[below(generator, count)])
    best = int(moves[count - 1])
    for i in range(count):
        if verb_of(moves[i]) == PLAY and payload_of(moves[i]) <= VALUES:
            best = int(moves[i])
    return best


@kernel
def prior(s: MadaState, moves: Moves, count: int, priors: Priors) -> None:
    """More to what looks more promising."""
    danger = bust(s, s.turn)
    total = 0.0
    for i in range(count):
        priors[i] = max(worth(s, moves[i], danger), LEAST_PRIOR)
        total += priors[i]
    for i in range(count):
        priors[i] /= total


@kernel
def horizon(s: MadaState) -> int:
    """No clock: games are short enough to be played to their end."""
    return 0


@kernel
def evaluate(s: MadaState, shares: Shares) -> None:
    """By the pears put aside so far."""
    total = 0.0
    for seat in range(s.seats):
        shares[seat] = points(s, seat) + 1.0
        total += shares[seat]
    for seat in range(s.seats):
        shares[seat] /= total
