"""A session: one match played at one screen, by people taking turns at it and by bots."""

from __future__ import annotations

from katta.core.contract import OVER
from katta.core.match import Match
from katta.terminal import closing, narration
from katta.terminal.archive import Archive
from katta.terminal.hints import Hints
from katta.terminal.opponents import Opponents
from katta.terminal.screen import Screen
from katta.terminal.turn import Leaving, TakingBack, Turn

LEFT = 0
INTERRUPTED = 130


class Session:
    """Leads a match to its end; the record is saved after every move."""

    def __init__(self, match: Match, screen: Screen, archive: Archive, *, has_hints: bool = False) -> None:
        self.match = match
        self.screen = screen
        self.archive = archive
        self.people = [seat for seat in range(len(match.names)) if seat not in match.bots]
        self.told: dict[int | None, int] = {seat: self._last_decision(seat) or 0 for seat in self.people}
        self.has_hints = has_hints
        self.opponents = Opponents(match, gives_advice=has_hints)
        self.looking: int | None = None
        self.notices: list[str] = []
        screen.seat(match.names, self.alone, match.bots)

    @property
    def alone(self) -> int | None:
        """The one person at this screen; none where several share it, or bots play among themselves."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> int:
        """Play until the end or until the player leaves; returns the exit code."""
        try:
            self._save()
            self._play_on()
            self._end()
        except KeyboardInterrupt:
            self.screen.show()
            self._leave()
            return INTERRUPTED
        except (Leaving, EOFError):
            self._leave()
        finally:
            self.opponents.close()
        return LEFT

    def _play_on(self) -> None:
        while (seat := self.match.position.actor) != OVER:
            try:
                self.match.play(self._decision(seat))
            except TakingBack:
                self._take_back(seat)
            self._save()
            if not self.people:
                self._tell(None)

    def _decision(self, seat: int) -> str:
        """What a seat plays: a bot's choice, the only move there is, or what the person says."""
        if seat in self.match.bots:
            return self._bot_decision(seat)
        moves = self.match.position.moves()
        if len(moves) == 1:
            return moves[0]
        self._hand_over(seat)
        self._tell(seat)
        with self.screen.speaking_to(seat):
            return Turn(self.match, self.screen, self._hints(seat) if self.has_hints else None).decide()

    def _hints(self, seat: int) -> Hints:
        with self.screen.waiting("hint-thinking" if self.opponents.are_warm else "hint-warming-up"):
            return Hints(self.opponents.advise(seat), self.screen.say)

    def _bot_decision(self, seat: int) -> str:
        if not self.opponents.thinks(seat):
            return self.opponents.choose(seat)
        message = "terminal-thinking" if self.opponents.are_warm else "hint-warming-up"
        with self.screen.waiting(message, name=self.match.names[seat]):
            return self.opponents.choose(seat)

    def _hand_over(self, seat: int) -> None:
        """Begin a person's turn; where several share the screen, hide one hand before another is shown."""
        is_first, name = self.looking is None, self.match.names[seat]
        if len(self.people) > 1 and self.looking != seat:
            if not is_first:
                self.screen.clear()
            self.screen.head(name)
            if self.screen.is_interactive:
                self.screen.ask(self.screen.say("terminal-pass-device", name=name))
                self.screen.clear()
        elif not is_first:
            self.screen.clear()
        self.looking = seat

    def _tell(self, eyes: int | None, since: int | None = None) -> None:
        """Say what happened since these eyes looked last, and what else there is to say."""
        start = self.told.get(eyes, 0) if since is None else since
        lines = narration.sentences(self.match, start, len(self.match.history), eyes, self.screen.say)
        self.told[eyes] = len(self.match.history)
        if lines:
            self.screen.show(narration.listed(lines))
        for notice in self.notices:
            self.screen.show(narration.notice(notice))
        self.notices.clear()

    def _take_back(self, seat: int) -> None:
        last = self._last_decision(seat)
        if last is None:
            self.notices.append(self.screen.say("terminal-nothing-to-take-back"))
            return
        self.match.undo(last)
        self.told = {eyes: min(known, last) for eyes, known in self.told.items()}
        self.notices.append(self.screen.say("terminal-taken-back"))

    def _last_decision(self, seat: int) -> int | None:
        """Where in the history a person last had a choice."""
        for index in range(len(self.match.history) - 1, -1, -1):
            if self.match.positions[index].actor == seat and not narration.is_pressed(self.match, index):
                return index
        return None

    def _save(self) -> None:
        """Keep the record; a word about it if it had to go elsewhere."""
        refused = self.archive.save()
        if refused is None:
            return
        place, file = str(refused), str(self.archive.path)
        message = "terminal-saved-nowhere" if self.archive.path is None else "terminal-saved-elsewhere"
        self.notices.append(self.screen.say(message, place=place, file=file))

    def _leave(self) -> None:
        self._save()
        closing.leave(self.archive, self.screen)

    def _end(self) -> None:
        """Tell the end: to the one person who plays, or to all of them as to spectators."""
        self.screen.clear()
        self._tell(self.alone, self.told.get(self.looking, 0))
        closing.show(self.match, self.archive, self.alone, self.screen)
