"""What a seat cannot see, and worlds drawn from it."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.contract import CHANCE, OVER
from katta.games.malediction.cards import CARD, FIRST_POTION, SUIT
from katta.games.malediction.heaps import cards_of, count, heap_of, merge
from katta.games.malediction.secrets import allowed
from tests.games.malediction.tables import DECK, MALEDICTION, by_seat, changed, in_tricks, play_all, random_game, suits


def permuted(rng, position, seat):
    """The other hands and the stock with their cards mixed, any way that keeps sizes and known voids."""
    s = position.state
    others = [other for other in range(position.seats) if other != seat]
    while True:
        unseen = cards_of(int(s.stock)) + [card for other in others for card in cards_of(int(s.hand[other]))]
        rng.shuffle(unseen)
        hands = s.hand.copy()
        for other in others:
            hands[other] = heap_of([unseen.pop() for _ in range(s.hand_size[other])])
        if all(allowed(s, int(hands[other]), other) == hands[other] for other in others):
            return changed(position, stock=heap_of(unseen), hand=hands)


def assert_world(position, world, seat):
    """A full position that looks the same to the seat and breaks no rule."""
    s = world.state
    assert world.eyes is None
    assert world.view(seat) == position.view(seat)
    assert world.seen_by(seat) == position.seen_by(seat)
    heap, other_heap = int(s.stock), int(position.state.stock)
    for other in range(position.seats):
        assert count(int(s.hand[other])) == s.hand_size[other]
        assert allowed(s, int(s.hand[other]), other) == s.hand[other] or other == seat
        heap, other_heap = merge(heap, int(s.hand[other])), merge(other_heap, int(position.state.hand[other]))
    assert heap == other_heap


@settings(max_examples=3, deadline=None)
@given(st.integers(3, 5), st.integers(0, 2**32))
def test_seen_and_resampled_at_every_moment_of_a_game(seats, seed):
    rng = random.Random(seed)
    for position, _, _ in random_game(rng, seats):
        if rng.random() < 0.06:
            seat = rng.randrange(seats)
            seen = position.seen_by(seat)
            assert seen.view(seat) == position.view(seat)
            assert_world(position, position.resample(seat, rng.getrandbits(40)), seat)
            assert seen.resample(seat, 7) == position.resample(seat, 7)


@settings(max_examples=3, deadline=None)
@given(st.integers(3, 5), st.integers(0, 2**32))
def test_what_is_hidden_changes_nothing_seen(seats, seed):
    rng = random.Random(seed)
    tried = 0
    for position, _, _ in random_game(rng, seats):
        if position.view(None)["trump"] and rng.random() < 0.1 and tried < 12 and not position.state.voids.any():
            tried += 1
            seat = rng.randrange(seats)
            other = permuted(rng, position, seat)
            assert other.view(seat) == position.view(seat)
            assert other.view(None) == position.view(None)
            assert other.seen_by(seat) == position.seen_by(seat)


def test_a_spectator_sees_no_hand():
    position = in_tricks(["R1 R2", "C1 C2", "B1 B2"])
    assert position.view(None)["hand"] is None
    text = str(position.view(None))
    assert not any(f"'{card}'" in text for card in DECK if card != position.view(None)["trump"])


def test_at_the_start_of_a_round_nothing_is_hidden():
    position = MALEDICTION.start(4)
    assert_world(position, position.resample(2, 1), 2)
    assert position.resample(2, 1) == position


def test_at_the_end_of_the_game_nothing_is_hidden():
    *_, (_, _, last) = random_game(random.Random(1), 3)
    assert last.actor == OVER
    assert last.resample(1, 5) == last


def test_failing_to_follow_shows_a_void():
    position = play_all(in_tricks(["R1 C1", "S2 C2", "R3 C3"]), "play R1, play S2")
    assert position.view(None)["players"][1]["voids"] == ["rat"]
    assert position.view(None)["players"][2]["voids"] == []


def test_failing_to_play_a_potion_shows_a_void():
    position = play_all(in_tricks(["P1 C1", "S2 C2", "P3 C3"]), "play P1, play S2, play P3")
    assert position.view(None)["players"][1]["voids"] == ["potion"]
    assert position.view(None)["players"][2]["voids"] == []


def test_voids_are_forgotten_when_the_round_is_over():
    position = play_all(in_tricks(["R1", "S2", "R3"]), "play R1, play S2, play R3")
    assert position.actor == CHANCE
    assert not position.state.voids.any()


def physical_deals(unseen, sizes, voids):
    """How many physical deals give each pair of hands: all choices of places, listed."""
    places = range(len(unseen))
    deals: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for first in combinations(places, sizes[0]):
        if any(unseen[place][0] in voids[0] for place in first):
            continue
        for second in combinations([place for place in places if place not in first], sizes[1]):
            if not any(unseen[place][0] in voids[1] for place in second):
                hands = tuple(tuple(sorted(unseen[place] for place in hand)) for hand in (first, second))
                deals[hands] += 1
    return deals


def small_table(unseen, sizes, voids):
    """Seat 0 looks at seats 1 and 2; so few unseen cards that every deal can be listed."""
    first, rest = unseen[: sizes[0]], unseen[sizes[0] :]
    position = in_tricks(["R1", " ".join(first), " ".join(rest[: sizes[1]])], trump="S1")
    stock = heap_of([CARD[card] for card in rest[sizes[1] :]])
    return changed(position, stock=stock, voids=by_seat(0, *map(suits, voids)))


@pytest.mark.parametrize(
    ("unseen", "sizes", "voids"),
    [
        ("R2 C3 P1 P1 B4", (1, 2), ("", "")),
        ("R2 C3 P1 P1 P1 S5", (1, 2), ("", "RC")),
        ("R2 R3 P1 P1 B4", (1, 2), ("P", "R")),
        ("C3 R2 P1 P1 C5", (1, 2), ("RB", "CBS")),
        ("C3 C4 R3 R2 P2 P2", (2, 2), ("RP", "P")),
    ],
)
def test_every_physical_deal_is_equally_likely(unseen, sizes, voids):
    unseen = unseen.split()
    position = small_table(unseen, sizes, voids)
    expected = physical_deals(unseen, sizes, voids)
    rounds = 500
    drawn: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for seed in range(rounds):
        world = position.resample(0, seed)
        hands = [sorted(world.view(seat)["hand"]) for seat in (1, 2)]
        drawn[tuple(map(tuple, hands))] += 1
    assert set(drawn) <= set(expected)
    total = sum(expected.values())
    surprise = sum((drawn[deal] - rounds * n / total) ** 2 / (rounds * n / total) for deal, n in expected.items())
    freedom = len(expected) - 1
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5 + 6  # far out in the tail of chi-square


def test_heavily_constrained_seats_are_dealt_their_cards():
    """Four opponents, each void in all suits but one or two that overlap with the next."""
    hands = ["R1 R2 R3", "R4 C4 C5", "C6 B4 B5", "B6 S4 S5", "S6 P1 P2"]
    letters = ["", "BSP", "RSP", "RCP", "RCB"]
    position = changed(in_tricks(hands, trump="S1"), voids=list(map(suits, letters)))
    seen = set()
    for seed in range(25):
        world = position.resample(0, seed)
        assert_world(position, world, 0)
        seen.add(world)
    assert len(seen) > 20


def test_a_forced_deal_is_found():
    """All unseen cards of a suit are in one hand."""
    hands = ["R1", "P1 P1", "P2 P3", "C1 C2", "B1"]
    stock = heap_of([CARD["B2"], CARD["B3"]])
    voids = list(map(suits, ("", "RCBS", "RCBS", "RBSP", "RCSP")))
    position = changed(in_tricks(hands, trump="S1"), voids=voids, stock=stock)
    worlds = {position.resample(0, seed) for seed in range(40)}
    assert {tuple(world.view(3)["hand"]) for world in worlds} == {("C1", "C2")}
    assert {world.view(1)["hand"][0][0] for world in worlds} == {"P"}
    assert len(worlds) > 3


def test_voids_are_named_as_suits():
    assert SUIT.words == ("rat", "crow", "broom", "spider", "potion")
    assert CARD.texts[FIRST_POTION] == "P1"
