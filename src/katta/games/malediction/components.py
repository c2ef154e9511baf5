"""The material of Malédiction!, read from a component file."""

from pathlib import Path
from typing import Annotated

import msgspec

from katta.core import components
from katta.core.components import ComponentFile

DEFAULT = ComponentFile.open(Path(__file__).with_name("components.toml"))

Points = Annotated[int, msgspec.Meta(ge=0, le=100)]

PRINTED_SUITS = ["rat", "crow", "broom", "spider"]
PRINTED_POTIONS = {"1": 3, "2": 3, "3": 3}
PRINTED_CONTRACTS = {"0": 8, "1": 16, "2": 12, "3": 8}


class Contracts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The 44 Contract cards: how many of each number, and the points on their faces."""

    copies: dict[str, int]
    exactly: dict[str, Points]
    at_least: dict[str, Points]

    def __post_init__(self) -> None:
        _require("contracts.copies", self.copies, PRINTED_CONTRACTS)
        _require_numbers("contracts.exactly", self.exactly, ["0", "1", "2", "3"])
        _require_numbers("contracts.at_least", self.at_least, ["1", "2", "3"])
        if self.exactly["0"] != 0:
            raise ValueError(f"contracts.exactly.0: expected 0 points, as the booklet says, found {self.exactly['0']}")


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """45 Witch cards, 44 contracts, 7 hats."""

    hand: int
    hats: int
    suits: list[str]
    potions: dict[str, int]
    contracts: Contracts

    def __post_init__(self) -> None:
        _require("hand", self.hand, 7)
        _require("hats", self.hats, 7)
        _require("suits", self.suits, PRINTED_SUITS)
        _require("potions", self.potions, PRINTED_POTIONS)


def _require(key: str, found: object, printed: object) -> None:
    if found != printed:
        raise ValueError(f"{key}: expected {printed}, as the booklet prints, found {found}")


def _require_numbers(key: str, points: dict[str, int], numbers: list[str]) -> None:
    if sorted(points) != numbers:
        raise ValueError(f"{key}: expected points for the numbers {numbers}, found {sorted(points)}")


def load(file: ComponentFile | None = None) -> Components:
    """The components of a file, or the default ones."""
    return components.load(file or DEFAULT, Components)
