"""A second implementation of the check, in another language, agrees with this one."""

from pathlib import Path

from tests.core.second_opinion import SECOND, disagreements


def test_both_tell_good_deals_from_bad_ones(tmp_path: Path) -> None:
    """`python -m tests.core.second_opinion 1000` does it with a thousand records."""
    found, good = disagreements(36, tmp_path)
    assert found == []
    assert 5 < good < 31


def test_it_is_short_enough_to_be_read() -> None:
    assert len(SECOND.read_text().splitlines()) <= 60
