"""Why a move of Mada is good or bad, as a person would put it."""

from collections import Counter

from katta.core.contract import State
from katta.core.message import Message
from katta.games.mada.cards import card_name, cards_name
from katta.games.mada.notation import DISCARD, DRAW, LUCK, PLAY, SWAP, discarded, payload, verb
from katta.games.mada.odds import bust, fatal_share
from katta.games.mada.state import DOUBLE_LEMUR, LEMUR, VALUES


def reasons(seen: State, move: int) -> list[Message]:
    """What the move does to the odds of losing the round, to the pears at stake and to the hand."""
    what = verb(move)
    if what == LUCK:
        return [_danger("mada-reason-bust", bust(seen, seen.turn))]
    if what == DRAW:
        return [Message("mada-reason-safe")]
    if what == SWAP:
        return _swapped(seen, payload(move))
    if what == PLAY and payload(move) < VALUES:
        return _top(seen, payload(move))
    if what == PLAY and payload(move) == LEMUR:
        return [_danger("mada-reason-lemur", bust(seen, seen.turn))]
    if what == PLAY and payload(move) == DOUBLE_LEMUR:
        return [_danger("mada-reason-escape", bust(seen, seen.turn))]
    return [_kept(seen, discarded(move) if what == DISCARD else [])]


def _top(seen: State, kind: int) -> list[Message]:
    """A cactus on top: the pears it brings when another loses, and the danger of luck on it."""
    pears = Message("mada-reason-pears", {"pears": int(seen.pears[kind])})
    return [pears, _danger("mada-reason-next", fatal_share(seen, kind))]


def _swapped(seen: State, other: int) -> list[Message]:
    if seen.pile_count[other] == 0:
        return [Message("mada-reason-empty")]
    kind = int(seen.pile[other, seen.pile_count[other] - 1]) - 1
    if kind == LEMUR:
        return [Message("mada-reason-any")]
    return [Message("mada-reason-their-top", {"card": card_name(kind), "pears": int(seen.pears[kind])})]


def _kept(seen: State, thrown: list[int]) -> Message:
    """What stays in the hand."""
    hand = Counter(int(card) - 1 for card in seen.hand[int(seen.turn)] if card)
    kept = sorted((hand - Counter(thrown)).elements())
    return Message("mada-reason-kept", {"cards": cards_name(kept)}) if kept else Message("mada-reason-no-hand")


def _danger(message: str, chance: float) -> Message:
    return Message(message, {"percent": round(100 * chance)})
