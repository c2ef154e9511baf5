"""Why a move of Malédiction! is good or bad, as a person would put it."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, payload_of, reason, verb_of
from katta.games.malediction.cards import CARD_END, NO_CARD, NO_SUIT, Suit, suit_of, value_of
from katta.games.malediction.faces import ZERO_FACE, is_at_least
from katta.games.malediction.hand_strength import fulfil_chance, trick_chances
from katta.games.malediction.heaps import NOTHING, copies, of_suit, remove
from katta.games.malediction.moves import BID, PLAY, RETRY, ZERO, contract_of
from katta.games.malediction.plays import NO_PLAY, card_played, potion_added, suit_played, value_played
from katta.games.malediction.scoring import missing_tricks
from katta.games.malediction.seating import next_seat
from katta.games.malediction.state import HAND, MaledictionState
from katta.games.malediction.tricks import led_suit, strength

HIGH = 6
"""A card of this value or more is a strong one."""


@reason
def hand(log: Log, tricks: Count) -> None:
    """So many tricks are to be expected of the hand."""


@reason
def odds(log: Log, percent: Count) -> None:
    """The contract is fulfilled with this chance."""


@reason
def worth(log: Log, points: Count) -> None:
    """What the contract brings."""


@reason
def zero(log: Log) -> None:
    """A zero is saved, for a trick that is missing later."""


@reason
def mends(log: Log) -> None:
    """A penalty leaves the Points card."""


@reason
def wins(log: Log) -> None:
    """The last play of a trick is the best."""


@reason
def unbeaten(log: Log) -> None:
    """No single card that the seat cannot see beats the play."""


@reason
def beaten_by(log: Log, cards: Count) -> None:
    """So many single cards that the seat cannot see beat the play."""


@reason
def ties(log: Log) -> None:
    """The play equals the best one."""


@reason
def sheds(log: Log) -> None:
    """A strong card goes that might have taken an unwanted trick."""


@reason
def wastes(log: Log) -> None:
    """A strong card goes that might have taken a wanted trick."""


@reason
def ducks(log: Log) -> None:
    """The play cannot take the trick."""


@reason
def potion(log: Log, value: Count) -> None:
    """What the potion adds."""


@reason
def void(log: Log, suit: Suit) -> None:
    """The hand has none of the suit any more."""


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
def fulfils(log: Log, points: Count) -> None:
    """Zeros handed in fulfil the contract, which brings so much."""


@reason
def keeps_zeros(log: Log, zeros: Count, points: Count) -> None:
    """So many zeros are kept, and the failed contract costs so much."""


@kernel
def explain(s: MaledictionState, move: int, log: Log) -> None:
    """What the hand promises for a contract; what a card does in the trick, and what the contract wants."""
    what, face = verb_of(move), int(s.contract[s.turn])
    if what == PLAY:
        _explain_play(s, payload_of(move), log)
        _explain_need(s, int(s.turn), log)
    elif what == BID:
        _explain_contract(s, contract_of(move), log)
    elif what == RETRY:
        _explain_contract(s, contract_of(move), log)
        mends(log)
    elif what == ZERO:
        fulfils(log, s.worth[face])
    else:
        keeps_zeros(log, s.zeros[s.turn], s.cost[face])


@kernel
def _explain_contract(s: MaledictionState, face: int, log: Log) -> None:
    chances = trick_chances(s, int(s.turn))
    expected = 0.0
    for tricks in range(HAND + 1):
        expected += tricks * chances[tricks]
    hand(log, round(expected))
    odds(log, round(100 * fulfil_chance(chances, face)))
    if face == ZERO_FACE:
        zero(log)
    else:
        worth(log, s.worth[face])


@kernel
def _explain_play(s: MaledictionState, what: int, log: Log) -> None:
    """Whether the play takes the trick as far as the seat can tell, and what it leaves in the hand."""
    seat, led, trump = int(s.turn), led_suit(s), suit_of(int(s.trump))
    suit = suit_played(what) if led == NO_SUIT else led
    power, best = strength(what, suit, trump), _best_power(s, suit, trump)
    if power < best:
        _explain_duck(s, seat, what, trump, log)
    elif power == best:
        ties(log)
    elif led != NO_SUIT and next_seat(s, seat) == s.leaders[s.tricks_done]:
        wins(log)
    else:
        stronger = _stronger_cards(s, seat, power, suit, trump)
        if stronger == 0:
            unbeaten(log)
        else:
            beaten_by(log, stronger)
    if potion_added(what) != NO_CARD:
        potion(log, value_of(potion_added(what)))
    if of_suit(remove(int(s.hand[seat]), card_played(what)), suit_played(what)) == NOTHING and s.hand_size[seat] > 1:
        void(log, suit_played(what))


@kernel
def _best_power(s: MaledictionState, led: int, trump: int) -> int:
    """The strength of the best play in the trick so far; 0 before the lead."""
    best = 0
    for seat in range(s.seats):
        play = int(s.plays[s.tricks_done, seat])
        if play != NO_PLAY:
            best = max(best, strength(play, led, trump))
    return best


@kernel
def _explain_duck(s: MaledictionState, seat: int, what: int, trump: int, log: Log) -> None:
    """A strong card that goes under is well spent by who wants no trick, and wasted by who does."""
    is_strong = value_played(what) >= HIGH or suit_played(what) == trump
    if is_strong and missing_tricks(s, seat) > 0:
        wastes(log)
    elif is_strong and missing_tricks(s, seat) == 0 and not is_at_least(int(s.contract[seat])):
        sheds(log)
    else:
        ducks(log)


@kernel
def _stronger_cards(s: MaledictionState, seat: int, power: int, led: int, trump: int) -> int:
    """How many single cards that a seat does not see would beat a play, wherever they are."""
    found = 0
    for card in range(1, CARD_END):
        if strength(card, led, trump) > power:
            found += copies(int(s.stock), card)
            for other in range(s.seats):
                found += copies(int(s.hand[other]), card) if other != seat else 0
    return found


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
