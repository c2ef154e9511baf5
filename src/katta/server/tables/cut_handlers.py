"""What clients do for the deal: commit to a number, show it, ask the others to go on without one."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from katta.server.store.leases import Elsewhere
from katta.server.store.rows import SeatRow
from katta.server.tables.table import Table
from katta.server.wire.messages import Accepted, Asking, Deal, Hello, Reveal
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.web.session import Session


async def greet(session: "Session", table: Table, seat: SeatRow, said: Hello) -> None:
    """A device sits down and says what it cuts with, here and at the next table. Called with the table's lock held.

    Two devices of one person have numbers of their own. What the first committed to stands while it is here.
    """
    session.commitment, session.next_commitment = said.commitment, said.next_commitment
    others = (other for other in table.clients.get(seat.seat, ()) if other is not session)
    standing = table.cuts.commitment_of(seat)
    if standing is None or all(other.commitment != standing for other in others):
        await commit(table, seat, said.commitment)


async def commit(table: Table, seat: SeatRow, commitment: str | None) -> None:
    """Before the start: what the device of a seat cuts with. Called with the table's lock held."""
    if commitment is not None and table.status == "waiting" and not table.cuts.is_on:
        await table.cuts.commit({seat.secret: commitment})


def commitments_for_the_next(table: Table, seats: list[SeatRow]) -> dict[str, str]:
    """What the devices of those who play on have committed to for the next game."""
    told = {
        table.seats[eyes].secret: session.next_commitment
        for eyes, group in table.clients.items()
        if eyes is not None
        for session in reversed(group)
    }
    return {seat.secret: found for seat in seats if seat.kind == "person" if (found := told.get(seat.secret))}


async def reveal(session: "Session", table: Table, said: Reveal) -> None:
    """Show the number of this device, perhaps for the next game, whose table it has not gone to yet."""
    secret = table.seats[_player(session)].secret
    meant = table if said.table is None else await _next(session, said.table)
    async with meant.lock:
        await meant.refresh()
        await meant.cuts.reveal(secret, said.number)
    session.tell(Accepted(said.id, meant.history.version))


async def _next(session: "Session", name: str) -> Table:
    try:
        return await session.lobby.find(name)
    except Elsewhere:  # the device goes there anyway, and shows its number then
        raise Refusal("unreachable") from None


async def deal(session: "Session", table: Table, said: Deal) -> None:
    """Ask the others to deal without the number that a device does not show."""
    async with table.lock:
        await table.refresh()
        seat, awaits = _player(session), table.cuts.awaits
        if not table.cuts.is_on or not awaits:
            raise Refusal("no-number")
        await table.proposals.deal(seat, awaits[0])
        session.tell(Asking(table.proposals.open, said.id))


def _player(session: "Session") -> int:
    if session.seat is None:
        raise Refusal("not-seated")
    return session.seat


ACTS: dict[type, Callable[["Session", Table, Any], Awaitable[None]]] = {Reveal: reveal, Deal: deal}
