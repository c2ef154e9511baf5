"""Malédiction!: a trick-taking game of contracts and potions, 3 to 5 players."""

from katta.core.box import Box
from katta.core.game import Game
from katta.games.malediction import events, knowledge, offers, prompts, reasons, refusals, rules
from katta.games.malediction.material import material
from katta.games.malediction.moves import MOVES
from katta.games.malediction.rules_page import RULES_PAGE
from katta.games.malediction.setup import OPTIONS, setup
from katta.games.malediction.state import MaledictionDerived, MaledictionState

GAME = Game(
    name="malediction",
    seats=range(3, 6),
    options=OPTIONS,
    state=MaledictionState,
    derived=MaledictionDerived,
    moves=MOVES,
    # Chance has at most 39 different cards. Players have fewer: 7 bids and 12 retries; or, with four other cards and
    # three different potions, 7 single cards and 4 * 3 + 3 combos (a second copy or a potion less gives fewer).
    most_moves=39,
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
        is_often_longer=True,
        authors=("Charlie Bink",),
        illustrators=("Melanie Friedli",),
        publisher="Game Factory",
    ),
    picture="katta.games.malediction.picture",
)
