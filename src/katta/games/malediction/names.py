"""The names of cards, plays and contracts, free of language; each is made once."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, get_args

from katta.core.message import Listing, Message
from katta.games.malediction.cards import suit_of, value_of
from katta.games.malediction.moves import NO_POTION, card_played, is_at_least, number_of, potion_added

MaledictionSuit = Literal["rat", "crow", "broom", "spider", "potion"]
SUIT_WORDS: tuple[MaledictionSuit, ...] = get_args(MaledictionSuit)
"""The suits in card order, as message ids call them."""


@cache
def suit_name(suit: int) -> Message:
    """`rats`, `potions`."""
    return Message(f"malediction-suit-{SUIT_WORDS[suit]}")


@cache
def card_name(card: int) -> Message:
    """`Rat 8`, `Potion 2`."""
    return Message(f"malediction-card-{SUIT_WORDS[suit_of(card)]}", {"value": value_of(card)})


def cards_name(cards: Iterable[int]) -> Listing:
    """Several cards in a row."""
    return Listing(tuple(card_name(card) for card in cards))


@cache
def play_name(play: int) -> Message:
    """`Rat 8`, `Spider 5 + Potion 2`."""
    card, potion = card_name(card_played(play)), potion_added(play)
    if potion == NO_POTION:
        return card
    return Message("malediction-combo", {"card": card, "potion": card_name(potion)})


@cache
def contract_name(face: int) -> Message:
    """`0`, `exactly 2`, `at least 2`."""
    if face == 0:
        return Message("malediction-contract-zero")
    kind = "at-least" if is_at_least(face) else "exactly"
    return Message(f"malediction-contract-{kind}", {"number": number_of(face)})
