"""Deadlines of connections: whoever neither asks nor listens in time is let go.

One look a second at all of them costs less than a timer for each, and finds also those that are to be closed once
everything is written, which a client that does not read would put off for ever.
"""

import asyncio
from collections.abc import Iterable
from typing import Protocol, runtime_checkable

TICKS = 10
"""Of uvicorn's clock, from one look to the next: a second."""

LONGEST_WRITE_SECONDS = 300.0
"""However slowly somebody reads: by then an answer is written."""


@runtime_checkable
class Watched(Protocol):
    """A connection that can be overdue."""

    transport: asyncio.Transport

    def is_overdue(self, now: float) -> bool:
        """Whether the client has had enough time."""


class Writing:
    """Whether what is to be written to a client gets away."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._left = 0
        self._begun = self._moved = 0.0

    def is_stuck(self, transport: asyncio.Transport, now: float) -> bool:
        """Whether nothing got away for too long, or it takes far too long in all."""
        left = transport.get_write_buffer_size()
        if left and not self._left:
            self._begun = self._moved = now
        elif left < self._left:
            self._moved = now
        self._left = left
        return left > 0 and (now - self._moved > self._seconds or now - self._begun > LONGEST_WRITE_SECONDS)

    @property
    def is_under_way(self) -> bool:
        """Whether anything was still to be written at the last look."""
        return self._left > 0


def let_go_of_overdue(connections: Iterable[object], now: float) -> None:
    """Cut off everybody who is too slow; what they were told is lost to them anyway."""
    for connection in list(connections):
        if isinstance(connection, Watched) and connection.is_overdue(now):
            connection.transport.abort()
