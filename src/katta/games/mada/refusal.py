"""Which rule of Mada refuses a move."""

from collections import Counter
from collections.abc import Mapping

from katta.core.contract import State
from katta.core.message import Argument, Player
from katta.games.mada.cards import card_name, cards_name
from katta.games.mada.notation import DEAL, DISCARD, DRAW, FLIP, KEEP, PLAY, SWAP, discarded, payload, verb
from katta.games.mada.state import LOST, SWAPPING, TURN

Refusal = tuple[str, Mapping[str, Argument]]

CODES = (
    "mada.chance.not-now",
    "mada.play.not-in-hand",
    "mada.play.too-low",
    "mada.draw.hand-full",
    "mada.swap.not-now",
    "mada.swap.due",
    "mada.swap.yourself",
    "mada.swap.no-such-seat",
    "mada.discard.not-now",
    "mada.discard.not-in-hand",
    "mada.discard.one-card",
    "mada.keep.not-now",
    "mada.sting.due",
    "mada.loss.due",
)

_NOT_NOW = {SWAP: "mada.swap.not-now", DISCARD: "mada.discard.not-now", KEEP: "mada.keep.not-now"}


def refusal(s: State, move: int) -> Refusal:
    """The code of the rule that refuses a move, with the arguments of its sentence."""
    what = verb(move)
    if what in (DEAL, FLIP):
        return "mada.chance.not-now", {}
    if s.phase == TURN:
        return _turn(s, move)
    if s.phase == SWAPPING:
        return _swap(s, payload(move)) if what == SWAP else ("mada.swap.due", {})
    if what == DISCARD:
        return _discard(s, discarded(move))
    return "mada.loss.due" if s.phase == LOST else "mada.sting.due", {}


def _turn(s: State, move: int) -> Refusal:
    if verb(move) == PLAY:
        return _play(s, payload(move))
    if verb(move) == DRAW:
        return "mada.draw.hand-full", {}
    return _NOT_NOW[verb(move)], {}


def _play(s: State, kind: int) -> Refusal:
    if kind + 1 not in s.hand[s.turn]:
        return "mada.play.not-in-hand", {"card": card_name(kind)}
    top = int(s.pile[s.turn, s.pile_count[s.turn] - 1]) - 1
    return "mada.play.too-low", {"card": card_name(kind), "top": card_name(top)}


def _swap(s: State, seat: int) -> Refusal:
    if seat == s.turn:
        return "mada.swap.yourself", {"player": Player(seat)}
    return "mada.swap.no-such-seat", {"seat": seat}


def _discard(s: State, kinds: list[int]) -> Refusal:
    """Too many cards for a Scorpion, or cards that are not there."""
    missing = Counter(kinds) - Counter(int(card) - 1 for card in s.hand[s.turn] if card)
    if missing:
        return "mada.discard.not-in-hand", {"cards": cards_name(missing.elements())}
    return "mada.discard.one-card", {}
