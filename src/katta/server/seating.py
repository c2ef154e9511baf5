"""Who sits where: secrets, nicknames, bots."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import replace

from katta import bots
from katta.core.match import LONGEST_NAME
from katta.server.bodies import NewSeat
from katta.server.refusal import Refusal
from katta.server.rows import SeatRow

SECRET_BYTES = 18
NAME_BYTES = 9


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_name() -> str:
    """The public name of a table; without it nobody finds the table."""
    return secrets.token_urlsafe(NAME_BYTES)


def digest(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(given: str | None, kept: str) -> bool:
    """Whether a secret is the one whose digest is kept."""
    return given is not None and hmac.compare_digest(digest(given), kept)


def seat_of(seats: Sequence[SeatRow], secret: str) -> SeatRow:
    """The seat that a secret opens."""
    for seat in seats:
        if seat.kind != "bot" and is_secret(secret, seat.secret):
            return seat
    raise Refusal("wrong-secret")


def open_seat(seats: Sequence[SeatRow]) -> SeatRow:
    """The first seat that nobody has taken."""
    for seat in seats:
        if seat.kind == "open":
            return seat
    raise Refusal("no-open-seat")


def taken(seat: SeatRow, name: str, seats: Sequence[SeatRow]) -> SeatRow:
    """An open seat, taken under a nickname."""
    return replace(seat, kind="person", name=checked_name(name, [other.name for other in seats]))


def checked_name(name: str, others: Sequence[str]) -> str:
    """A nickname fit for the record file, and not taken."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise Refusal("bad-name")
    if name in others:
        raise Refusal("name-taken", {"name": name})
    return name


def checked_level(level: str | None) -> str:
    """The name of a bot."""
    if level not in bots.LEVELS:
        raise Refusal("unknown-level", {"level": level or ""})
    return level


def first_seats(wanted: Sequence[NewSeat]) -> tuple[list[SeatRow], list[str]]:
    """The seats of a new table, and their secrets."""
    keys = [new_secret() for _ in wanted]
    seats: list[SeatRow] = []
    for number, (new, key) in enumerate(zip(wanted, keys, strict=True)):
        others = [seat.name for seat in seats]
        if new.kind == "bot":
            level = checked_level(new.level)
            name = _bot_name(level, others) if new.name is None else checked_name(new.name, others)
            seats.append(SeatRow(number, "bot", name, level, digest(key)))
        elif new.kind == "person":
            seats.append(SeatRow(number, "person", checked_name(new.name or "", others), None, digest(key)))
        else:
            seats.append(SeatRow(number, "open", "", None, digest(key)))
    return seats, keys


def rotated(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same people for a rematch: who sat second begins."""
    return [replace(seats[(place + 1) % len(seats)], seat=place) for place in range(len(seats))]


def _bot_name(level: str, others: Sequence[str]) -> str:
    name, count = level, 1
    while name in others:
        count += 1
        name = f"{level} {count}"
    return name


def with_secret(seat: SeatRow, secret: str) -> SeatRow:
    """The seat with a secret of its own; links made for it before no longer open it."""
    return replace(seat, secret=digest(secret))
