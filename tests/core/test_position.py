"""Positions are values: they answer questions and never change."""

import copy
import tracemalloc

import pytest

import katta
from katta import CHANCE, OVER, Concealed, IllegalMove, NotOver
from tests.core.random_games import Walk, plain_tables, walk

NO_MOVES = [
    "",
    " ",
    "fly",
    "play",
    "PLAY 7",
    "deal",
    "deal 0",
    "deal 999",
    "place 0,0",
    "\n",
    "luck ",
    "play 7\n",
    "🦎",
]


@pytest.fixture(scope="module", params=plain_tables(), ids=str)
def game(request) -> Walk:
    return walk(request.param)


@pytest.fixture
def middle(game):
    """A position in the middle of the game in which a seat is to move."""
    return next(position for position in game.positions[len(game.moves) // 2 :] if position.actor >= 0)


@pytest.fixture
def chance(game):
    return next(position for position in game.positions if position.actor == CHANCE)


def test_what_was_shown_and_offered_is_not_kept_for_ever(game):
    """A server that plays all day needs no more memory for it than after some games."""
    show_games(game.table, range(4))
    tracemalloc.start()
    try:
        show_games(game.table, range(4, 8))
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < 1 << 20


def show_games(table, seeds):
    """What a table shows to a spectator and to who is to move, in some random games of which nothing is kept."""
    for seed in seeds:
        for position in walk.__wrapped__(table, seed).positions:
            position.events_json(None)
            if position.actor >= 0:
                position.view_json(position.actor)
                position.choices_json()


def test_playing_leaves_the_position_as_it_was(game):
    for _, before, move, after in game.steps():
        kept = before.state.tobytes()
        assert before.play(move) == after
        assert before.state.tobytes() == kept


def test_nobody_can_write_into_a_position(middle):
    with pytest.raises(ValueError, match="read-only"):
        middle.state.seats = 9
    with pytest.raises(AttributeError):
        middle.actor = 0


def test_equal_positions_are_one_key(game):
    again = game.table.start()
    for position, move in zip(game.positions, game.moves, strict=False):
        assert again == position
        assert hash(again) == hash(position)
        again = again.play(move)
    assert len({game.positions[-1], again}) == 1


def test_different_positions_differ(game, middle):
    assert game.positions[0] != game.positions[1]
    assert middle != middle.seen_by(0)
    assert middle.seen_by(0) != middle.seen_by(1)
    assert middle != middle.state.tobytes()
    assert copy.copy(middle) == middle


def test_positions_of_different_games_differ():
    starts = [found.start(3) for found in katta.games()]
    assert len(set(starts)) == len(starts)


def test_refusals_change_nothing_and_list_the_legal_moves(middle):
    kept = middle.state.tobytes()
    for text in NO_MOVES:
        with pytest.raises(IllegalMove) as caught:
            middle.play(text)
        refusal = caught.value
        assert (refusal.text, refusal.code) == (text, "move.unknown")
        assert refusal.arguments == {"text": text}
        assert refusal.moves == middle.moves()
        assert str(refusal) == f"{text!r} is refused: move.unknown"
        assert isinstance(refusal, ValueError)
    assert middle.state.tobytes() == kept


def test_a_move_of_another_moment_is_refused_by_a_code_of_the_game(game, middle):
    legal = middle.moves()
    elsewhere = sorted(set(game.moves) - set(legal))
    assert elsewhere
    for text in elsewhere[:: max(1, len(elsewhere) // 40)]:
        with pytest.raises(IllegalMove) as caught:
            middle.play(text)
        assert caught.value.code.startswith(f"{game.table.name}.")
        assert caught.value.moves == legal


def test_chance_waits_for_one_of_its_outcomes(game, chance):
    outcomes = chance.chances()
    other = next(text for text in game.moves if text not in outcomes)
    with pytest.raises(IllegalMove) as caught:
        chance.play(other)
    assert (caught.value.code, caught.value.moves) == ("move.awaits-chance", [])
    assert chance.moves() == []


def test_after_the_end_nothing_is_played(game):
    final = game.positions[-1]
    assert final.actor == OVER
    assert final.moves() == []
    assert final.chances() == final.weights() == {}
    for text in set(game.moves[-10:]):
        with pytest.raises(IllegalMove) as caught:
            final.play(text)
        assert (caught.value.code, caught.value.moves) == ("move.game-over", [])


def test_there_is_no_result_before_the_end(game, middle):
    with pytest.raises(NotOver):
        middle.result()
    assert middle.view(None)["result"] is None
    plain = game.positions[-1].view(None)["result"]
    result = game.positions[-1].result()
    assert plain == {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "truncated": result.truncated,
    }


def test_a_concealed_position_is_not_played_on(middle):
    seat = middle.actor
    with pytest.raises(Concealed):
        middle.seen_by(seat).play(middle.moves()[0])


def test_a_concealed_position_gives_its_own_seat_the_moves_only(middle):
    seat = middle.actor
    assert middle.seen_by(seat).moves() == middle.moves()
    with pytest.raises(Concealed):
        middle.seen_by((seat + 1) % middle.seats).moves()


def test_one_seat_cannot_see_through_the_eyes_of_another(middle):
    seen = middle.seen_by(0)
    assert seen.eyes == 0
    assert seen.seen_by(0) == seen
    for question in (lambda: seen.seen_by(1), lambda: seen.view(1), lambda: seen.resample(1, seed=1)):
        with pytest.raises(Concealed):
            question()
    assert seen.view(0) == middle.view(0)
    assert seen.view(None) == middle.view(None)


@pytest.mark.parametrize("seat", [-1, 9, True, 1.0, "0"])
def test_seats_that_are_not_there(middle, seat):
    for question in (middle.seen_by, middle.view, lambda seat: middle.resample(seat, seed=1)):
        with pytest.raises(ValueError, match="seats are 0 to"):
            question(seat)


def test_the_same_seed_draws_the_same_world(middle):
    assert middle.resample(0, seed=11) == middle.resample(0, seed=11)
    assert middle.seen_by(0).resample(0, seed=11) == middle.resample(0, seed=11)


def test_it_says_what_it_is(middle):
    described = f"Position of {middle.game.name} for {middle.seats}, actor {middle.actor}"
    assert repr(middle) == f"<{described}>"
    assert repr(middle.seen_by(1)) == f"<{described} seen by seat 1>"
