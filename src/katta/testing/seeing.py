"""Nobody sees what their seat cannot see, and what is seen is as it is declared."""

import itertools
import json

import msgspec

from katta.core.view import CommonView
from katta.testing.moments import looks, options_at, some
from katta.testing.random_games import Walk


class Seeing:
    """Views, and the worlds that a seat holds possible."""

    def test_what_a_seat_cannot_see_changes_nothing_for_it(self, game: Walk) -> None:
        for step, position, _, _ in looks(game):
            for seat in range(position.seats):
                seen, view = position.seen_by(seat), position.view(seat)
                assert seen.eyes == seat
                assert seen.view(seat) == view
                for seed in (step, step + 1):
                    world = position.resample(seat, seed)
                    assert world.eyes is None
                    assert world.view(seat) == view
                    assert world.seen_by(seat) == seen
                    assert world.seen_by(seat).state.tobytes() == seen.state.tobytes()

    def test_a_resampled_world_waits_for_the_same_and_can_be_played_on(self, game: Walk) -> None:
        for step, position, _, _ in looks(game):
            for seat in range(position.seats):
                world = position.resample(seat, step)
                assert world.actor == position.actor
                if position.actor == seat:
                    assert world.moves() == position.moves()
                for text in some(options_at(world))[:3]:
                    world.play(text)

    def test_a_spectator_sees_no_more_than_any_seat(self, game: Walk) -> None:
        for step, position, _, _ in looks(game):
            public = position.view(None)
            for seat in range(position.seats):
                assert position.seen_by(seat).view(None) == public
                assert position.resample(seat, step).view(None) == public
                assert set(position.view(seat)) == set(public)

    def test_views_are_plain_data(self, game: Walk) -> None:
        for _, position, _, _ in looks(game):
            for seat in (None, *range(position.seats)):
                view = position.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert view["game"] == game.table.name
                assert view["seats"] == position.seats
                assert view["seat"] == seat
                assert view["actor"] == position.actor

    def test_views_are_as_their_types_say(self, game: Walk) -> None:
        """Conversion drops the keys that a type does not know, and refuses what is missing or of another type."""
        for _, position, _, after in looks(game):
            for shown, seat in itertools.product((position, after), (None, *range(position.seats))):
                view = shown.view(seat)
                common = msgspec.convert(view, CommonView, strict=True)
                own = msgspec.convert(view, game.table.game.schema.view, strict=True)
                assert common | own == view
                assert not set(common) & set(own)
