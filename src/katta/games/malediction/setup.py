"""Malédiction! before the first trump card is turned up."""

import numpy as np

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING, State
from katta.core.game import Options
from katta.games.malediction.components import load
from katta.games.malediction.deal import start_round
from katta.games.malediction.moves import FACES, number_of
from katta.games.malediction.state import HATS, STATE

OPTIONS = {"penalty": ("mirror", "number"), "zeros": ("many", "one")}


def setup(seats: int, options: Options, file: ComponentFile | None) -> State:
    """Full piles, empty Points cards; seat 0 has the crystal ball in round one."""
    contracts = load(file).contracts
    s: State = np.zeros(1, dtype=STATE)[0]
    s.seats = seats
    s.eyes = EVERYTHING
    s.many_zeros = int(options["zeros"] == "many")
    s.round_number = 1
    s.hats_left = HATS
    s.piles[:] = [contracts.copies[number] for number in sorted(contracts.copies)]
    for code, face in enumerate(FACES):
        points = contracts.at_least if face.endswith("+") else contracts.exactly
        s.worth[code] = points[face.rstrip("+")]
        s.cost[code] = s.worth[code] if options["penalty"] == "mirror" else number_of(code)
    start_round(s)
    return s
