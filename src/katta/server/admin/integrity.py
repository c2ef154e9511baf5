"""Whether every table of a store is whole: it replays, nothing is missing, and its result is what came out."""

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from katta.core import registry
from katta.core.contract import CHANCE, OVER
from katta.core.dealer import SECRET_BYTES, Dealer
from katta.core.errors import KattaError
from katta.server.store.rows import StoredTable
from katta.server.store.schema import tables
from katta.server.store.snapshot import snapshot
from katta.server.store.store import load_table
from katta.server.store.vault import Unreadable, Vault
from katta.server.tables.cuts import Ledger
from katta.server.tables.history import History, replay


class Finding(msgspec.Struct, frozen=True):
    """What was found out about a table."""

    table: str
    problem: str | None
    """None: it is whole. Else the end of a message `admin-spoilt-…`, which says what is wrong."""
    is_spoilt: bool = True
    """False: nothing is wrong with it, but it cannot be looked into here."""


def check(engine: sa.Engine, vault: Vault, name: str | None = None) -> Iterator[Finding]:
    """Look into every table, or into one; each as it was at one moment."""
    with engine.connect() as connection:
        query = sa.select(tables.c.name).order_by(tables.c.number)
        names = list(connection.scalars(query if name is None else query.where(tables.c.name == name)))
    for one in names:
        with snapshot(engine) as connection:
            finding = _look(connection, vault, one)
        if finding is not None:
            yield finding


def _look(connection: sa.Connection, vault: Vault, name: str) -> Finding | None:
    try:
        stored = load_table(connection, name)
        return None if stored is None else _judge(stored, vault)
    except Exception:  # whatever a row holds that no code expects, it is that table which is spoilt
        return Finding(name, "row")


def _judge(stored: StoredTable, vault: Vault) -> Finding:
    row = stored.row
    if row.game not in registry.playable():
        return Finding(row.name, "game")
    problem = _shape(stored)
    if problem is not None:
        return Finding(row.name, problem)
    if row.rules != registry.game(row.game).version:
        return Finding(row.name, "rules", is_spoilt=False)
    try:
        row = vault.opened(row)
    except Unreadable:
        return Finding(row.name, "sealed")
    return Finding(row.name, _course(stored._replace(row=row)) or (None if row.dealer else "sealed"))


def _shape(stored: StoredTable) -> str | None:
    """What can be seen without playing it through."""
    row, seats = stored.row, stored.seats
    if [entry.version for entry in stored.entries] != list(range(1, len(stored.entries) + 1)):
        return "versions"
    is_complete = [seat.seat for seat in seats] == list(range(len(seats)))
    if not is_complete or len(seats) not in registry.game(row.game).seats:
        return "seats"
    if row.begun and any(seat.kind == "open" for seat in seats):
        return "seats"
    return None


def _course(stored: StoredTable) -> str | None:
    """Play it through: every move is legal, every card came from the dealer, and the end is the one that is kept."""
    row = stored.row
    try:
        dealer = Dealer(row.dealer or bytes(SECRET_BYTES), Ledger(stored.cuts).of(stored.seats))
        start = History(registry.game(row.game), len(stored.seats), row.options, dealer)
        history = replay(start, stored.entries)
    except (KattaError, ValueError, IndexError):
        return "moves"
    if row.dealer and not _is_dealt(history):
        return "deal"
    is_over = history.position.actor == OVER
    if row.over != (is_over or row.closed is not None):
        return "end"
    if is_over and row.result is not None:
        result = history.position.result()
        if row.result != {"scores": list(result.scores), "winners": list(result.winners)}:
            return "result"
    return None


def _is_dealt(history: History) -> bool:
    dealt, given = 0, history.given
    for place, deed in enumerate(history.deeds()):
        if deed.actor == CHANCE:
            dealt += 1
            if place >= given and deed.before.dealt(history.dealer, dealt) != deed.text:
                return False
    return True
