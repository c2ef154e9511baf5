"""A moment answers like the position it is."""

import random
import weakref

import pytest

from katta.core import registry
from katta.core.contract import OVER
from katta.core.errors import IllegalMove
from katta.server.moment import Moment


@pytest.mark.parametrize("name", registry.names())
def test_a_moment_answers_like_a_position(name: str) -> None:
    game, pick = registry.game(name), random.Random(name)
    seats = game.seats[0]
    position, moment = game.start(seats), Moment.start(game, seats, game.complete({}))
    for number in range(400):
        assert moment == position
        assert moment.actor == position.actor
        assert moment.moves() == position.moves()
        assert moment.weights() == position.weights()
        if number % 7 == 0:
            for text in position.moves():
                assert moment.choice(text) == position.choice(text)
            assert moment.choices() == [(text, position.choice(text)) for text in position.moves()]
            for eyes in (None, *range(seats)):
                assert moment.view(eyes) == position.view(eyes)
        if position.actor == OVER:
            assert moment.result() == position.result()
            break
        text = pick.choice(list(position.weights() or position.moves()))
        after, moment_after = position.play(text), moment.play(text)
        for eyes in (None, *range(seats)):
            assert moment.events(text, moment_after, eyes) == position.events(text, after, eyes)
        position, moment = after, moment_after


def test_a_moment_refuses_like_a_position() -> None:
    game = registry.game("mada")
    moment = Moment.start(game, 2, game.complete({}))
    with pytest.raises(IllegalMove, match=r"move\.awaits-chance"):
        moment.play("draw")


@pytest.mark.parametrize("name", registry.names())
def test_a_moment_that_nobody_needs_is_forgotten(name: str) -> None:
    game = registry.game(name)
    moment = Moment.start(game, game.seats[0], game.complete({}))
    state = weakref.ref(moment.state)
    moment = moment.play(next(iter(moment.moves() or moment.weights())))
    assert state() is None
