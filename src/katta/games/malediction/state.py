"""The state of Malédiction!: one record of fixed size, and what views show besides."""

from typing import Annotated, TypeAlias

import numpy as np

from katta.core.declare import (
    Count,
    Derived,
    Flag,
    MaybeSeat,
    Part,
    Parts,
    Row,
    Seat,
    State,
    Table,
    Words,
    by_seat,
    counted,
    each,
    field,
    heap,
    own,
    shown,
    upto,
)
from katta.core.message import Message
from katta.games.malediction.cards import Card, Suit, Suits
from katta.games.malediction.faces import FACE, Face
from katta.games.malediction.plays import Play

MOST_SEATS = 5
"""Most players."""

HAND = 7
"""Cards dealt to each seat, and so the most tricks of a round."""

HATS = 7
"""Hats, and so the most rounds."""

PHASE = Words("malediction-phase", ["trump", "deal", "contracts", "tricks", "scoring", "finished"], said=False)
TURN_TRUMP, DEALING, CONTRACTS, TRICKS, SCORING, FINISHED = PHASE.numbers()
Phase: TypeAlias = Annotated[int, PHASE]

ZEROS = Words("malediction-option-zeros", ["many", "one"])
MANY, ONE = ZEROS.numbers()
ZerosRule: TypeAlias = Annotated[int, ZEROS]

STANDING = Words(
    "malediction-standing",
    ["open", "met", "broken"],
    first=1,
    names=lambda standing: Message(f"malediction-web-standing-{standing}"),
)
OPEN, MET, BROKEN = STANDING.numbers()
NO_STANDING = 0
Standing: TypeAlias = Annotated[int, STANDING]


class MaledictionState(State, seats=MOST_SEATS):
    """Malédiction!, as a seat sees it. A card is a letter of its suit (R, C, B, S, P) and its value: `R8`."""

    # The fields that say where to look next (`turn`, `tricks_done`, `leaders`) and the plays are unsigned: compiled
    # code need not ask whether such an index counts from the end.

    phase: Phase = shown()
    """What the round has come to."""

    turn: Seat = shown(dtype=np.uint8)
    """The seat to move, or to get the next card; 0 if none."""

    round_number: Count = shown(key="round")
    """From 1 to 7."""

    ball: Seat = shown()
    """The seat with the crystal ball."""

    trump: Card = shown()
    """The trump card; null until it is turned up."""

    piles: Row[Count] = shown(4)
    """Contracts left in the piles 0, 1, 2 and 3."""

    hats_left: Count = shown()
    """Hats in the pile."""

    worth: Row[Count] = shown(each(FACE), dtype=np.int16)
    """Points of a fulfilled contract."""

    cost: Row[Count] = shown(each(FACE), dtype=np.int16)
    """Points that a failed contract takes away (option `penalty`)."""

    zeros_rule: ZerosRule = shown(key="zeros")
    """How many missing tricks saved zeros can make up for (option `zeros`)."""

    hand_size: Row[Count] = by_seat(key="hand")
    """How many cards the player holds."""

    contract: Row[Face] = by_seat()
    """Null until it is chosen."""

    won: Row[Count] = by_seat()
    """Tricks won in this round."""

    handed_in: Row[Count] = by_seat()
    """Saved zeros handed in to make up for missing tricks."""

    voids: Row[Suits] = by_seat()
    """Suits that the player has failed to follow in this round."""

    fulfilled: Table[Count] = by_seat(heap(FACE))
    """Fulfilled contracts on the Points card, in the order of the bids."""

    failed: Table[Count] = by_seat(heap(FACE))
    """Failed contracts on the Points card, as they lie, in the order of the bids."""

    zeros: Row[Count] = by_seat()
    """Saved zeros."""

    hats: Row[Count] = by_seat()
    """Hats taken."""

    tricks_done: Count = shown(dtype=np.uint8)
    """Tricks completed in this round."""

    stock: Count = field(dtype=np.int64)
    """The heap of cards not dealt, and of leftovers once the round is over; concealed: of all unseen cards."""

    hand: Row[Count] = by_seat(dtype=np.int64, hidden=True)
    """The heap of cards that each seat holds; blank for other seats if concealed."""

    plays: Table[Play] = field(HAND, MOST_SEATS, dtype=np.uint16)
    """By trick and seat. Those of the last round stay on show until the contracts are chosen."""

    leaders: Row[Seat] = field(HAND, dtype=np.uint8)
    """By trick: the seat that leads it; 0 for tricks to come."""

    takers: Row[Seat] = field(HAND)
    """By trick: the seat that won it; NOBODY if it is tied, or to come."""


class Played(Part):
    """What a seat played to a trick."""

    seat: Seat = shown()

    play: Play = shown()
    """A card, `R8`, or a card with a potion, `S5+P2`."""


class Trick(Part):
    """A trick on show."""

    leader: Seat = shown()
    """The seat that led it."""

    plays: Parts[Played] = shown(counted(MOST_SEATS, by="play_count"))
    """In the order they were made."""

    complete: Flag = shown()
    """Whether every seat has played."""

    winner: MaybeSeat = shown()
    """The seat that took it; null if nobody did, or not yet."""

    play_count: Count = field()
    """How many seats have played to it."""


class MaledictionDerived(Derived, seats=MOST_SEATS):
    """What views show besides the state."""

    trump_suit: Suit = shown(after="trump")
    """The suit of the trump card."""

    standing: Row[Standing] = by_seat(after="handed_in")
    """How the player stands with the contract: tricks are missing, it holds as it is, it cannot hold any more."""

    points: Row[Count] = by_seat()
    """Points so far."""

    tricks: Parts[Trick] = shown(counted(HAND, by="trick_count"), after="tricks_done")
    """The tricks on show, first to last: those of the last round stay until all contracts are chosen."""

    tricks_of: Count = shown(after="tricks")
    """The round of the tricks on show; 0 before the first."""

    missing: Count = shown(after="tricks_of", maybe=True)
    """In the phase `scoring`: how many tricks the seat on turn won too few for its contract; else null."""

    cards: Table[Card] = own(upto(HAND), key="hand")
    """The own cards, in card order; null for a spectator."""

    trick_count: Count = field()
    """How many tricks are on show."""
