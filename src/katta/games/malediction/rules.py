"""The rules of Malédiction! (docs/rules/malediction.md): the kernels of the contract, by the phase of the round."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves
from katta.core.declare import Log, payload_of, verb_of
from katta.games.malediction.contracts import bid, legal_contracts, retry
from katta.games.malediction.deal import deal, outcomes, sample, turn_trump
from katta.games.malediction.moves import BID, DEAL, PLAY, RETRY, TRUMP, ZERO, contract_of, old_of
from katta.games.malediction.offers import offer
from katta.games.malediction.prompts import ask
from katta.games.malediction.refusals import refuse
from katta.games.malediction.rules_page import paragraph
from katta.games.malediction.scoring import answer, legal_answers, score, winners
from katta.games.malediction.secrets import conceal, resample
from katta.games.malediction.state import CONTRACTS, DEALING, FINISHED, TRICKS, MaledictionState
from katta.games.malediction.tricks import legal_plays, play
from katta.games.malediction.views import derive

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
    "winners",
]


@kernel
def actor(s: MaledictionState) -> int:
    """Round 1 is chance; then the seats choose contracts, play, and may hand in zeros."""
    if s.phase == FINISHED:
        return OVER
    return CHANCE if s.phase <= DEALING else int(s.turn)


@kernel
def legal(s: MaledictionState, moves: Moves) -> int:
    """Moves: those of the phase, in canonical order."""
    if s.phase == CONTRACTS:
        return legal_contracts(s, moves)
    if s.phase == TRICKS:
        return legal_plays(s, moves)
    return legal_answers(moves)


@kernel
def apply(s: MaledictionState, move: int, log: Log) -> None:
    """Carry out a move or a chance outcome."""
    what = verb_of(move)
    if what == PLAY:
        play(s, payload_of(move), log)
    elif what == DEAL:
        deal(s, payload_of(move), log)
    elif what == BID:
        bid(s, contract_of(move), log)
    elif what == RETRY:
        retry(s, old_of(move), contract_of(move), log)
    elif what == TRUMP:
        turn_trump(s, payload_of(move), log)
    else:
        answer(s, what == ZERO, log)
