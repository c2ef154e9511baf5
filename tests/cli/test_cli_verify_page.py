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
CUT_RECORD = DOCS / "examples" / "mada-cut.katta"
SECRET = bytes.fromhex(re.findall(r"^secret: (\w+)$", PAGE, re.M)[0])
EVENT = re.compile(r"^\| (\d+) \| `(\w{64})` \| (\d+) \| (\d+) \| `(.+)` \|$", re.M)


def row(title: str) -> list[str]:
    """The cells of a line of the table of cards."""
    [line] = re.findall(rf"^\| {title} \|(.*)\|$", PAGE, re.M)
    return [cell.strip() for cell in line.split("|")]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    commitment = re.findall(r"^commitment: (\w+)$", PAGE, re.M)[0]
    assert hashlib.sha256(SECRET).hexdigest() == commitment
    lines = RECORD.read_text().splitlines()
    assert f"commitment: {commitment}" in lines
    assert f"secret: {SECRET.hex()}" in lines


def test_the_key_is_made_of_the_secret_and_the_numbers() -> None:
    """By the head of the other record, and with the numbers that the page's own command is given."""
    head = dict(line.split(": ") for line in CUT_RECORD.read_text().split("\n\n")[0].splitlines())
    for name, number in [("", head["secret"]), (" 0", head["number 0"]), (" 1", head["number 1"])]:
        assert hashlib.sha256(bytes.fromhex(number)).hexdigest() == head[f"commitment{name}"]
    for name in ("commitment", "secret", "commitment 0", "number 0", "commitment 1", "number 1"):
        assert f"\n{name}: {head[name]}\n" in PAGE
    assert f"secret={head['secret']}\nnumbers={head['number 0']}{head['number 1']}\n" in PAGE
    numbers = bytes.fromhex(head["number 0"] + head["number 1"])
    key = hmac.new(bytes.fromhex(head["secret"]), numbers, "sha256").digest()
    assert f"\n{key.hex()}\n" in PAGE
    first = int(hmac.new(key, b"1", "sha256").hexdigest(), 16) % 70
    in_a_row = [card for card, copies in zip(row("card"), row("copies"), strict=True) for _ in range(int(copies))]
    assert f"\n* deal {in_a_row[first]}\n" in CUT_RECORD.read_text()


def test_verify_says_in_a_sentence_what_was_checked(tmp_path: Path) -> None:
    done = katta("verify", CUT_RECORD, home=tmp_path)
    assert done.returncode == 0
    said = " ".join(done.stdout.split())
    assert "came as the dealer’s secret and the numbers of Ada and Bob decide, and each of these fits" in said


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
