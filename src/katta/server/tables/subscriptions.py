"""The devices that are told when it is somebody's turn at a table."""

import asyncio
import hashlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from katta.server.push.endpoints import checked_endpoint, checked_keys
from katta.server.push.sender import Note
from katta.server.store.rows import PushRow
from katta.server.tables import seating
from katta.server.wire.bodies import NewPush, PushDevice
from katta.server.wire.refusal import Refusal
from katta.texts import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from katta.server.tables.table import Table

MOST = 8
"""Devices of one seat; the oldest makes room."""

BLIND_SECONDS = 60.0
"""So long a device that is gone may count as connected: it may not have shown what came meanwhile."""

RETURN_SECONDS = 5.0
"""A page that is loaded again is back by then."""

TOPIC_LETTERS = 32
DAY = 24 * 3600


class Subscriptions:
    """Knows whom to tell. While nobody has subscribed a move costs one look at an empty list."""

    def __init__(self, table: "Table", rows: Sequence[PushRow]) -> None:
        self._table = table
        self._rows = list(rows)
        self._turn = table.turn if rows else None
        """The seat that was to move when this was looked at last."""
        self._is_told = True
        """Whether nobody need be told of this turn any more."""
        self._alarm: asyncio.TimerHandle | None = None

    async def add(self, new: NewPush) -> None:
        """A device is to be told; Refusal if it cannot be. Called with the table's lock held."""
        seat = seating.seat_of(self._table.seats, new.secret)
        if seat.kind != "person" or new.language not in LANGUAGES:
            raise Refusal("bad-push")
        endpoint = checked_endpoint(new.endpoint, self._table.services.settings.push_services)
        row = PushRow(seat.secret, endpoint, *checked_keys(new.p256dh, new.auth), new.language)
        others = [one for one in self._rows if one.secret == row.secret and one.endpoint != row.endpoint]
        for old in others[: max(0, len(others) - MOST + 1)]:
            await self._forget(old)
        await self._table.services.store.subscribe(self._table.row.number, row)
        self.adopt([*(one for one in self._rows if not _is_same(one, row)), row])
        self._table.services.broadcast.reseated(self._table)

    async def end(self, device: PushDevice) -> None:
        """A device wants to hear nothing more; who knows its endpoint speaks for it. With the table's lock held."""
        secret = None if device.secret is None else seating.digest(device.secret)
        await self._table.services.store.unsubscribe(self._table.row.number, device.endpoint, secret)
        ended = self._of(device)
        self.adopt([one for one in self._rows if one not in ended])
        self._table.services.broadcast.reseated(self._table)

    def has(self, device: PushDevice) -> bool:
        """Whether a device is told."""
        return bool(self._of(device))

    async def inherit(self, before: "Subscriptions") -> None:
        """The same people play on here: who was told there is told here."""
        people = {seat.secret for seat in self._table.seats if seat.kind == "person"}
        rows = [row for row in before._rows if row.secret in people]
        for row in rows:
            await self._table.services.store.subscribe(self._table.row.number, row)
        self.adopt(rows)

    def adopt(self, rows: Sequence[PushRow]) -> None:
        """Tell these devices from now on."""
        if not self._rows:
            self._turn, self._is_told = self._table.turn, True
        self._rows = list(rows)

    def moved(self) -> None:
        """Something happened: tell whoever is to move now and is not here."""
        if not self._rows:
            return
        before, self._turn = self._turn, self._table.turn
        if self._turn is None or self._turn == before:
            return
        self._is_told = self._table.bot_at(self._turn) is not None
        if not self._is_told and not self._table.is_present(self._turn):
            self._tell(self._turn)

    def left(self, seat: int | None) -> None:
        """A client is gone: if its turn had only just come, the person may not have seen it."""
        if not self._rows or self._is_told or seat is None or seat != self._turn:
            return
        if self._table.patience.waited < BLIND_SECONDS:
            self.stop()
            self._alarm = asyncio.get_running_loop().call_later(RETURN_SECONDS, self._miss, seat)

    def stop(self) -> None:
        """Wait for nobody any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _miss(self, seat: int) -> None:
        self._alarm = None
        if self._turn == seat and not self._is_told and not self._table.is_present(seat):
            self._tell(seat)

    def _tell(self, seat: int) -> None:
        self._is_told = True
        table = self._table
        secret = table.seats[seat].secret
        topic = hashlib.sha256(f"{table.name} {secret}".encode()).hexdigest()[:TOPIC_LETTERS]
        for row in self._rows:
            if row.secret == secret:
                note, seconds = self._note(row, table.seats[seat].name), table.row.clock or DAY
                table.services.push.send(row, note, topic, seconds, partial(self._forget, row))

    def _note(self, row: PushRow, name: str) -> Note:
        """In the language of the device: the names of table, game and person, and whose turn it is."""
        say = Catalogue(row.language).say
        return Note(
            self._table.name,
            say("attention-push-title", game=say(f"{self._table.row.game}-name")),
            say("attention-push-body", name=name),
            say("attention-push-end"),
        )

    def _of(self, device: PushDevice) -> list[PushRow]:
        secret = None if device.secret is None else seating.digest(device.secret)
        return [row for row in self._rows if row.endpoint == device.endpoint and row.secret == (secret or row.secret)]

    async def _forget(self, row: PushRow) -> None:
        self._rows = [one for one in self._rows if not _is_same(one, row)]
        await self._table.services.store.unsubscribe(self._table.row.number, row.endpoint, row.secret)


def _is_same(one: PushRow, other: PushRow) -> bool:
    """Whether this is the same device for the same person."""
    return one.endpoint == other.endpoint and one.secret == other.secret
