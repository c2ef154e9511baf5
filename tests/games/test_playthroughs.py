"""Every game goes the way its playthroughs in `playthroughs/` say, to the letter."""

import difflib

import pytest

from katta import OVER, IllegalMove
from tests.core.random_games import plain_tables
from tests.games.playthroughs.playthrough import COMMAND, FOLDER, moves_in, path_of, write

MOST_BYTES = 150_000
LONGEST_DIFFERENCE = 60

every_table = pytest.mark.parametrize("table", plain_tables(), ids=str)


@every_table
def test_a_game_goes_as_written(table):
    path = path_of(table)
    assert path.exists(), f"{table} has no playthrough; `{COMMAND}` writes one"
    expected = path.read_text(encoding="utf-8")
    try:
        found = write(table, moves_in(expected))
    except IllegalMove as refusal:
        pytest.fail(f"a move of {path.name} is not legal any more: {refusal}")
    if found != expected:
        difference = list(difflib.unified_diff(expected.splitlines(), found.splitlines(), "written", "played", n=2))
        rest = len(difference) - LONGEST_DIFFERENCE
        lines = difference[:LONGEST_DIFFERENCE] + ([f"... and {rest} lines more"] if rest > 0 else [])
        pytest.fail("\n".join([f"{path.name}; if it is right, run `{COMMAND}`:", *lines]), pytrace=False)


@every_table
def test_a_playthrough_is_a_whole_game(table):
    position = table.start()
    for move in moves_in(path_of(table).read_text(encoding="utf-8")):
        position = position.play(move)
    assert position.actor == OVER


def test_there_is_no_playthrough_too_many():
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(table).name for table in plain_tables()}


def test_playthroughs_stay_readable():
    assert all(path.stat().st_size < MOST_BYTES for path in FOLDER.glob("*.txt"))
