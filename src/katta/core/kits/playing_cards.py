"""The deck of four suits and thirteen ranks, or a part of it: the twos of all suits first, the aces last."""

from katta.core.compiler import kernel
from katta.core.declare.meanings import Words
from katta.core.message import Message

SUITS = "CDSH"
SIGNS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
RANKS = "23456789TJQKA"
MOST_SUITS = len(SUITS)

EVERY_SUIT = sum(1 << 1 + MOST_SUITS * rank for rank in range(len(RANKS)))
"""The heap of all cards of the first suit; those of the next suit are one bit further."""


def words(called: str) -> Words:
    """The cards by their texts, the seven of spades being `S7`; each language writes them its own way."""
    return Words(called, [suit + rank for rank in RANKS for suit in SUITS], first=1, names=_name)


def _name(card: str) -> Message:
    return Message("playing-card", {"rank": card[1].replace("T", "10"), "suit": SIGNS[card[0]]})


def deck(suits: int = MOST_SUITS, ranks: int = len(RANKS)) -> int:
    """The heap of the first suits' lowest ranks."""
    return sum(1 << 1 + MOST_SUITS * rank + suit for rank in range(ranks) for suit in range(suits))


@kernel
def suit_of(card: int) -> int:
    """The suit of a card, as a place in SUITS."""
    return (card - 1) % MOST_SUITS


@kernel
def of_suit(heap: int, suit: int) -> int:
    """The cards of a suit in a heap."""
    return heap & (EVERY_SUIT << suit)
