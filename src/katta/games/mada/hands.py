"""Cards going into hands and out of them."""

from katta.core.compiler import kernel
from katta.core.contract import State


@kernel
def is_first_copy(s: State, seat: int, place: int) -> bool:
    """Whether no equal card comes before this one in the hand."""
    return (place == 0) | (s.hand[seat, place - 1] != s.hand[seat, place])


@kernel
def nth_card(s: State, card: int) -> int:
    """The kind of the card at a place of the draw pile, counted in card order from 0."""
    kind = 0
    while card >= s.draw[kind]:
        card -= s.draw[kind]
        kind += 1
    return kind


@kernel
def take(s: State, kind: int) -> None:
    """A card leaves the draw pile."""
    s.draw[kind] -= 1
    s.draw_count -= 1


@kernel
def add_to_hand(s: State, seat: int, kind: int) -> None:
    """A card enters a hand at its place in card order."""
    place = s.hand_count[seat]
    while place > 0 and s.hand[seat, place - 1] > kind + 1:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = kind + 1
    s.hand_count[seat] += 1


@kernel
def remove_from_hand(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand and the later ones close up."""
    place = 0
    while s.hand[seat, place] != kind + 1:
        place += 1
    s.hand_count[seat] -= 1
    while place < s.hand_count[seat]:
        s.hand[seat, place] = s.hand[seat, place + 1]
        place += 1
    s.hand[seat, place] = 0
