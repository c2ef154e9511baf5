"""How to play Malédiction! well: contracts by what the hand promises, tricks by what the contract still needs."""

import math
from collections.abc import Mapping

import numpy as np

from katta.core.compiler import kernel
from katta.core.contract import Moves, State
from katta.core.generator import Generator, below, draw
from katta.core.knowledge import Level, Priors, Shares, softmax
from katta.games.malediction.cards import suit_of
from katta.games.malediction.contracts import FACE_COUNT, next_seat
from katta.games.malediction.hand_strength import contract_value, trick_chances
from katta.games.malediction.moves import (
    BID,
    DEAL,
    NO_POTION,
    PLAY,
    RETRY,
    ZERO,
    card_played,
    is_at_least,
    number_of,
    potion_added,
    value_played,
)
from katta.games.malediction.reasons import reasons
from katta.games.malediction.scoring import total
from katta.games.malediction.state import CONTRACTS, HAND, TRICKS
from katta.games.malediction.tricks import NO_SUIT, TRUMPED, led_suit, strength

__all__ = [
    "EXPLORATION",
    "HORIZON",
    "LEVELS",
    "childish",
    "evaluate",
    "horizon",
    "observe",
    "policy",
    "prior",
    "reasons",
]

HORIZON = 1
EXPLORATION = 0.6
LEVELS: Mapping[str, Level] = {
    "easy": Level(iterations=0, slips=0.5),
    "medium": Level(iterations=0),
    "hard": Level(iterations=200, slips=0.03),
    "expert": Level(iterations=6000),
}

SHAKE = 0.15 / 2**32
CONTRACT_SHAKE = 1.0 / 2**32
EAGER = 3.0
"""How much the priors favour what looks better."""


@kernel
def observe(s: State, move: int, seat: int) -> int:
    """A card dealt to another hand is not seen; all else is public."""
    return -1 if DEAL <= move < BID and s.turn != seat else move


# Contracts


@kernel
def contract_urge(s: State, move: int, chances: Shares) -> float:
    """The points to expect; trying a failed contract again takes its penalty away first."""
    if move < RETRY:
        return contract_value(s, chances, move - BID)
    lying, face = (move - RETRY) // FACE_COUNT, (move - RETRY) % FACE_COUNT
    return contract_value(s, chances, face) + s.cost[lying]


# Tricks


@kernel
def best_power(s: State) -> int:
    """The strength of the best play in the trick so far; 0 before the lead."""
    trick = int(s.tricks)
    led = led_suit(s)
    best = 0
    if led != NO_SUIT:
        trump = suit_of(int(s.trump) - 1)
        for seat in range(s.seats):
            if s.plays[trick, seat] > 0:
                best = max(best, strength(int(s.plays[trick, seat]) - 1, led, trump))
    return best


@kernel
def win_chance(s: State, what: int, best: int) -> float:
    """A first guess of the chance that a play takes the trick."""
    trump = suit_of(int(s.trump) - 1)
    led = led_suit(s)
    power = strength(what, suit_of(card_played(what)) if led == NO_SUIT else led, trump)
    if power <= best:
        return 0.0
    if led != NO_SUIT and next_seat(s, int(s.turn)) == s.leaders[s.tricks]:
        return 1.0
    if power > TRUMPED:
        return min(0.35 + 0.06 * (power - TRUMPED), 0.97)
    return min(0.015 * power * power * (0.6 if led == NO_SUIT else 0.8), 0.8)


@kernel
def desire(s: State, seat: int) -> float:
    """How much a seat wants the next trick, from -1 to 1."""
    face = int(s.contract[seat]) - 1
    missing = number_of(face) - int(s.won[seat])
    if missing > 0:
        return 1.0
    if is_at_least(face):
        return 0.25
    return -1.0 if missing == 0 else 0.1


@kernel
def play_urge(s: State, what: int, wish: float, best: int) -> float:
    """How well a play serves what the seat wants of the trick, and what it leaves in hand."""
    chance = win_chance(s, what, best)
    value = value_played(what) / 9.0
    if suit_of(card_played(what)) == suit_of(int(s.trump) - 1):
        value += 0.5
    urge = wish * chance
    urge += 0.25 * value * (1 - chance) if wish < 0 else -0.2 * value * (1 - chance)
    if potion_added(what) != NO_POTION:
        urge -= 0.12
    return urge


@kernel
def policy(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """What serves best at first sight, shaken a little."""
    best_move = int(moves[0])
    if s.phase == TRICKS:
        wish = desire(s, int(s.turn))
        power = best_power(s)
        most = -9.0
        for i in range(count):
            urge = play_urge(s, moves[i] - PLAY, wish, power) + draw(generator) * SHAKE
            if urge > most:
                best_move, most = int(moves[i]), urge
    elif s.phase == CONTRACTS:
        chances = np.zeros(HAND + 1)
        trick_chances(s, int(s.turn), chances)
        most = -99.0
        for i in range(count):
            urge = contract_urge(s, moves[i], chances) + draw(generator) * CONTRACT_SHAKE
            if urge > most:
                best_move, most = int(moves[i]), urge
    return best_move


@kernel
def childish(s: State, moves: Moves, count: int, generator: Generator) -> int:
    """A child lays its highest card every time, and takes any contract that sounds good."""
    if s.phase != TRICKS:
        return int(moves[below(generator, count)])
    best_move = int(moves[0])
    most = -1
    for i in range(count):
        value = value_played(moves[i] - PLAY)
        if value > most:
            best_move, most = int(moves[i]), value
    return best_move


@kernel
def prior(s: State, moves: Moves, count: int, priors: Priors) -> None:
    """More to what serves better at first sight."""
    if s.phase == TRICKS:
        wish = desire(s, int(s.turn))
        power = best_power(s)
        for i in range(count):
            priors[i] = EAGER * play_urge(s, moves[i] - PLAY, wish, power)
    elif s.phase == CONTRACTS:
        chances = np.zeros(HAND + 1)
        trick_chances(s, int(s.turn), chances)
        for i in range(count):
            priors[i] = 0.6 * contract_urge(s, moves[i], chances)
    else:
        for i in range(count):
            priors[i] = 1.0 if moves[i] == ZERO else 0.0
    softmax(priors, count)


@kernel
def horizon(s: State) -> int:
    """The rounds begun: a playout ends with its round."""
    return int(s.round_number)


@kernel
def evaluate(s: State, shares: Shares) -> None:
    """By the points so far: the fewer hats are left, the more a lead is worth; failed contracts can be mended."""
    left = float(s.hats_left)
    for seat in range(s.seats):
        mended = 0.0
        for face in range(1, FACE_COUNT):
            mended += int(s.failed[seat, face]) * int(s.cost[face])
        points = total(s, seat) + 0.35 * min(mended, 3.0 * left) + 0.8 * min(float(s.zeros[seat]), left)
        shares[seat] = points / (1.0 + 1.1 * math.sqrt(left))
    softmax(shares, int(s.seats))
