"""Whether the store can be written to, as the server knows from moment to moment."""

import time
from collections.abc import Callable

SILENT_SECONDS = 2.5
"""An answer of the scribe that takes longer than this is worth telling people about."""

SILENT = "silent"
"""The problem that nothing is heard, which need not be one."""

LOST_SECONDS = 12.0
"""A scribe that says nothing for so long is ended, and another one started."""

MARGIN = 0.8
"""Of a lease: the server stops relying on it before others may take over."""


def steady_time() -> float:
    """Seconds of a clock that nobody sets, and that runs on while a machine sleeps, where there is such a clock."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class StoreHealth:
    """Beats with every commit. A server among several may speak for its tables as long as it has beaten of late."""

    def __init__(self, is_shared: bool, lease_seconds: float) -> None:
        self.is_shared = is_shared
        self.lease_seconds = lease_seconds
        self.tick_seconds = min(1.0, lease_seconds / 5)
        self.problem: str | None = "starting"
        self.is_watched: Callable[[], bool] = lambda: False
        """Whether anybody is here; a file need not be written to all night."""
        self.when_changed: Callable[[], None] = lambda: None
        now = steady_time()
        self._sent: float | None = None
        self._heard: float | None = None
        """When the scribe last said that it is still at it; none: it is not asked for anything."""
        self._beaten = now - lease_seconds
        self._failed = now
        self.outage = 0.0
        """For how many seconds nothing could be kept, the last time."""
        self._steady_since = now

    def asked(self) -> None:
        """Something was handed to the scribe."""
        self._sent = self._heard = steady_time()

    def beats(self) -> None:
        """The store has committed what it was asked last; it may have done so as soon as it was asked."""
        self._beaten, self._sent, self._heard = self._sent or self._beaten, None, None
        if self.problem is not None:
            self.problem = None
            self._steady_since = steady_time()
            self.outage = self._steady_since - self._failed
            self.when_changed()

    def fails(self, problem: str, is_waiting: bool = False) -> None:
        """The store has not; or nobody knows, and the scribe is finding out."""
        self._sent, self._heard = None, steady_time() if is_waiting else None
        self._complain(problem)

    def _complain(self, problem: str) -> None:
        is_new, self.problem = self.problem is None, problem
        if is_new:
            self._failed = max(self._beaten, steady_time() - SILENT_SECONDS)
            self.when_changed()

    @property
    def is_due(self) -> bool:
        """Whether it is time to show that this server is there."""
        return self.is_shared or self.problem is not None or self.is_watched()

    @property
    def is_lost(self) -> bool:
        """Whether the scribe has said nothing for too long; that it is slow is noticed on the way."""
        if self._heard is None:
            return False
        silence = steady_time() - self._heard
        if silence > SILENT_SECONDS:
            self._complain(SILENT)
        return silence > LOST_SECONDS

    @property
    def is_sure(self) -> bool:
        """Whether no other server can have taken over anything from this one."""
        return not self.is_shared or steady_time() < self._beaten + MARGIN * self.lease_seconds

    @property
    def is_cut_off(self) -> bool:
        """Whether that has been unsure for so long that people are better off at another server."""
        return self.is_shared and steady_time() > self._beaten + 2 * self.lease_seconds

    @property
    def is_fresh(self) -> bool:
        """Whether the store has committed something within the last two seconds."""
        return self.problem is None and steady_time() < self._beaten + 2.0

    @property
    def is_steady(self) -> bool:
        """Whether the store could be written to for so long that any other living server could, too."""
        return self.problem is None and steady_time() > self._steady_since + self.lease_seconds
