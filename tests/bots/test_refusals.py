"""What a bot refuses to look at, and which bots there are not."""

import pytest

import katta
from katta.bots import LEVELS, BadBudget, NotForBots, UnknownLevel, bot
from tests.bots.tables import NAMES, choice, finished


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_a_full_position_is_refused(name: str, level: str) -> None:
    position = choice(name)
    for ask in (bot(level).choose, bot(level).advise):
        with pytest.raises(NotForBots, match="seen_by"):
            ask(position, position.actor)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_other_eyes_is_refused(name: str) -> None:
    position = choice(name)
    with pytest.raises(NotForBots, match="seen_by"):
        bot("expert").choose(position.seen_by((position.actor + 1) % 3), position.actor)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_is_not_to_move_is_refused(name: str) -> None:
    position = choice(name)
    other = (position.actor + 1) % 3
    with pytest.raises(NotForBots, match=f"seat {other} is not to move: seat {position.actor} is"):
        bot("easy").choose(position.seen_by(other), other)


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_refused(name: str) -> None:
    with pytest.raises(NotForBots, match="the game is over"):
        bot("random").choose(finished(name).seen_by(0), 0)


def test_a_chance_node_is_refused() -> None:
    start = next(game.start(3) for game in katta.games() if game.start(3).actor == katta.CHANCE)
    with pytest.raises(NotForBots, match="chance is"):
        bot("hard").advise(start.seen_by(0), 0)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel, match="no bot 'genius'; there are random, easy"):
        bot("genius")


@pytest.mark.parametrize("budget", [0, "0ms", "soon"])
def test_a_budget_of_nothing_is_refused(budget) -> None:
    with pytest.raises(BadBudget):
        bot("expert", budget=budget)


def test_every_refusal_is_an_error_of_katta() -> None:
    for refusal in (NotForBots, UnknownLevel, BadBudget):
        assert issubclass(refusal, katta.KattaError)
