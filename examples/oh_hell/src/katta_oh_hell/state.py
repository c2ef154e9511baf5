"""The state of Oh Hell."""

from typing import Annotated, TypeAlias

import numpy as np

from katta.core.declare import Count, Flag, MaybeSeat, Row, Seat, State, Subset, Words, by_seat, field, own, shown
from katta.core.kits import playing_cards

MOST_SEATS = 7

CARD = playing_cards.words("oh-hell-card")
Card: TypeAlias = Annotated[int, CARD]
Heap: TypeAlias = Annotated[int, Subset(CARD)]

SUIT = Words("oh-hell-suit", ["clubs", "diamonds", "spades", "hearts"])
Suit: TypeAlias = Annotated[int, SUIT]

PHASE = Words("oh-hell-phase", ["choosing", "cutting", "dealing", "bidding", "playing", "finished"])
CHOOSING, CUTTING, DEALING, BIDDING, PLAYING, FINISHED = PHASE.numbers()
Phase: TypeAlias = Annotated[int, PHASE]


class OhHellState(State, seats=MOST_SEATS):
    """Oh Hell, as a seat sees it."""

    phase: Phase = shown()
    """What the game waits for."""
    turn: Seat = shown()
    """Who is dealt a card, bids or plays."""
    tricks: Count = shown()
    """How many tricks are played in all; 0 before that is chosen."""
    dealer: MaybeSeat = shown()
    """The player after the dealer bids and leads first; null before the dealer is chosen."""
    trump: Card = shown()
    """The card turned up, whose suit is trump."""
    bid: Row[Count] = by_seat(dtype=np.int32, maybe=True)
    """How many tricks the player will take; null before the bid."""
    won: Row[Count] = by_seat()
    """How many the player has taken."""
    cards: Row[Count] = by_seat()
    """How many cards the player holds."""
    trick: Row[Card] = by_seat()
    """The card in the trick, which lies there until the next one is led."""
    hand: Row[Heap] = own(dtype=np.int64)
    """The own cards; null for a spectator."""
    able: Row[Heap] = by_seat(dtype=np.int64, hidden=True)
    """The cards that a player can hold, as far as all know: none of a suit that was not followed."""
    deck: Heap = field(dtype=np.int64)
    """The cards not dealt; concealed: all that the seat cannot see."""
    leader: Seat = field()
    """Who leads, or led, the trick."""
    played: Count = field()
    """Cards in the trick."""
    fixed: Count = field()
    """Option: how many tricks; 0: chance chooses."""
    penalty: Flag = field()
    """Option: whether a wrong bid costs points."""
    per_trick: Count = field()
    """Option: points for each trick."""
