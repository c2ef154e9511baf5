"""The kits of card games."""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from katta.core.generator import seeded
from katta.core.kits.heaps import any_of, count, first, heap_of, holds, list_moves, nth
from katta.core.kits.hidden_hands import deal_again
from katta.core.kits.playing_cards import RANKS, SUITS, deck, of_suit, suit_of, words
from katta.core.kits.tricks import beats, following

CARD = words("card")


def heap(text: str) -> int:
    return sum(1 << CARD[card] for card in text.split())


def test_a_heap_knows_its_cards():
    hand = heap("C2 S7 HA")
    assert count(hand) == 3
    assert [CARD.texts[nth(hand, place)] for place in range(3)] == ["C2", "S7", "HA"]
    assert first(hand) == CARD["C2"]
    assert holds(hand, CARD["S7"])
    assert not holds(hand, CARD["S8"])
    moves = np.zeros(9, np.int32)
    assert list_moves(hand, 1000, moves) == 3
    assert moves[:3].tolist() == [1000 + CARD[card] for card in ("C2", "S7", "HA")]
    generator = seeded(1)
    drawn = Counter(any_of(hand, generator) for _ in range(3000))
    assert all(900 < often < 1100 for often in drawn.values())
    assert heap_of(CARD["C2"]) == heap("C2")


def test_the_deck_and_its_parts():
    assert count(deck()) == 52
    assert count(deck(3, 4)) == 12
    assert deck(1, 2) == heap("C2 C3")
    for suit, letter in enumerate(SUITS):
        assert of_suit(deck(), suit) == heap(" ".join(letter + rank for rank in RANKS))
        assert all(suit_of(CARD[letter + rank]) == suit for rank in RANKS)


@pytest.mark.parametrize(
    ("card", "best", "trump", "does"),
    [
        ("S8", "S7", "H", True),
        ("S6", "S7", "H", False),
        ("HA", "S7", "D", False),
        ("H2", "SA", "H", True),
        ("SA", "H2", "H", False),
    ],
)
def test_which_card_takes_a_trick(card, best, trump, does):
    assert beats(CARD[card], CARD[best], SUITS.index(trump)) is does


def test_suit_must_be_followed():
    hand = heap("C2 S7 SA")
    assert following(hand, SUITS.index("S")) == heap("S7 SA")
    assert following(hand, SUITS.index("H")) == hand


def test_every_deal_that_is_possible_is_as_likely():
    """Three seats of two cards and a card left over, two of them without a suit: against all deals, counted by hand."""
    unseen = heap("C2 C3 D2 D3 S2 S3 H2")
    no_clubs, no_spades = unseen & ~heap("C2 C3"), unseen & ~heap("S2 S3")
    able: Any = np.array([no_clubs, no_spades, unseen, unseen], np.int64)
    sizes: Any = np.array([2, 2, 2, 0], np.int8)
    hands: Any = np.zeros(4, np.int64)
    cards = [1 << place for place in range(60) if unseen >> place & 1]
    possible = {
        (a, b, c)
        for a in map(sum, combinations(cards, 2))
        for b in map(sum, combinations(cards, 2))
        for c in map(sum, combinations(cards, 2))
        if not (a & b or b & c or a & c or a & ~no_clubs or b & ~no_spades)
    }
    generator, draws = seeded(7), 60 * len(possible)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        left = deal_again(unseen, hands, sizes, able, 4, 3, generator)
        assert left == unseen ^ int(hands[:3].sum())
        seen[tuple(hands[:3].tolist())] += 1
    assert set(seen) == possible
    surprise = sum((often - 60) ** 2 / 60 for often in seen.values())
    assert surprise < len(possible) + 5 * (2 * len(possible)) ** 0.5
