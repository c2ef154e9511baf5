"""Which rule refuses a move."""

from collections.abc import Mapping

from katta.core.contract import State
from katta.core.message import Argument
from katta.games.malediction.cards import POTION, copies
from katta.games.malediction.moves import (
    BID,
    FACES,
    NO_POTION,
    PLAY,
    RETRY,
    ZERO,
    card_played,
    number_of,
    potion_added,
)
from katta.games.malediction.names import card_name, contract_name, suit_name
from katta.games.malediction.state import CONTRACTS, TRICKS
from katta.games.malediction.tricks import led_suit

Refusal = tuple[str, Mapping[str, Argument]]

CODES = (
    "malediction.chance.not-now",
    "malediction.bid.not-now",
    "malediction.bid.pile-empty",
    "malediction.retry.not-now",
    "malediction.retry.not-failed",
    "malediction.play.contract-first",
    "malediction.play.round-over",
    "malediction.play.not-in-hand",
    "malediction.play.single-copy",
    "malediction.play.must-follow",
    "malediction.play.must-play-potion",
    "malediction.zero.not-now",
    "malediction.keep.not-now",
)


def refusal(s: State, move: int) -> Refusal:
    """The code of the rule that refuses a move, with the arguments of its sentence."""
    if move < BID:
        return "malediction.chance.not-now", {}
    if move < RETRY:
        return _bid(s, move - BID)
    if move < PLAY:
        return _retry(s, (move - RETRY) // len(FACES))
    if move < ZERO:
        return _play(s, move - PLAY)
    return ("malediction.zero.not-now" if move == ZERO else "malediction.keep.not-now"), {}


def _bid(s: State, face: int) -> Refusal:
    if s.phase != CONTRACTS:
        return "malediction.bid.not-now", {}
    return "malediction.bid.pile-empty", {"number": number_of(face)}


def _retry(s: State, lying: int) -> Refusal:
    if s.phase != CONTRACTS:
        return "malediction.retry.not-now", {}
    return "malediction.retry.not-failed", {"contract": contract_name(lying)}


def _play(s: State, play: int) -> Refusal:
    if s.phase != TRICKS:
        return "malediction.play." + ("contract-first" if s.phase == CONTRACTS else "round-over"), {}
    hand, card, potion = int(s.hand[s.turn]), card_played(play), potion_added(play)
    for wanted in (card, potion):
        if wanted != NO_POTION and copies(hand, wanted) == 0:
            return "malediction.play.not-in-hand", {"card": card_name(wanted)}
    if card == potion and copies(hand, card) == 1:
        return "malediction.play.single-copy", {"card": card_name(card)}
    led = led_suit(s)
    if led == POTION:
        return "malediction.play.must-play-potion", {}
    return "malediction.play.must-follow", {"suit": suit_name(led)}
