"""Matches: names, history, undo, and who deals."""

import datetime

import pytest

from katta import CHANCE, OVER, BadSetup, Dealer, IllegalMove, Match, game, games
from tests.core.random_games import NAMES, Table, plain_tables, played, walk

SECRET = bytes(range(32))
every_table = pytest.mark.parametrize("table", plain_tables(), ids=str)


@every_table
def test_with_a_dealer_a_player_is_always_to_move(table):
    match = table.match(Dealer(SECRET))
    while match.position.actor != OVER:
        assert match.position.actor >= 0
        match.play(match.position.moves()[0] if len(match.history) % 2 else match.position.moves()[-1])
    assert len(match.positions) == len(match.history) + 1


@every_table
def test_the_same_secret_deals_the_same_game(table):
    assert played(table.match(Dealer(SECRET)), 7).positions == played(table.match(Dealer(SECRET)), 7).positions


@every_table
def test_without_a_dealer_chance_is_played_by_hand(table):
    match = table.match()
    for move in walk(table).moves:
        match.play(move)
    assert match.positions == list(walk(table).positions)
    assert match.history == list(walk(table).moves)


@every_table
def test_undo_goes_back_to_any_point_and_replays_the_same(table):
    match = played(table.match(Dealer(SECRET)), 3)
    history, positions = list(match.history), list(match.positions)
    for point in range(len(history), -1, -1 if len(history) < 60 else -7):
        assert match.undo(point) == positions[point]
        assert match.history == history[:point]
        assert match.positions == positions[: point + 1]
    match.undo(0)
    while len(match.history) < len(history):
        match.deal()  # after an undo into the middle of a deal the dealer deals the same cards again
        if len(match.history) < len(history):
            match.play(history[len(match.history)])
    assert match.history == history
    assert match.positions == positions


@every_table
def test_playing_after_an_undo_into_the_deal_deals_first(table):
    match = played(table.match(Dealer(SECRET)), 3)
    history, positions = list(match.history), list(match.positions)
    point = max(place for place, before in enumerate(positions[:-1]) if before.actor == CHANCE)
    later = next((place for place in range(point, len(history)) if positions[place].actor >= 0), None)
    match.undo(point)
    if later is None:
        match.deal()
    else:
        match.play(history[later])
    assert match.positions == positions[: len(match.positions)]
    assert len(match.positions) > point + 1


@pytest.mark.parametrize("point", [-1, 1000])
def test_there_is_no_undo_beyond_the_history(point):
    match = played(plain_tables()[0].match(Dealer(SECRET)), 3, most=20)
    with pytest.raises(IndexError, match=f"no point {point}"):
        match.undo(point)


@every_table
def test_a_refused_move_leaves_the_match_as_it_was(table):
    match = played(table.match(Dealer(SECRET)), 3, most=30)
    history, positions = list(match.history), list(match.positions)
    with pytest.raises(IllegalMove):
        match.play("fly")
    assert (match.history, match.positions) == (history, positions)


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "A\nda", "A\tda", "A" * 41, "\u202eAda", "A\u2028da"], ids=repr)
def test_names_that_cannot_be_read_are_refused(name):
    for found in games():
        with pytest.raises(BadSetup, match="a player's name"):
            Match(found, [name, *NAMES[1 : found.seats[0]]])


def test_two_players_of_one_name_are_refused():
    with pytest.raises(BadSetup, match="a name of their own"):
        Match(games()[0], ["Ada", "Bob", "Ada"])


@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_there_are_as_many_seats_as_names(found):
    assert Match(found, NAMES[: found.seats[-1]]).position.seats == found.seats[-1]
    with pytest.raises(BadSetup, match="players, not"):
        Match(found, NAMES[: found.seats[-1] + 1])


@pytest.mark.parametrize(("bots", "sentence"), [({7: "random"}, "no seat 7"), ({0: "very good"}, "'very good'")])
def test_bots_that_cannot_be(bots, sentence):
    with pytest.raises(BadSetup, match=sentence):
        Match(games()[0], NAMES[:3], bots=bots)


def test_options_are_completed():
    for found in games():
        assert Match(found, NAMES[:3]).options == found.complete({})
        with pytest.raises(BadSetup, match="has no option"):
            Match(found, NAMES[:3], colour="green")


def test_the_date_is_today_unless_told():
    assert Match(games()[0], NAMES[:3], date=datetime.date(2026, 1, 31)).date == datetime.date(2026, 1, 31)
    before = datetime.date.today()
    assert before <= Match(games()[0], NAMES[:3]).date <= datetime.date.today()


def test_a_table_starts_the_game_it_names():
    table = Table(games()[0].name, 3)
    assert table.match().position == game(table.name).start(3)
