"""Tricks: what may be played, and who wins."""

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import NOBODY, Log, add
from katta.games.malediction import events
from katta.games.malediction.cards import CARD_END, FIRST_POTION, NO_CARD, NO_SUIT, POTION, suit_of
from katta.games.malediction.heaps import (
    FIRST_COPIES,
    NOTHING,
    count,
    first_card,
    holds,
    of_suit,
    remove,
    without_first,
)
from katta.games.malediction.moves import PLAY
from katta.games.malediction.plays import card_played, combo, potion_added, suit_played, value_played
from katta.games.malediction.scoring import end_round
from katta.games.malediction.seating import next_seat
from katta.games.malediction.state import HAND, MaledictionState

TRUMPED = 100
"""Added to the strength of a trump: more than any value."""


@kernel
def led_suit(s: MaledictionState) -> int:
    """Round 4: the suit of the lead is its base card's; NO_SUIT before the lead."""
    trick = int(s.tricks_done)
    return suit_played(int(s.plays[trick, s.leaders[trick]]))


@kernel
def possible_bases(s: MaledictionState, seat: int) -> int:
    """Round 4: who holds a card of the led suit must use one as base; who doesn't may play anything."""
    hand = int(s.hand[seat])
    following = of_suit(hand, led_suit(s))
    return following if following != NOTHING else hand


@kernel
def legal_plays(s: MaledictionState, moves: Moves) -> int:
    """Round 4: one card or a combo; singles in card order, then combos by base, then potion."""
    seat = int(s.turn)
    hand = int(s.hand[seat])
    bases = possible_bases(s, seat) & FIRST_COPIES
    found = _list_singles(bases, moves)
    if of_suit(hand, POTION) == NOTHING:
        return found
    potions = of_suit(bases, POTION)
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
    """Round 4: a card plus a potion; the bases that are no potions come first in the list of singles."""
    for single in range(bases):
        for potion in range(FIRST_POTION, CARD_END):
            moves[found] = PLAY + combo(int(moves[single]) - PLAY, potion)
            found += holds(hand, potion)
    return found


@kernel
def _list_potion_pairs(hand: int, moves: Moves, found: int) -> int:
    """Round 4: two potions make a potion play; the larger is the base, so each pair counts once."""
    for base in range(FIRST_POTION, CARD_END):
        rest = remove(hand, base)
        for potion in range(FIRST_POTION, base + 1):
            moves[found] = PLAY + combo(base, potion)
            found += holds(hand, base) & holds(rest, potion)
    return found


@kernel
def play(s: MaledictionState, what: int, log: Log) -> None:
    """Round 4: a seat plays; not following the suit shows that it is void in it."""
    seat, trick = int(s.turn), int(s.tricks_done)
    led = led_suit(s)
    card, potion = card_played(what), potion_added(what)
    events.play(log, seat, what, card, potion, value_played(what))
    s.hand[seat] = remove(remove(int(s.hand[seat]), card), potion)
    s.hand_size[seat] -= 1 if potion == NO_CARD else 2
    s.plays[trick, seat] = what
    s.turn = next_seat(s, seat)
    follows = led == NO_SUIT or suit_of(card) == led
    if log is not None and not follows:
        _tell_void(s, seat, led, log)
    s.voids[seat] |= 0 if follows else 1 << led
    if s.turn == s.leaders[trick]:
        _complete_trick(s, led, log)


@kernel
def _tell_void(s: MaledictionState, seat: int, suit: int, log: Log) -> None:
    """A void is told once; that of the last play of a round helps nobody."""
    is_known = s.voids[seat] >> suit & 1 == 1
    is_last = s.turn == s.leaders[s.tricks_done] and _hand_is_empty(s)
    if not is_known and not is_last:
        events.void(log, seat, suit)


@kernel
def strength(what: int, led: int, trump: int) -> int:
    """Round 5: trumps beat the led suit, all else is worth nothing."""
    suit, value = suit_played(what), value_played(what)
    if suit == trump:
        return TRUMPED + value
    return value if suit == led else 0


@kernel
def _complete_trick(s: MaledictionState, led: int, log: Log) -> None:
    """Round 5: the strongest play wins and leads; on a tie nobody wins, the last of the tied leads."""
    trick = int(s.tricks_done)
    trump = suit_of(int(s.trump))
    best, leader, tied = 0, 0, False
    seat = int(s.leaders[trick])
    for _ in range(s.seats):
        power = strength(int(s.plays[trick, seat]), led, trump)
        if power >= best:
            tied = power == best
            best, leader = power, seat
        seat = next_seat(s, seat)
    if not tied:
        s.won[leader] += 1
        s.takers[trick] = leader
    s.tricks_done = trick + 1
    is_last = _hand_is_empty(s)
    _tell_trick(s, trick, leader, is_last, log)
    if is_last:
        end_round(s, log)
    else:
        s.leaders[trick + 1] = leader
        s.turn = leader


@kernel
def _hand_is_empty(s: MaledictionState) -> bool:
    """Round 6: the round ends after a trick in which a hand became empty."""
    for seat in range(s.seats):
        if s.hand_size[seat] == 0:
            return True
    return False


@kernel
def _tell_trick(s: MaledictionState, trick: int, leader: int, is_last: bool, log: Log) -> None:
    if log is not None:
        if s.takers[trick] != NOBODY:
            events.trick(log, leader, s.plays[trick, leader])
        elif is_last:
            events.tie_last(log)
        else:
            events.tie(log, leader)
        events.swept(log, s.takers[trick])
        for seat in range(s.seats):
            add(log, s.plays[trick, seat])
