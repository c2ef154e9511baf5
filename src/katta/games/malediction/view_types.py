"""The types of what a seat sees."""

from typing import Annotated, Literal, TypedDict, get_args

import msgspec

from katta.games.malediction.moves import FACES, MaledictionFace
from katta.games.malediction.names import MaledictionSuit

MaledictionPhase = Literal["trump", "deal", "contracts", "tricks", "scoring", "finished"]
PHASES: tuple[MaledictionPhase, ...] = get_args(MaledictionPhase)

Points = Annotated[dict[MaledictionFace, int], msgspec.Meta(min_length=len(FACES))]
Piles = Annotated[list[int], msgspec.Meta(min_length=4, max_length=4)]


class MaledictionPlay(TypedDict):
    """What a seat played to a trick."""

    seat: int
    play: str
    """A card, `R8`, or a card with a potion, `S5+P2`."""


class MaledictionTrick(TypedDict):
    """A trick on show."""

    leader: int
    """The seat that led it."""

    plays: list[MaledictionPlay]
    """In the order they were made."""

    complete: bool
    """Whether every seat has played."""

    winner: int | None
    """The seat that took it; null if nobody did, or not yet."""


class MaledictionPlayer(TypedDict):
    """What everybody sees of a player."""

    hand: int
    """How many cards the player holds."""

    contract: MaledictionFace | None
    """Null until it is chosen."""

    won: int
    """Tricks won in this round."""

    handed_in: int
    """Saved zeros handed in to make up for missing tricks."""

    voids: list[MaledictionSuit]
    """Suits that the player has failed to follow in this round."""

    fulfilled: list[MaledictionFace]
    """Fulfilled contracts on the Points card, in the order of the bids."""

    failed: list[MaledictionFace]
    """Failed contracts on the Points card, as they lie, in the order of the bids."""

    zeros: int
    """Saved zeros."""

    hats: int
    points: int


class MaledictionTable(TypedDict):
    """What all see alike."""

    phase: MaledictionPhase
    turn: int
    """The seat to move, or to get the next card; 0 if none."""

    round: int
    """From 1 to 7."""

    ball: int
    """The seat with the crystal ball."""

    trump: str | None
    """The trump card; null until it is turned up."""

    trump_suit: MaledictionSuit | None
    piles: Piles
    """Contracts left in the piles 0, 1, 2 and 3."""

    hats_left: int
    """Hats in the pile."""

    worth: Points
    """Points of a fulfilled contract."""

    cost: Points
    """Points that a failed contract takes away (option `penalty`)."""

    zeros: Literal["many", "one"]
    """How many missing tricks saved zeros can make up for (option `zeros`)."""

    players: list[MaledictionPlayer]
    """By seat."""

    tricks_done: int
    """Tricks completed in this round."""

    tricks: list[MaledictionTrick]
    """The tricks on show, first to last: those of the last round stay until all contracts are chosen."""

    tricks_of: int
    """The round of the tricks on show; 0 before the first."""

    missing: int | None
    """In the phase `scoring`: how many tricks the seat on turn won too few for its contract; else null."""


class MaledictionView(MaledictionTable):
    """Malédiction!, as a seat sees it. A card is a letter of its suit (R, C, B, S, P) and its value: `R8`."""

    hand: list[str] | None
    """The own cards, in card order; null for a spectator."""
