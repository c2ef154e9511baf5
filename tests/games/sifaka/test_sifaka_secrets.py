"""What a seat of Sifaka cannot see stays hidden, and is dealt anew fairly."""

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.contract import CHANCE, EVERYTHING, OVER
from katta.core.generator import seeded
from katta.core.position import Position
from katta.games.sifaka import rules
from katta.games.sifaka.moves import MOVES
from katta.games.sifaka.state import LOOKING, UNSEEN
from katta.games.sifaka.symbols import NO_CARD
from tests.games.sifaka.tables import LEANINGS, SEATS, SIFAKA, after, start, steps, table


def moments(seats: int, seed: int, leaning: str, every: int = 16) -> list[Position]:
    """Positions of a random game: one in sixteen, and all where a token is looked at."""
    found = [before for before, _, _ in steps(start(seats, "many arrows"), seed, leaning)]
    return [p for i, p in enumerate(found) if i % every == 0 or p.state.phase == LOOKING]


def shuffled(position: Position, seat: int, seed: int) -> Position:
    """The same position with the hidden cards and values dealt otherwise, by hand."""
    s, chooser = position.state.copy(), random.Random(seed)
    others = [other for other in range(s.seats) if other != seat]
    unseen = [card for card in range(1, 49) if int(s.pile) >> card & 1]
    unseen += [int(s.hand[other]) for other in others if s.hand[other] != NO_CARD]
    chooser.shuffle(unseen)
    for other in others:
        if s.hand[other] != NO_CARD:
            s.hand[other] = unseen.pop()
    s.pile = sum(1 << card for card in unseen)
    for colour in range(3):
        values = [i for i in range(5) for _ in range(s.untaken[colour, i])]
        values += [i for other in others for i in range(5) for _ in range(s.held[other, colour, i])]
        chooser.shuffle(values)
        for other in others:
            count = int(s.held[other, colour].sum())
            s.held[other, colour] = np.bincount([values.pop() for _ in range(count)], minlength=5)
        s.untaken[colour] = np.bincount(values, minlength=5)
    return Position(SIFAKA, s)


@settings(deadline=None, max_examples=3)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32), leaning=st.sampled_from(LEANINGS))
def test_permuting_what_a_seat_cannot_see_changes_nothing_it_sees(seats, seed, leaning):
    for position in moments(seats, seed, leaning):
        for seat in range(seats):
            other = shuffled(position, seat, seed)
            assert other.view(seat) == position.view(seat)
            assert other.seen_by(seat) == position.seen_by(seat)
            assert other.view(None) == position.view(None)


@settings(deadline=None, max_examples=3)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32), leaning=st.sampled_from(LEANINGS))
def test_a_concealed_position_is_viewed_alike(seats, seed, leaning):
    for position in moments(seats, seed, leaning):
        for seat in range(seats):
            seen = position.seen_by(seat)
            assert seen.view(seat) == position.view(seat)
            assert seen.view(None) == position.view(None)
            assert seen.actor == position.actor
            assert [seen.state.hand[other] for other in range(seats) if other != seat] == [
                UNSEEN if position.state.hand[other] else NO_CARD for other in range(seats) if other != seat
            ]


@settings(deadline=None, max_examples=3)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32), leaning=st.sampled_from(LEANINGS))
def test_resampling_looks_the_same_and_conserves_the_material(seats, seed, leaning):
    for position in moments(seats, seed, leaning):
        for seat in range(seats):
            world = position.resample(seat, seed)
            assert world.eyes is None
            assert world.view(seat) == position.view(seat)
            assert world.seen_by(seat) == position.seen_by(seat)
            s, t = position.state, world.state
            assert cards(t) == cards(s)
            assert t.held.sum(axis=2).tolist() == s.held.sum(axis=2).tolist()
            assert (t.held.sum(axis=0) + t.untaken).tolist() == (s.held.sum(axis=0) + s.untaken).tolist()
            assert t.pile_count == s.pile_count == bin(int(t.pile)).count("1")
            assert (t.untaken >= 0).all()


def cards(s) -> set[int]:
    """The cards in the pile and in hands."""
    pile = [card for card in range(1, 49) if int(s.pile) >> card & 1]
    hands = [int(card) for card in s.hand if card]
    assert len(set(pile) | set(hands)) == len(pile) + len(hands)
    return set(pile) | set(hands)


def test_a_resampled_game_can_be_played_to_its_end():
    position = moments(3, 2, "hungry")[-4].resample(1, 5)
    *_, (_, _, end) = steps(position, 3)
    assert end.actor == OVER


def test_hands_are_dealt_uniformly():
    position = table(pile=3, cards=("....", "....", "...."), pawns=("0,0,N", "0,0,N", "0,0,N"))
    draws = 2000
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(draws):
        world = position.resample(0, seed).state
        found[int(world.hand[1]), int(world.hand[2])] += 1
    unseen = (2, 3, 46, 47, 48)
    assert set(found) == {(a, b) for a in unseen for b in unseen if a != b}
    expected = draws / 20
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 45  # 19 degrees of freedom: 1 in 1,000


def test_values_are_dealt_uniformly_over_tokens():
    s = table(cards=("....", "....", "...."), pawns=("0,0,N", "0,0,N", "0,0,N")).state.copy()
    for seat in (0, 1, 1, 2):
        s.taken[seat, 2] += 1
        s.held[seat, 2, 3] += 1
        s.untaken[2, 3] -= 1
    position, draws = Position(SIFAKA, s), 2000
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(draws):
        world = position.resample(0, seed).state
        found[int(world.held[1, 2, 4]), int(world.held[2, 2, 4])] += 1
        assert world.held[0].tolist() == s.held[0].tolist()
    # Unseen are three 3s and two 4s; seat 1 holds two of them and seat 2 one.
    chances = {(0, 0): 1 / 10, (1, 0): 4 / 10, (2, 0): 1 / 10, (0, 1): 2 / 10, (1, 1): 2 / 10}
    assert set(found) == set(chances)
    assert sum((found[k] - draws * p) ** 2 / (draws * p) for k, p in chances.items()) < 18.5  # 4 degrees: 1 in 1,000


def test_a_token_just_taken_by_somebody_else_waits_for_its_value():
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E")
    for seat in (0, 1):
        world = position.resample(seat, 3)
        assert world.actor == CHANCE
        assert world.weights() == {"token 2": 6, "token 3": 3}
        assert not world.state.held.any()


def test_a_seat_expects_the_tokens_of_others_among_the_untaken_ones():
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E", "token 3")
    assert position.seen_by(1).state.untaken[1].tolist() == [0, 0, 6, 3, 0]
    assert position.seen_by(0).state.untaken[1].tolist() == [0, 0, 6, 2, 0]


def test_a_seat_expects_any_unseen_card():
    position = after(start(2), "face N", "face N", "deal 5", "deal 7", "place -2,1,0")
    assert len(position.weights()) == 46
    assert len(position.seen_by(0).weights()) == 47
    seen = position.seen_by(0).state
    generator = seeded(1)
    drawn = {MOVES.write(rules.sample(seen, generator)) for _ in range(1500)}
    assert drawn == set(position.seen_by(0).weights())


@pytest.mark.parametrize("seats", SEATS)
def test_samples_follow_the_weights(seats):
    generator = seeded(seats)
    for position in moments(seats, seats, "hungry", every=40):
        if position.actor == CHANCE:
            drawn = {MOVES.write(rules.sample(position.state, generator)) for _ in range(60)}
            assert drawn <= set(position.weights())
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E")
    found = Counter(MOVES.write(rules.sample(position.state, generator)) for _ in range(3000))
    assert abs(found["token 2"] - 2000) < 120
    assert set(found) == {"token 2", "token 3"}


def test_at_the_end_nothing_is_hidden():
    *_, (_, _, end) = steps(start(3), 4, "hungry")
    seen = end.seen_by(2)
    assert seen.eyes == 2
    assert seen.result() == end.result()
    world = end.resample(2, 1)
    assert world.state.eyes == EVERYTHING
    assert world == end


def test_a_removed_card_is_seen_by_all():
    position = after(table("GG\nGG", pawns=("0,0,N", "0,1,N")), "pass")
    assert position.seen_by(1).view(1)["removed"] == ["1"]
