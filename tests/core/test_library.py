"""Katta as a library: what a notebook, a worker process or a cluster expects of a package."""

import copy
import itertools
import json
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from html.parser import HTMLParser
from multiprocessing import get_context

import numpy as np
import pytest

import katta
from katta import OVER, Concealed
from katta.core.generator import seeded
from katta.core.playout import NEVER, playout
from katta.core.position import Position
from tests.core.random_games import Walk, plain_tables, run_in_other_mode, walk

LIGHT = {"katta", "numpy", "numba", "llvmlite", "msgspec"}
"""What may be installed for the engine; llvmlite is Numba's own."""

AN_EVENING = """
import sys

class Light:
    '''Nothing else is installed.'''
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in LIGHT and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Light())
import json
import katta

for game in katta.games():
    match = katta.Match(game, ["Ada", "Bob", "Cleo"], dealer=katta.Dealer(bytes(32)))
    bot = katta.bot("medium", seed=1, budget=5)
    for _ in range(6):
        position = match.position
        match.play(bot.choose(position.seen_by(position.actor), position.actor))
    katta.Match.parse(match.write())
    str(match.position), match.position._repr_html_(), match.position.view(0)
    katta.simulate(game, 3, 2)
third = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(json.dumps(sorted(name for name in third if getattr(sys.modules[name], "__file__", None))))
"""


@pytest.fixture(scope="module", params=plain_tables(), ids=str)
def game(request: pytest.FixtureRequest) -> Walk:
    return walk(request.param)


def some(game: Walk) -> list[Position]:
    return [*game.positions[:: max(1, len(game.moves) // 12)], game.positions[-1]]


def test_the_engine_needs_nothing_but_numpy_numba_and_msgspec() -> None:
    """Whole matches, bots, records and simulations, in an environment that has nothing else."""
    program = AN_EVENING.replace("LIGHT", repr(LIGHT))
    command = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{program}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)) <= LIGHT | {"__main__"}


def test_positions_can_be_pickled_and_copied(game: Walk) -> None:
    for position in some(game):
        for seen in (position, position.seen_by(0)):
            again = pickle.loads(pickle.dumps(seen))
            assert again == seen
            assert (again.actor, again.eyes, again.seats) == (seen.actor, seen.eyes, seen.seats)
            assert again.game is seen.game
            assert copy.deepcopy([seen]) == [seen]
            assert copy.copy(seen) == seen


def test_memory_holds_nothing_of_another_position(game: Walk) -> None:
    for first, second in itertools.pairwise(some(game)):
        alone = pickle.loads(pickle.dumps(second)).memory(None)
        first.view(None)
        assert second.memory(None) == alone
        first.game.start(first.game.seats[-1]).view(0)
        assert second.memory(None) == alone


def test_a_position_travels_to_another_process(game: Walk) -> None:
    position = game.positions[len(game.moves) // 2]
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as workers:
        assert workers.submit(Position.view, position, 0).result() == position.view(0)


def test_a_pickle_of_other_rules_says_so(game: Walk) -> None:
    make, (found, version, raw) = game.positions[0].__reduce__()
    with pytest.raises(ValueError, match=f"another version of {found.name}"):
        make(found, version + 1, raw)
    with pytest.raises(ValueError, match=f"another version of {found.name}"):
        make(found, version, raw[1:])


def test_a_position_prints_as_the_table(game: Walk) -> None:
    for position in some(game):
        lines = str(position).split("\n")
        assert lines[0].startswith(f"{game.table.name}, {position.seats} players, ")
        shown = {line.partition(":")[0] for line in lines[1:]}
        assert {name for name, what in position.view(None).items() if what is not None} - {
            "game",
            "seats",
            "seat",
            "actor",
            "asks",
        } <= shown
        assert not any(line != line.rstrip() for line in lines)


def test_what_is_printed_of_a_concealed_position_is_what_its_seat_sees(game: Walk) -> None:
    """Worlds that look alike print alike, and a full position shows every hand."""
    for position in some(game):
        seen = position.seen_by(0)
        assert str(seen) == str(position.resample(0, seed=5).seen_by(0))
        assert "seen by seat 0" in str(seen)
        own = [position.view(seat).get("hand") for seat in range(position.seats)]
        for seat, hand in enumerate(own):
            if hand:
                assert f"seat {seat}:" in str(position)
                assert f"seat {seat}:" not in str(seen)


def test_a_notebook_shows_it_as_html(game: Walk) -> None:
    class Tags(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, _attributes: object) -> None:
            self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    for position in some(game):
        tags = Tags()
        tags.feed(position._repr_html_())
        assert tags.open == []
        assert position._repr_html_().count("<tr>") > 5


def test_a_preview_is_what_the_seat_would_see_then(game: Walk) -> None:
    for _, before, move, after in game.steps():
        if before.actor >= 0 and after.actor != OVER:
            assert before.seen_by(before.actor).preview(move).view(before.actor) == after.view(before.actor)


def test_nobody_previews_a_move_of_another(game: Walk) -> None:
    before = next(position for position in game.positions if position.actor >= 0)
    other = (before.actor + 1) % before.seats
    with pytest.raises(Concealed):
        before.seen_by(other).preview(before.moves()[0])


def test_the_package_of_the_games_is_not_hidden() -> None:
    import katta.games.mada as folder

    assert vars(katta.games)["mada"] is folder
    assert folder.GAME in katta.games()


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_simulated_games_end_as_games_played_one_by_one_do(table) -> None:
    found = katta.simulate(table.name, table.seats, 40, seed=7)
    generator, room = seeded(7), np.empty(table.game.most_moves, dtype=np.int32)
    for number in range(40):
        state = table.start().state.copy()
        assert playout(state, generator, room, NEVER) == found.moves[number]
        result = Position(table.game, state).result()
        assert found.scores[number].tolist() == list(result.scores)
        assert np.flatnonzero(found.winners[number]).tolist() == list(result.winners)
        assert found.truncated[number] == result.truncated
    assert len(found) == 40
    assert repr(found) == f"<Simulation of 40 games of {table.name} for {table.seats}>"
    assert not np.array_equal(found.scores, katta.simulate(table.game, table.seats, 40, seed=8).scores)


SIMULATED = """
import katta
for game in katta.games():
    found = katta.simulate(game, game.seats[-1], 2, seed=3)
    print(game.name, found.scores.tolist(), found.winners.tolist(), found.moves.tolist(), found.truncated.tolist())
"""


def test_a_simulation_is_the_same_compiled_or_not() -> None:
    here = subprocess.run([sys.executable, "-c", SIMULATED], capture_output=True, text=True, check=True).stdout
    assert run_in_other_mode(SIMULATED) == here


@pytest.mark.parametrize("games", [0, -1, True, 1.5, "2"])
def test_a_simulation_needs_a_number_of_games(games) -> None:
    with pytest.raises(ValueError, match="at least one game"):
        katta.simulate("mada", 3, games)


def test_a_simulation_of_what_is_not_there_says_so() -> None:
    with pytest.raises(katta.UnknownGame, match="there is no game 'chess'"):
        katta.simulate("chess")
    with pytest.raises(katta.BadSetup, match="2 to 5 players"):
        katta.simulate("mada", 9)
