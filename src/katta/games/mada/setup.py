"""Mada before the first card is dealt."""

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING
from katta.core.game import Options
from katta.games.mada.cards import DOUBLE_LEMUR, LEMUR, SCORPION
from katta.games.mada.components import load
from katta.games.mada.state import DEALING, REBUILD, MadaState

OPTIONS = {"rebuild": ("eager", "lazy")}
"""Five of the six booklets rebuild the draw pile when it is empty, the German one when a card must be drawn from it."""


def setup(seats: int, options: Options, file: ComponentFile | None) -> MadaState:
    """All 70 cards in the draw pile; hands, piles, asides and the general discard are empty."""
    material = load(file)
    s = MadaState.blank()
    s.seats = seats
    s.eyes = EVERYTHING
    s.rebuild = REBUILD[options["rebuild"]]
    s.phase = DEALING
    s.draw[1:LEMUR] = material.copies
    s.draw[LEMUR] = material.lemurs
    s.draw[DOUBLE_LEMUR] = material.double_lemurs
    s.draw[SCORPION] = material.scorpions
    s.draw_count = s.draw.sum()
    s.pears[1:] = material.pears
    return s
