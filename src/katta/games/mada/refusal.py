"""Which rule of Mada refuses a move."""

from collections import Counter
from collections.abc import Mapping

from katta.core.contract import State
from katta.core.message import Argument, Player
from katta.games.mada.cards import card_name, cards_name
from katta.games.mada.notation import (
    DEAL,
    DISCARD,
    DRAW,
    FLIP,
    KEEP,
    LUCK,
    PLAY,
    SWAP,
    discarded,
    payload,
    verb,
)
from katta.games.mada.state import LOST, SWAPPING, TURN

Refusal = tuple[str, Mapping[str, Argument]]

CODES = (
    "mada.chance.not-now",
    "mada.swap.due",
    "mada.sting.due",
    "mada.loss.due",
    "mada.play.not-in-hand",
    "mada.play.too-low",
    "mada.draw.hand-full",
    "mada.swap.not-now",
    "mada.swap.yourself",
    "mada.swap.no-such-seat",
    "mada.discard.not-now",
    "mada.discard.one-card",
    "mada.discard.not-in-hand",
    "mada.keep.not-now",
)


def refusal(s: State, move: int) -> Refusal:
    """The code of the rule that refuses a move, with the arguments of its sentence."""
    what = verb(move)
    if what in (DEAL, FLIP):
        return "mada.chance.not-now", {}
    if what in (PLAY, DRAW, LUCK):
        return _turn(s, move) if s.phase == TURN else (_due(s), {})
    if what == SWAP:
        return _swap(s, payload(move))
    if what == DISCARD:
        return _discard(s, discarded(move))
    assert what == KEEP
    return "mada.keep.not-now", {}


def _due(s: State) -> str:
    """What has to be settled before a turn can be taken."""
    if s.phase == SWAPPING:
        return "mada.swap.due"
    return "mada.loss.due" if s.phase == LOST else "mada.sting.due"


def _turn(s: State, move: int) -> Refusal:
    if verb(move) == DRAW:
        return "mada.draw.hand-full", {}
    kind = payload(move)
    if kind + 1 not in s.hand[s.turn]:
        return "mada.play.not-in-hand", {"card": card_name(kind)}
    top = int(s.pile[s.turn, s.pile_count[s.turn] - 1]) - 1
    return "mada.play.too-low", {"card": card_name(kind), "top": card_name(top)}


def _swap(s: State, seat: int) -> Refusal:
    if s.phase != SWAPPING:
        return "mada.swap.not-now", {}
    if seat == s.turn:
        return "mada.swap.yourself", {"player": Player(seat)}
    return "mada.swap.no-such-seat", {"seat": seat}


def _discard(s: State, kinds: list[int]) -> Refusal:
    if s.phase in (TURN, SWAPPING):
        return "mada.discard.not-now", {}
    missing = Counter(kinds) - Counter(int(card) - 1 for card in s.hand[s.turn] if card)
    if missing:
        return "mada.discard.not-in-hand", {"cards": cards_name(sorted(missing))}
    return "mada.discard.one-card", {}
