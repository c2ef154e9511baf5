"""What a hand promises: how many tricks, and so what each contract is worth."""

from typing import TypeAlias

from katta.core.compiler import kernel
from katta.games.malediction.cards import POTION, suit_of, value_of
from katta.games.malediction.faces import ZERO_FACE, is_at_least, number_of
from katta.games.malediction.heaps import NOTHING, first_card, without_first
from katta.games.malediction.state import HAND, MaledictionState

Chances: TypeAlias = tuple[float, float, float, float, float, float, float, float]
"""The chance of each number of tricks, 0..7: a tuple, because an array would be laid out anew for every guess."""

SAVED_ZERO = 0.9
"""Points that a saved zero is good for later."""


@kernel
def card_promise(card: int, trump: int, seats: int) -> float:
    """The chance that a card takes a trick some time in the round, by its suit and value."""
    value = value_of(card) / 9.0
    if suit_of(card) == POTION:
        return 0.42 + 0.9 * value if trump == POTION else 0.06 + 0.5 * value
    if suit_of(card) == trump:
        return 0.22 + 0.70 * value
    return (0.02 + 0.62 * value * value * value) * (1.3 - 0.1 * seats)


@kernel
def trick_chances(s: MaledictionState, seat: int) -> Chances:
    """The chance of each number of tricks, as if every card of a hand took its trick or not by itself."""
    chances = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    trump = suit_of(int(s.trump))
    cards = int(s.hand[seat])
    while cards != NOTHING:
        takes = min(card_promise(first_card(cards), trump, int(s.seats)), 0.95)
        chances = with_card(chances, takes, 1 - takes)
        cards = without_first(cards)
    return chances


@kernel
def with_card(n: Chances, takes: float, fails: float) -> Chances:
    """The chances with one more card in hand: it takes a trick, or fails to."""
    return (
        n[0] * fails,
        n[1] * fails + n[0] * takes,
        n[2] * fails + n[1] * takes,
        n[3] * fails + n[2] * takes,
        n[4] * fails + n[3] * takes,
        n[5] * fails + n[4] * takes,
        n[6] * fails + n[5] * takes,
        n[7] * fails + n[6] * takes,
    )


@kernel
def fulfil_chance(chances: Chances, face: int) -> float:
    """The chance that a contract is fulfilled."""
    number = number_of(face)
    if not is_at_least(face):
        return chances[number]
    chance = 0.0
    for tricks in range(number, HAND + 1):
        chance += chances[tricks]
    return chance


@kernel
def contract_value(s: MaledictionState, chances: Chances, face: int) -> float:
    """The points to expect of a contract."""
    chance = fulfil_chance(chances, face)
    if face == ZERO_FACE:
        return SAVED_ZERO * chance
    return chance * s.worth[face] - (1 - chance) * s.cost[face]
