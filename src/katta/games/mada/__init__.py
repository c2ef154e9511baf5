"""Mada: push your luck with lemurs and cacti, 2 to 5 players."""

from katta.core.game import Game
from katta.games.mada import knowledge, notation, rules, wording
from katta.games.mada.refusal import refusal
from katta.games.mada.setup import OPTIONS, setup
from katta.games.mada.state import STATE
from katta.games.mada.view import public, view

GAME = Game(
    name="mada",
    seats=range(2, 6),
    options=OPTIONS,
    version=1,
    state=STATE,
    most_moves=16,  # chance: 16 kinds of cards; players: three different hand cards, `draw` and `luck`
    rules=rules,
    notation=notation,
    wording=wording,
    refusal=refusal,
    public=public,
    view=view,
    setup=setup,
    picture="katta.games.mada.picture",
    knowledge=knowledge,
    rules_page=(
        "goal",
        "cards",
        "setup",
        "turn",
        "play",
        "draw",
        "luck",
        "lemur",
        "double-lemur",
        "scorpion",
        "round-end",
        "next-round",
        "empty-pile",
        "end",
        "options",
    ),
)
