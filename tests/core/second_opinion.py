"""Records that were dealt well and records that were not, for both implementations of the check to tell apart.

python -m tests.core.second_opinion 1000
"""

import hashlib
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from katta.core.dealer import Cut, Dealer, commitment_to
from katta.core.errors import BadRecord
from katta.core.match import Match
from tests.core.random_games import Table, played, tables

ROOT = Path(__file__).parents[2]
WITH_NODE = ROOT / "web" / "with-node"
SECOND = ROOT / "examples" / "verify.mjs"


def some_dealer(numbers: random.Random, seats: int) -> Dealer:
    """A secret, and whatever the devices of the players may have done for the deal."""
    cuts = {}
    for seat in range(seats):
        number = numbers.randbytes(32)
        made = [None, Cut(), Cut(commitment_to(number)), *[Cut(commitment_to(number), number)] * 3]
        if (cut := numbers.choice(made)) is not None:
            cuts[seat] = cut
    return Dealer(numbers.randbytes(32), cuts)


def some_record(numbers: random.Random, table: Table) -> str:
    match = table.match(some_dealer(numbers, table.seats))
    return played(match, numbers.randrange(1 << 30)).write()


def honest(text: str, _numbers: random.Random) -> str:
    return text


def with_another_digit(text: str, numbers: random.Random) -> str:
    """In a secret, a number or a commitment."""
    places = [
        found.start(1) for found in re.finditer(r"^(?:secret|number \d|commitment(?: \d)?): (\w{64})$", text, re.M)
    ]
    at = numbers.choice(places) + numbers.randrange(64)
    return text[:at] + numbers.choice([digit for digit in "0123456789abcdef" if digit != text[at]]) + text[at + 1 :]


def with_a_number_withheld(text: str, numbers: random.Random) -> str:
    shown = re.findall(r"^number \d: \w{64}$", text, re.M)
    return text.replace(line := numbers.choice(shown), f"{line[:8]}: withheld") if shown else text


def with_numbers_exchanged(text: str, _numbers: random.Random) -> str:
    """Two players change places, with the commitments to their numbers."""
    pairs = re.findall(r"^commitment \d: (\w{64})\nnumber \d: (\w{64})$", text, re.M)[:2]
    for old, new in zip(pairs, reversed(pairs), strict=True):
        text = text.replace(old[0], f"<{new[0]}").replace(old[1], f"<{new[1]}")
    return text.replace("<", "")


def with_another_card(text: str, numbers: random.Random) -> str:
    """What came at one time comes at another."""
    lines = text.splitlines(keepends=True)
    chances = [place for place, line in enumerate(lines) if line.startswith("* ")]
    one, other = numbers.sample(chances, 2)
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


CHANGES: tuple[Callable[[str, random.Random], str], ...] = (
    honest,
    honest,
    with_another_digit,
    with_a_number_withheld,
    with_numbers_exchanged,
    with_another_card,
)


def checked_anew(text: str) -> str:
    """A careful forger mends the check, too."""
    body = text[: text.index("check: ")]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def is_good(text: str) -> bool:
    """What `katta verify` thinks of a record."""
    try:
        return Match.parse(text).dealer is not None
    except BadRecord:
        return False


def disagreements(count: int, folder: Path) -> tuple[list[Path], int]:
    """The records, left in the folder, that the two judge differently; and how many both find well dealt."""
    numbers = random.Random(count)
    opinions: dict[Path, bool] = {}
    for place in range(count):
        table = tables()[place % len(tables())]
        text = checked_anew(numbers.choice(CHANGES)(some_record(numbers, table), numbers))
        path = folder / f"{place}.katta"
        path.write_text(text, encoding="utf-8")
        opinions[path] = is_good(text)
    said = subprocess.run([WITH_NODE, "node", SECOND, *opinions], capture_output=True, text=True, check=True).stdout
    second = [line.startswith("dealt as committed") for line in said.splitlines()]
    assert len(second) == count
    differing = [path for (path, first), other in zip(opinions.items(), second, strict=True) if first != other]
    return differing, sum(second)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    kept = Path(tempfile.mkdtemp(prefix="katta-records-"))
    found, good = disagreements(wanted, kept)
    print(f"{wanted} records in {kept}: {good} dealt as committed, {len(found)} judged differently")
    sys.exit(bool(found))
