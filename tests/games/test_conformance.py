"""What holds for every game, with every number of seats and every value of every option.

A further game is covered by adding its folder to `katta.games`.
"""

from katta import games
from katta.core.compiler import COMPILED
from katta.testing import Conformance

GAMES = games()
ENOUGH = max(game.seats[0] for game in GAMES)
"""With so many players every option of every game is met, where it is coverage that is asked for."""


class TestEveryGame(Conformance):
    games = tuple(game.name for game in GAMES)
    option_seats = None if COMPILED else (ENOUGH,)
    names_every_rule = True
