"""My Game: everyone holds three cards; the highest card of a round takes it, and most rounds win."""

from katta.cli.template.my_game import rules, told
from katta.cli.template.my_game.state import MOST_SEATS, MOVES, MyGameState, setup
from katta.core.game import Game

GAME = Game(
    name="my-game",
    seats=range(2, MOST_SEATS + 1),
    state=MyGameState,
    moves=MOVES,
    most_moves=16,  # chance: every card that is left
    rules=rules,
    events=told,
    refusals=told,
    setup=setup,
)
