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
def can_combine(hand: int, card: int, potion: int) -> bool:
    """Tricks 4, combo: a card plus one potion; of two potions the larger is the base, so each pair counts once."""
    if card < FIRST_POTION or potion < card:
        return holds(hand, potion)
    return potion == card and copies(hand, card) > 1


@kernel
def legal_plays(s: State, moves: Moves) -> int:
    """Tricks 4: one card or a combo; singles in card order, then combos by base, then potion."""
    seat = int(s.turn)
    hand = int(s.hand[seat])
    bases = possible_bases(s, seat) & FIRST_COPIES
    singles = 0
    while bases != NOTHING:
        moves[singles] = PLAY + first_card(bases)
        bases = without_first(bases)
        singles += 1
    if of_suit(hand, POTION) == NOTHING:
        return singles
    found = singles
    for single in range(singles):
        card = int(moves[single]) - PLAY
        for potion in range(FIRST_POTION, CARDS):
            if can_combine(hand, card, potion):
                moves[found] = PLAY + combo(card, potion)
                found += 1
    return found


@kernel
def play(s: State, what: int) -> None:
    """Tricks 4: a seat plays; not following the suit shows that it is void in it."""
    seat = int(s.turn)
    trick = int(s.tricks)
    led = led_suit(s)
    if led != NO_SUIT and suit_of(card_played(what)) != led:
        s.voids[seat] |= 1 << led
    _lay_down(s, seat, card_played(what))
    if potion_added(what) != NO_POTION:
        _lay_down(s, seat, potion_added(what))
    s.plays[trick, seat] = what + 1
    s.turn = next_seat(s, seat)
    if s.turn == s.leaders[trick]:
        _complete_trick(s)


@kernel
def _lay_down(s: State, seat: int, card: int) -> None:
    s.hand[seat] = remove(int(s.hand[seat]), card)
    s.hand_size[seat] -= 1


@kernel
def strength(what: int, led: int, trump: int) -> int:
    """Tricks 5: trumps beat the led suit, all else is worth nothing; a combo has the suit of its base card."""
    suit = suit_of(card_played(what))
    if suit == trump:
        return TRUMPED + value_played(what)
    return value_played(what) if suit == led else 0


@kernel
def _complete_trick(s: State) -> None:
    """Tricks 5: the strongest play wins and leads; on a tie nobody wins, the last of the tied leads."""
    trick = int(s.tricks)
    led = led_suit(s)
    trump = suit_of(int(s.trump) - 1)
    best, leader, tied = 0, 0, False
    seat = int(s.leaders[trick])
    for _ in range(s.seats):
        power = strength(int(s.plays[trick, seat]) - 1, led, trump)
        if power >= best:
            tied = power == best
            best, leader = power, seat
        seat = next_seat(s, seat)
    if not tied:
        s.won[leader] += 1
        s.takers[trick] = leader + 1
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
