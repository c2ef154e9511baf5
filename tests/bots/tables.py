"""Positions in which a bot has a choice."""

import random

import katta
from katta.core.dealer import Dealer
from katta.core.position import Position

NAMES = tuple(game.name for game in katta.games())


def choice(name: str, number: int = 0, seats: int = 3, secret: bytes = bytes(32)) -> Position:
    """The n-th position of a known random game in which there is a choice."""
    position, dealer, events = katta.game(name).start(seats), Dealer(secret), 0
    anybody = katta.bot("random", seed=1)
    while True:
        seat = position.actor
        if seat == katta.CHANCE:
            events += 1
            position = position.play(position.dealt(dealer, events))
            continue
        if len(position.moves()) > 1:
            if number == 0:
                return position
            number -= 1
        position = position.play(anybody.choose(position.seen_by(seat), seat))


def forced(name: str) -> Position:
    """A position of a random game in which there is only one move."""
    position, numbers = katta.game(name).start(3), random.Random(1)
    while position.actor == katta.CHANCE or len(position.moves()) > 1:
        position = position.play(numbers.choice(position.moves() or list(position.weights())))
        if position.actor == katta.OVER:
            position = katta.game(name).start(3)
    return position


def finished(name: str) -> Position:
    position = katta.game(name).start(3)
    while position.actor != katta.OVER:
        position = position.play((position.moves() or list(position.weights()))[0])
    return position
