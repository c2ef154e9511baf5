"""Buckets, tallies and guests."""

import pytest

from katta.server import rate_limits
from katta.server.rate_limits import Bucket, Buckets, Guests, Tally, household


def test_a_bucket_is_empty_after_its_burst() -> None:
    bucket = Bucket(rate=1e-9, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1e9, burst=1)
    assert all(bucket.take() for _ in range(5))


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1e-9, burst=1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_a_tally_counts_each_address() -> None:
    tally = Tally(most=2)
    assert [tally.take(address) for address in "aaab"] == [True, True, False, True]


def test_guests_make_room_when_they_leave() -> None:
    guests = Guests(most=1)
    assert [guests.enter("a"), guests.enter("a"), guests.enter("b")] == [True, False, True]
    guests.leave("a")
    assert guests.enter("a")
    assert guests.count == 2


def test_a_dear_request_takes_several_drops() -> None:
    bucket = Bucket(rate=1e-9, burst=3)
    assert [bucket.take(2), bucket.take(2), bucket.take(1)] == [True, False, True]


def test_what_is_borrowed_is_waited_for_in_turn() -> None:
    bucket = Bucket(rate=10.0, burst=10)
    assert bucket.borrow(10) == 0
    first, second, third = (bucket.borrow(10) for _ in range(3))
    assert first is not None
    assert second is not None
    assert 0.5 < first < second <= 2
    assert third is None or third <= rate_limits.LONGEST_WAIT_SECONDS


def test_nobody_waits_for_long() -> None:
    bucket = Bucket(rate=1.0, burst=1)
    assert bucket.borrow(1) == 0
    assert bucket.borrow(rate_limits.LONGEST_WAIT_SECONDS + 1) is None
    assert bucket.borrow(1) is not None


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "testclient", False),
    ],
)
def test_a_household_is_a_network_of_ipv6_or_an_address(one: str, other: str, is_same: bool) -> None:
    assert (household(one) == household(other)) is is_same
    guests = Guests(most=1)
    guests.enter(one)
    assert guests.enter(other) is not is_same


def test_many_addresses_take_bounded_room_and_none_costs_more_than_the_first() -> None:
    """Nothing is gone through: each address is one step, however many there were before."""
    buckets, tally = Buckets(rate=1e-9, burst=2), Tally(most=2)
    tally.MOST = 1_000
    for number in range(30_000):
        address = f"2001:db8:{number // 60_000:x}:{number:x}::1"
        assert buckets.take(address)
        assert tally.take(address)
    assert len(buckets) == Buckets.MOST
    assert len(tally) == 1_000


def test_a_tally_forgets_after_an_hour() -> None:
    tally = Tally(most=1)
    assert [tally.take("a"), tally.take("a")] == [True, False]
    tally.SECONDS = 0.0
    assert tally.take("a")
    assert len(tally) == 1
