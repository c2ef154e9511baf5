"""Oh Hell: bid how many tricks you will take, then take exactly as many. With the parameters of OpenSpiel's game."""

from katta.core.game import Game
from katta_oh_hell import rules, told
from katta_oh_hell.moves import MOVES
from katta_oh_hell.setup import OPTIONS, setup
from katta_oh_hell.state import MOST_SEATS, OhHellState

GAME = Game(
    name="oh-hell",
    seats=range(3, MOST_SEATS + 1),
    options=OPTIONS,
    state=OhHellState,
    moves=MOVES,
    most_moves=52,  # chance: the whole deck
    rules=rules,
    events=told,
    refusals=told,
    setup=setup,
    rules_page=("goal", "bidding", "play", "score", "options"),
)
