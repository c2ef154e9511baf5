"""Oh Hell holds to what Katta asks of every game."""

from katta.testing import Conformance


class TestOhHell(Conformance):
    games = ("oh-hell",)
    option_seats = (3,)
