"""Mada's material, read from a component file."""

from pathlib import Path
from typing import Annotated

import msgspec

from katta.core import components
from katta.core.components import ComponentFile
from katta.games.mada.cards import VALUES

DEFAULT = ComponentFile.open(Path(__file__).with_name("components.toml"))
CACTI = 60

Copies = Annotated[int, msgspec.Meta(ge=0, le=CACTI)]
Pears = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The 70 cards: how many of each, and the prickly pears on the cacti."""

    lemurs: int
    double_lemurs: int
    scorpions: int
    copies: list[Copies]
    pears: list[Pears]

    def __post_init__(self) -> None:
        printed = {
            "lemurs": (self.lemurs, 4),
            "double_lemurs": (self.double_lemurs, 3),
            "scorpions": (self.scorpions, 3),
        }
        for key, (found, expected) in printed.items():
            if found != expected:
                raise ValueError(f"{key}: expected {expected}, as the booklet prints, found {found}")
        for key, numbers in {"copies": self.copies, "pears": self.pears}.items():
            if len(numbers) != VALUES:
                raise ValueError(f"{key}: expected {VALUES} numbers, for the values 1 to 13, found {len(numbers)}")
        if sum(self.copies) != CACTI:
            raise ValueError(
                f"copies: expected {CACTI} cactus cards in all, as the booklet prints, found {sum(self.copies)}"
            )


def load(file: ComponentFile | None = None) -> Components:
    """The components of a file, or the default ones."""
    return components.load(file or DEFAULT, Components)
