"""What a seat gets to see: always `view(seat)` and `events(seat)`, built for it from the start."""

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec import Raw

from katta.core.contract import OVER
from katta.core.position import Position
from katta.core.view import Event
from katta.server.store.rows import Entry
from katta.server.tables import notes
from katta.server.tables.history import PLAYED, History, KeptDeed, Stretch
from katta.server.wire.messages import Choice, Sighting, Step

Eyes = int | None
"""A seat, or None for a spectator."""

Public = list[Step | KeptDeed]
"""A stretch for all eyes: steps of which everybody is told the same, and deeds of which each is told something else."""


def public_steps(stretch: Stretch) -> Public:
    """A stretch, as far as everybody may know it."""
    noted = [note_of(entry, stretch.back_to) for entry in stretch.entries if entry.kind not in PLAYED]
    return [*noted, *(step_of(deed, None) if deed.after.is_told_alike() else deed for deed in stretch.deeds)]


def steps_of(public: Public, eyes: Eyes) -> list[Step]:
    """A stretch, as a seat may know it."""
    return [step_of(step, eyes) if isinstance(step, KeptDeed) else step for step in public]


def step_of(deed: KeptDeed, eyes: Eyes) -> Step:
    """A move or an outcome, as a seat may know it, ready to be sent."""
    return Step(deed.version, deed.actor, cast(list[Event], Raw(deed.after.events_json(eyes))))


def note_of(entry: Entry, back_to: int | None = None) -> Step:
    """What is told besides the moves; if it takes something back, to where."""
    return Step(entry.version, entry.actor, [], back_to, notes.told(entry))


def log_of(history: History, after: int, eyes: Eyes) -> list[Step]:
    """What stands after a version, as a seat may know it, with the notes."""
    noted = [note_of(entry) for entry in history.entries[after:] if entry.kind not in PLAYED]
    played = [step_of(deed, eyes) for deed in history.deeds() if deed.version > after]
    return sorted([*noted, *played], key=lambda step: step.version) if noted else played


def sightings_of(start: Position, deeds: Iterable[KeptDeed], after: int, eyes: Eyes) -> Iterator[Sighting]:
    """The moments after a version, as a seat may know them; from the start, if nothing is known yet."""
    if after == 0:
        yield Sighting(0, OVER, [], start.view(eyes))
    for deed in deeds:
        if deed.version > after:
            yield Sighting(deed.version, deed.actor, deed.after.events(eyes), deed.after.view(eyes))


def choices_of(position: Position, eyes: Eyes) -> list[Choice]:
    """The legal moves of a seat, if it is to move, ready to be sent."""
    if eyes is None or position.actor != eyes:
        return []
    return cast(list[Choice], Raw(position.choices_json()))
