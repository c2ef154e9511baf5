"""What a seat gets to see: always `view(seat)` and `events(eyes=seat)`, built for it from the start."""

from collections.abc import Iterable, Iterator

from katta.core.contract import OVER
from katta.server.course import Deed, Stretch
from katta.server.messages import Choice, Sighting, Step
from katta.server.moment import Moment

Eyes = int | None
"""A seat, or None for a spectator."""


def public_steps(stretch: Stretch) -> list[Step | None]:
    """A stretch, as a spectator may know it, where everybody is told the same; else None, to be told to each."""
    if stretch.back_to is not None:
        undone = stretch.entries[0]
        return [Step(undone.version, undone.actor, [], stretch.back_to)]
    return [step_of(deed, None) if deed.before.is_told_alike(deed.text) else None for deed in stretch.deeds]


def steps_of(stretch: Stretch, public: list[Step | None], eyes: Eyes) -> list[Step]:
    """A stretch, as a seat may know it."""
    known = [step for step in public if step is not None]
    if len(known) == len(public):
        return known
    return [step or step_of(deed, eyes) for step, deed in zip(public, stretch.deeds, strict=True)]


def step_of(deed: Deed, eyes: Eyes) -> Step:
    """A move or an outcome, as a seat may know it."""
    return Step(deed.version, deed.actor, deed.before.events(deed.text, deed.after, eyes))


def log_of(deeds: Iterable[Deed], after: int, eyes: Eyes) -> list[Step]:
    """What stands after a version, as a seat may know it."""
    return [step_of(deed, eyes) for deed in deeds if deed.version > after]


def sightings_of(start: Moment, deeds: Iterable[Deed], after: int, eyes: Eyes) -> Iterator[Sighting]:
    """The moments after a version, as a seat may know them; from the start, if nothing is known yet."""
    if after == 0:
        yield Sighting(0, OVER, [], start.view(eyes))
    for deed in deeds:
        if deed.version > after:
            told = deed.before.events(deed.text, deed.after, eyes)
            yield Sighting(deed.version, deed.actor, told, deed.after.view(eyes))


def choices_of(moment: Moment, eyes: Eyes) -> list[Choice]:
    """The legal moves of a seat, if it is to move."""
    if eyes is None or moment.actor != eyes:
        return []
    return [Choice(text, says) for text, says in moment.choices()]


def status_of(moment: Moment | None) -> str:
    """How far a game is."""
    if moment is None:
        return "waiting"
    return "over" if moment.actor == OVER else "playing"
