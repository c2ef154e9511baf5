"""Sifaka's material, read from a component file."""

import itertools
from pathlib import Path
from typing import Annotated

import msgspec

from katta.core import components
from katta.core.components import ComponentFile
from katta.games.sifaka.state import FIRST_FOUR, OPENING_SPAN
from katta.games.sifaka.symbols import CARDS, PAWN, SYMBOL

DEFAULT = ComponentFile.open(Path(__file__).with_name("components.toml"))

REFUGE_CARDS = 4
FARTHEST = 60
"""From the origin, for a square of the layout: with the cards played later, rows and columns stay within a byte."""

Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
Square = tuple[Coordinate, Coordinate]


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the mango tokens of each colour."""

    green: list[int]
    yellow: list[int]
    red: list[int]

    def __post_init__(self) -> None:
        printed = {
            "green": (self.green, [1] * 10 + [2] * 5),
            "yellow": (self.yellow, [2] * 6 + [3] * 3),
            "red": (self.red, [3] * 4 + [4] * 2),
        }
        for colour, (found, expected) in printed.items():
            if sorted(found) != expected:
                raise ValueError(f"{colour}: expected {expected}, as the booklet prints, found {sorted(found)}")


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Refuge cards, the pawns and the first four cards go."""

    refuge_cards: list[Square]
    refuges: dict[str, Square]
    seats: dict[str, list[str]]
    first_four: list[Square]

    def __post_init__(self) -> None:
        self._check_cards()
        self._check_refuges()
        self._check_seats()

    def _check_cards(self) -> None:
        for key, corners, count in (
            ("refuge_cards", self.refuge_cards, REFUGE_CARDS),
            ("first_four", self.first_four, FIRST_FOUR),
        ):
            if len(corners) != count:
                raise ValueError(f"{key}: expected {count} squares, found {len(corners)}")
        cards = self.refuge_cards + self.first_four
        for one, other in itertools.combinations(cards, 2):
            if squares_of(one) & squares_of(other):
                key = "first_four" if other in self.first_four else "refuge_cards"
                raise ValueError(f"{key}: expected cards side by side, found {list(other)} overlapping {list(one)}")
        for what, places in zip(("rows", "columns"), zip(*cards)):
            span = max(places) + 2 - min(places)
            if span > OPENING_SPAN:
                raise ValueError(f"first_four: expected all eight cards within {OPENING_SPAN} {what}, found {span}")

    def _check_refuges(self) -> None:
        if set(self.refuges) != set(PAWN.words):
            raise ValueError(f"refuges: expected {', '.join(PAWN.words)}, found {', '.join(self.refuges) or 'none'}")
        block = set().union(*map(squares_of, self.refuge_cards))
        for colour, square in self.refuges.items():
            if square not in block:
                raise ValueError(f"refuges.{colour}: expected a square of a Refuge card, found {list(square)}")
        if len(set(self.refuges.values())) != len(PAWN.words):
            raise ValueError("refuges: expected four different squares, found one twice")

    def _check_seats(self) -> None:
        if set(self.seats) != {"2", "3", "4"}:
            raise ValueError(f"seats: expected 2, 3 and 4, found {', '.join(self.seats) or 'none'}")
        for count, colours in self.seats.items():
            if len(colours) != int(count) or len(set(colours)) != len(colours):
                raise ValueError(
                    f"seats.{count}: expected {count} different colours, found {', '.join(colours) or 'none'}"
                )
            for colour in colours:
                if colour not in PAWN.words:
                    raise ValueError(f"seats.{count}: expected colours among {', '.join(PAWN.words)}, found {colour}")


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The squares NW, NE, SE, SW of each Terrain card."""

    cards: list[tuple[str, str, str, str]]

    def __post_init__(self) -> None:
        if len(self.cards) != CARDS:
            raise ValueError(f"cards: expected {CARDS} cards, as the booklet prints, found {len(self.cards)}")
        for number, card in enumerate(self.cards, start=1):
            for symbol in card:
                if symbol not in SYMBOL.words:
                    raise ValueError(
                        f"cards: card {number}: expected one of {', '.join(SYMBOL.words)}, found {symbol!r}"
                    )


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The 30 tokens, 4 Refuge cards, 4 pawns and 48 Terrain cards."""

    tokens: Tokens
    layout: Layout
    terrain: Terrain


def squares_of(corner: Square) -> set[Square]:
    """The four squares of a card with that top-left square."""
    row, column = corner
    return {(row + i, column + j) for i in range(2) for j in range(2)}


def load(file: ComponentFile | None = None) -> Components:
    """The components of a file, or the default ones."""
    return components.load(file or DEFAULT, Components)
