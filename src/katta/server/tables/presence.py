"""Who is at a table: who leads it while its host is away, and for whom the others may let a bot play."""

import asyncio
import time
from typing import TYPE_CHECKING

from katta.server.wire.messages import Seat

if TYPE_CHECKING:
    from katta.server.tables.table import Table

BY_TURNS_SECONDS = 3600
"""With so long a clock people come and go: being away is no reason to replace anybody, only the clock is."""


class Presence:
    """Knows since when people are away, and tells the table when that begins to matter."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._away_since = dict.fromkeys((seat.secret for seat in table.seats), time.monotonic())
        """By the seat's secret, as the store keeps it: people change places before the start."""
        self._alarm: asyncio.TimerHandle | None = None
        self._told: list[Seat] = []

    @property
    def host(self) -> int | None:
        """The seat that leads: who made the table; while that person is away, the first who is here."""
        people = [seat for seat in self._table.seats if seat.kind == "person"]
        made = next((seat for seat in people if seat.host), None)
        if made is not None and self.is_near(made.seat):
            return made.seat
        here = [seat.seat for seat in people if self._table.is_present(seat.seat)]
        return here[0] if here else made.seat if made else None

    def is_near(self, seat: int) -> bool:
        """Whether a person is here, or has been a moment ago."""
        return self._away_for(seat) < self._table.services.settings.away_seconds

    def is_replaceable(self, seat: int) -> bool:
        """Whether the others may let a bot play for a person: away, or idle, for too long."""
        table = self._table
        row = table.seats[seat]
        if row.kind != "person" or row.level is not None or table.status != "playing":
            return False
        clock = table.row.clock
        if not self.is_near(seat) and (clock is None or clock < BY_TURNS_SECONDS):
            return True
        return seat in table.history.late or (table.turn == seat and self._idle_for() >= self._patience())

    def came(self, seat: int | None) -> None:
        """A client sits down."""
        if seat is not None:
            self._away_since.pop(self._table.seats[seat].secret, None)
        self.watch()

    def left(self, seat: int | None) -> None:
        """A client is gone."""
        if seat is not None and seat < len(self._table.seats) and not self._table.is_present(seat):
            self._away_since[self._table.seats[seat].secret] = time.monotonic()
        self.watch()

    def watch(self) -> None:
        """See to it that the table is told when somebody has been away or idle for too long."""
        if self._alarm is None and any(self._table.sessions):
            self._look()

    def told(self, seats: list[Seat]) -> None:
        """What everybody has been told about the seats."""
        self._told = seats

    def stop(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _look(self) -> None:
        """Tell what has changed, and look again when something else may: one timer, however many moves are made."""
        self._alarm = None
        table = self._table
        if table.seat_list() != self._told:
            table.tell_seats()
        if any(table.sessions) and table.status != "over":
            self._alarm = asyncio.get_running_loop().call_later(self._next_look(), self._look)

    def _next_look(self) -> float:
        """When somebody may have become replaceable, or the host may have to be another."""
        settings = self._table.services.settings
        people = [seat.seat for seat in self._table.seats if seat.kind == "person"]
        waits = [settings.away_seconds - self._away_for(seat) for seat in people]
        if self._table.status == "playing":
            waits.append(self._patience() - self._idle_for())
        return min([wait for wait in waits if wait > 0], default=settings.away_seconds) + 0.01

    def _away_for(self, seat: int) -> float:
        table = self._table
        if table.is_present(seat):
            return 0.0
        return time.monotonic() - self._away_since.setdefault(table.seats[seat].secret, time.monotonic())

    def _idle_for(self) -> float:
        return self._table.patience.waited

    def _patience(self) -> float:
        return float(self._table.row.clock or self._table.services.settings.patience_seconds)
