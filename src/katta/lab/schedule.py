"""The schedule: every deal is played once from every seat, with the same chance stream, so that luck cancels."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from katta.core.dealer import Dealer
from katta.lab.lineup import LineUp

SEED_BYTES = 4


@dataclass(frozen=True, slots=True, order=True)
class Pairing:
    """One game of a tournament: a deal, and how far the contestants have moved round the table."""

    deal: int
    rotation: int


def pairings(seats: int, games: int) -> Iterator[Pairing]:
    """At least so many games, in whole deals."""
    for deal in range(-(-games // seats)):
        for rotation in range(seats):
            yield Pairing(deal, rotation)


def seating(line_up: LineUp, pairing: Pairing) -> tuple[int, ...]:
    """The contestant of each seat.

    On every second deal they sit the other way round, so that with three or more nobody always follows the same one.
    """
    order = line_up.sitting if pairing.deal % 2 == 0 else line_up.sitting[::-1]
    return order[pairing.rotation :] + order[: pairing.rotation]


def dealer(line_up: LineUp, pairing: Pairing) -> Dealer:
    """The same for all rotations of a deal."""
    return Dealer(_digest(f"deal {line_up.seed} {pairing.deal}"))


def bot_seed(line_up: LineUp, pairing: Pairing, seat: int) -> int:
    """The luck of a bot's own thoughts, new in every game."""
    digest = _digest(f"bot {line_up.seed} {pairing.deal} {pairing.rotation} {seat}")
    return int.from_bytes(digest[:SEED_BYTES], "big")


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
