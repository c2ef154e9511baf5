"""What bots choose and advise: legal, reproducible, honest, and within their budget."""

import itertools
import os
import threading
from collections.abc import Generator
from typing import TypeVar

import pytest

from katta.bots import LEVELS, bot, searcher
from katta.bots.budget import Budget
from katta.bots.level_bot import LevelBot
from katta.bots.searcher import Searcher
from tests.bots.tables import NAMES, choice, forced
from tests.core.random_games import run

Answer = TypeVar("Answer")
BUDGET = 600
PLACES = (0, 9)


@pytest.mark.parametrize("number", PLACES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_every_level_makes_a_legal_move(name: str, level: str, number: int) -> None:
    position = choice(name, number)
    assert bot(level, seed=1, budget=100).choose(position.seen_by(position.actor), position.actor) in position.moves()


@pytest.mark.parametrize("number", PLACES)
@pytest.mark.parametrize("name", NAMES)
def test_advice_covers_every_legal_move_and_is_sorted(name: str, number: int) -> None:
    position = choice(name, number)
    advice = bot("expert", seed=1, budget=BUDGET).advise(position.seen_by(position.actor), position.actor)
    assert sorted(one.move for one in advice) == sorted(position.moves())
    assert all(0 <= one.share <= 1 and 0 <= one.error <= 1 for one in advice)
    visits = [one.visits for one in advice]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == BUDGET


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_iterations_give_the_same_advice(name: str) -> None:
    position = choice(name, 4)
    seen, seat = position.seen_by(position.actor), position.actor
    first, again = bot("expert", seed=5, budget=BUDGET), bot("expert", seed=5, budget=BUDGET)
    assert first.advise(seen, seat) == again.advise(seen, seat) == again.advise(seen, seat)
    assert first.choose(seen, seat) == again.choose(seen, seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_threads_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search by iterations has the same trees on any machine, grown side by side or one after the other."""
    position = choice(name, 4)
    seen, seat = position.seen_by(position.actor), position.actor
    side_by_side = Searcher().estimate(seen, seat, Budget(BUDGET), 3)
    monkeypatch.setattr(searcher, "_side_by_side", lambda works: [work() for work in works])
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert Searcher().estimate(seen, seat, Budget(BUDGET), 3) == side_by_side


def run_through(steps: Generator[None, None, Answer]) -> Answer:
    try:
        while True:
            next(steps)
    except StopIteration as ended:
        answer: Answer = ended.value
        return answer


@pytest.mark.parametrize("step_seconds", [0.0, 0.01])
@pytest.mark.parametrize("name", NAMES)
def test_thinking_in_steps_finds_the_same(name: str, step_seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long they are."""
    monkeypatch.setattr(searcher, "STEP_SECONDS", step_seconds)
    for number in PLACES:
        position = choice(name, number)
        seen, seat = position.seen_by(position.actor), position.actor
        for level in LEVELS:
            player = LevelBot(level, 7, Budget(BUDGET))
            assert run_through(player.choosing(seen, seat)) == player.choose(seen, seat)
        assert run_through(player.advising(seen, seat)) == player.advise(seen, seat)


@pytest.mark.parametrize("name", NAMES)
def test_in_steps_a_bot_thinks_also_where_there_is_only_one_move(name: str) -> None:
    position = forced(name)
    seen, seat = position.seen_by(position.actor), position.actor
    player = LevelBot("expert", 7, Budget(BUDGET))
    steps = player.choosing(seen, seat)
    next(steps)
    assert run_through(steps) == player.choose(seen, seat) == position.moves()[0]
    assert sum(int(tree.nodes[0]["visits"]) for tree in player._searcher._trees) == BUDGET


@pytest.mark.parametrize("name", NAMES)
def test_a_search_explores_as_much_as_its_game_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = choice(name, 9)
    most = []
    for exploration in (0.1, 100.0):
        monkeypatch.setattr(position.game.knowledge, "EXPLORATION", exploration)
        found = Searcher().estimate(position.seen_by(position.actor), position.actor, Budget(BUDGET), 3)
        most.append(found[0].visits)
    assert most[0] > most[1]


SCRIPT = """
import katta
from tests.bots.tables import NAMES, choice
for name in NAMES:
    position = choice(name, 4)
    advice = katta.bot("expert", seed=5, budget=40).advise(position.seen_by(position.actor), position.actor)
    print(name, [(one.move, one.visits) for one in advice])
"""


def test_another_process_gives_the_same_advice(capsys: pytest.CaptureFixture[str]) -> None:
    exec(SCRIPT, {})
    assert run(SCRIPT, dict(os.environ)) == capsys.readouterr().out


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_look_the_same_get_the_same_choice(name: str, level: str) -> None:
    position = choice(name, 6)
    seat = position.actor
    chosen = bot(level, seed=2, budget=100).choose(position.seen_by(seat), seat)
    for seed in range(3):
        other = position.resample(seat, seed)
        assert bot(level, seed=2, budget=100).choose(other.seen_by(seat), seat) == chosen


@pytest.mark.parametrize("name", NAMES)
def test_a_budget_of_time_that_is_over_before_the_first_iteration_still_gives_a_move(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a machine that has better things to do: whenever the clock is looked at, an hour has passed."""
    position = choice(name)
    hours = itertools.count(step=3600.0)
    monkeypatch.setattr("katta.bots.searcher.time.perf_counter", lambda: next(hours))
    seat = position.actor
    assert bot("expert", budget="1ms").choose(position.seen_by(seat), seat) in position.moves()


@pytest.mark.parametrize("name", NAMES)
def test_a_budget_of_time_ends(name: str) -> None:
    position = choice(name)
    seat = position.actor
    assert bot("expert", budget="20ms").choose(position.seen_by(seat), seat) in position.moves()


def test_stop_answers_with_what_there_is() -> None:
    position = choice(NAMES[0])
    seat = position.actor
    expert = bot("expert", seed=1, budget="600000ms")
    assert isinstance(expert, LevelBot)
    timer = threading.Timer(0.3, expert.stop)
    timer.start()
    assert expert.choose(position.seen_by(seat), seat) in position.moves()
    timer.join()


def test_memory_is_bounded() -> None:
    """A tree that is full goes on counting without growing."""
    position = choice(NAMES[0], 3)
    seat = position.actor
    thinker = Searcher()
    thinker.estimate(position.seen_by(seat), seat, Budget(2), 1)
    for tree in thinker._trees:
        tree.nodes = tree.nodes[:50].copy()
    found = thinker.estimate(position.seen_by(seat), seat, Budget(4000), 1)
    assert sum(estimate.visits for estimate in found) == 4000
    for tree in thinker._trees:
        assert tree.workspace.used[0] <= 50
        assert len(tree.nodes) == 50


IGNORANT = """
import dataclasses
from katta.bots import LEVELS, bot
from katta.core import default_knowledge
from katta.core.position import Position
from tests.bots.tables import NAMES, choice
for name in NAMES:
    position = choice(name, 4)
    game = dataclasses.replace(position.game, knowledge=default_knowledge)
    position, seat = Position(game, position.state), position.actor
    for level in LEVELS:
        assert bot(level, seed=1, budget=20).choose(position.seen_by(seat), seat) in position.moves(), (name, level)
    advice = bot("expert", seed=1, budget=20).advise(position.seen_by(seat), seat)
    assert sorted(one.move for one in advice) == sorted(position.moves()), name
print("fine")
"""


def test_a_game_without_knowledge_is_played_all_the_same() -> None:
    """Not compiled: the cache holds kernels with the games' own knowledge."""
    assert run(IGNORANT, os.environ | {"NUMBA_DISABLE_JIT": "1"}) == "fine\n"
