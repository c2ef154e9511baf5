"""docs/verify.md: its numbers are right, by nothing but hashlib and hmac."""

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from tests.cli.command import katta

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "verify.md").read_text(encoding="utf-8")
RECORD = DOCS / "examples" / "mada.katta"
SECRET = bytes.fromhex(re.findall(r"^secret: (\w+)$", PAGE, re.M)[0])
EVENT = re.compile(r"^\| (\d+) \| `(\w{64})` \| (\d+) \| (\d+) \| `(.+)` \|$", re.M)


def row(title: str) -> list[str]:
    """The cells of a line of the table of cards."""
    [line] = re.findall(rf"^\| {title} \|(.*)\|$", PAGE, re.M)
    return [cell.strip() for cell in line.split("|")]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    [commitment] = re.findall(r"^commitment: (\w+)$", PAGE, re.M)
    assert hashlib.sha256(SECRET).hexdigest() == commitment
    lines = RECORD.read_text().splitlines()
    assert f"commitment: {commitment}" in lines
    assert f"secret: {SECRET.hex()}" in lines


def test_the_cards_are_numbered_as_the_table_says() -> None:
    copies = list(map(int, row("copies")))
    assert list(map(int, row("numbers from"))) == [sum(copies[:place]) for place in range(len(copies))]


def test_every_event_of_the_table_is_dealt_by_hand() -> None:
    """Digest, remainder and counting off, with the cards leaving the row one by one."""
    left = dict(zip(row("card"), map(int, row("copies")), strict=True))
    dealt = [line[2:] for line in RECORD.read_text().splitlines() if line.startswith("* ")]
    events = EVENT.findall(PAGE)
    assert len(events) == 7
    for number, digest, cards, remainder, text in events:
        assert hmac.new(SECRET, number.encode(), "sha256").hexdigest() == digest
        assert sum(left.values()) == int(cards)
        assert int(digest, 16) % int(cards) == int(remainder)
        in_a_row = [card for card, copies in left.items() for _ in range(copies)]
        card = in_a_row[int(remainder)]
        assert text.split() == [text.split()[0], card]
        assert text == dealt[int(number) - 1]
        left[card] -= 1


def test_the_commands_of_the_page_use_the_same_numbers() -> None:
    digest = hmac.new(SECRET, b"1", "sha256").hexdigest()
    assert f"secret={SECRET.hex()}" in PAGE
    assert f'ibase=16; {digest.upper()} % 46"' in PAGE
    assert f"print(0x{digest} % 70)" in PAGE
    assert int(digest, 16) % 0x46 == 0x3D == 61


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_command_agrees(language: str, tmp_path: Path) -> None:
    done = katta("verify", RECORD, "--lang", language, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert hashlib.sha256(SECRET).hexdigest() in done.stdout
