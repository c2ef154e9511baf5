"""The same games in the page: what the engine says of positions, records and searches is what Python says.

`python -m tests.wasm.whole` compares far more of them.
"""

from collections.abc import Iterator

import pytest

from katta.core import registry
from katta.core.game import Game
from tests.wasm.comparing import compare_records, compare_searches, compare_starts, compare_steps
from tests.wasm.engine import Engine

POSITIONS = 250
"""Of each game and number of seats."""

RECORDS = 100
SEARCHES, ITERATIONS = 4, 150

GAMES = registry.games()
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Engine]]:
    made = {game.name: Engine(game.name, tmp_path_factory.mktemp("engine")) for game in GAMES}
    yield made
    for engine in made.values():
        engine.close()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_way_to_begin(game: Game, seats: int, engines: dict[str, Engine]) -> None:
    compare_starts(game, seats, engines[game.name])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_positions(game: Game, seats: int, engines: dict[str, Engine]) -> None:
    compare_steps(game, seats, POSITIONS, engines[game.name])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_records(game: Game, engines: dict[str, Engine]) -> None:
    compare_records(game, RECORDS, engines[game.name])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_searches(game: Game, seats: int, engines: dict[str, Engine]) -> None:
    compare_searches(game, seats, SEARCHES, ITERATIONS, engines[game.name])


def test_a_record_that_was_edited_is_refused(engines: dict[str, Engine]) -> None:
    with pytest.raises(AssertionError, match="katta record"):
        engines[GAMES[0].name].ask("record", text="no record")
