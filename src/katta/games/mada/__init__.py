"""Mada: push your luck with lemurs and cacti, 2 to 5 players."""

from katta.core.box import Box
from katta.core.game import Game
from katta.games.mada import events, knowledge, offers, prompts, reasons, refusals, rules
from katta.games.mada.material import material
from katta.games.mada.moves import MOVES
from katta.games.mada.rules_page import RULES_PAGE
from katta.games.mada.setup import OPTIONS, setup
from katta.games.mada.state import MadaDerived, MadaState

GAME = Game(
    name="mada",
    seats=range(2, 6),
    options=OPTIONS,
    helps=("asides",),
    state=MadaState,
    derived=MadaDerived,
    moves=MOVES,
    most_moves=16,  # chance: 16 different cards; players: three different hand cards, `draw` and `luck`
    rules=rules,
    events=events,
    prompts=prompts,
    offers=offers,
    refusals=refusals,
    reasons=reasons,
    knowledge=knowledge,
    setup=setup,
    rules_page=RULES_PAGE,
    material=material,
    box=Box(
        least_age=7,
        most_age=99,
        minutes=20,
        authors=("Sophia Wagner",),
        illustrators=("Clara San Millán",),
        publisher="Helvetiq",
    ),
    picture="katta.games.mada.picture",
)
