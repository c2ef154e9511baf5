"""The types of what a seat of Mada sees."""

from typing import Literal, TypedDict, get_args

from katta.games.mada.notation import MadaCard

MadaPhase = Literal["dealing", "opening-sting", "turn", "drawing", "flipping", "swapping", "sting", "lost", "finished"]
PHASES: tuple[MadaPhase, ...] = get_args(MadaPhase)


class MadaPlayer(TypedDict):
    """What everybody sees of a player."""

    hand: int
    """How many cards the player holds."""

    stings: int
    """Opening Scorpions that have not acted yet."""

    pile: list[MadaCard]
    """Bottom to top."""

    aside: list[MadaCard]
    """Cacti and Lemurs put aside, in card order."""

    cacti: int
    """How many of the cards aside are cacti."""

    points: int
    """Prickly pears on the cards aside."""


class MadaTable(TypedDict):
    """What all see alike."""

    phase: MadaPhase
    """What the game waits for."""

    turn: int
    """The seat whose turn it is, or that an opening Scorpion stings."""

    turns: int
    """Turns begun by all players."""

    draw: int
    """Cards in the draw pile."""

    discard: list[MadaCard]
    """The general discard, in card order."""

    pears: list[int]
    """Prickly pears of each cactus value; the first is of value 1."""

    players: list[MadaPlayer]
    """By seat."""


class MadaView(MadaTable):
    """Mada, as a seat sees it."""

    hand: list[MadaCard] | None
    """The own cards, in card order; null for a spectator."""
