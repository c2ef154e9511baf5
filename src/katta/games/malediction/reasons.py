"""Why a move of Malédiction! is good or bad, as a person would put it."""

import numpy as np

from katta.core.contract import State
from katta.core.message import Message
from katta.games.malediction.contracts import FACE_COUNT
from katta.games.malediction.hand_strength import fulfil_chance, trick_chances
from katta.games.malediction.moves import BID, PLAY, RETRY, ZERO, is_at_least, number_of
from katta.games.malediction.state import HAND


def reasons(seen: State, move: int) -> list[Message]:
    """What the hand promises for a contract; what a trick means for the one chosen."""
    if BID <= move < RETRY:
        return _contract(seen, move - BID)
    if RETRY <= move < PLAY:
        return [*_contract(seen, (move - RETRY) % FACE_COUNT), Message("malediction-reason-mends")]
    if PLAY <= move < ZERO:
        return [_need(seen)]
    return [Message("malediction-reason-fulfils")] if move == ZERO else []


def _contract(seen: State, face: int) -> list[Message]:
    chances = np.zeros(HAND + 1)
    trick_chances(seen, int(seen.turn), chances)
    tricks = round(float(chances @ np.arange(HAND + 1)))
    percent = round(100 * float(fulfil_chance(chances, face)))
    return [
        Message("malediction-reason-hand", {"tricks": tricks}),
        Message("malediction-reason-odds", {"percent": percent}),
    ]


def _need(seen: State) -> Message:
    """How many tricks the seat still has to take, or that it has enough."""
    seat = int(seen.turn)
    face = int(seen.contract[seat]) - 1
    missing = number_of(face) - int(seen.won[seat])
    if missing > 0:
        return Message("malediction-reason-need", {"tricks": missing})
    if is_at_least(face):
        return Message("malediction-reason-hat")
    return Message("malediction-reason-avoid" if missing == 0 else "malediction-reason-lost")
