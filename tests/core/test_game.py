"""Starting a game: seats and options are checked."""

import pytest

from katta import CHANCE, BadSetup, games
from tests.core.random_games import all_settings

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_game
def test_every_number_of_seats_and_every_setting_starts(game):
    for seats in game.seats:
        for options in all_settings(game):
            position = game.start(seats, **options)
            assert position.seats == seats
            assert position.eyes is None
            assert position.actor == CHANCE or position.moves()


@every_game
def test_settings_make_different_positions(game):
    assert len({game.start(game.seats[0], **options) for options in all_settings(game)}) == len(all_settings(game))


@every_game
def test_three_seats_are_the_default(game):
    assert game.start() == game.start(3)


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100, 2.0, "3", None, True])
def test_other_seats_are_refused(game, seats):
    with pytest.raises(BadSetup) as caught:
        game.start(seats)
    assert str(caught.value) == f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats!r}"


@every_game
def test_an_unknown_option_is_refused_with_those_there_are(game):
    with pytest.raises(BadSetup) as caught:
        game.start(3, colour="green")
    assert str(caught.value) == f"{game.name} has no option 'colour'; it has {', '.join(game.options)}"


@every_game
def test_an_unknown_value_is_refused_with_those_there_are(game):
    for option, values in game.options.items():
        with pytest.raises(BadSetup) as caught:
            game.start(3, **{option: "perhaps"})
        assert str(caught.value) == f"option {option} of {game.name} is {' or '.join(values)}, not 'perhaps'"


@every_game
def test_options_are_completed_by_the_defaults(game):
    assert game.complete({}) == {option: values[0] for option, values in game.options.items()}
    for option, values in game.options.items():
        assert game.complete({option: values[-1]}) == game.complete({}) | {option: values[-1]}


@every_game
def test_its_name_is_shown(game):
    assert repr(game) == f"<Game {game.name}>"
