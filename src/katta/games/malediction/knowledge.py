"""How to play Malédiction! well: contracts by what the hand promises, tricks by what the contract still needs."""

import math
from collections.abc import Mapping

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.core.declare import payload_of, verb_of
from katta.core.generator import Generator, below, draw
from katta.core.knowledge import Level, Priors, Shares, softmax
from katta.games.malediction.cards import NO_CARD, NO_SUIT, suit_of
from katta.games.malediction.faces import FACE_END, FIRST_SCORING_FACE, is_at_least
from katta.games.malediction.hand_strength import Chances, contract_value, trick_chances
from katta.games.malediction.moves import DEAL, RETRY, ZERO, contract_of, old_of
from katta.games.malediction.plays import NO_PLAY, potion_added, suit_played, value_played
from katta.games.malediction.reasons import explain
from katta.games.malediction.scoring import missing_tricks, total
from katta.games.malediction.seating import next_seat
from katta.games.malediction.state import CONTRACTS, TRICKS, MaledictionState
from katta.games.malediction.tricks import TRUMPED, led_suit, strength

__all__ = [
    "EXPLORATION",
    "HORIZON",
    "LEVELS",
    "childish",
    "evaluate",
    "explain",
    "horizon",
    "observe",
    "policy",
    "prior",
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
def observe(s: MaledictionState, move: int, seat: int) -> int:
    """A card dealt to another hand is not seen; all else is public."""
    return -1 if verb_of(move) == DEAL and s.turn != seat else move


# Contracts


@kernel
def contract_urge(s: MaledictionState, move: int, chances: Chances) -> float:
    """The points to expect; trying a failed contract again takes its penalty away first."""
    value = contract_value(s, chances, contract_of(move))
    return value + s.cost[old_of(move)] if verb_of(move) == RETRY else value


# Tricks


@kernel
def best_power(s: MaledictionState) -> int:
    """The strength of the best play in the trick so far; 0 before the lead."""
    led, trump = led_suit(s), suit_of(int(s.trump))
    best = 0
    if led != NO_SUIT:
        for seat in range(s.seats):
            play = int(s.plays[s.tricks_done, seat])
            if play != NO_PLAY:
                best = max(best, strength(play, led, trump))
    return best


@kernel
def win_chance(s: MaledictionState, what: int, best: int) -> float:
    """A first guess of the chance that a play takes the trick."""
    trump = suit_of(int(s.trump))
    led = led_suit(s)
    power = strength(what, suit_played(what) if led == NO_SUIT else led, trump)
    if power <= best:
        return 0.0
    if led != NO_SUIT and next_seat(s, int(s.turn)) == s.leaders[s.tricks_done]:
        return 1.0
    if power > TRUMPED:
        return min(0.35 + 0.06 * (power - TRUMPED), 0.97)
    return min(0.015 * power * power * (0.6 if led == NO_SUIT else 0.8), 0.8)


@kernel
def desire(s: MaledictionState, seat: int) -> float:
    """How much a seat wants the next trick, from -1 to 1."""
    missing = missing_tricks(s, seat)
    if missing > 0:
        return 1.0
    if is_at_least(int(s.contract[seat])):
        return 0.25
    return -1.0 if missing == 0 else 0.1


@kernel
def play_urge(s: MaledictionState, what: int, wish: float, best: int) -> float:
    """How well a play serves what the seat wants of the trick, and what it leaves in hand."""
    chance = win_chance(s, what, best)
    value = value_played(what) / 9.0
    if suit_played(what) == suit_of(int(s.trump)):
        value += 0.5
    urge = wish * chance
    urge += 0.25 * value * (1 - chance) if wish < 0 else -0.2 * value * (1 - chance)
    if potion_added(what) != NO_CARD:
        urge -= 0.12
    return urge


@kernel
def policy(s: MaledictionState, moves: Moves, count: int, generator: Generator) -> int:
    """What serves best at first sight, shaken a little."""
    best_move = int(moves[0])
    if s.phase == TRICKS:
        wish = desire(s, int(s.turn))
        power = best_power(s)
        most = -9.0
        for i in range(count):
            urge = play_urge(s, payload_of(moves[i]), wish, power) + draw(generator) * SHAKE
            if urge > most:
                best_move, most = int(moves[i]), urge
    elif s.phase == CONTRACTS:
        chances = trick_chances(s, int(s.turn))
        most = -99.0
        for i in range(count):
            urge = contract_urge(s, moves[i], chances) + draw(generator) * CONTRACT_SHAKE
            if urge > most:
                best_move, most = int(moves[i]), urge
    return best_move


@kernel
def childish(s: MaledictionState, moves: Moves, count: int, generator: Generator) -> int:
    """A child lays its highest card every time, and takes any contract that sounds good."""
    if s.phase != TRICKS:
        return int(moves[below(generator, count)])
    best_move = int(moves[0])
    most = -1
    for i in range(count):
        value = value_played(payload_of(moves[i]))
        if value > most:
            best_move, most = int(moves[i]), value
    return best_move


@kernel
def prior(s: MaledictionState, moves: Moves, count: int, priors: Priors) -> None:
    """More to what serves better at first sight."""
    if s.phase == TRICKS:
        wish = desire(s, int(s.turn))
        power = best_power(s)
        for i in range(count):
            priors[i] = EAGER * play_urge(s, payload_of(moves[i]), wish, power)
    elif s.phase == CONTRACTS:
        chances = trick_chances(s, int(s.turn))
        for i in range(count):
            priors[i] = 0.6 * contract_urge(s, moves[i], chances)
    else:
        for i in range(count):
            priors[i] = 1.0 if moves[i] == ZERO else 0.0
    softmax(priors, count)


@kernel
def horizon(s: MaledictionState) -> int:
    """The rounds begun: a playout ends with its round."""
    return int(s.round_number)


@kernel
def evaluate(s: MaledictionState, shares: Shares) -> None:
    """By the points so far: the fewer hats are left, the more a lead is worth; failed contracts can be mended."""
    left = float(s.hats_left)
    for seat in range(s.seats):
        mended = 0.0
        for face in range(FIRST_SCORING_FACE, FACE_END):
            mended += int(s.failed[seat, face]) * int(s.cost[face])
        points = total(s, seat) + 0.35 * min(mended, 3.0 * left) + 0.8 * min(float(s.zeros[seat]), left)
        shares[seat] = points / (1.0 + 1.1 * math.sqrt(left))
    softmax(shares, int(s.seats))
