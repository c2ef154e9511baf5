"""How much one client may ask for."""

import time
from collections import deque


class Bucket:
    """Fills at a steady rate up to a burst; every request takes one drop."""

    __slots__ = ("_burst", "_drops", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._seen) * self._rate)
        self._seen = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was asked for in a while."""
        return self._drops + (time.monotonic() - self._seen) * self._rate >= self._burst


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may ask for one thing more."""
        if len(self._buckets) > self.MOST:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(address, Bucket(self._rate, self._burst)).take()


class Tally:
    """How many things an address made within an hour."""

    SECONDS = 3600.0

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        """Count one more, unless that is too many."""
        now = time.monotonic()
        self._forget(now)
        made = self._made.setdefault(address, deque())
        if len(made) >= self._most:
            return False
        made.append(now)
        return True

    def _forget(self, now: float) -> None:
        for address, made in list(self._made.items()):
            while made and made[0] < now - self.SECONDS:
                made.popleft()
            if not made:
                del self._made[address]


class Guests:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more, unless that is too many."""
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @property
    def count(self) -> int:
        """How many there are in all."""
        return sum(self._open.values())
