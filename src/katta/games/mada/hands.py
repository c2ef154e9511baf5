"""Cards going into hands and out of them."""

from katta.core.compiler import kernel
from katta.games.mada.state import MadaState


@kernel
def is_first_copy(s: MadaState, seat: int, place: int) -> bool:
    """Whether no equal card comes before this one in the hand."""
    return (place == 0) | (s.hand[seat, place - 1] != s.hand[seat, place])


@kernel
def in_hand(s: MadaState, seat: int, card: int) -> int:
    """How many copies of a card are in a hand."""
    copies = 0
    for place in range(s.hand_count[seat]):
        copies += s.hand[seat, place] == card
    return copies


@kernel
def nth_card(s: MadaState, n: int) -> int:
    """The n-th card of the draw pile in card order, counted from 0."""
    card = 1
    while n >= s.draw[card]:
        n -= s.draw[card]
        card += 1
    return card


@kernel
def take(s: MadaState, card: int) -> None:
    """A card leaves the draw pile."""
    s.draw[card] -= 1
    s.draw_count -= 1


@kernel
def add_to_hand(s: MadaState, seat: int, card: int) -> None:
    """A card enters a hand at its place in card order."""
    place = s.hand_count[seat]
    while place > 0 and s.hand[seat, place - 1] > card:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = card
    s.hand_count[seat] += 1


@kernel
def remove_from_hand(s: MadaState, seat: int, card: int) -> None:
    """A card leaves a hand and the later ones close up."""
    place = 0
    while s.hand[seat, place] != card:
        place += 1
    s.hand_count[seat] -= 1
    while place < s.hand_count[seat]:
        s.hand[seat, place] = s.hand[seat, place + 1]
        place += 1
    s.hand[seat, place] = 0
