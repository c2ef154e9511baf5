"""The history of a game at a table: where it stands, and the entries of the store that led there."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from katta.core import deeds as core_deeds
from katta.core.contract import CHANCE, OVER
from katta.core.dealer import Dealer
from katta.core.deeds import Deed, dealt, done
from katta.core.game import Game
from katta.core.position import Position
from katta.server.store.rows import Entry
from katta.server.tables import notes

FREE = "free"
"""Marks an undo that the common rule would refuse."""

PLAYED = ("move", "chance")
"""Entries that lead from one position to the next; the others are notes about them."""


class KeptDeed(NamedTuple):
    """Something done, with the version of the table after it."""

    version: int
    actor: int
    text: str
    before: Position
    after: Position


@dataclass(slots=True)
class Stretch:
    """What is about to be added to a history; nothing is true of it before it is stored."""

    keep: int
    """How many of the standing moves go on standing."""
    position: Position
    entries: list[Entry] = field(default_factory=list)
    deeds: list[KeptDeed] = field(default_factory=list)
    back_to: int | None = None
    """An undo: the version whose position stands again."""

    @property
    def version(self) -> int:
        """The version of the table afterwards."""
        return self.entries[-1].version

    @property
    def result(self) -> dict[str, list[int]] | None:
        """What came out, if the game ends with it."""
        if self.position.actor != OVER:
            return None
        result = self.position.result()
        return {"scores": list(result.scores), "winners": list(result.winners)}

    def note(self, version: int, seat: int, text: str, at: float) -> None:
        """Something to be told that is no move of the game."""
        self.entries.append(Entry(version, "note", seat, text, at))


class History:
    """Advances only by what is stored: plan a stretch, store its entries, then accept it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], dealer: Dealer) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dealer = dealer
        self.position = self.start()
        self.entries: list[Entry] = []
        self.standing: list[Entry] = []
        """The moves that were not taken back."""
        self.dealt = 0
        """How many of them are outcomes of chance."""
        self.awaited_since = 0.0
        """When the game came to whoever is to act now, in seconds since 1970."""
        self.late: set[int] = set()
        """The seats for which the clock made the last move."""
        self._opening: list[KeptDeed] = []
        """The first deal, until somebody moves: all who sit down ask for it."""

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def is_practice(self) -> bool:
        """Whether a move was ever taken back freely, or the game goes on from the middle of another one."""
        return any(
            (entry.kind == "undo" and entry.text.endswith(FREE)) or _is_practice_note(entry) for entry in self.entries
        )

    @property
    def given(self) -> int:
        """How many of the standing moves come from another game; its dealer has dealt them."""
        played = given = 0
        for entry in self.entries:
            if entry.kind == "undo":
                played = int(entry.text.split()[0])
                given = min(given, played)
            elif entry.kind in PLAYED:
                played += 1
            elif _is_practice_note(entry):
                given = played
        return given

    def is_current(self, version: int) -> bool:
        """Whether the game stands where it stood at a version: at most notes were added since."""
        return version <= self.version and all(entry.kind == "note" for entry in self.entries[version:])

    def begin(self, at: float, told: Sequence[tuple[int, str]] = (), given: Sequence[str] = ()) -> Stretch:
        """The opening deal, with notes on how it came about, each with the seat that it is about.

        A game that goes on from the middle of another one begins with the moves that led there.
        """
        stretch = Stretch(0, self.position)
        for text in given:
            self._add(stretch, done(stretch.position, text), at)
        if given:
            stretch.note(len(stretch.entries) + 1, 0, notes.PRACTICE, at)
        for seat, note in told:
            stretch.note(len(stretch.entries) + 1, seat, note, at)
        self._deal(stretch, _outcomes(stretch.entries), at)
        return stretch

    def play(self, text: str, at: float, note: str = "") -> Stretch:
        """A move of the acting seat with all that is dealt because of it; IllegalMove if the rules refuse it."""
        stretch = Stretch(len(self.standing), self.position)
        if note:
            stretch.note(self.version + 1, self.position.actor, note, at)
        self._add(stretch, done(self.position, text), at)
        self._deal(stretch, self.dealt, at)
        return stretch

    def note(self, seat: int, text: str, at: float) -> Stretch:
        """Something to be told that changes nothing in the game."""
        stretch = Stretch(len(self.standing), self.position)
        stretch.note(self.version + 1, seat, text, at)
        return stretch

    def take_back(self, seat: int, keep: int, is_free: bool, at: float) -> Stretch:
        """Back to where only the first `keep` of the standing moves had been played."""
        stretch = Stretch(keep, self.position_at(keep))
        stretch.back_to = self.standing[keep - 1].version if keep else 0
        text = f"{keep} {FREE}" if is_free else str(keep)
        stretch.entries.append(Entry(self.version + 1, "undo", seat, text, at))
        return stretch

    def follow(self, entries: Sequence[Entry]) -> Stretch:
        """The stretch of entries that are in the store already."""
        stretch = Stretch(len(self.standing), self.position)
        for entry in entries:
            if entry.kind == "undo":
                self.accept(stretch)
                keep = int(entry.text.split()[0])
                stretch = Stretch(keep, self.position_at(keep), [entry])
                stretch.back_to = self.standing[keep - 1].version if keep else 0
                self.accept(stretch)
                stretch = Stretch(keep, self.position)
            elif entry.kind == "note":
                stretch.entries.append(entry)
            else:
                deed = done(stretch.position, entry.text)
                stretch.deeds.append(KeptDeed(entry.version, *deed))
                stretch.entries.append(entry)
                stretch.position = deed.after
        return stretch

    def accept(self, stretch: Stretch) -> None:
        """The stretch is stored: the history stands at its end."""
        if stretch.keep < len(self.standing):
            self.dealt -= _outcomes(self.standing[stretch.keep :])
            del self.standing[stretch.keep :]
        self.standing += [entry for entry in stretch.entries if entry.kind in PLAYED]
        self.dealt += _outcomes(stretch.entries)
        self.entries += stretch.entries
        self.position = stretch.position
        self._look_at_the_clock(stretch.entries)
        if stretch.deeds or stretch.back_to is not None:
            self._opening = stretch.deeds if self.dealt == len(self.standing) == len(stretch.deeds) else []

    def copy(self) -> History:
        """The same, to be looked at by a thread while this one goes on."""
        other = copy.copy(self)
        other.entries, other.standing = list(self.entries), list(self.standing)
        return other

    def deeds(self) -> Iterator[KeptDeed]:
        """All that stands, from the start."""
        return iter(self._opening) if self._opening else retraced(self.start(), self.standing)

    def start(self) -> Position:
        """Before the first deal."""
        return self.game.start(self.seats, **self.options)

    def position_at(self, keep: int) -> Position:
        """Where the first `keep` of the standing moves led."""
        position = self.start()
        for deed in core_deeds.retraced(position, (entry.text for entry in self.standing[:keep])):
            position = deed.after
        return position

    def _look_at_the_clock(self, entries: Sequence[Entry]) -> None:
        """Whose time began when, and for whom it ran out."""
        is_late = False
        for entry in entries:
            if entry.kind == "note":
                is_late = entry.text == notes.LATE
                if entry.text.partition(" ")[0] in notes.FRESH:
                    self.awaited_since = entry.at
            else:
                self.awaited_since = entry.at
                if is_late:
                    self.late.add(entry.actor)
                elif entry.kind == "move":
                    self.late.discard(entry.actor)
                is_late = False

    def _deal(self, stretch: Stretch, events: int, at: float) -> None:
        for deed in dealt(stretch.position, self.dealer, events):
            self._add(stretch, deed, at)

    def _add(self, stretch: Stretch, deed: Deed, at: float) -> None:
        version = self.version + len(stretch.entries) + 1
        stretch.deeds.append(KeptDeed(version, *deed))
        is_chance = deed.actor == CHANCE
        stretch.entries.append(Entry(version, "chance" if is_chance else "move", deed.actor, deed.text, at))
        stretch.position = deed.after


def retraced(start: Position, standing: Sequence[Entry]) -> Iterator[KeptDeed]:
    """What standing moves did, one after the other."""
    played = core_deeds.retraced(start, (entry.text for entry in standing))
    return (KeptDeed(entry.version, *deed) for entry, deed in zip(standing, played, strict=True))


def _is_practice_note(entry: Entry) -> bool:
    return entry.kind == "note" and entry.text == notes.PRACTICE


def _outcomes(entries: Sequence[Entry]) -> int:
    return sum(entry.kind == "chance" for entry in entries)


def replay(history: History, entries: Sequence[Entry]) -> History:
    """Bring a new history to where the stored entries lead."""
    history.accept(history.follow(entries))
    return history
