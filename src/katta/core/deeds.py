"""What is done in a game, one deed after the other: by its players, and by whoever deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from katta.core.contract import CHANCE
from katta.core.dealer import Dealer
from katta.core.position import Position


class Deed(NamedTuple):
    """A move or an outcome of chance, with the positions around it."""

    actor: int
    text: str
    before: Position
    after: Position


def done(before: Position, text: str) -> Deed:
    """A move or an outcome; IllegalMove if the rules refuse it."""
    return Deed(before.actor, text, before, before.play(text))


def dealt(position: Position, dealer: Dealer, events: int) -> Iterator[Deed]:
    """What a dealer who has dealt so many times deals from here on, until somebody is to move or the game is over."""
    while position.actor == CHANCE:
        events += 1
        deed = done(position, position.dealt(dealer, events))
        yield deed
        position = deed.after


def retraced(position: Position, texts: Iterable[str]) -> Iterator[Deed]:
    """What was done from here on, once more."""
    for text in texts:
        deed = done(position, text)
        yield deed
        position = deed.after
