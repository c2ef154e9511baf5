"""Who sits where: secrets, nicknames, bots."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import replace

from katta import bots
from katta.core.match import LONGEST_NAME
from katta.server.store.rows import SeatRow
from katta.server.wire.bodies import NewSeat
from katta.server.wire.refusal import Refusal

SECRET_BYTES = 18
NAME_BYTES = 9

NICKNAMES = ("Maki", "Indri", "Vari", "Aye-Aye", "Mongoz", "Catta", "Avahi", "Microcebus")
"""For whoever has none: lemurs are called the same in every language."""


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def derived(key: str, purpose: str, length: int = SECRET_BYTES) -> str:
    """A secret that follows from a key, and from which the key does not follow."""
    made = hmac.digest(key.encode(), purpose.encode(), "sha256")[:length]
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_table_name() -> str:
    """The public name of a table; without it nobody finds the table."""
    return secrets.token_urlsafe(NAME_BYTES)


def is_table_name(name: str) -> bool:
    """Whether a table could be called so; anything else, such as a NUL, is not for a database to judge."""
    return name.isascii() and name.replace("-", "").replace("_", "").isalnum()


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


def is_taken_with(seats: Sequence[SeatRow], secret: str) -> bool:
    """Whether a person sits here with this secret."""
    return any(seat.kind == "person" and is_secret(secret, seat.secret) for seat in seats)


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
    if name.casefold() in map(str.casefold, others):
        raise Refusal("name-taken", {"name": name})
    return name


def checked_level(level: str | None) -> str:
    """The name of a bot."""
    if level not in bots.LEVELS:
        raise Refusal("unknown-level", {"level": level or ""})
    return level


def first_seats(wanted: Sequence[NewSeat], key: str | None = None) -> tuple[list[SeatRow], list[str]]:
    """The seats of a new table, and their secrets, made from a key if there is one."""
    keys = [derived(key, f"seat {place}") if key else new_secret() for place in range(len(wanted))]
    seats: list[SeatRow] = []
    for number, (new, key) in enumerate(zip(wanted, keys, strict=True)):
        others = [seat.name for seat in seats]
        if new.kind == "bot":
            level = checked_level(new.level)
            name = _numbered_name(level, others) if new.name is None else checked_name(new.name, others)
            seats.append(SeatRow(number, "bot", name, level, digest(key)))
        elif new.kind == "person":
            is_host = all(seat.kind != "person" for seat in seats)
            seats.append(SeatRow(number, "person", checked_name(new.name or "", others), None, digest(key), is_host))
        else:
            seats.append(SeatRow(number, "open", "", None, digest(key)))
    return seats, keys


def turned(seats: Sequence[SeatRow], first: int) -> list[SeatRow]:
    """The same people in the same order, another one beginning."""
    return numbered([*seats[first:], *seats[:first]])


def numbered(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """People in the order of play, each on the seat of that number."""
    return [replace(seat, seat=place) for place, seat in enumerate(seats)]


def with_bots(seats: Sequence[SeatRow], level: str) -> list[SeatRow]:
    """Bots on the seats that nobody has taken."""
    filled = list(seats)
    for place, seat in enumerate(filled):
        if seat.kind == "open":
            filled[place] = new_bot(place, level, [other.name for other in filled])
    return filled


def new_bot(place: int, level: str, others: Sequence[str], name: str | None = None) -> SeatRow:
    """A bot with a nickname that nobody has."""
    called = free_name(others) if name is None else checked_name(name, others)
    return SeatRow(place, "bot", called, checked_level(level), digest(new_secret()))


def new_open(place: int) -> SeatRow:
    """A seat for whoever comes."""
    return SeatRow(place, "open", "", None, digest(new_secret()))


def free_name(others: Sequence[str]) -> str:
    """A nickname that nobody has."""
    taken = {name.casefold() for name in others}
    free = next((name for name in NICKNAMES if name.casefold() not in taken), None)
    return free or _numbered_name(NICKNAMES[0], others)


def _numbered_name(name: str, others: Sequence[str]) -> str:
    """`easy`, `easy 2`, `easy 3`: the first that nobody has."""
    taken = {other.casefold() for other in others}
    found, count = name, 1
    while found.casefold() in taken:
        count += 1
        found = f"{name} {count}"
    return found


def with_secret(seat: SeatRow, secret: str) -> SeatRow:
    """The seat with a secret of its own; links made for it before no longer open it."""
    return replace(seat, secret=digest(secret))
