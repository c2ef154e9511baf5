"""The rules of Mada: the kernels of the contract (docs/rules/mada.md)."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves, Weights
from katta.core.declare import Log, payload_of, verb_of
from katta.core.generator import Generator, below
from katta.games.mada.cards import CARD_END
from katta.games.mada.choices import legal_discards, legal_swaps, legal_turn
from katta.games.mada.hands import nth_card
from katta.games.mada.moves import DEAL, DRAW, FLIP, KEEP, LUCK, PLAY, SWAP
from katta.games.mada.offers import offer
from katta.games.mada.opening import deal_opening
from katta.games.mada.prompts import ask
from katta.games.mada.refusals import refuse
from katta.games.mada.rules_page import paragraph
from katta.games.mada.scoring import derive, score, truncated, winners
from katta.games.mada.secrets import conceal, resample
from katta.games.mada.specials import swap
from katta.games.mada.state import DEALING, DRAWING, FINISHED, FLIPPING, HAND_LIMIT, LOST, SWAPPING, TURN, MadaState
from katta.games.mada.turn import begin_turn_with_pile, discard, flip, play, receive

__all__ = [
    "actor",
    "apply",
    "ask",
    "conceal",
    "derive",
    "legal",
    "offer",
    "outcomes",
    "paragraph",
    "refuse",
    "resample",
    "sample",
    "score",
    "truncated",
    "winners",
]


@kernel
def actor(s: MadaState) -> int:
    """Whose decision it is."""
    if s.phase == DEALING or s.phase == DRAWING or s.phase == FLIPPING:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return int(s.turn)


@kernel
def legal(s: MadaState, moves: Moves) -> int:
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
def outcomes(s: MadaState, moves: Moves, weights: Weights) -> int:
    """Each card in the draw pile, weighing its copies."""
    word = FLIP if s.phase == FLIPPING else DEAL
    n = 0
    for card in range(1, CARD_END):
        if s.draw[card] > 0:
            moves[n] = word + card
            weights[n] = s.draw[card]
            n += 1
    return n


@kernel
def sample(s: MadaState, generator: Generator) -> int:
    """One card of the draw pile, each as likely as the others."""
    card = nth_card(s, below(generator, int(s.draw_count)))
    return (FLIP if s.phase == FLIPPING else DEAL) + card


@kernel
def apply(s: MadaState, move: int, log: Log) -> None:
    """Carry out a move of the acting seat or an outcome of chance."""
    what, card = verb_of(move), payload_of(move)
    if what == PLAY:
        play(s, card, log)
    elif what == DRAW:
        begin_turn_with_pile(s, DRAWING, log)
    elif what == LUCK:
        begin_turn_with_pile(s, FLIPPING, log)
    elif what == DEAL:
        if s.phase == DEALING:
            deal_opening(s, card, log)
        else:
            receive(s, card, log)
    elif what == FLIP:
        flip(s, card, log)
    elif what == SWAP:
        swap(s, card, log)
    else:
        discard(s, card, log)
