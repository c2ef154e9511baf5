"""Claims: somebody with the invitation says who they are, and a device that sits there already agrees or not."""

import secrets
import time
from dataclasses import dataclass, field

from katta.server.tables import seating
from katta.server.tables.table import Table
from katta.server.wire.bodies import Claim
from katta.server.wire.messages import Claimed
from katta.server.wire.refusal import Refusal

SECONDS = 300.0
"""A claim that nobody has answered by then is forgotten."""
MOST = 8
"""Open claims of a table."""


@dataclass
class Open:
    """A claim that waits for an answer, or for its answer to be fetched."""

    table: str
    holder: str
    """The secret of the seat, as the store keeps it."""
    code: str = field(default_factory=lambda: f"{secrets.randbelow(10_000):04d}")
    since: float = field(default_factory=time.monotonic)
    is_declined: bool = False
    secret: str | None = None


class Claims:
    """All claims of a server; they live in memory only."""

    def __init__(self) -> None:
        self._claims: dict[str, Open] = {}

    def make(self, table: Table, seat: int) -> Claim:
        """Ask whoever sits there; refused if nobody does."""
        self._forget()
        if seat >= len(table.seats) or table.seats[seat].kind != "person":
            raise Refusal("not-a-person")
        if not table.is_present(seat):
            raise Refusal("nobody-there")
        if sum(claim.table == table.name for claim in self._claims.values()) >= MOST:
            raise Refusal("too-fast")
        name, claim = seating.new_secret(), Open(table.name, table.seats[seat].secret)
        self._claims[name] = claim
        for session in table.clients.get(seat, ()):
            session.tell(Claimed(name, claim.code))
        return _told(name, claim)

    def answer(self, table: Table, seat: int, name: str, secret: str | None) -> None:
        """What the person of the seat says to a claim: with the secret it is granted."""
        claim = self._found(table, name)
        if claim.holder != table.seats[seat].secret:
            raise Refusal("no-claim")
        if secret is not None and not seating.is_secret(secret, claim.holder):
            raise Refusal("wrong-secret")
        claim.secret, claim.is_declined = secret, secret is None

    def state(self, table: Table, name: str) -> Claim:
        """How a claim stands; a granted one is told once."""
        claim = self._found(table, name)
        if claim.secret is not None or claim.is_declined:
            del self._claims[name]
        return _told(name, claim)

    def _found(self, table: Table, name: str) -> Open:
        self._forget()
        claim = self._claims.get(name)
        if claim is None or claim.table != table.name:
            raise Refusal("no-claim")
        return claim

    def _forget(self) -> None:
        oldest = time.monotonic() - SECONDS
        self._claims = {name: claim for name, claim in self._claims.items() if claim.since > oldest}


def _told(name: str, claim: Open) -> Claim:
    if claim.secret is not None:
        return Claim(name, claim.code, "granted", claim.secret)
    return Claim(name, claim.code, "declined" if claim.is_declined else "waiting")
