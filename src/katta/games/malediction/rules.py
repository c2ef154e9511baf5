"""The rules: the kernels that every game has, each handing over to the phase of the round."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves, State
from katta.games.malediction.contracts import bid, legal_contracts, retry
from katta.games.malediction.deal import deal, outcomes, sample, turn_trump
from katta.games.malediction.moves import BID, DEAL, FACES, PLAY, RETRY, TRUMP, ZERO
from katta.games.malediction.scoring import answer, legal_answers, score, winners
from katta.games.malediction.secrets import conceal, resample
from katta.games.malediction.state import CONTRACTS, DEALING, FINISHED, TRICKS
from katta.games.malediction.tricks import legal_plays, play

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

FACE_COUNT = len(FACES)


@kernel
def actor(s: State) -> int:
    """Round 1 is chance; then the seats choose contracts, play, and may hand in zeros."""
    if s.phase == FINISHED:
        return OVER
    return CHANCE if s.phase <= DEALING else int(s.turn)


@kernel
def legal(s: State, moves: Moves) -> int:
    """Moves: those of the phase, in canonical order."""
    if s.phase == CONTRACTS:
        return legal_contracts(s, moves)
    if s.phase == TRICKS:
        return legal_plays(s, moves)
    return legal_answers(moves)


@kernel
def apply(s: State, move: int) -> None:
    """Carry out a move or a chance outcome."""
    if move >= ZERO:
        answer(s, move == ZERO)
    elif move >= PLAY:
        play(s, move - PLAY)
    elif move >= RETRY:
        retry(s, (move - RETRY) // FACE_COUNT, (move - RETRY) % FACE_COUNT)
    elif move >= BID:
        bid(s, move - BID)
    elif move >= DEAL:
        deal(s, move - DEAL)
    else:
        turn_trump(s, move - TRUMP)


@kernel
def truncated(s: State) -> bool:
    """Never: seven hats end every game."""
    return False
