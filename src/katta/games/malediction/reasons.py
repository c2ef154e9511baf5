"""Why a move of Malédiction! is good or bad, as a person would put it."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, reason, verb_of
from katta.games.malediction.faces import is_at_least
from katta.games.malediction.hand_strength import fulfil_chance, trick_chances
from katta.games.malediction.moves import BID, PLAY, RETRY, ZERO, contract_of
from katta.games.malediction.scoring import missing_tricks
from katta.games.malediction.state import HAND, MaledictionState


@reason
def hand(log: Log, tricks: Count) -> None:
    """So many tricks are to be expected of the hand."""


@reason
def odds(log: Log, percent: Count) -> None:
    """The contract is fulfilled with this chance."""


@reason
def mends(log: Log) -> None:
    """A penalty leaves the Points card."""


@reason
def need(log: Log, tricks: Count) -> None:
    """So many tricks are missing."""


@reason
def hat(log: Log) -> None:
    """The contract is safe; more tricks may bring the hat."""


@reason
def avoid(log: Log) -> None:
    """One more trick breaks the contract."""


@reason
def lost(log: Log) -> None:
    """The contract is broken."""


@reason
def fulfils(log: Log) -> None:
    """Zeros handed in fulfil the contract."""


@kernel
def explain(s: MaledictionState, move: int, log: Log) -> None:
    """What the hand promises for a contract; what a trick means for the one chosen."""
    what = verb_of(move)
    if what == PLAY:
        _explain_need(s, int(s.turn), log)
    elif what == BID:
        _explain_contract(s, contract_of(move), log)
    elif what == RETRY:
        _explain_contract(s, contract_of(move), log)
        mends(log)
    elif what == ZERO:
        fulfils(log)


@kernel
def _explain_contract(s: MaledictionState, face: int, log: Log) -> None:
    chances = trick_chances(s, int(s.turn))
    expected = 0.0
    for tricks in range(HAND + 1):
        expected += tricks * chances[tricks]
    hand(log, round(expected))
    odds(log, round(100 * fulfil_chance(chances, face)))


@kernel
def _explain_need(s: MaledictionState, seat: int, log: Log) -> None:
    """How many tricks the seat still has to take, or that it has enough."""
    missing = missing_tricks(s, seat)
    if missing > 0:
        need(log, missing)
    elif is_at_least(int(s.contract[seat])):
        hat(log)
    elif missing == 0:
        avoid(log)
    else:
        lost(log)
