"""What is asked at a table of Sifaka, with its reason."""

import numpy as np

from katta.core.compiler import kernel
from katta.core.declare import ADDED, Count, Flag, Log, Row, Seat, add, prompt
from katta.games.sifaka.movement import NOWHERE, covered, first_plan
from katta.games.sifaka.placement import list_overlaps
from katta.games.sifaka.rules_page import ROOM
from katta.games.sifaka.state import DRAWING, FACING, GOING, LOOKING, OPENING, PLACING, SifakaState
from katta.games.sifaka.symbols import Direction


@prompt
def facing(log: Log, player: Seat) -> None:
    """Setup 2: which way the pawn faces."""


@prompt
def opening(log: Log, player: Seat) -> None:
    """Setup 3: a first card comes."""


@prompt
def placing(log: Log, player: Seat, first: Flag) -> None:
    """Turn 1: where the card goes; whether it is one of the first four, which have places of their own."""


@prompt
def stuck(log: Log, player: Seat) -> None:
    """Turn: there is no place for the card."""


@prompt
def going(log: Log, player: Seat, palms: Count, turns: Count, arrows: Row[Direction] = ADDED) -> None:
    """Turn 2: where the pawn goes, with so many points and by these arrows."""


@prompt
def staying(log: Log, player: Seat, palms: Count) -> None:
    """Turn 2: there is no way to use all points."""


@prompt
def looking(log: Log, player: Seat) -> None:
    """Turn 3: a token is looked at."""


@prompt
def drawing(log: Log, player: Seat) -> None:
    """Turn 4: a card comes."""


@prompt
def finished(log: Log) -> None:
    """Nothing is asked any more."""


@kernel
def ask(s: SifakaState, log: Log) -> None:
    """What the table waits for."""
    seat = int(s.turn)
    if s.phase == FACING:
        facing(log, seat)
    elif s.phase == OPENING:
        opening(log, seat)
    elif s.phase == PLACING:
        _ask_placement(s, seat, log)
    elif s.phase == GOING:
        _ask_way(s, seat, log)
    elif s.phase == LOOKING:
        looking(log, seat)
    elif s.phase == DRAWING:
        drawing(log, seat)
    else:
        finished(log)


@kernel
def _ask_placement(s: SifakaState, seat: int, log: Log) -> None:
    """Only who sees the card can know that there is no place for it."""
    if s.free == 0 and s.eyes == seat and not list_overlaps(s, np.empty(ROOM, dtype=np.int32)):
        stuck(log, seat)
    else:
        placing(log, seat, s.free != 0)


@kernel
def _ask_way(s: SifakaState, seat: int, log: Log) -> None:
    if first_plan(s, covered(s)).walker == NOWHERE:
        staying(log, seat, s.palms)
        return
    turns = 0
    for direction in range(4):
        turns += s.arrows[direction]
    going(log, seat, s.palms, turns)
    for direction in range(4):
        if s.arrows[direction] > 0:
            add(log, direction)
