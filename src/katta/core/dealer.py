"""The dealer: a secret source of chance that can be checked after the game.

The n-th chance event of a game (n = 1, 2, ...) is decided by HMAC-SHA256(key, n), n written in decimal: the digest,
read as a number, modulo the total weight, counts off the outcomes in canonical order. The key is the secret itself;
where players cut, it is HMAC-SHA256(secret, their numbers in the order of their seats, one after the other).
`docs/verify.md` does it by hand.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SECRET_BYTES = 32
RANGE = 1 << 256


def new_number() -> bytes:
    """A number that nobody can guess: a dealer's secret, or what a player cuts with."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(number: bytes) -> str:
    """The SHA-256 of a number, in hexadecimal: it tells nothing of the number, and fits no other."""
    return hashlib.sha256(number).hexdigest()


@dataclass(frozen=True, slots=True)
class Cut:
    """What a player's device did, so that the dealer cannot choose the deal: it committed to a number, and showed it.

    Without a commitment the device took no part; without a number it did not show what it had committed to.
    """

    commitment: str | None = None
    number: bytes | None = None

    def __post_init__(self) -> None:
        if self.number is None:
            return
        if len(self.number) != SECRET_BYTES:
            raise ValueError(f"a player's number is {SECRET_BYTES} bytes, not {len(self.number)}")
        if self.commitment != commitment_to(self.number):
            raise ValueError("the SHA-256 of a player's number is the commitment to it")


class Dealer:
    """Deals from a 32-byte secret and from what the players cut with; the secret's SHA-256 is the commitment."""

    def __init__(self, secret: bytes | None = None, cuts: Mapping[int, Cut] | None = None) -> None:
        """With a secret of its own unless one is given; `cuts` by seat, where players take part in the deal."""
        self.secret = new_number() if secret is None else secret
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a dealer's secret is {SECRET_BYTES} bytes, not {len(self.secret)}")
        self.cuts = dict(sorted((cuts or {}).items()))
        numbers = [cut.number for cut in self.cuts.values() if cut.number is not None]
        self.key = hmac.digest(self.secret, b"".join(numbers), "sha256") if numbers else self.secret

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal."""
        return commitment_to(self.secret)

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
            digest = hmac.digest(self.key, message.encode(), "sha256")
            number = int.from_bytes(digest, "big")
            if number < RANGE - RANGE % total:
                return number % total
            attempt += 1
