"""The rules of Mada: the kernels of the contract (docs/rules/mada.md)."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves, State, Weights
from katta.core.generator import Generator, below
from katta.games.mada.choices import legal_discards, legal_swaps, legal_turn
from katta.games.mada.hands import nth_card
from katta.games.mada.notation import DEAL, DRAW, FLIP, KEEP, LUCK, PLAY, SWAP, payload, verb
from katta.games.mada.opening import deal_opening
from katta.games.mada.scoring import score, truncated, winners
from katta.games.mada.secrets import conceal, resample
from katta.games.mada.specials import swap
from katta.games.mada.state import DEALING, DRAWING, FINISHED, FLIPPING, HAND_LIMIT, KINDS, LOST, SWAPPING, TURN
from katta.games.mada.turn import begin_turn_with_pile, discard, flip, play, receive

__all__ = ["actor", "apply", "conceal", "legal", "outcomes", "resample", "sample", "score", "truncated", "winners"]


@kernel
def actor(s: State) -> int:
    """Whose decision it is."""
    if s.phase == DEALING or s.phase == DRAWING or s.phase == FLIPPING:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return int(s.turn)


@kernel
def legal(s: State, moves: Moves) -> int:
    """The moves of the acting seat: `play`, `draw`, `luck`; or `swap`; or what a Scorpion or a loser discards."""
    if s.phase == TURN:
        return legal_turn(s, moves)
    if s.phase == SWAPPING:
        return legal_swaps(s, moves)
    if s.phase == LOST:
        moves[0] = KEEP
        return legal_discards(s, moves, 1, HAND_LIMIT)
    return legal_discards(s, moves, 0, 1)


@kernel
def outcomes(s: State, moves: Moves, weights: Weights) -> int:
    """Each kind in the draw pile, weighing its copies."""
    word = FLIP if s.phase == FLIPPING else DEAL
    n = 0
    for kind in range(KINDS):
        if s.draw[kind] > 0:
            moves[n] = word + kind
            weights[n] = s.draw[kind]
            n += 1
    return n


@kernel
def sample(s: State, generator: Generator) -> int:
    """One card of the draw pile, each as likely as the others."""
    kind = nth_card(s, below(generator, int(s.draw_count)))
    return (FLIP if s.phase == FLIPPING else DEAL) + kind


@kernel
def apply(s: State, move: int) -> None:
    """Carry out a move of the acting seat or an outcome of chance."""
    what = verb(move)
    if what == PLAY:
        play(s, payload(move))
    elif what == DRAW:
        begin_turn_with_pile(s, DRAWING)
    elif what == LUCK:
        begin_turn_with_pile(s, FLIPPING)
    elif what == DEAL:
        if s.phase == DEALING:
            deal_opening(s, payload(move))
        else:
            receive(s, payload(move))
    elif what == FLIP:
        flip(s, payload(move))
    elif what == SWAP:
        swap(s, payload(move))
    else:
        discard(s, payload(move))
