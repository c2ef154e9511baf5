"""One line of the log for everything that a host or an administrator does: who, what, to which table; no secrets."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog

from katta.server.store.rows import SeatRow
from katta.server.wire.messages import Arrange

if TYPE_CHECKING:
    from katta.server.web.session import Session

SETTLED = ("game", "options", "clock", "hints", "spectators", "helps", "first")
"""What a host settles besides who sits where."""

log = structlog.get_logger("katta.audit")


def who(session: "Session") -> str:
    """Whoever asks for something: a seat, or the host's secret without one."""
    return "host" if session.seat is None else f"seat {session.seat}"


def note(act: str, by: str, table: str | None = None, **facts: Any) -> None:
    """Somebody did something: a seat, `host` or `admin`."""
    about = {} if table is None else {"table": table}
    log.info("audit", act=act, by=by, **about, **facts)


def arranged(table: str, by: str, said: Arrange, before: Sequence[SeatRow], after: Sequence[SeatRow]) -> None:
    """A host settled something: people who lost their seat or their name have lines of their own."""
    settled = [name for name in SETTLED if getattr(said, name) is not None]
    note("arrange", by, table, settled=settled, seats=len(after))
    people = {seat.secret: seat for seat in after}
    for seat in before:
        if seat.kind != "person":
            continue
        now = people.get(seat.secret)
        if now is None:
            note("remove", by, table, seat=seat.seat, name=seat.name)
        elif now.name != seat.name:
            note("rename", by, table, seat=seat.seat, name=seat.name, to=now.name)
