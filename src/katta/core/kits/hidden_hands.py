"""Hands that a seat cannot see, dealt again from all that it has not seen, as fairly as the cards were shuffled.

`able` is the heap of the cards that each seat can hold: who did not follow suit has none of that suit.
"""

from katta.core.compiler import kernel
from katta.core.declare.records import Row
from katta.core.generator import Generator, below
from katta.core.kits.heaps import EMPTY, count, heap_of, nth

PLACE_BITS = 6
"""Enough for the number of cards in a heap."""


@kernel
def deal_again(
    unseen: int, hands: Row[int], sizes: Row[int], able: Row[int], seats: int, eyes: int, generator: Generator
) -> int:
    """Deal hands of these sizes to all seats but the one that looks, each possible deal as likely; what is left.

    A card of a seat is drawn from as many places as there can be cards for it at best, however the seats before it
    were dealt; a place without a card starts the deal anew. So every deal has the same probability, the product of
    one over the places, however the cards that the seats cannot hold overlap.
    """
    places = 0
    for seat in range(seats):
        places |= _most_left(unseen, sizes, able, seat, eyes) << PLACE_BITS * seat
    left = _try(unseen, hands, sizes, able, seats, eyes, places, generator)
    while left < 0:
        left = _try(unseen, hands, sizes, able, seats, eyes, places, generator)
    return left


@kernel
def _try(
    unseen: int,
    hands: Row[int],
    sizes: Row[int],
    able: Row[int],
    seats: int,
    eyes: int,
    places: int,
    generator: Generator,
) -> int:
    """Deal once, seat by seat; -1 if a place that was drawn held no card."""
    for seat in range(seats):
        if seat != eyes:
            room = places >> PLACE_BITS * seat & (1 << PLACE_BITS) - 1
            heap, hand = unseen & int(able[seat]), EMPTY
            for drawn in range(sizes[seat]):
                place = below(generator, room - drawn)
                if place >= count(heap):
                    return -1
                card = heap_of(nth(heap, place))
                heap ^= card
                hand |= card
            unseen ^= hand
            hands[seat] = hand
    return unseen


@kernel
def _most_left(unseen: int, sizes: Row[int], able: Row[int], seat: int, eyes: int) -> int:
    """How many cards that a seat can hold are left for it at best, after the seats before it were dealt theirs.

    Any group of those takes from them at least what it cannot find among the cards that this seat cannot hold.
    """
    own = unseen & int(able[seat])
    fewest_taken = 0
    for group in range(1 << seat):
        cards, elsewhere = 0, EMPTY
        for other in range(seat):
            if (group >> other) & 1 == 1 and other != eyes:
                cards += int(sizes[other])
                elsewhere |= unseen & int(able[other]) & ~own
        fewest_taken = max(fewest_taken, cards - count(elsewhere))
    return count(own) - fewest_taken
