"""What holds for every game, with every number of seats and every value of every option.

A further game is covered by adding its folder to `katta.games`.
"""

from katta import games
from katta.testing import Conformance


class TestEveryGame(Conformance):
    games = tuple(game.name for game in games())
    names_every_rule = True
