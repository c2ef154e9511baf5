"""How long a table has waited for whoever is to move, by a clock that nobody can set."""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from katta.server.tables.table import Table

GRACE_SECONDS = 5.0
"""What is left of a turn, at least, when a table is read from the store: the clock of the machine may have jumped."""


class Patience:
    """The stamps of the store tell when something happened; what is left of a turn follows from them at a start."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._turn = self._seen()
        self._since = time.monotonic() - self._spent()

    @property
    def waited(self) -> float:
        """For how many seconds."""
        self.look()
        return time.monotonic() - self._since

    def look(self) -> None:
        """Begin anew when it has become somebody else's turn."""
        turn = self._seen()
        if turn != self._turn:
            self._turn, self._since = turn, time.monotonic()

    def give_back(self, seconds: float) -> None:
        """Time in which nobody could move."""
        self._since = min(time.monotonic(), self._since + seconds)

    def _seen(self) -> tuple[float, int]:
        history = self._table.history
        return history.awaited_since, len(history.standing)

    def _spent(self) -> float:
        """What has passed of the turn by the stamps, within what makes sense."""
        clock = self._table.row.clock
        spent = max(0.0, time.time() - self._table.awaited_since)
        return spent if clock is None else min(spent, max(0.0, clock - GRACE_SECONDS))
