"""Sifaka: lead your lemur to the mangoes across a growing landscape, 2 to 4 players."""

from katta.core.box import Box
from katta.core.game import Game
from katta.games.sifaka import events, knowledge, offers, prompts, reasons, refusals, rules
from katta.games.sifaka.dress import dress
from katta.games.sifaka.material import material
from katta.games.sifaka.moves import MOVES
from katta.games.sifaka.rules_page import RULES_PAGE
from katta.games.sifaka.setup import OPTIONS, setup
from katta.games.sifaka.state import SifakaDerived, SifakaState
from katta.games.sifaka.symbols import PAWN

GAME = Game(
    name="sifaka",
    seats=range(2, 5),
    options=OPTIONS,
    state=SifakaState,
    derived=SifakaDerived,
    moves=MOVES,
    # Placing: a card covers a square of another one from at most 9 places, in 4 rotations, and at most 51 cards lie on
    # the table: 1836. Going: with one arrow covered at most 21 points and 22 moments to turn, with two 14 points and
    # 270 plans, with three 7 points, 113 squares and 3 directions: fewer. Chance: 48 cards.
    most_moves=1836,
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
        least_age=8,
        minutes=30,
        authors=("Jean-Claude Pellin", "Christian Kruchten"),
        illustrators=("Guillaume Ducos",),
        publisher="Azao Games",
    ),
    picture="katta.games.sifaka.picture",
    marks=PAWN.words,
    dress=dress,
)
