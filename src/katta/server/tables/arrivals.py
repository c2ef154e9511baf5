"""How a client comes to a table and leaves it, and what it is shown first."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from katta.server.store.writer import NotStored
from katta.server.tables import cut_handlers, scenes, seating, waiting_room
from katta.server.tables.projection import log_of
from katta.server.tables.table import Table
from katta.server.wire.messages import PROTOCOL, Hello, Step, Welcome
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.web.session import Session

SHORT_LOG = 24
"""Moves that are quickly played through again."""


async def hello(session: "Session", said: Hello) -> None:
    """Sit down at a table, or come back to it."""
    if said.protocol != PROTOCOL:
        raise Refusal("other-protocol", {"protocol": PROTOCOL})
    table = await session.patiently(session.lobby.find(said.table))
    left = session.table
    async with table.lock:
        await table.refresh()
        seat = await _seat(session, table, said)
        if left is not None:
            _turn_away(session, left)
        session.table, session.seat = table, seat
        session.is_host = seating.is_secret(said.host, table.row.host)
        log = await _log_beside(table, seat, said.version)
        table.clients.setdefault(seat, []).append(session)
        session.tell(_welcome(session, table, *log))
        if table.services.store.health.problem is not None:
            session.tell_trouble()
        table.drive.wake()
        table.drive.watch()
        table.presence.came(seat)
        table.proposals.came(seat)
        await table.cuts.came()
    if left is not None:
        await _reconsider(left)
    table.services.broadcast.reseated(table)


async def _seat(session: "Session", table: Table, said: Hello) -> int | None:
    """The seat that a secret opens, taken now if it was free; None for a spectator."""
    if said.secret is None:
        if not table.row.spectators and not seating.is_secret(said.host, table.row.host):
            raise Refusal("no-spectators")
        return None
    seat = seating.seat_of(table.seats, said.secret)
    if seat.kind == "open":
        if said.name is None:
            raise Refusal("seat-needs-name")
        seat = seating.taken(seat, said.name, table.seats)
        await cut_handlers.greet(session, table, seat, said)
        await waiting_room.take_seat(table, seat)
        seat = seating.seat_of(table.seats, said.secret)
    await cut_handlers.greet(session, table, seat, said)
    return seat.seat


async def leave(session: "Session", table: Table) -> None:
    """The client looks at this table no longer; who is left may be of one mind now."""
    _turn_away(session, table)
    await _reconsider(table)


def _turn_away(session: "Session", table: Table) -> None:
    group = table.clients.get(session.seat, [])
    if session in group:
        group.remove(session)
    table.quiet_since = time.monotonic()
    table.hints.left(session)
    table.drive.watch()
    table.presence.left(session.seat)
    table.subscriptions.left(session.seat)


async def _reconsider(table: Table) -> None:
    if table.proposals.open is not None:
        async with table.lock:
            with contextlib.suppress(Refusal, NotStored):
                await table.proposals.reconsider()


def welcome(session: "Session", table: Table, known: int | None) -> Welcome:
    """All that a seat may know, or only what is new to it."""
    return _welcome(session, table, *log_after(table, session.seat, known))


def _welcome(session: "Session", table: Table, log_from: int, log: list[Step]) -> Welcome:
    scene = scenes.scene(table, session.seat)
    session.version = scene.version
    invite, proposal = (None, None) if session.seat is None else (table.row.invitation, table.proposals.open)
    return Welcome(PROTOCOL, table.info(), session.seat, session.is_host, log_from, log, scene, invite, proposal)


def log_after(table: Table, seat: int | None, known: int | None) -> tuple[int, list[Step]]:
    """What stands after a known version; everything if something was taken back since."""
    history = table.history
    if known is None or known > history.version or any(entry.kind == "undo" for entry in history.entries[known:]):
        known = 0
    return known, log_of(history, known, seat) if known < history.version else []


async def _log_beside(table: Table, seat: int | None, known: int | None) -> tuple[int, list[Step]]:
    """The same, and nobody waits for a long one; a thread costs more than a short one."""
    if len(table.history.standing) <= SHORT_LOG:
        return log_after(table, seat, known)
    return await asyncio.to_thread(log_after, table, seat, known)
