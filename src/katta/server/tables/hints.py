"""Hints at one table: thought about beside everything else, and only while somebody waits for them."""

import asyncio
from typing import TYPE_CHECKING

from katta.core.position import Position
from katta.server.bots.queue import Cause
from katta.server.wire.messages import Hint, Hinted
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.tables.table import Table
    from katta.server.web.session import Session


class Hints:
    """What the people of a table asked and were not told yet."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._asked: dict[asyncio.Task[None], tuple[Session, Hint]] = {}

    def ask(self, session: "Session", said: Hint, seen: Position) -> None:
        """Have the adviser think about what a seat sees, and tell the one who asked."""
        task = asyncio.create_task(self._answer(session, said, seen))
        self._asked[task] = session, said
        task.add_done_callback(self._asked.pop)

    def moved(self) -> None:
        """Who asked about a position that is past is told so."""
        for task, (session, said) in list(self._asked.items()):
            if not self._table.history.is_current(said.version) and task.cancel():
                session.refuse(Refusal("stale"), said.id)

    def left(self, session: "Session") -> None:
        """Nobody is there any more to be told."""
        for task, (asker, _) in self._asked.items():
            if asker is session:
                task.cancel()

    def stop(self) -> None:
        """Think no more."""
        for task in self._asked:
            task.cancel()

    async def _answer(self, session: "Session", said: Hint, seen: Position) -> None:
        services, cause = self._table.services, Cause(self._table.name, session.address)
        try:
            with services.bots.asking(session.address):
                advice = await session.patiently(services.bots.advise(services.adviser, seen, seen.actor, cause))
        except Refusal as refusal:
            return session.refuse(refusal, said.id)
        except Exception:
            return session.fail(said)
        session.tell(Hinted(said.id, said.version, advice))
