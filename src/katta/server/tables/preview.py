"""What a move would bring, as far as the seat that could make it knows.

It is made from `seen_by(seat)` alone, so it cannot tell what the seat does not know.
"""

from dataclasses import dataclass

from katta.core.contract import OVER
from katta.core.position import Position
from katta.core.view import Event, View
from katta.server.tables.projection import choices_of
from katta.server.wire.messages import Choice

ANY_WORLD = 0


@dataclass(frozen=True, slots=True)
class Foresight:
    """The moment after a move, before chance or anybody else acts."""

    events: list[Event]
    view: View | None
    """None: the move would end the game and turn over what is hidden from the seat."""
    moves: list[Choice]
    """What the seat could do next, if it is to move again."""


UNFORESEEN = Foresight([], None, [])


def foresee(seen: Position, seat: int, text: str) -> Foresight:
    """What a seat would see and could do after a move; IllegalMove says which rule refuses it."""
    after = seen.preview(text)
    view = after.view(seat)
    if after.actor == OVER and view != _in_some_world(seen, seat, text):
        return UNFORESEEN
    return Foresight(after.events(seat), view, choices_of(after, seat))


def _in_some_world(seen: Position, seat: int, text: str) -> View:
    """The end may turn over what is hidden: blank in what the seat sees, but not in a world, so the views differ."""
    return seen.resample(seat, ANY_WORLD).play(text).view(seat)
