"""What is to be shown to the clients of tables that have changed: all that became known at the same time, together."""

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from katta.server.tables.table import Table

log = structlog.get_logger(__name__)


class Broadcast:
    """Gathers within a turn of the loop, and shows after it: the commit of one table keeps no other waiting."""

    def __init__(self) -> None:
        self._fresh: list[tuple[Table, int]] = []
        self._reseated: dict[Table, None] = {}

    def moved(self, table: "Table", version: int) -> None:
        """A table reached a version, and the store has it."""
        self._gather()
        self._fresh.append((table, version))

    def reseated(self, table: "Table") -> None:
        """Somebody sat down, came or went."""
        self._gather()
        self._reseated[table] = None

    def _gather(self) -> None:
        if not self._fresh and not self._reseated:
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        moved, self._fresh = self._fresh, []
        reseated, self._reseated = self._reseated, {}
        for table, version in moved:
            try:
                table.tell(version)
            except Exception:
                log.exception("news could not be told")
        for table in reseated:
            try:
                table.tell_seats()
            except Exception:
                log.exception("news could not be told")
