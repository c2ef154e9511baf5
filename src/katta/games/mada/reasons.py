"""Why a move of Mada is good or bad, as a person would put it."""

from katta.core.compiler import kernel
from katta.core.declare import ADDED, Count, Log, Row, add, payload_of, reason, verb_of
from katta.games.mada import odds
from katta.games.mada.cards import DOUBLE_LEMUR, LEMUR, VALUES, Card
from katta.games.mada.moves import CARD_BITS, DISCARD, DRAW, LUCK, PLAY, SWAP
from katta.games.mada.state import MadaState


@reason
def bust(log: Log, percent: Count) -> None:
    """Luck loses the round with this chance."""


@reason
def safe(log: Log) -> None:
    """Drawing leaves the pile as it is."""


@reason
def pears(log: Log, pears: Count) -> None:
    """What the new top brings when another loses."""


@reason
def next_luck(log: Log, percent: Count) -> None:
    """Luck on the new top loses with this chance."""


@reason
def lemur(log: Log, percent: Count) -> None:
    """It takes away a top on which luck loses with this chance."""


@reason
def escape(log: Log, percent: Count) -> None:
    """It gives away such a pile."""


@reason
def empty(log: Log) -> None:
    """The other pile is empty."""


@reason
def any_card(log: Log) -> None:
    """Any card can be laid on the other pile."""


@reason
def their_top(log: Log, card: Card, pears: Count) -> None:
    """What lies on the other pile."""


@reason
def kept(log: Log, cards: Row[Card] = ADDED) -> None:
    """What stays in the hand."""


@reason
def no_hand(log: Log) -> None:
    """Nothing stays in the hand."""


@kernel
def explain(s: MadaState, move: int, log: Log) -> None:
    """What the move does to the odds of losing the round, to the pears at stake and to the hand."""
    what, card = verb_of(move), payload_of(move)
    if what == LUCK:
        bust(log, _percent(odds.bust(s, s.turn)))
    elif what == DRAW:
        safe(log)
    elif what == SWAP:
        _explain_swap(s, payload_of(move), log)
    elif what == PLAY and card <= VALUES:
        pears(log, s.pears[card])
        next_luck(log, _percent(odds.fatal_share(s, card)))
    elif what == PLAY and card == LEMUR:
        lemur(log, _percent(odds.bust(s, s.turn)))
    elif what == PLAY and card == DOUBLE_LEMUR:
        escape(log, _percent(odds.bust(s, s.turn)))
    else:
        _explain_hand(s, payload_of(move) if what == DISCARD else 0, log)


@kernel
def _explain_swap(s: MadaState, other: int, log: Log) -> None:
    if s.pile_count[other] == 0:
        empty(log)
        return
    top = s.pile[other, s.pile_count[other] - 1]
    if top == LEMUR:
        any_card(log)
    else:
        their_top(log, top, s.pears[top])


@kernel
def _explain_hand(s: MadaState, thrown: int, log: Log) -> None:
    """Hand and what is thrown are both in card order: what does not go stays."""
    is_told = False
    for place in range(s.hand_count[s.turn]):
        card = s.hand[s.turn, place]
        if thrown & ((1 << CARD_BITS) - 1) == card:
            thrown >>= CARD_BITS
            continue
        if not is_told:
            kept(log)
            is_told = True
        add(log, card)
    if not is_told:
        no_hand(log)


@kernel
def _percent(chance: float) -> int:
    return round(100 * chance)
