"""What the log tells besides the moves of the game: notes are entries like moves, and never change a position."""

from katta.core.message import Argument, Message, Player
from katta.server.store.rows import Entry

BEGIN = "begin"
"""The waiting is over; this seat begins."""
LOT = "lot"
"""It was drawn by lot."""
BOT = "bot"
"""A bot of a level, which follows, plays for the person of this seat from now on."""
BACK = "back"
"""The person of this seat plays again."""
WITHOUT = "without"
"""The device of this seat did not show the number that it had committed to."""
LATE = "late"
"""The clock of this seat ran out: the move that follows is a bot's."""
PRACTICE = "practice"
"""All before comes from another game, from the middle of which this one goes on."""

FRESH = (BEGIN, LOT, BACK)
"""Whoever is to move then has all the time of the clock."""


def told(entry: Entry) -> Message:
    """A note, or that a move was taken back, for whoever reads the log."""
    if entry.kind == "undo":
        return Message("note-undo", {"player": Player(entry.actor)})
    kind, _, level = entry.text.partition(" ")
    arguments: dict[str, Argument] = {"player": Player(entry.actor)}
    if level:
        arguments["level"] = Message(f"bot-level-{level}")
    return Message(f"note-{kind}", arguments)
