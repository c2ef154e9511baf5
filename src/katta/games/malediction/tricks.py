"""Tricks: what may be played, and who wins."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.games.malediction.cards import (
    CARDS,
    FIRST_COPIES,
    FIRST_POTION,
    NOTHING,
    POTION,
    copies,
    count,
    first_card,
    holds,
    of_suit,
    remove,
    suit_of,
    without_first,
)
from katta.games.malediction.contracts import next_seat
from katta.games.malediction.moves import NO_POTION, PLAY, card_played, combo, potion_added, value_played
from katta.games.malediction.scoring import end_round
from katta.games.malediction.state import HAND

NO_SUIT = -1
"""Led before anyone has played to a trick."""

TRUMPED = 100
"""Added to the strength of a trump: more than any value."""


@kernel
def led_suit(s: State) -> int:
    """Tricks 4: the suit of the lead is its base card's; NO_SUIT before the lead."""
    trick = int(s.tricks)
    play = int(s.plays[trick, s.leaders[trick]]) - 1
    return suit_of(card_played(play)) if play >= 0 else NO_SUIT


@kernel
def possible_bases(s: State, seat: int) -> int:
    """Tricks 4: who holds a card of the led suit must use one as base; who doesn't may play anything."""
    hand = int(s.hand[seat])
    led = led_suit(s)
    if led == NO_SUIT:
        return hand
    following = of_suit(hand, led)
    return hand if following == NOTHING else following


@kernel
def legal_plays(s: State, moves: Moves) -> int:
    """Tricks 4: one card or a combo; singles in card order, then combos by base, then potion."""
    seat = int(s.turn)
    hand = int(s.hand[seat])
    bases = possible_bases(s, seat) & FIRST_COPIES
    potions = of_suit(bases, POTION)
    found = _list_singles(bases, moves)
    if of_suit(hand, POTION) == NOTHING:
        return found
    found = _list_combos(hand, count(bases ^ potions), moves, found)
    return found if potions == NOTHING else _list_potion_pairs(hand, moves, found)


@kernel
def _list_singles(bases: int, moves: Moves) -> int:
    """Every base alone; as many are written as a hand can hold, which is quicker than asking which one is the last."""
    singles = count(bases)
    for single in range(HAND):
        moves[single] = PLAY + first_card(bases)
        bases = without_first(bases)
    return singles


@kernel
def _list_combos(hand: int, bases: int, moves: Moves, found: int) -> int:
    """Tricks 4, combo: the bases that are no potions, which come first in the list, plus one potion each.

    A combo with a potion that the hand does not hold is written, too, and the next one over it.
    """
    for single in range(bases):
        card = int(moves[single]) - PLAY
        for potion in range(FIRST_POTION, CARDS):
            moves[found] = PLAY + combo(card, potion)
            found += holds(hand, potion)
    return found


@kernel
def _list_potion_pairs(hand: int, moves: Moves, found: int) -> int:
    """Tricks 4, combo: two potions; the larger is the base, so each pair counts once."""
    for base in range(FIRST_POTION, CARDS):
        for potion in range(FIRST_POTION, CARDS):
            if potion <= base:
                moves[found] = PLAY + combo(base, potion)
                found += _holds_pair(hand, base, potion)
    return found


@kernel
def _holds_pair(hand: int, base: int, potion: int) -> bool:
    if base == potion:
        return copies(hand, base) > 1
    return holds(hand, base) and holds(hand, potion)


@kernel
def play(s: State, what: int) -> None:
    """Tricks 4: a seat plays; not following the suit shows that it is void in it."""
    seat = int(s.turn)
    trick = int(s.tricks)
    led = led_suit(s)
    follows = led == NO_SUIT or suit_of(card_played(what)) == led
    s.voids[seat] |= 0 if follows else 1 << led
    _lay_down(s, seat, card_played(what))
    if potion_added(what) != NO_POTION:
        _lay_down(s, seat, potion_added(what))
    s.plays[trick, seat] = what + 1
    s.turn = next_seat(s, seat)
    if s.turn == s.leaders[trick]:
        _complete_trick(s, led)


@kernel
def _lay_down(s: State, seat: int, card: int) -> None:
    s.hand[seat] = remove(int(s.hand[seat]), card)
    s.hand_size[seat] -= 1


@kernel
def strength(what: int, led: int, trump: int) -> int:
    """Tricks 5: trumps beat the led suit, all else is worth nothing; a combo has the suit of its base card."""
    suit, value = suit_of(card_played(what)), value_played(what)
    if suit == trump:
        return TRUMPED + value
    return value if suit == led else 0


@kernel
def _complete_trick(s: State, led: int) -> None:
    """Tricks 5: the strongest play wins and leads; on a tie nobody wins, the last of the tied leads."""
    trick = int(s.tricks)
    trump = suit_of(int(s.trump) - 1)
    best, leader, tied = 0, 0, False
    seat = int(s.leaders[trick])
    for _ in range(s.seats):
        power = strength(int(s.plays[trick, seat]) - 1, led, trump)
        if power >= best:
            tied = power == best
            best, leader = power, seat
        seat = next_seat(s, seat)
    s.won[leader] += 0 if tied else 1
    s.takers[trick] = 0 if tied else leader + 1
    s.tricks = trick + 1
    if _hand_is_empty(s):
        end_round(s)
    else:
        s.leaders[trick + 1] = leader
        s.turn = leader


@kernel
def _hand_is_empty(s: State) -> bool:
    """Tricks 6: the round ends after a trick in which a hand became empty."""
    for seat in range(s.seats):
        if s.hand_size[seat] == 0:
            return True
    return False
