"""Why a move of Mada is good or bad, as a person would put it."""

from katta.core.compiler import kernel
from katta.core.declare import ADDED, Count, Log, Row, add, payload_of, reason, verb_of
from katta.games.mada import odds
from katta.games.mada.cards import DOUBLE_LEMUR, LEMUR, VALUES, Card
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.moves import CARD_BITS, DISCARD, DRAW, LUCK, PLAY, SWAP
from katta.games.mada.state import HAND_LIMIT, LOST, MadaState


@reason
def bust(log: Log, percent: Count) -> None:
    """Luck loses the round with this chance."""


@reason
def gift(log: Log, pears: Count) -> None:
    """What the others put aside if it does."""


@reason
def sure(log: Log) -> None:
    """Luck cannot lose."""


@reason
def keeps_top(log: Log, card: Card, pears: Count) -> None:
    """Drawing leaves the pile as it is: its top, and what that brings when another loses."""


@reason
def no_stake(log: Log) -> None:
    """Drawing is safe, but the pile brings nothing when another loses."""


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
def lemur_early(log: Log) -> None:
    """There is nothing to fear on the pile yet."""


@reason
def escape(log: Log, percent: Count) -> None:
    """It gives away a pile on which luck loses with this chance."""


@reason
def escape_early(log: Log) -> None:
    """The pile is harmless yet."""


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
def gives_top(log: Log, pears: Count) -> None:
    """What the other player gets for it."""


@reason
def dead(log: Log, cards: Row[Card] = ADDED) -> None:
    """Cards that go could not be laid on the own pile."""


@reason
def gives_up(log: Log, pears: Count) -> None:
    """The best cactus that goes would have brought so much."""


@reason
def gives_up_lemur(log: Log) -> None:
    """A card goes that could have saved a pile."""


@reason
def playable(log: Log, cards: Count) -> None:
    """How many of the cards that stay can be laid on the own pile."""


@reason
def none_playable(log: Log) -> None:
    """None of the cards that stay can be laid on the own pile."""


@reason
def no_hand(log: Log) -> None:
    """Nothing stays in the hand."""


@reason
def full(log: Log) -> None:
    """The hand stays full: nothing can be drawn."""


@reason
def room(log: Log, cards: Count) -> None:
    """So many cards can be drawn."""


@kernel
def explain(s: MadaState, move: int, log: Log) -> None:
    """What the move does to the odds of losing the round, to the pears at stake and to the hand."""
    what, card = verb_of(move), payload_of(move)
    if what == LUCK:
        _explain_luck(s, log)
    elif what == DRAW:
        _explain_draw(s, log)
    elif what == SWAP:
        _explain_swap(s, card, log)
    elif what == PLAY and card <= VALUES:
        pears(log, s.pears[card])
        next_luck(log, _percent(odds.fatal_share(s, card)))
    elif what == PLAY:
        _explain_rescue(s, card, log)
    else:
        _explain_hand(s, card if what == DISCARD else 0, log)


@kernel
def _explain_luck(s: MadaState, log: Log) -> None:
    """What is at risk, and what it would give the others."""
    if odds.bust(s, s.turn) == 0:
        sure(log)
        return
    bust(log, _percent(odds.bust(s, s.turn)))
    given = 0
    for seat in range(s.seats):
        given += _top_pears(s, seat) if seat != s.turn else 0
    if given > 0:
        gift(log, given)


@kernel
def _explain_draw(s: MadaState, log: Log) -> None:
    if _top_pears(s, s.turn) > 0:
        keeps_top(log, s.pile[s.turn, s.pile_count[s.turn] - 1], _top_pears(s, s.turn))
    else:
        no_stake(log)


@kernel
def _explain_rescue(s: MadaState, card: int, log: Log) -> None:
    """Lemurs save a pile that has become dangerous; too early they are wasted."""
    chance = odds.bust(s, s.turn)
    if card == LEMUR and chance == 0:
        lemur_early(log)
    elif card == LEMUR:
        lemur(log, _percent(chance))
    elif chance == 0:
        escape_early(log)
    else:
        escape(log, _percent(chance))


@kernel
def _explain_swap(s: MadaState, other: int, log: Log) -> None:
    if s.pile_count[other] == 0:
        empty(log)
    else:
        top = s.pile[other, s.pile_count[other] - 1]
        if top == LEMUR:
            any_card(log)
        else:
            their_top(log, top, s.pears[top])
            next_luck(log, _percent(odds.fatal_share(s, top)))
    if _top_pears(s, s.turn) > 0:
        gives_top(log, _top_pears(s, s.turn))


@kernel
def _top_pears(s: MadaState, seat: int) -> int:
    """What the top of a pile brings its owner when another loses."""
    if s.pile_count[seat] == 0:
        return 0
    top = s.pile[seat, s.pile_count[seat] - 1]
    return int(s.pears[top]) if top <= VALUES else 0


@kernel
def _explain_hand(s: MadaState, thrown: int, log: Log) -> None:
    """Who may throw reads first what it gains, who must what it costs."""
    best, is_rescue = _explain_thrown(s, thrown, log)
    if s.phase != LOST:
        _explain_cost(best, is_rescue, log)
    lowest = lowest_cactus(s, s.turn)
    kept, useful = 0, 0
    for place in range(s.hand_count[s.turn]):
        card = s.hand[s.turn, place]
        if thrown & ((1 << CARD_BITS) - 1) == card:
            thrown >>= CARD_BITS
        else:
            kept += 1
            useful += card >= lowest
    gains_room = s.phase == LOST and kept < HAND_LIMIT
    if gains_room:
        room(log, HAND_LIMIT - kept)
    if kept == 0:
        no_hand(log)
    elif useful == 0:
        none_playable(log)
    else:
        playable(log, useful)
    if kept == HAND_LIMIT:
        full(log)
    elif not gains_room:
        room(log, HAND_LIMIT - kept)
    if s.phase == LOST:
        _explain_cost(best, is_rescue, log)


@kernel
def _explain_cost(best: int, is_rescue: bool, log: Log) -> None:
    """What the cards that go would have been good for."""
    if best > 0:
        gives_up(log, best)
    if is_rescue:
        gives_up_lemur(log)


@kernel
def _explain_thrown(s: MadaState, thrown: int, log: Log) -> tuple[int, bool]:
    """Cards of no use on the pile are no loss; the pears of the best other one, and whether a Lemur goes."""
    lowest = lowest_cactus(s, s.turn)
    best = 0
    is_rescue, is_told = False, False
    while thrown > 0:
        card = thrown & ((1 << CARD_BITS) - 1)
        thrown >>= CARD_BITS
        if card in (LEMUR, DOUBLE_LEMUR):
            is_rescue = True
        elif card >= lowest:
            best = max(best, int(s.pears[card]))
        else:
            if not is_told:
                dead(log)
                is_told = True
            add(log, card)
    return best, is_rescue


@kernel
def _percent(chance: float) -> int:
    return round(100 * chance)
