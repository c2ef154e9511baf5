"""Mada before the first card is dealt."""

import numpy as np

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING, State
from katta.core.game import Options
from katta.games.mada.components import load
from katta.games.mada.state import DEALING, DOUBLE_LEMUR, EAGER, LAZY, LEMUR, SCORPION, STATE, VALUES

OPTIONS = {"rebuild": ("lazy", "eager")}


def setup(seats: int, options: Options, file: ComponentFile | None) -> State:
    """All 70 cards in the draw pile; hands, piles, asides and the general discard are empty."""
    material = load(file)
    s: State = np.zeros(1, dtype=STATE)[0]
    s.seats = seats
    s.eyes = EVERYTHING
    s.rebuild = EAGER if options["rebuild"] == "eager" else LAZY
    s.phase = DEALING
    s.draw[:VALUES] = material.copies
    s.draw[LEMUR] = material.lemurs
    s.draw[DOUBLE_LEMUR] = material.double_lemurs
    s.draw[SCORPION] = material.scorpions
    s.draw_count = s.draw.sum()
    s.pears[:] = material.pears
    return s
