"""Malédiction!: a trick-taking game of contracts and potions, 3 to 5 players."""

from katta.core.game import Game
from katta.games.malediction import knowledge, notation, rules, wording
from katta.games.malediction.refusal import refusal
from katta.games.malediction.setup import OPTIONS, setup
from katta.games.malediction.state import STATE
from katta.games.malediction.view import public, view

GAME = Game(
    name="malediction",
    seats=range(3, 6),
    options=OPTIONS,
    version=1,
    state=STATE,
    # Chance has at most 39 different cards. Players have fewer: 7 bids and 12 retries; or, with four other cards and
    # three different potions, 7 single cards and 4 * 3 + 3 combos (a second copy or a potion less gives fewer).
    most_moves=39,
    rules=rules,
    notation=notation,
    wording=wording,
    refusal=refusal,
    public=public,
    view=view,
    setup=setup,
    picture="katta.games.malediction.picture",
    knowledge=knowledge,
    rules_page=(
        "goal",
        "components",
        "setup",
        "trump",
        "contracts",
        "retry",
        "lead",
        "follow",
        "potions",
        "winning",
        "tie",
        "round-end",
        "fulfil",
        "zeros",
        "points",
        "hat",
        "end",
        "options",
    ),
)
