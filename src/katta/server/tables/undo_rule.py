"""The rule of taking back: never across chance, another person's move, or hidden information that was revealed.

Against bots only, a player may take back freely; the table is practice from then on.
"""

from dataclasses import dataclass

from katta.core.errors import IllegalMove
from katta.core.position import Position
from katta.server.tables.history import History

WORLDS = 48
"""How many of the worlds a seat holds possible are looked at; each could betray that something was revealed."""


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """How many moves go on standing, and whether the common rule would refuse it."""

    keep: int
    is_free: bool


def can_ask(history: History, seat: int, is_alone: bool) -> bool:
    """Whether there is anything to take back; `find` may still refuse it."""
    if not history.standing:
        return False
    if is_alone:
        return any(entry.actor == seat for entry in history.standing)
    return history.standing[-1].actor == seat


def find(history: History, seat: int, is_alone: bool) -> UndoPlan | None:
    """What a seat may take back; `is_alone`: all others are bots."""
    last = len(history.standing) - 1
    if last >= 0 and history.standing[last].actor == seat and not _reveals(history, last):
        return UndoPlan(last, is_free=False)
    if not is_alone:
        return None
    mine = [place for place, entry in enumerate(history.standing) if entry.actor == seat]
    return UndoPlan(mine[-1], is_free=True) if mine else None


def _reveals(history: History, place: int) -> bool:
    """Whether the last standing move told any seat something it could not have known."""
    before, text = history.position_at(place), history.standing[place].text
    return any(_tells(before, text, history.position, seat) for seat in range(history.seats))


def _tells(before: Position, text: str, after: Position, seat: int) -> bool:
    """A move tells nothing if it was possible, and would look the same, in every world the seat held possible."""
    seen = after.seen_by(seat)
    for seed in range(WORLDS):
        try:
            if before.resample(seat, seed).play(text).seen_by(seat) != seen:
                return True
        except IllegalMove:
            return True
    return False
