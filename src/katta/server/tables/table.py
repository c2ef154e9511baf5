"""A table in memory: its seats, its history, and the clients that look at it."""

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from katta.core import registry
from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.server.store.rows import Entry, SeatRow, StoredTable, TableRow
from katta.server.store.vault import dealer_of
from katta.server.store.writer import Conflict
from katta.server.tables import notes, scenes, seating
from katta.server.tables.cuts import Cuts
from katta.server.tables.driver import Drive
from katta.server.tables.hints import Hints
from katta.server.tables.history import History, Stretch, replay
from katta.server.tables.patience import Patience
from katta.server.tables.presence import Presence
from katta.server.tables.projection import Eyes, public_steps, steps_of
from katta.server.tables.proposals import Proposals
from katta.server.tables.subscriptions import Subscriptions
from katta.server.telemetry import metrics
from katta.server.wire import messages
from katta.server.wire.messages import Arrange, Scene, Seats, Status, Step, TableInfo, Told, Update
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.tables.services import Services
    from katta.server.web.session import Session


class Asker(NamedTuple):
    """The client whose request a message answers."""

    session: "Session"
    id: str


class Table:
    """One table. Whoever changes it holds its lock; it changes only by what the store has kept."""

    def __init__(self, stored: StoredTable, services: "Services", history: History | None = None) -> None:
        """The table of the store; who has its history already need not have it played through again."""
        self.services = services
        self.row = stored.row
        self.seats = stored.seats
        self.rematch = stored.rematch
        self.game = registry.game(self.row.game)
        if self.row.rules != self.game.version:
            raise Refusal("old-rules" if self.row.rules < self.game.version else "newer-rules")
        self.cuts = Cuts(self, stored.cuts)
        self.dealer = self._new_dealer()
        self.history = history or replay(self._new_course(len(self.seats)), stored.entries)
        self.lock = asyncio.Lock()
        self.patience = Patience(self)
        self.drive = Drive(self)
        self.hints = Hints(self)
        self.presence = Presence(self)
        self.proposals = Proposals(self)
        self.subscriptions = Subscriptions(self, stored.pushes)
        self.clients: dict[Eyes, list[Session]] = {}
        self.quiet_since = time.monotonic()
        self.arranged: Arrange | None = None
        """What led to the seating as it is, without its label."""
        self._untold: dict[int, tuple[Stretch, Asker | None]] = {}
        self._is_unsure = False
        self.is_practice = self.history.is_practice
        self._counter = metrics.MOVES.labels(self.row.game)
        self._home = services.store.writer.server

    @property
    def name(self) -> str:
        """What links call it."""
        return self.row.name

    @property
    def status(self) -> Status:
        """Waiting for players, playing or over."""
        if not self.row.begun:
            return "waiting"
        return "over" if self.history.position.actor == OVER or self.row.closed is not None else "playing"

    @property
    def sessions(self) -> Iterator["Session"]:
        """All clients here."""
        return (session for group in self.clients.values() for session in group)

    @property
    def awaited_since(self) -> float:
        """When the game came to whoever is to move now, in seconds since 1970."""
        return self.history.awaited_since or self.row.created

    @property
    def turn(self) -> int | None:
        """The seat that is to move."""
        return self.history.position.actor if self.status == "playing" else None

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that moves for a seat."""
        return self.seats[seat].level if seat >= 0 else None

    def is_present(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return bool(self.clients.get(seat))

    @property
    def alone(self) -> int | None:
        """The only seat with a person, if all others are bots."""
        people = [seat.seat for seat in self.seats if seat.kind != "bot"]
        return people[0] if len(people) == 1 else None

    def is_alone(self, seat: int) -> bool:
        """Whether all others are bots."""
        return self.alone == seat

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        row = self.row
        return TableInfo(
            row.name,
            row.game,
            row.rules,
            row.options,
            self.seat_list(),
            self.status,
            row.clock,
            row.spectators,
            row.hints,
            self.is_practice,
            self.dealer.commitment,
            self.rematch,
            row.start,
            row.first,
            self.turn,
            None if self.turn is None else self.patience.waited,
            self.watchers,
            row.evening or row.name,
            row.seating,
            row.helps,
        )

    @property
    def watchers(self) -> int:
        """How many look on."""
        return len(self.clients.get(None, ()))

    def seat_list(self) -> list[messages.Seat]:
        """The seats as everybody sees them."""
        host, presence = self.presence.host, self.presence
        return [
            messages.Seat(
                seat.seat,
                seat.kind,
                seat.name,
                seat.level,
                self.is_present(seat.seat),
                seat.seat == host,
                seat.mark,
                presence.is_replaceable(seat.seat),
                self.cuts.commitment_of(seat),
                self.cuts.state_of(seat),
            )
            for seat in self.seats
        ]

    async def refresh(self) -> None:
        """Be sure to stand where the store stands; called with the lock held, before anything is judged."""
        if self._is_unsure:
            await self.services.store.writer.settle()
            await self.look_up()
            self._is_unsure = False
        if self.row.closed is not None:
            raise Refusal("closed")

    async def look_up(self) -> None:
        """Take over all that the store knows, also who sits where. Called with the lock held."""
        stored = await self.services.store.load(self.name)
        if stored is None:
            self.row = replace(self.row, closed=time.time())
            return
        self.adopt(stored)
        await self.catch_up()

    def adopt(self, stored: StoredTable) -> None:
        """Take over what is played, who sits where, and what devices did for the deal."""
        self.cuts.adopt(stored.cuts)
        if self.history.version == 0 and (stored.row, stored.seats) != (self.row, self.seats):
            self._arrange(stored.row, stored.seats)
        else:
            self.row, self.seats = stored.row, stored.seats
        self.subscriptions.adopt(stored.pushes)

    def _require_home(self) -> None:
        """What was known of a table before another server took it over must never be written."""
        if self._home != self.services.store.writer.server:
            raise Refusal("unreachable")

    async def commit(self, stretch: Stretch, asker: Asker | None = None) -> None:
        """Store a stretch, stand at its end, and let all know. Called with the lock held."""
        self._require_home()
        try:
            await self.services.store.append(self.row.number, stretch.entries, stretch.result)
        except Conflict:
            await self.catch_up()
            raise Refusal("stale") from None
        except BaseException:
            self._is_unsure = True
            raise
        self._accept(stretch, asker)
        self.services.broadcast.moved(self, stretch.version)

    async def change_seat(self, row: SeatRow, stretch: Stretch | None = None) -> None:
        """Store who sits on a seat, and what is to be told of it. Called with the lock held."""
        self._require_home()
        try:
            await self.services.store.seat(self.row.number, self.row.seating, row, stretch.entries if stretch else ())
        except Conflict:
            await self.look_up()
            raise Refusal("stale") from None
        except BaseException:
            self._is_unsure = True
            raise
        self.row = replace(self.row, seating=self.row.seating + 1)
        self.seats[row.seat] = row
        if stretch is not None and stretch.entries:
            self._accept(stretch, None)
            self.services.broadcast.moved(self, stretch.version)
        self.services.broadcast.reseated(self)
        self.drive.wake()

    async def arrange(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Store what is played and who sits where, before the start. Called with the lock held."""
        await self._keep(row, seats)
        self._arrange(replace(row, seating=row.seating + 1), seats)
        self.services.broadcast.reseated(self)

    async def begin(self, seats: Sequence[SeatRow], by: str | None = None) -> None:
        """Let the game begin with these people, whoever is to begin first among them; first their devices cut.

        `by` is the seat's secret of who wants it, as the store keeps it. Called with the lock held.
        """
        first = self.row.first
        turned = seating.turned(seats, secrets.randbelow(len(seats)) if first is None else first % len(seats))
        is_cut = self.cuts.has_any(turned)
        row = replace(self.row, first=None if first is None else 0, start="cut" if is_cut else self.row.start)
        if is_cut:
            await self.arrange(row, turned)
            self.cuts.ask(by)
        else:
            await self._begin(row, turned)

    async def deal(self) -> None:
        """All numbers are there: let the game begin. Called with the lock held."""
        await self._begin(self.row, self.seats)

    async def _begin(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        begun = replace(row, begun=True, first=0)
        history = History(self.game, len(seats), row.options, dealer_of(row, self.cuts.of(seats)))
        told = [*self.cuts.notes(), (0, notes.LOT if row.first is None else notes.BEGIN)]
        stretch = history.begin(time.time(), told)
        await self._keep(begun, seats, stretch.entries)
        begun = replace(begun, seating=begun.seating + 1)
        self._arrange(replace(begun, begun=False), seats)
        self.row = begun
        self._accept(stretch, None)
        self.services.broadcast.moved(self, stretch.version)
        self.services.broadcast.reseated(self)

    async def _keep(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        self._require_home()
        try:
            await self.services.store.arrange(row, seats, entries)
        except Conflict:
            await self.look_up()
            raise Refusal("stale") from None
        except BaseException:
            self._is_unsure = True
            raise

    def _arrange(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Everybody goes where their secret leads now, and is shown the table anew; who has no seat any more leaves."""
        before, self.row, self.seats = self.seats, row, list(seats)
        self.game = registry.game(row.game)
        self.dealer = self._new_dealer()
        self.history = self._new_course(len(seats))
        self._counter = metrics.MOVES.labels(row.game)
        places = {seat.secret: seat.seat for seat in seats}
        moved, self.clients = self.clients, {}
        for eyes, group in moved.items():
            place = None if eyes is None else places.get(before[eyes].secret)
            if eyes is not None and place is None:
                for session in group:
                    session.send_away()
            else:
                self.clients.setdefault(place, []).extend(group)
                for session in group:
                    session.seat = place
        for session in self.sessions:
            session.resume(self)

    def stop(self) -> None:
        """Let bots, clocks and whatever else runs by itself rest."""
        self.drive.stop()
        self.hints.stop()
        self.presence.stop()
        self.proposals.stop()
        self.cuts.stop()
        self.subscriptions.stop()

    async def catch_up(self) -> None:
        """Take over what the store has and this table does not know of. Called with the lock held."""
        entries = await self.services.store.entries_after(self.row.number, self.history.version)
        if entries:
            stretch = self.history.follow(entries)
            if stretch.entries:
                self.history.accept(stretch)
            self.is_practice = self.history.is_practice
            self.hints.moved()
            self.drive.wake()
            for session in self.sessions:
                session.resume(self)

    def tell(self, version: int) -> None:
        """Show a stored stretch to every client."""
        stretch, asker = self._untold.pop(version)
        common, public = scenes.backdrop(self, stretch.position, stretch.version), public_steps(stretch)
        for eyes, group in self.clients.items():
            if group:
                self._show(steps_of(public, eyes), scenes.before(self, eyes, common), group, asker)

    def tell_seats(self, asker: Asker | None = None) -> None:
        """Show every client who sits where."""
        seats = self.seat_list()
        self.presence.told(seats)
        for session in self.sessions:
            mine = asker.id if asker is not None and session is asker.session else None
            session.tell(Seats(seats, self.status, self.watchers, mine, self.row.seating))

    def tell_seated(self, message: Told) -> None:
        """Say the same to everybody who sits here."""
        text = messages.encode(message)
        for session in self.sessions:
            if session.seat is not None:
                session.post(text)

    def tell_all(self, message: Told) -> None:
        """Say the same to every client."""
        text = messages.encode(message)
        for session in self.sessions:
            session.post(text)

    def _new_dealer(self) -> Dealer:
        return dealer_of(self.row, self.cuts.of(self.seats))

    def _new_course(self, seats: int) -> History:
        return History(self.game, seats, self.row.options, self.dealer)

    def _accept(self, stretch: Stretch, asker: Asker | None) -> None:
        self.history.accept(stretch)
        if stretch.back_to is not None:
            self.is_practice = self.history.is_practice
        else:
            self._counter.inc()
        self.hints.moved()
        self.proposals.moved(stretch)
        self.subscriptions.moved()
        self._untold[stretch.version] = stretch, asker
        self.patience.look()
        self.drive.wake()

    @staticmethod
    def _show(log: list[Step], scene: Scene, group: list["Session"], asker: Asker | None) -> None:
        """Tell clients with the same eyes; the one that asked gets an answer, those that know it already nothing."""
        text = b""
        for session in group:
            if asker is not None and session is asker.session:
                session.post(messages.encode(Update(log, scene, asker.id)))
            elif session.version < scene.version:
                text = text or messages.encode(Update(log, scene))
                session.post(text)
            session.version = scene.version
