"""What each request of a client does."""

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from katta.core.errors import IllegalMove
from katta.server.store.rows import Entry
from katta.server.tables import arrivals, audit, cut_handlers, notes, scenes, seating, undo_rule, waiting_room
from katta.server.tables.history import retraced
from katta.server.tables.preview import foresee
from katta.server.tables.projection import sightings_of
from katta.server.tables.table import Asker, Table
from katta.server.telemetry import metrics
from katta.server.wire import messages, phrases
from katta.server.wire.messages import (
    Accepted,
    Allow,
    Arrange,
    Asking,
    Begin,
    Deal,
    HandOver,
    Hello,
    Hint,
    Introduce,
    Look,
    Looked,
    Move,
    Peek,
    Peeked,
    Ping,
    Pong,
    Refused,
    Rematch,
    Rematched,
    Request,
    Reveal,
    Said,
    Say,
    TakeBack,
    Undo,
    Vote,
)
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.web.session import Session


MOST_CHANGES_OF_A_START = 2
MOST_FRAMES = 200
"""What one look shows; who wants more asks again."""


async def carry_out(session: "Session", request: Request) -> None:
    """Do what a client asks for; Refusal says why not."""
    if isinstance(request, Hello):
        return await arrivals.hello(session, request)
    if isinstance(request, Ping):
        return session.tell(Pong(request.id))
    if session.table is None:
        raise Refusal("hello-first")
    if not session.lobby.is_sure:
        await session.lobby.be_sure()
    await ACTS[type(request)](session, session.table, request)


async def move(session: "Session", table: Table, said: Move) -> None:
    """Play a move: judged, stored, and only then acknowledged."""
    started = time.perf_counter()
    async with table.lock:
        await table.refresh()
        seat = _player(session)
        history = table.history
        if said.version != history.version and not history.is_current(said.version):
            return _late(session, table, said)
        _require_turn(table, seat)
        try:
            stretch = history.play(said.move, time.time())
        except IllegalMove as illegal:
            raise Refusal.of(illegal) from None
        await table.commit(stretch, Asker(session, said.id))
    metrics.MOVE_SECONDS.observe(time.perf_counter() - started)


def _late(session: "Session", table: Table, said: Move) -> None:
    """A move for a version that is past: sent twice, or overtaken by another."""
    entry = _followed(table, said.version)
    if entry is not None and (entry.kind, entry.actor, entry.text) == ("move", session.seat, said.move):
        return session.tell(Accepted(said.id, entry.version))
    _, log = arrivals.log_after(table, session.seat, said.version)
    refusal = Refusal("stale")
    scene = scenes.scene(table, session.seat)
    session.refuse(refusal, told=Refused(refusal.code, refusal.message, said.id, log, scene))


def _followed(table: Table, version: int) -> Entry | None:
    """What happened first after a version, notes aside."""
    return next((entry for entry in table.history.entries[version:] if entry.kind != "note"), None)


async def undo(session: "Session", table: Table, said: Undo) -> None:
    """Take the last move back, if the rule allows it; with other people here, if they agree."""
    async with table.lock:
        await table.refresh()
        seat = _player(session)
        history = table.history
        if not history.is_current(said.version):
            entry = _followed(table, said.version)
            if entry is not None and (entry.kind, entry.actor) == ("undo", seat):
                return session.tell(Accepted(said.id, entry.version))
            raise Refusal("stale")
        if not undo_rule.can_ask(history, seat, table.is_alone(seat)):
            raise Refusal("undo-nothing")
        if undo_rule.find(history, seat, table.is_alone(seat)) is None:
            raise Refusal("undo-revealed")
        if not await table.proposals.undo(seat, Asker(session, said.id)):
            session.tell(Asking(table.proposals.open, said.id))


async def hand_over(session: "Session", table: Table, said: HandOver) -> None:
    """Let a bot play for a person who is away or idle, if all who are here agree."""
    async with table.lock:
        await table.refresh()
        by = _player(session)
        if said.seat >= len(table.seats) or table.seats[said.seat].kind != "person":
            raise Refusal("not-a-person")
        if table.seats[said.seat].level == said.level:
            return _again(session, table, said.id)
        if not table.presence.is_replaceable(said.seat):
            raise Refusal("seat-present")
        level = seating.checked_level(said.level)
        if not await table.proposals.hand_over(by, said.seat, level):
            return session.tell(Asking(table.proposals.open, said.id))
    table.tell_seats(Asker(session, said.id))


async def vote(session: "Session", table: Table, said: Vote) -> None:
    """Agree to what somebody proposed, or not."""
    async with table.lock:
        await table.refresh()
        if table.proposals.has_voted(_player(session), said.proposal, said.agree):
            return _again(session, table, said.id)
        await table.proposals.vote(_player(session), said.proposal, said.agree)
        session.tell(Asking(table.proposals.open, said.id))


async def take_back(session: "Session", table: Table, said: TakeBack) -> None:
    """The person plays again."""
    async with table.lock:
        await table.refresh()
        seat = table.seats[_player(session)]
        if seat.kind == "person" and seat.level is None and _is_back(table, seat.seat):
            return _again(session, table, said.id)
        if seat.kind != "person" or seat.level is None:
            raise Refusal("not-away")
        is_told = table.status == "playing"
        note = table.history.note(seat.seat, notes.BACK, time.time()) if is_told else None
        await table.change_seat(replace(seat, level=None), note)
        session.tell(arrivals.welcome(session, table, session.version))
    table.tell_seats(Asker(session, said.id))


async def introduce(session: "Session", table: Table, said: Introduce) -> None:
    """Change my nickname or my mark before the start."""
    async with table.lock:
        await table.refresh()
        await waiting_room.introduce(table, _player(session), said)
    table.tell_seats(Asker(session, said.id))


async def arrange(session: "Session", table: Table, said: Arrange) -> None:
    """The host settles what is played and who sits where; who begins, anybody who sits here."""
    async with table.lock:
        await table.refresh()
        if session.seat is None or not waiting_room.is_only_who_begins(said):
            _require_host(session, table)
        if waiting_room.is_repeated(table, said):
            return _again(session, table, said.id)
        await waiting_room.arrange(table, said, audit.who(session))
    table.tell_seats(Asker(session, said.id))


async def begin(session: "Session", table: Table, said: Begin) -> None:
    """The host lets the game begin."""
    async with table.lock:
        await table.refresh()
        _require_host(session, table)
        if _is_begun_after(table, said.seating):
            return _again(session, table, said.id)
        await waiting_room.begin(table, said.level, session.seat, audit.who(session))
    table.tell_seats(Asker(session, said.id))


async def say(session: "Session", table: Table, said: Say) -> None:
    """Say something to all."""
    seat = _player(session)
    phrase = phrases.known(said.phrase)
    if phrase is None:
        raise Refusal("unknown-phrase")
    if not session.may_speak():
        raise Refusal("too-fast")
    for other in table.sessions:
        other.tell(Said(seat, phrase, said.id if other is session else None))


async def allow(session: "Session", table: Table, said: Allow) -> None:
    """Let another device of mine in, or not."""
    session.lobby.claims.answer(table, _player(session), said.claim, said.secret)
    session.tell(Accepted(said.id, table.history.version))


async def rematch(session: "Session", table: Table, said: Rematch) -> None:
    """The next game with those who are here."""
    if not session.is_host:
        _player(session)
    if table.status != "over":
        raise Refusal("not-over")
    async with table.lock:
        if table.rematch is not None:
            return session.tell(Rematched(table.rematch, said.id))
        session.count_table()
        table.rematch, info = await session.lobby.rematch(table, said.game)
    for other in table.sessions:
        other.tell(Rematched(table.rematch, said.id if other is session else None, info))


async def hint(session: "Session", table: Table, said: Hint) -> None:
    """What a bot would do; the bot sees what the seat sees. Meanwhile the client can say other things, or leave."""
    if not table.row.hints:
        raise Refusal("hints-off")
    seat = _player(session)
    history = table.history
    if not history.is_current(said.version):
        raise Refusal("stale")
    if history.position.actor != seat or table.status != "playing":
        raise Refusal("not-your-turn")
    table.hints.ask(session, said, history.position.seen_by(seat))


async def peek(session: "Session", table: Table, said: Peek) -> None:
    """What a move would bring. Nothing changes and nobody waits for it, so the table's lock stays open."""
    seat = _player(session)
    history = table.history
    if not history.is_current(said.version):
        raise Refusal("stale")
    _require_turn(table, seat)
    try:
        found = foresee(history.position.seen_by(seat), seat, said.move)
    except IllegalMove as illegal:
        raise Refusal.of(illegal) from None
    view = None if found.view is None else scenes.dressed(table, found.view)
    session.tell(Peeked(said.id, said.version, said.move, found.events, view, found.moves))


async def look(session: "Session", table: Table, said: Look) -> None:
    """Show again what happened: played through once more beside the loop, from a list that no longer changes."""
    if table.status == "waiting":
        return session.tell(Looked(said.id, []))
    history, seat, standing = table.history, session.seat, list(table.history.standing)

    def shown() -> bytes:
        start = history.start()
        seen = sightings_of(start, retraced(start, standing), said.version, seat)
        frames = (msgspec.structs.replace(frame, view=scenes.dressed(table, frame.view)) for frame in seen)
        return messages.encode(Looked(said.id, list(itertools.islice(frames, MOST_FRAMES))))

    session.post(await asyncio.to_thread(shown))


def _is_back(table: Table, seat: int) -> bool:
    """Whether a bot has played for a person who has taken the seat back since."""
    return any((entry.kind, entry.actor, entry.text) == ("note", seat, notes.BACK) for entry in table.history.entries)


def _is_begun_after(table: Table, seating: int | None) -> bool:
    """Whether the game has begun, or is about to, with those seats: the devices cut in between, which is a change."""
    is_begun = table.status != "waiting" or table.cuts.is_on
    return is_begun and seating is not None and 0 < table.row.seating - seating <= MOST_CHANGES_OF_A_START


def _again(session: "Session", table: Table, label: str) -> None:
    """It was done before: the request was sent twice."""
    session.tell(Accepted(label, table.history.version))


def _require_turn(table: Table, seat: int) -> None:
    """A person moves only when it is their turn, and no bot moves for them."""
    if table.status != "playing":
        raise Refusal("not-playing")
    if table.history.position.actor != seat or table.bot_at(seat) is not None:
        raise Refusal("not-your-turn")


def _require_host(session: "Session", table: Table) -> None:
    """The host, or who leads the table while the host is away."""
    if not session.is_host and (session.seat is None or table.presence.host != session.seat):
        raise Refusal("not-host")


def _player(session: "Session") -> int:
    if session.seat is None:
        raise Refusal("not-seated")
    return session.seat


CHANGES = (Move, Undo, HandOver, TakeBack, Vote, Introduce, Arrange, Begin, Rematch, Reveal, Deal)
"""What is to be kept."""

ACTS: dict[type, Callable[["Session", Table, Any], Awaitable[None]]] = {
    Move: move,
    Undo: undo,
    HandOver: hand_over,
    TakeBack: take_back,
    Vote: vote,
    Introduce: introduce,
    Arrange: arrange,
    Begin: begin,
    Say: say,
    Allow: allow,
    Rematch: rematch,
    Hint: hint,
    Peek: peek,
    Look: look,
    **cut_handlers.ACTS,
}
