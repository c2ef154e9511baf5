"""What a seat cannot see: other hands, and the cards not dealt."""

from katta.core.compiler import kernel
from katta.core.contract import EVERYTHING
from katta.core.generator import Generator, below
from katta.games.malediction.cards import SUIT
from katta.games.malediction.heaps import NOTHING, add, count, merge, nth_card, of_suit, remove
from katta.games.malediction.state import MaledictionState

FIRST_SUIT, SUIT_END = SUIT.first, SUIT.size
MOST_VOIDS = len(SUIT.words)

ROOM_BITS = 6
"""The room of each seat, at most 45 cards, in as many bits of one number."""


@kernel
def conceal(s: MaledictionState, seat: int) -> None:
    """Put the other hands into one heap with the stock; how many cards each holds stays known."""
    for other in range(s.seats):
        if other != seat:
            s.stock = merge(int(s.stock), int(s.hand[other]))
            s.hand[other] = NOTHING
    s.eyes = seat


@kernel
def resample(s: MaledictionState, generator: Generator) -> None:
    """Deal the unseen cards to the other seats again, respecting their known voids, each deal equally likely.

    The n-th card of a seat is drawn from as many places as there can be cards for it at best, however the earlier
    seats were dealt; a place without a card starts the deal anew. So every deal that respects the voids has the
    same probability, the product of one over the places, however the voids overlap.
    """
    unseen = int(s.stock)
    rooms = 0
    for seat in range(s.seats):
        if s.voids[seat] != 0 and seat != s.eyes:
            rooms |= most_left(s, unseen, seat) << (ROOM_BITS * seat)
    while not _try_deal(s, unseen, rooms, generator):
        pass
    s.eyes = EVERYTHING


@kernel
def _try_deal(s: MaledictionState, unseen: int, rooms: int, generator: Generator) -> bool:
    """Deal the unseen cards once, most voids first; whether every place that was drawn held a card."""
    stock = unseen
    for voids in range(MOST_VOIDS, -1, -1):
        for seat in range(s.seats):
            if seat != s.eyes and void_suits(s, seat) == voids:
                able = allowed(s, stock, seat)
                cards = count(able)
                # Without voids all that is left will do, and that many cards are left in any case.
                room = (rooms >> (ROOM_BITS * seat)) & ((1 << ROOM_BITS) - 1) if voids > 0 else cards
                hand = NOTHING
                for drawn in range(s.hand_size[seat]):
                    place = below(generator, room - drawn)
                    if place >= cards - drawn:
                        return False
                    card = nth_card(able, place)
                    able = remove(able, card)
                    stock = remove(stock, card)
                    hand = add(hand, card)
                s.hand[seat] = hand
    s.stock = stock
    return True


@kernel
def void_suits(s: MaledictionState, seat: int) -> int:
    """How many suits a seat is known to be void in."""
    return count(int(s.voids[seat]))


@kernel
def is_dealt_before(s: MaledictionState, other: int, seat: int) -> bool:
    """Whether `other` gets cards before `seat` in a new deal: most voids first, then in seat order."""
    more = void_suits(s, other) - void_suits(s, seat)
    return other != s.eyes and (more > 0 or (more == 0 and other < seat))


@kernel
def allowed(s: MaledictionState, heap: int, seat: int) -> int:
    """The cards of a heap that a seat can hold, as far as its voids are known."""
    for suit in range(FIRST_SUIT, SUIT_END):
        if (s.voids[seat] >> suit) & 1 == 1:
            heap ^= of_suit(heap, suit)
    return heap


@kernel
def most_left(s: MaledictionState, unseen: int, seat: int) -> int:
    """How many cards that a seat can hold are left for it at best, when the seats before it have been dealt theirs.

    Any group of those seats takes from them at least what it cannot find among the cards that this seat cannot hold.
    """
    able = allowed(s, unseen, seat)
    fewest_taken = 0
    for group in range(1, 1 << int(s.seats)):
        cards, elsewhere, all_before = 0, NOTHING, True
        for other in range(s.seats):
            if (group >> other) & 1 == 1:
                all_before = all_before and is_dealt_before(s, other, seat)
                cards += int(s.hand_size[other])
                elsewhere |= allowed(s, unseen ^ able, other)
        if all_before:
            fewest_taken = max(fewest_taken, cards - count(elsewhere))
    return count(able) - fewest_taken
