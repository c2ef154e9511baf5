"""What happens only if all who are here agree: a move taken back, a bot for who is away, a deal without a number."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from katta.server.store.writer import NotStored
from katta.server.tables import audit, notes, seating, undo_rule
from katta.server.tables.history import PLAYED, Stretch
from katta.server.wire import messages
from katta.server.wire.messages import Asking, Undoable
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.tables.table import Asker, Table

SILENCE_SECONDS = 30.0
"""Who has not answered by then has nothing against a bot for somebody, but does not want a move taken back."""

QUIET_SECONDS = 0.7
"""So long nobody moves before it is worth finding out whether the last move could be taken back."""


@dataclass
class Proposed:
    """Something that is up for agreement."""

    kind: Literal["undo", "hand-over", "deal"]
    by: int
    seat: int
    level: str
    version: int
    asker: "Asker | None" = None
    name: str = field(default_factory=lambda: secrets.token_urlsafe(6))
    agreed: set[int] = field(default_factory=set)

    def is_like(self, other: "Proposed") -> bool:
        """Whether another asks for the same."""
        mine, others = ((one.kind, one.by, one.seat, one.level, one.version) for one in (self, other))
        return mine == others


class Proposals:
    """At most one proposal of a table at a time; it falls when what it is about has changed."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._open: Proposed | None = None
        self._silence: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._finding: asyncio.Task[None] | None = None
        self._votes: set[tuple[str, int, bool]] = set()
        """What was said to the last proposal, should it be said twice."""
        self.undoable: tuple[int, int] | None = None
        """The version and the seat whose last move can be taken back, if the others agree."""

    @property
    def open(self) -> messages.Proposal | None:
        """What is proposed now, as clients are told."""
        found = self._open
        if found is None:
            return None
        return messages.Proposal(found.name, found.kind, found.by, found.seat, found.version, self._awaits(found))

    async def undo(self, seat: int, asker: "Asker") -> bool:
        """Take the last move back, or ask the others; whether it was done. Called with the table's lock held."""
        return await self._put(Proposed("undo", seat, seat, "", self._table.history.version, asker))

    async def hand_over(self, by: int, seat: int, level: str) -> bool:
        """Let a bot play for a person, or ask the others; whether it was done. Called with the table's lock held."""
        return await self._put(Proposed("hand-over", by, seat, level, self._table.history.version))

    def has_voted(self, seat: int, name: str, agrees: bool) -> bool:
        """Whether this was said before."""
        return (name, seat, agrees) in self._votes

    async def deal(self, by: int, seat: int) -> bool:
        """Deal without the number of a seat, or ask the others; whether it was done. Called with the lock held."""
        return await self._put(Proposed("deal", by, seat, "", self._table.history.version))

    def shown(self, seat: int) -> None:
        """The device of a seat has shown its number: nothing has to be dealt without it."""
        if self._open is not None and (self._open.kind, self._open.seat) == ("deal", seat):
            self._drop()

    async def vote(self, seat: int, name: str, agrees: bool) -> None:
        """What a seat thinks of a proposal. Called with the table's lock held."""
        found = self._open
        if found is None or found.name != name:
            raise Refusal("no-proposal")
        if seat not in self._awaits(found):
            raise Refusal("not-asked")
        self._votes = {vote for vote in self._votes if vote[0] == name} | {(name, seat, agrees)}
        if agrees:
            found.agreed.add(seat)
            await self.reconsider()
        else:
            self._drop(declined_by=seat)

    async def reconsider(self) -> None:
        """Somebody agreed or left: perhaps nobody has to be asked any more. Called with the table's lock held."""
        found = self._open
        if found is None:
            return
        if self._awaits(found):
            self._table.tell_seated(Asking(self.open))
        else:
            self._drop()
            await self._carry_out(found)

    def moved(self, stretch: Stretch) -> None:
        """The game went on: what was proposed may be past."""
        movers = {entry.actor for entry in stretch.entries if entry.kind in PLAYED}
        if self._open is not None and ((self._open.kind == "undo" and movers) or self._open.seat in movers):
            self._drop()
        if self._timer is None and self._candidate() is not None:
            self._timer = asyncio.get_running_loop().call_later(QUIET_SECONDS, self._find_out)

    def came(self, seat: int | None) -> None:
        """Somebody is back: no bot has to play for them, and they are asked, too."""
        if self._open is None or seat is None:
            return
        if self._open.kind == "hand-over" and self._open.seat == seat:
            self._drop()
        else:
            self._table.tell_seated(Asking(self.open))

    def stop(self) -> None:
        """Find nothing out any more."""
        for running in (self._timer, self._finding, self._silence, self._ending):
            if running is not None:
                running.cancel()

    async def _put(self, proposed: Proposed) -> bool:
        if self._open is not None and self._open.is_like(proposed):
            return False  # the request was sent again after a lost connection
        if self._open is not None:
            self._drop()
        if not self._awaits(proposed):
            await self._carry_out(proposed)
            return True
        proposed.asker = None  # the answer is that the others are asked
        self._open = proposed
        if proposed.kind != "deal":  # a number is not given up by saying nothing
            self._silence = asyncio.get_running_loop().call_later(SILENCE_SECONDS, self._end_silence, proposed)
        self._table.tell_seated(Asking(self.open))
        return False

    def _end_silence(self, proposed: Proposed) -> None:
        if self._open is proposed:
            self._ending = asyncio.create_task(self._settle(proposed))

    async def _settle(self, proposed: Proposed) -> None:
        """Somebody who is connected, but looks elsewhere, holds nobody up."""
        async with self._table.lock:
            if self._open is not proposed:
                return
            if proposed.kind == "undo":
                return self._drop()
            proposed.agreed.update(self._awaits(proposed))
            with contextlib.suppress(Refusal, NotStored):
                await self.reconsider()
        self._table.tell_seats()

    def _awaits(self, proposed: Proposed) -> list[int]:
        """The people here who have not agreed yet; who proposes it agrees, and who it is about is not asked."""
        settled = {proposed.by, proposed.seat} | proposed.agreed
        return [
            seat.seat
            for seat in self._table.seats
            if seat.kind == "person" and seat.level is None and seat.seat not in settled
            if self._table.is_present(seat.seat)
        ]

    def _drop(self, declined_by: int | None = None) -> None:
        self._open = None
        if self._silence is not None:
            self._silence.cancel()
        self._table.tell_seated(Asking(None, declined_by=declined_by))

    async def _carry_out(self, proposed: Proposed) -> None:
        table = self._table
        if proposed.kind == "undo":
            found = undo_rule.find(table.history, proposed.seat, table.is_alone(proposed.seat))
            if found is None:
                raise Refusal("undo-revealed")
            stretch = table.history.take_back(proposed.seat, found.keep, found.is_free, time.time())
            await table.commit(stretch, proposed.asker)
        elif proposed.kind == "deal":
            await table.cuts.leave_out(proposed.seat)
        else:
            row = replace(table.seats[proposed.seat], level=seating.checked_level(proposed.level))
            await table.change_seat(row, table.history.note(row.seat, f"{notes.BOT} {row.level}", time.time()))
            audit.note("hand-over", f"seat {proposed.by}", table.name, seat=row.seat, level=row.level)

    def _candidate(self) -> int | None:
        """The person whose move was the last thing that happened, where there are others to ask."""
        table = self._table
        if table.status != "playing" or not table.history.standing:
            return None
        seat = table.history.standing[-1].actor
        is_of_a_person = seat >= 0 and table.bot_at(seat) is None
        return seat if is_of_a_person and not table.is_alone(seat) and table.is_present(seat) else None

    def _find_out(self) -> None:
        """Once the table is quiet: at a busy one nobody takes anything back, and it is much to work out."""
        self._timer = None
        seat = self._candidate()
        if seat is None or self._finding is not None:
            return
        quiet = self._table.patience.waited
        if quiet < QUIET_SECONDS:
            self._timer = asyncio.get_running_loop().call_later(QUIET_SECONDS - quiet + 0.01, self._find_out)
        else:
            self._finding = asyncio.create_task(self._find(seat))

    async def _find(self, seat: int) -> None:
        table = self._table
        history = table.history.copy()
        try:
            found = await asyncio.to_thread(undo_rule.find, history, seat, False)
        finally:
            self._finding = None
        if found is not None and table.history.version == history.version:
            self.undoable = history.version, seat
            for session in table.clients.get(seat, ()):
                session.tell(Undoable(history.version))
