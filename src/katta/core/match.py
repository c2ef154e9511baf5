"""A match: players, a position with its whole history, and the dealer."""

from __future__ import annotations

import datetime
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from katta.core import bounds, deeds, record
from katta.core.components import ComponentFile
from katta.core.contract import CHANCE
from katta.core.dealer import Dealer
from katta.core.deeds import Deed
from katta.core.errors import BadRecord, BadSetup, IllegalMove, KattaError
from katta.core.game import Game
from katta.core.position import Position
from katta.core.record import MoveLine, Record

LONGEST_NAME = 40


class Match:
    """One game between named players.

    With a dealer, chance is played at once, so a player is always to move; without one, whoever drives the match plays
    the outcomes (`deal 7`) too, as at a real table. `bots` names the level of each seat that a program plays. A match
    that goes on from the middle of another one has its first `given` moves from there, whoever dealt them.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        *,
        dealer: Dealer | None = None,
        components: str | Path | ComponentFile | None = None,
        date: datetime.date | None = None,
        bots: Mapping[int, str] | None = None,
        given: int = 0,
        **options: str,
    ) -> None:
        self.game = game
        self.names = _checked_names(names)
        self.bots = _checked_bots(bots or {}, len(names))
        self.dealer = dealer
        self.components = ComponentFile.open(components) if isinstance(components, str | Path) else components
        self.date = date or datetime.date.today()
        self.given = given
        self.options = game.complete(options)
        self.positions = [game.start(len(names), components=self.components, **options)]
        self.history: list[str] = []
        self._actors: list[int] = []
        self.deal()

    @property
    def position(self) -> Position:
        """Where the match stands."""
        return self.positions[-1]

    def play(self, text: str) -> Position:
        """Play a move and let the dealer deal what follows from it; returns where the match stands then."""
        self.deal()
        self._keep(deeds.done(self.position, text))
        self.deal()
        return self.position

    def deal(self) -> None:
        """Let the dealer, if there is one, settle the chance events that are due."""
        if self.dealer is not None and self.position.actor == CHANCE:
            for deed in deeds.dealt(self.position, self.dealer, self._events()):
                self._keep(deed)

    def undo(self, to: int) -> Position:
        """Go back to the point where `to` moves (chance included) had been played."""
        if not 0 <= to <= len(self.history):
            raise IndexError(f"the history has {len(self.history)} moves; there is no point {to}")
        del self.history[to:]
        del self._actors[to:]
        del self.positions[to + 1 :]
        return self.position

    def write(self, path: str | Path | None = None) -> str:
        """The record of the match as text; with a path it is also put into that file, whole or not at all."""
        moves = [MoveLine(actor, text) for actor, text in zip(self._actors, self.history, strict=True)]
        result = record.result_words(self.position)
        head = (self.game, self.date, self.options, self.names, self.bots, self.given, self.dealer, self.components)
        text = record.write(Record(*head, moves, result))
        if path is not None:
            _replace(Path(path), text)
        return text

    @classmethod
    def read(cls, path: str | Path) -> Match:
        """The match of a record file, replayed and checked; BadRecord names the line that is wrong."""
        try:
            return cls.parse(bounds.RECORD.read(path))
        except UnicodeDecodeError:
            raise BadRecord(1, "this is not a text file") from None

    @classmethod
    def parse(cls, text: str) -> Match:
        """The match of a record text: every move is legal, every card dealt as committed, the result is right."""
        found = record.read(text)
        options: dict[str, Any] = found.options
        try:
            match = cls(
                found.game,
                found.names,
                components=found.components,
                date=found.date,
                bots=found.bots,
                given=found.given,
                **options,
            )
        except KattaError as problem:
            raise BadRecord(1, str(problem)) from None
        for move in found.moves:
            match._replay(move, found.dealer)
        match.dealer = found.dealer
        if found.result != (right := record.result_words(match.position)):
            raise BadRecord(found.result_line, f"by these moves the result is {right!r}")
        return match

    def _replay(self, move: MoveLine, dealer: Dealer | None) -> None:
        due = self.position.actor
        if move.actor != due:
            expected, found = record.actor_word(due), record.actor_word(move.actor)
            raise BadRecord(move.line, f"the line should begin with {expected}, not {found}")
        try:
            self._keep(deeds.done(self.position, move.text))
        except IllegalMove as refusal:
            raise BadRecord(move.line, str(refusal)) from None
        if dealer is not None and due == CHANCE and len(self.history) > self.given:
            dealt = self.positions[-2].dealt(dealer, self._events())
            if dealt != move.text:
                raise BadRecord(move.line, f"the committed secret deals {dealt!r}, not {move.text!r}")

    def _events(self) -> int:
        """How many chance events there have been."""
        return self._actors.count(CHANCE)

    def _keep(self, deed: Deed) -> None:
        self.positions.append(deed.after)
        self.history.append(deed.text)
        self._actors.append(deed.actor)


def is_name(text: str) -> bool:
    """Whether a player can be called so."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


def _checked_names(names: Sequence[str]) -> list[str]:
    for name in names:
        if not is_name(name):
            raise BadSetup(f"a player's name is 1 to {LONGEST_NAME} printable characters, not {name!r}")
    if len(set(names)) < len(names):
        raise BadSetup("every player needs a name of their own")
    return list(names)


def _checked_bots(bots: Mapping[int, str], seats: int) -> dict[int, str]:
    for seat, level in bots.items():
        if seat not in range(seats):
            raise BadSetup(f"there is no seat {seat} for a bot")
        if not level.isidentifier():
            raise BadSetup(f"a bot's level is a word, not {level!r}")
    return dict(bots)


def _replace(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=path.name, delete=False) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(file.name, path)
