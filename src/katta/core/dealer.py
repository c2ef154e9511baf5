"""The dealer: a secret source of chance that can be checked after the game.

The n-th chance event of a game (n = 1, 2, ...) is decided by HMAC-SHA256(secret, n), n written in decimal: the digest,
read as a number, modulo the total weight, counts off the outcomes in canonical order. `docs/verify.md` does it by hand.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence

SECRET_BYTES = 32
RANGE = 1 << 256


class Dealer:
    """Deals from a 32-byte secret; its SHA-256 is the commitment shown before the first card."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a dealer's secret is {SECRET_BYTES} bytes, not {len(self.secret)}")

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def pick(self, event: int, weights: Mapping[str, int]) -> str:
        """The outcome of a chance event."""
        return list(weights)[self.count_off(event, list(weights.values()))]

    def count_off(self, event: int, weights: Sequence[int]) -> int:
        """The place of the outcome of a chance event among all that are possible."""
        number = self._number(event, sum(weights))
        for place, weight in enumerate(weights):
            if number < weight:
                return place
            number -= weight
        raise AssertionError("the weights are counted off completely")

    def _number(self, event: int, total: int) -> int:
        """A number below `total`, each exactly as likely: a digest in the incomplete last stretch is passed over."""
        attempt = 0
        while True:
            message = str(event) if attempt == 0 else f"{event}.{attempt}"
            digest = hmac.digest(self.secret, message.encode(), "sha256")
            number = int.from_bytes(digest, "big")
            if number < RANGE - RANGE % total:
                return number % total
            attempt += 1
