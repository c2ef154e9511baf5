"""What happened, told to a seat, to a spectator or to somebody who may see everything."""

from collections.abc import Iterator
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from katta.core.contract import CHANCE
from katta.core.match import Match
from katta.core.message import Message, Say

ALL_EYES = -1
"""Eyes that see what any seat sees."""


def sentences(match: Match, start: int, end: int, eyes: int | None, say: Say) -> list[str]:
    """The sentences of the moves from `start` to `end` of the history; a repeated one is said once, with a count."""
    told = (sentence for index in range(start, end) for sentence in _move(match, index, eyes, say))
    return [_counted(sentence, len(list(same)), say) for sentence, same in groupby(told)]


def is_pressed(match: Match, index: int) -> bool:
    """Whether a move was the only choice there was, so that it was made for the player."""
    before = match.positions[index]
    return before.actor != CHANCE and len(before.moves()) == 1


def listed(lines: list[str]) -> RenderableType:
    """Sentences as a list."""
    grid = Table.grid(padding=(0, 0, 0, 1))
    for line in lines:
        grid.add_row(Text("·", "dim"), Text(line))
    return grid


def notice(line: str) -> RenderableType:
    """A sentence that is not about the game."""
    return Text(f"! {line}", "yellow")


def _move(match: Match, index: int, eyes: int | None, say: Say) -> Iterator[str]:
    spoken = [say(message) for message in _events(match, index, eyes)]
    if spoken and match.positions[index].actor == eyes and is_pressed(match, index):
        spoken[0] = say("terminal-pressed", event=spoken[0])
    yield from spoken


def _events(match: Match, index: int, eyes: int | None) -> list[Message]:
    after = match.positions[index + 1]
    if eyes != ALL_EYES:
        return after.narrated(eyes)
    public = after.narrated(None)
    private = (after.narrated(seat) for seat in range(after.seats))
    return next((told for told in private if told != public), public)


def _counted(sentence: str, times: int, say: Say) -> str:
    return sentence if times == 1 else say("terminal-repeated", event=sentence, count=times)
