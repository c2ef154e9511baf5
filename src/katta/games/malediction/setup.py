"""Malédiction! before the first trump card is turned up."""

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING
from katta.core.declare import NOBODY
from katta.core.game import Options
from katta.games.malediction.components import load
from katta.games.malediction.deal import start_round
from katta.games.malediction.faces import FACE, number_of
from katta.games.malediction.state import HATS, ZEROS, MaledictionState

OPTIONS = {"penalty": ("mirror", "number"), "zeros": ZEROS.words}


def setup(seats: int, options: Options, file: ComponentFile | None) -> MaledictionState:
    """Full piles, empty Points cards; seat 0 has the crystal ball in round one."""
    contracts = load(file).contracts
    s = MaledictionState.blank()
    s.seats = seats
    s.eyes = EVERYTHING
    s.zeros_rule = ZEROS[options["zeros"]]
    s.round_number = 1
    s.hats_left = HATS
    s.takers[:] = NOBODY
    s.piles[:] = [contracts.copies[number] for number in sorted(contracts.copies)]
    for face in FACE.words:
        points = contracts.at_least if face.endswith("+") else contracts.exactly
        code = FACE[face]
        s.worth[code] = points[face.rstrip("+")]
        s.cost[code] = s.worth[code] if options["penalty"] == "mirror" else number_of(code)
    start_round(s)
    return s
