"""What holds for every game, with every number of seats and every value of every option."""

from collections.abc import Sequence

import pytest

from katta.core.registry import game as find_game
from katta.testing.playing import Playing
from katta.testing.random_games import Walk, plain_tables, tables, walk
from katta.testing.seeing import Seeing
from katta.testing.telling import Telling


class Conformance(Playing, Seeing, Telling):
    """Derive a class of tests from it, and say which games it is about."""

    games: Sequence[str] = ()

    option_seats: Sequence[int] | None = None
    """With how many players each value of each option is tried; None: with as many as the game allows."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """All tables where a test asks for a game, those with the default options where it asks for a plain one."""
        found = [find_game(name) for name in self.games]
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", tables(found, self.option_seats), indirect=True, ids=str)
        if "plain" in metafunc.fixturenames:
            metafunc.parametrize("plain", plain_tables(found), indirect=True, ids=str)

    @pytest.fixture
    def game(self, request: pytest.FixtureRequest) -> Walk:
        """A whole game."""
        return walk(request.param)

    @pytest.fixture
    def plain(self, request: pytest.FixtureRequest) -> Walk:
        """A whole game with the default options."""
        return walk(request.param)
