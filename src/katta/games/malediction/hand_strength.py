"""What a hand promises: how many tricks, and so what each contract is worth."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.malediction.cards import NOTHING, POTION, first_card, suit_of, value_of, without_first
from katta.games.malediction.moves import is_at_least, number_of
from katta.games.malediction.state import HAND

Chances: TypeAlias = npt.NDArray[np.float64]

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
def trick_chances(s: State, seat: int, chances: Chances) -> None:
    """Write the chance of each number of tricks, 0..7, as if every card took its trick or not by itself."""
    for tricks in range(HAND + 1):
        chances[tricks] = 0.0
    chances[0] = 1.0
    trump = suit_of(int(s.trump) - 1)
    cards = int(s.hand[seat])
    while cards != NOTHING:
        takes = min(card_promise(first_card(cards), trump, int(s.seats)), 0.95)
        for tricks in range(HAND, 0, -1):
            chances[tricks] = chances[tricks] * (1 - takes) + chances[tricks - 1] * takes
        chances[0] *= 1 - takes
        cards = without_first(cards)


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
def contract_value(s: State, chances: Chances, face: int) -> float:
    """The points to expect of a contract."""
    chance = fulfil_chance(chances, face)
    if face == 0:
        return SAVED_ZERO * chance
    return chance * s.worth[face] - (1 - chance) * s.cost[face]
