"""The types of what a seat of Sifaka sees. Rows grow to the south, columns to the east."""

from typing import Annotated, Literal, TypedDict, get_args

import msgspec

from katta.games.sifaka.components import MANGO_COLOURS, SifakaMango, SifakaPawn, SifakaSymbol
from katta.games.sifaka.notation import SifakaDirection
from katta.games.sifaka.setup import SifakaOvershoot, SifakaSharing

SifakaPhase = Literal["facing", "opening", "placing", "going", "looking", "drawing", "finished"]
PHASES: tuple[SifakaPhase, ...] = get_args(SifakaPhase)

Mangoes = Annotated[dict[SifakaMango, int], msgspec.Meta(min_length=len(MANGO_COLOURS))]
MangoValues = Annotated[dict[SifakaMango, list[int]], msgspec.Meta(min_length=len(MANGO_COLOURS))]
Square = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
Corners = Annotated[list[SifakaSymbol], msgspec.Meta(min_length=4, max_length=4)]


class SifakaOptions(TypedDict):
    """The variants of this table."""

    overshoot: SifakaOvershoot
    pawns: SifakaSharing


class SifakaBoard(TypedDict):
    """The box around the board."""

    top: int
    """The row of the first of `rows`."""

    left: int
    """The column of the first symbol of each row."""

    rows: list[list[SifakaSymbol | None]]
    """The topmost symbol of each square; null where no card lies."""


class SifakaToken(TypedDict):
    """A mango token on the board."""

    row: int
    column: int
    colour: SifakaMango


class SifakaPlayer(TypedDict):
    """What is seen of a player and the pawn."""

    colour: SifakaPawn
    row: int
    column: int
    facing: SifakaDirection | None
    """Null until the player has chosen."""

    hand: int
    """How many cards the player holds: one or none."""

    taken: Mangoes
    """How many tokens the player has taken."""

    values: MangoValues | None
    """The values of these tokens; null for other eyes than the player's own until the end."""

    points: int | None
    """Their sum; null as `values` is."""


class SifakaTable(TypedDict):
    """What all see alike."""

    phase: SifakaPhase
    turn: int
    """The seat on turn."""

    options: SifakaOptions
    board: SifakaBoard
    tokens: list[SifakaToken]
    places: list[Square]
    """Row and column of the top-left square where one of the first four cards may still go."""

    palms: int
    """Movement points of the squares covered this turn."""

    arrows: list[SifakaDirection]
    """Arrows on the squares covered this turn."""

    supply: Mangoes
    """Tokens not laid yet."""

    pile: int
    """Cards in the draw pile."""

    played: int
    """Cards that have left pile and hands, those removed included."""

    removed: list[str]
    """Cards removed from the game for want of a legal placement."""

    players: list[SifakaPlayer]
    """By seat."""


class SifakaView(SifakaTable):
    """Sifaka, as a seat sees it. A card is its number as a text, "1" to "48"."""

    hand: list[str] | None
    """The own card, if there is one; null for a spectator."""

    faces: dict[str, Corners]
    """The symbols NW, NE, SE, SW of each card in the own hand, not rotated."""
