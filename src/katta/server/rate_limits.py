"""How much one client may ask for, counted in time and memory that do not grow with their number."""

import ipaddress
import time
from collections import OrderedDict, deque
from functools import lru_cache

LONGEST_WAIT_SECONDS = 3.0


@lru_cache(10_000)
def household(address: str) -> str:
    """Whom an address belongs to: a household has 2^64 addresses of IPv6, and counts as one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """Fills at a steady rate up to a burst; every request takes one drop, a dear one several."""

    __slots__ = ("_burst", "_drops", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._seen = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        """Whether there were so many drops left."""
        self._fill()
        if self._drops < drops:
            return False
        self._drops -= drops
        return True

    def borrow(self, drops: float) -> float | None:
        """Take drops that may not be there yet; returns in how many seconds they will be, None if that is too long."""
        self._fill()
        seconds = max(0.0, (drops - self._drops) / self._rate)
        if seconds > LONGEST_WAIT_SECONDS:
            return None
        self._drops -= drops
        return seconds

    def has(self, drops: float) -> bool:
        """Whether there are so many drops."""
        self._fill()
        return self._drops >= drops

    def _fill(self) -> None:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._seen) * self._rate)
        self._seen = now


class Buckets:
    """A bucket for each household. Whoever has not been seen for longest is forgotten first: their bucket is full."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, drops: float = 1.0) -> bool:
        """Whether this address may ask for one thing more."""
        return self._of(address).take(drops)

    def borrow(self, address: str, drops: float) -> float | None:
        """In how many seconds it is the turn of what this address asks for; None if that is too long."""
        return self._of(address).borrow(drops)

    def _of(self, address: str) -> Bucket:
        owner = household(address)
        bucket = self._buckets.get(owner)
        if bucket is None:
            bucket = self._buckets[owner] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(owner)
        return bucket


class Tally:
    """How many things a household made within an hour; with too many of them the oldest are forgotten."""

    SECONDS = 3600.0
    MOST = 100_000

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: deque[tuple[float, str]] = deque()
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._made)

    def take(self, address: str) -> bool:
        """Count one more, unless that is too many."""
        owner, now = household(address), time.monotonic()
        while self._made and (self._made[0][0] < now - self.SECONDS or len(self._made) >= self.MOST):
            self._forget_oldest()
        count = self._counts.get(owner, 0)
        if count >= self._most:
            return False
        self._counts[owner] = count + 1
        self._made.append((now, owner))
        return True

    def _forget_oldest(self) -> None:
        _, owner = self._made.popleft()
        self._counts[owner] -= 1
        if not self._counts[owner]:
            del self._counts[owner]


class Guests:
    """How many connections each household has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more, unless that is too many."""
        owner = household(address)
        count = self._open.get(owner, 0)
        if count >= self._most:
            return False
        self._open[owner] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        owner = household(address)
        self._open[owner] -= 1
        if not self._open[owner]:
            del self._open[owner]

    @property
    def count(self) -> int:
        """How many there are in all."""
        return sum(self._open.values())
