"""What each request of a client does."""

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from katta.core.errors import IllegalMove
from katta.server import messages, metrics, seating, takeback
from katta.server.course import retraced
from katta.server.foresight import foresee
from katta.server.messages import (
    PROTOCOL,
    Accepted,
    HandOver,
    Hello,
    Hint,
    Hinted,
    Look,
    Looked,
    Move,
    Peek,
    Peeked,
    Refused,
    Rematch,
    Rematched,
    Request,
    Step,
    TakeBack,
    Undo,
    Welcome,
)
from katta.server.refusal import Refusal
from katta.server.sight import log_of, sightings_of
from katta.server.table import Asker, Table

if TYPE_CHECKING:
    from katta.server.session import Session


MOST_FRAMES = 200
"""What one look shows; who wants more asks again."""

SHORT_LOG = 24
"""Moves that are quickly played through again."""


async def carry_out(session: "Session", request: Request) -> None:
    """Do what a client asks for; Refusal says why not."""
    if isinstance(request, Hello):
        return await hello(session, request)
    if session.table is None:
        raise Refusal("hello-first")
    await ACTS[type(request)](session, session.table, request)


async def hello(session: "Session", said: Hello) -> None:
    """Sit down at a table, or come back to it."""
    if said.protocol != PROTOCOL:
        raise Refusal("other-protocol", {"protocol": PROTOCOL})
    table = await session.lobby.find(said.table)
    async with table.lock:
        await table.refresh()
        seat = await _seat(table, said)
        if session.table is not None:
            leave(session, session.table)
        session.table, session.seat = table, seat
        session.is_host = seating.is_secret(said.host, table.row.host)
        log = await _log_beside(table, seat, said.version)
        table.clients.setdefault(seat, []).append(session)
        session.tell(_welcome(session, table, *log))
        table.drive.wake()
    table.house.news.reseated(table.name)


async def _seat(table: Table, said: Hello) -> int | None:
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
        await table.change_seat(seat, table.opening(seat))
    return seat.seat


def leave(session: "Session", table: Table) -> None:
    """The client looks at this table no longer."""
    group = table.clients.get(session.seat, [])
    if session in group:
        group.remove(session)
    table.quiet_since = time.monotonic()


def welcome(session: "Session", table: Table, known: int | None) -> Welcome:
    """All that a seat may know, or only what is new to it."""
    return _welcome(session, table, *_log(table, session.seat, known))


def _welcome(session: "Session", table: Table, log_from: int, log: list[Step]) -> Welcome:
    scene = table.scene(session.seat)
    session.version = scene.version
    return Welcome(PROTOCOL, table.info(), session.seat, session.is_host, log_from, log, scene)


def _log(table: Table, seat: int | None, known: int | None) -> tuple[int, list[Step]]:
    """What stands after a known version; everything if something was taken back since."""
    course = table.course
    if known is None or known > course.version or any(entry.kind == "undo" for entry in course.entries[known:]):
        known = 0
    return known, log_of(course.deeds(), known, seat) if known < course.version else []


async def _log_beside(table: Table, seat: int | None, known: int | None) -> tuple[int, list[Step]]:
    """The same, and nobody waits for a long one; a thread costs more than a short one."""
    if len(table.course.standing) <= SHORT_LOG:
        return _log(table, seat, known)
    return await asyncio.to_thread(_log, table, seat, known)


async def move(session: "Session", table: Table, said: Move) -> None:
    """Play a move: judged, stored, and only then acknowledged."""
    started = time.perf_counter()
    async with table.lock:
        await table.refresh()
        seat = _player(session)
        course = table.course
        if said.version != course.version:
            return _late(session, table, said)
        _require_turn(table, seat)
        try:
            stretch = course.play(said.move, time.time())
        except IllegalMove as illegal:
            raise Refusal.of(illegal) from None
        await table.commit(stretch, Asker(session, said.id))
    metrics.MOVE_SECONDS.observe(time.perf_counter() - started)


def _late(session: "Session", table: Table, said: Move) -> None:
    """A move for a version that is past: sent twice, or overtaken by another."""
    course = table.course
    if said.version < course.version:
        entry = course.entries[said.version]
        if (entry.kind, entry.actor, entry.text) == ("move", session.seat, said.move):
            return session.tell(Accepted(said.id, entry.version))
    _, log = _log(table, session.seat, said.version)
    refusal = Refusal("stale")
    scene = table.scene(session.seat)
    session.refuse(refusal, told=Refused(refusal.code, refusal.message, said.id, log, scene))


async def undo(session: "Session", table: Table, said: Undo) -> None:
    """Take the last move back, if the rule allows it."""
    async with table.lock:
        await table.refresh()
        seat = _player(session)
        course = table.course
        if said.version != course.version:
            raise Refusal("stale")
        if not takeback.can_ask(course, seat, table.is_alone(seat)):
            raise Refusal("undo-nothing")
        found = takeback.find(course, seat, table.is_alone(seat))
        if found is None:
            raise Refusal("undo-revealed")
        await table.commit(course.take_back(seat, found.keep, found.is_free, time.time()), Asker(session, said.id))


async def hand_over(session: "Session", table: Table, said: HandOver) -> None:
    """The host lets a bot play for a person who is away."""
    if not session.is_host:
        raise Refusal("not-host")
    async with table.lock:
        if said.seat >= len(table.seats) or table.seats[said.seat].kind != "person":
            raise Refusal("not-a-person")
        if table.is_present(said.seat):
            raise Refusal("seat-present")
        level = seating.checked_level(said.level)
        await table.change_seat(replace(table.seats[said.seat], level=level))
    table.tell_seats(Asker(session, said.id))


async def take_back(session: "Session", table: Table, said: TakeBack) -> None:
    """The person plays again."""
    async with table.lock:
        seat = table.seats[_player(session)]
        if seat.level is None:
            raise Refusal("not-away")
        await table.change_seat(replace(seat, level=None))
        session.tell(welcome(session, table, table.course.version))
    table.tell_seats(Asker(session, said.id))


async def rematch(session: "Session", table: Table, said: Rematch) -> None:
    """A new game with the same people."""
    if not session.is_host:
        _player(session)
    if table.status != "over":
        raise Refusal("not-over")
    async with table.lock:
        if table.rematch is not None:
            return session.tell(Rematched(table.rematch, said.id))
        table.rematch = await session.lobby.rematch(table)
    for other in table.sessions:
        other.tell(Rematched(table.rematch, said.id if other is session else None))


async def hint(session: "Session", table: Table, said: Hint) -> None:
    """What a bot would do; the bot sees what the seat sees."""
    if not table.row.hints:
        raise Refusal("hints-off")
    seat = _player(session)
    course = table.course
    if said.version != course.version:
        raise Refusal("stale")
    if course.moment.actor != seat or table.status != "playing":
        raise Refusal("not-your-turn")
    advice = await table.house.bots.advise(table.house.adviser, course.moment.seen_by(seat), seat)
    session.tell(Hinted(said.id, said.version, advice))


async def peek(session: "Session", table: Table, said: Peek) -> None:
    """What a move would bring. Nothing changes and nobody waits for it, so the table's lock stays open."""
    seat = _player(session)
    course = table.course
    if said.version != course.version:
        raise Refusal("stale")
    _require_turn(table, seat)
    try:
        found = foresee(course.moment.seen_by(seat), seat, said.move)
    except IllegalMove as illegal:
        raise Refusal.of(illegal) from None
    session.tell(Peeked(said.id, said.version, said.move, found.events, found.view, found.moves))


async def look(session: "Session", table: Table, said: Look) -> None:
    """Show again what happened: played through once more beside the loop, from a list that no longer changes."""
    if table.status == "waiting":
        return session.tell(Looked(said.id, []))
    course, seat, standing = table.course, session.seat, list(table.course.standing)

    def shown() -> bytes:
        start = course.start()
        frames = sightings_of(start, retraced(start, standing), said.version, seat)
        return messages.encode(Looked(said.id, list(itertools.islice(frames, MOST_FRAMES))))

    session.post(await asyncio.to_thread(shown))


def _require_turn(table: Table, seat: int) -> None:
    """A person moves only when it is their turn, and no bot moves for them."""
    if table.status != "playing":
        raise Refusal("not-playing")
    if table.course.moment.actor != seat or table.bot_at(seat) is not None:
        raise Refusal("not-your-turn")


def _player(session: "Session") -> int:
    if session.seat is None:
        raise Refusal("not-seated")
    return session.seat


ACTS: dict[type, Callable[["Session", Table, Any], Awaitable[None]]] = {
    Move: move,
    Undo: undo,
    HandOver: hand_over,
    TakeBack: take_back,
    Rematch: rematch,
    Hint: hint,
    Peek: peek,
    Look: look,
}
