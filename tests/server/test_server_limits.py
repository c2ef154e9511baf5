"""Buckets, tallies and guests."""

from katta.server.limits import Bucket, Buckets, Guests, Tally


def test_a_bucket_is_empty_after_its_burst() -> None:
    bucket = Bucket(rate=1e-9, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1e9, burst=1)
    assert all(bucket.take() for _ in range(5))
    assert bucket.is_full


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
