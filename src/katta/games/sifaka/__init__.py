"""Sifaka: lead your lemur to the mangoes across a growing landscape, 2 to 4 players."""

from katta.core.game import Game
from katta.games.sifaka import knowledge, notation, rules, wording
from katta.games.sifaka.components import PAWN_COLOURS
from katta.games.sifaka.dress import dress
from katta.games.sifaka.refusal import refusal
from katta.games.sifaka.setup import OPTIONS, setup
from katta.games.sifaka.state import STATE
from katta.games.sifaka.view import public, view

GAME = Game(
    name="sifaka",
    seats=range(2, 5),
    options=OPTIONS,
    version=1,
    state=STATE,
    # Placing: a card covers a square of another one from at most 9 places, in 4 rotations, and at most 51 cards lie on
    # the table: 1836. Going: with one arrow covered at most 21 points and 22 moments to turn, with two 14 points and
    # 270 plans, with three 7 points, 113 squares and 3 directions: fewer. Chance: 48 cards.
    most_moves=1836,
    rules=rules,
    notation=notation,
    wording=wording,
    refusal=refusal,
    public=public,
    view=view,
    setup=setup,
    picture="katta.games.sifaka.picture",
    knowledge=knowledge,
    marks=PAWN_COLOURS,
    dress=dress,
    rules_page=(
        "goal",
        "components",
        "board",
        "setup",
        "turn",
        "place",
        "first-four",
        "mangoes",
        "move",
        "arrows",
        "stuck",
        "collect",
        "draw",
        "end",
        "options",
    ),
)
