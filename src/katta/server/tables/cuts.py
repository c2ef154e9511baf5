"""A deal that nobody can choose: every device commits to a number, and shows it when the game is about to begin.

The key of the deal is made of the server's secret and of all numbers (`katta.core.dealer`). Whoever runs the server is
committed to the secret before any number is shown, and no device knows the secret: so nobody can pick the cards.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from katta.core.dealer import Cut, commitment_to
from katta.server.store.rows import CutRow, SeatRow
from katta.server.store.writer import NotStored
from katta.server.tables import notes
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.tables.table import Table

MOST_COMMITMENTS = 32
"""Of one seat before the start; a device that keeps nothing makes a new one whenever it comes."""

SHOW_SECONDS = 3.0
"""A device shows its number by itself, at once; after this time the others are asked whether to deal without it."""


class Ledger:
    """What the devices at a table did for the deal, by the digest of the seat's secret: it goes with the person."""

    def __init__(self, rows: Sequence[CutRow]) -> None:
        self._commitments: dict[str, str] = {}
        self._numbers: dict[str, bytes] = {}
        self._without: set[str] = set()
        self._changes: Counter[str] = Counter()
        self.adopt(rows)

    def adopt(self, rows: Sequence[CutRow]) -> None:
        """Take over what the store knows."""
        for row in rows:
            self._learn(row)

    def has_any(self, seats: Sequence[SeatRow]) -> bool:
        """Whether a device of these people takes part in the deal."""
        return any(self.state_of(seat) is not None for seat in seats)

    def commitment_of(self, seat: SeatRow) -> str | None:
        """What the device of a person has committed to."""
        return self._commitments.get(seat.secret) if seat.kind == "person" else None

    def state_of(self, seat: SeatRow) -> Literal["committed", "shown", "without"] | None:
        """How far the device of a seat is; none: it takes no part in the deal."""
        if self.commitment_of(seat) is None:
            return None
        if seat.secret in self._without:
            return "without"
        return "shown" if seat.secret in self._numbers else "committed"

    def of(self, seats: Sequence[SeatRow]) -> dict[int, Cut]:
        """What the dealer deals from, besides its secret; nothing where no device takes part."""
        people = [seat for seat in seats if seat.kind == "person"]
        if not self.has_any(people):
            return {}
        return {seat.seat: Cut(self.commitment_of(seat), self._numbers.get(seat.secret)) for seat in people}

    def _learn(self, row: CutRow) -> None:
        if row.kind == "commitment":
            self._changes[row.secret] += self._commitments.get(row.secret) != row.value
            self._commitments[row.secret] = row.value
        elif row.kind == "number":
            self._numbers[row.secret] = bytes.fromhex(row.value)
        else:
            self._without.add(row.secret)


class Cuts(Ledger):
    """The same at a table where people sit: it is kept, the numbers are asked for, and with the last one it begins."""

    def __init__(self, table: "Table", rows: Sequence[CutRow]) -> None:
        super().__init__(rows)
        self._table = table
        self._begun_by: str | None = None
        """Who let the game begin while somebody was not here: no need to ask that person."""
        self._alarm: asyncio.TimerHandle | None = None
        self._asking: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Whether the game is about to begin, and only numbers are missing."""
        return self._table.row.start == "cut" and not self._table.row.begun

    @property
    def awaits(self) -> list[int]:
        """The seats whose devices are to show the numbers that they have committed to."""
        return [seat.seat for seat in self._table.seats if self.state_of(seat) == "committed"]

    def notes(self) -> list[tuple[int, str]]:
        """Who is to be named: the deal goes on without their numbers."""
        seats = self._table.seats
        return [(seat.seat, notes.WITHOUT) for seat in seats if self.state_of(seat) == "without"]

    async def commit(self, commitments: dict[str, str]) -> None:
        """Keep what devices commit to, by the digests of their seats' secrets. Called with the table's lock held."""
        fresh = [CutRow(secret, "commitment", value) for secret, value in commitments.items()]
        fresh = [row for row in fresh if self._commitments.get(row.secret) != row.value]
        await self._keep([row for row in fresh if self._changes[row.secret] < MOST_COMMITMENTS])

    async def reveal(self, secret: str, number: str) -> None:
        """A device shows its number; with the last one the game begins. Called with the table's lock held."""
        committed, found = self._commitments.get(secret), bytes.fromhex(number)
        if committed is None or self._numbers.get(secret, found) != found:
            raise Refusal("no-number")
        if committed != commitment_to(found):
            raise Refusal("wrong-number")
        if secret in self._numbers:
            return  # it was sent twice
        if not self.is_on or secret in self._without:
            raise Refusal("no-number")
        await self._keep([CutRow(secret, "number", number)])
        self._watch()
        for seat in self._table.seats:
            if seat.secret == secret:
                self._table.proposals.shown(seat.seat)
        await self._go_on()

    async def leave_out(self, place: int) -> None:
        """All agree: the deal goes on without the number of a seat. Called with the table's lock held."""
        await self._keep([CutRow(self._table.seats[place].secret, "without", "")])
        await self._go_on()
        if self.awaits:
            await self._ask()

    def ask(self, begun_by: str | None) -> None:
        """The game is about to begin: all devices are shown that the numbers are awaited."""
        self._begun_by = begun_by
        self._watch()

    async def came(self) -> None:
        """Somebody is here, who may show a number or can be asked. Called with the table's lock held."""
        if self.is_on:
            await self._go_on()
            self._watch()

    def stop(self) -> None:
        """Ask nobody any more."""
        for running in (self._alarm, self._asking):
            if running is not None:
                running.cancel()

    async def _keep(self, rows: Sequence[CutRow]) -> None:
        if rows:
            await self._table.services.store.cut(self._table.row.number, rows)
            self.adopt(rows)

    async def _go_on(self) -> None:
        if self.is_on and not self.awaits:
            await self._table.deal()
        self._table.services.broadcast.reseated(self._table)

    def _watch(self) -> None:
        if self._alarm is None and self.is_on:
            self._alarm = asyncio.get_running_loop().call_later(SHOW_SECONDS, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._asking = asyncio.create_task(self._ask_beside())

    async def _ask_beside(self) -> None:
        async with self._table.lock:
            with contextlib.suppress(Refusal, NotStored):
                await self._ask()

    async def _ask(self) -> None:
        """Whoever is here decides about the first number that is missing; if nobody is, it is waited for.

        If none is missing, the game could not be stored when it was to begin.
        """
        table, awaits = self._table, self.awaits
        if self.is_on and not awaits:
            self._watch()
            await self._go_on()
        here = [seat.seat for seat in table.seats if seat.kind == "person" and table.is_present(seat.seat)]
        if not self.is_on or not awaits or not here or table.proposals.open is not None:
            return
        begun_by = next((seat for seat in here if table.seats[seat].secret == self._begun_by), None)
        missing = awaits[0]
        is_agreed = begun_by is not None and not table.is_present(missing)
        await table.proposals.deal(begun_by if is_agreed and begun_by is not None else missing, missing)
