"""The dealer, against HMAC-SHA256 written out with hashlib alone."""

import hashlib
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta import Cut, Dealer

SECRET = bytes(range(32))
secrets = st.binary(min_size=32, max_size=32)
small_weights = st.lists(st.integers(1, 60), min_size=1, max_size=40)


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def dealt(secret: bytes, event: int, weights: list[int]) -> int:
    """The place of the outcome that `docs/verify.md` promises."""
    total = sum(weights)
    for attempt in count():
        message = str(event) if attempt == 0 else f"{event}.{attempt}"
        number = int.from_bytes(hmac_sha256(secret, message.encode()), "big")
        if number // total < 2**256 // total:
            break
    cards = number % total
    return next(place for place in range(len(weights)) if cards < sum(weights[: place + 1]))


def named(weights: list[int]) -> dict[str, int]:
    return {f"deal {place}": weight for place, weight in enumerate(weights)}


def test_hmac_written_out_is_that_of_rfc_4231():
    expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == expected


@given(secrets, st.integers(1, 10_000), small_weights)
def test_an_outcome_is_counted_off_by_the_digest(secret, event, weights):
    assert Dealer(secret).pick(event, named(weights)) == f"deal {dealt(secret, event, weights)}"


@given(secrets, st.integers(1, 50), st.integers(2**254, 2**256))
def test_a_digest_in_the_incomplete_last_stretch_is_passed_over(secret, event, total):
    weights = [total // 3, total - total // 3]
    assert Dealer(secret).pick(event, named(weights)) == f"deal {dealt(secret, event, weights)}"


def test_passing_over_happens_in_the_test_above():
    total = 2**255 + 1
    digests = [int.from_bytes(hmac_sha256(SECRET, str(event).encode()), "big") for event in range(1, 21)]
    assert any(digest >= total for digest in digests)


@pytest.mark.parametrize(
    ("event", "digest"),
    [
        (1, "7761b1cc25227dfca0bd6d972acc52abb62f24ce50ad5a7a430b05c5a6f5497b"),
        (2, "80ddc33417b469e126d6fdd676dad740a8e89b94199378bb19030b1fdb325b58"),
        (70, "2131892e92991948b948427ee9d74aeb4c67948230877d3c2e6487dad7617143"),
    ],
)
def test_known_deals(event, digest):
    # printf 1 | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f
    number = int(digest, 16) % 70
    assert Dealer(SECRET).pick(event, {f"deal {card}": 1 for card in range(70)}) == f"deal {number}"


def test_the_commitment_is_the_sha_256_of_the_secret():
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Dealer(SECRET).commitment == expected == hashlib.sha256(SECRET).hexdigest()


def test_outcomes_come_as_often_as_their_weights_say():
    weights = {"deal 1": 1, "deal 2": 2, "deal L": 3}
    dealer = Dealer(SECRET)
    seen = Counter(dealer.pick(event, weights) for event in range(1, 6001))
    surprise = sum((seen[text] - 1000 * weight) ** 2 / (1000 * weight) for text, weight in weights.items())
    assert surprise < 13.8  # chi squared, two degrees of freedom: one secret in a thousand would fail


def test_a_certain_outcome_is_dealt():
    assert Dealer(SECRET).pick(1, {"deal S": 3}) == "deal S"


def test_every_dealer_makes_a_secret_of_its_own():
    assert len({Dealer().secret for _ in range(20)}) == 20


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length):
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        Dealer(bytes(length))


def cut(number: bytes) -> Cut:
    return Cut(hashlib.sha256(number).hexdigest(), number)


@given(secrets, st.dictionaries(st.integers(0, 4), secrets, min_size=1))
def test_the_numbers_of_the_players_and_the_secret_make_the_key(secret, numbers):
    """In the order of the seats, whoever was first to sit down or to show one."""
    dealer = Dealer(secret, {seat: cut(number) for seat, number in reversed(numbers.items())})
    assert dealer.key == hmac_sha256(secret, b"".join(numbers[seat] for seat in sorted(numbers)))
    assert dealer.commitment == Dealer(secret).commitment
    weights = {f"deal {card}": 1 for card in range(70)}
    assert dealer.pick(1, weights) == Dealer(dealer.key).pick(1, weights)


def test_without_numbers_the_secret_is_the_key():
    """As in every record from before the players took part."""
    withheld = Cut(hashlib.sha256(SECRET).hexdigest())
    assert Dealer(SECRET).key == Dealer(SECRET, {0: Cut(), 1: withheld}).key == SECRET


def test_who_withholds_a_number_is_passed_over():
    one, other, withheld = cut(bytes(32)), cut(SECRET), Cut("0" * 64)
    assert Dealer(SECRET, {0: one, 1: withheld, 2: other}).key == Dealer(SECRET, {0: one, 2: other}).key


def test_every_number_matters():
    cuts = [cut(bytes([letter]) * 32) for letter in range(3)]
    keys = {Dealer(SECRET, {0: one, 1: other}).key for one in cuts for other in cuts}
    assert len(keys) == 9


@pytest.mark.parametrize("number", [bytes(31), bytes(32)])
def test_a_number_that_does_not_fit_its_commitment_is_refused(number):
    with pytest.raises(ValueError, match="number"):
        Cut(hashlib.sha256(SECRET).hexdigest(), number)
