"""Peeking: what a move would bring, from what the seat knows, in every game with every option."""

import pytest
from msgspec.json import decode, encode

from katta.core.contract import OVER
from katta.core.errors import IllegalMove
from katta.core.position import Position
from katta.server.tables.preview import foresee
from tests.core.random_games import Table, tables, walk
from tests.server.harness import House, seated
from tests.server.test_server_moves import mover_of, start

EVERY = 8


def positions_of(table: Table) -> list[Position]:
    """Some positions of a random game where a seat is to move, the last one among them."""
    found = [position for position in walk(table, seed=5).positions if position.actor >= 0]
    return found[::EVERY] + found[-1:]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_move_brings_what_was_foreseen(table: Table) -> None:
    for before in positions_of(table):
        seat = before.actor
        for text in before.moves():
            found, after = foresee(before.seen_by(seat), seat, text), before.play(text)
            if found.view is None:
                assert (after.actor, found.events, found.moves) == (OVER, [], [])
                continue
            assert found.view == after.view(seat)
            assert found.events == after.events(seat)
            mine = after.moves() if after.actor == seat else []
            assert decode(encode(found.moves)) == [{"move": move, "what": after.choice(move)} for move in mine]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_what_is_hidden_changes_nothing(table: Table) -> None:
    """A world that looks the same to the seat is foreseen alike, also where the end would turn everything over."""
    for before in positions_of(table)[-5:]:
        seat = before.actor
        worlds = [before.resample(seat, seed) for seed in range(4)]
        for text in before.moves()[:10]:
            found = foresee(before.seen_by(seat), seat, text)
            assert all(foresee(world.seen_by(seat), seat, text) == found for world in worlds)
            if found.view is not None:
                assert all(world.play(text).view(seat) == found.view for world in worlds)


def test_an_end_that_turns_tokens_over_is_not_foreseen() -> None:
    """The last move of a game whose points are hidden until then."""
    last = walk(Table("sifaka", 4), seed=3)
    before, text = last.positions[-2], last.moves[-1]
    assert foresee(before.seen_by(before.actor), before.actor, text).view is None


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    before = next(position for position in walk(Table("mada", 3)).positions if position.actor >= 0)
    with pytest.raises(IllegalMove, match=r"mada\.chance\.not-now"):
        foresee(before.seen_by(before.actor), before.actor, "deal 7")


def test_peeking_changes_nothing(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        version, scene = mover.scene["version"], mover.scene
        for move in mover.moves:
            told = mover.request("peek", version=version, move=move)
            assert (told["type"], told["version"], told["move"]) == ("peeked", version, move)
        assert mover.scene == scene
        assert mover.play(mover.moves[0], version)["type"] == "update"


def test_a_placement_shows_where_the_pawn_could_go(house: House) -> None:
    """After the first four cards, which come without a move of the pawn; a place may leave it nowhere to go."""
    ada, bob = start(house, "sifaka")
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        while mover.scene["view"]["places"] or not mover.moves[0].startswith("place"):
            version = mover.play(mover.moves[0])["scene"]["version"]
            for guest in (ada, bob):
                guest.wait_for(version)
            mover = mover_of(ada, bob)
        peeks = (mover.request("peek", version=mover.scene["version"], move=place) for place in mover.moves)
        told = next(peek for peek in peeks if peek["moves"])
        assert all(choice["move"].startswith("go") for choice in told["moves"])
        assert mover.play(told["move"])["scene"]["moves"] == told["moves"]


def test_a_peek_is_refused_as_the_move_would_be(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        other = bob if mover is ada else ada
        version = mover.scene["version"]
        other.wait_for(version)
        assert mover.request("peek", version=version, move="deal 7")["code"] == "mada.chance.not-now"
        assert mover.request("peek", version=version, move="no such move")["code"] == "move.unknown"
        assert mover.request("peek", version=version + 1, move="draw")["code"] == "server.stale"
        assert other.request("peek", version=version, move="draw")["code"] == "server.not-your-turn"
        mover.play(mover.moves[0])
        assert mover.request("peek", version=version, move="draw")["code"] == "server.stale"


def test_only_players_of_a_game_under_way_can_peek(house: House) -> None:
    made = house.make("mada", "Ada", None)
    ada, watcher = house.guest(made, 0), house.guest(made, None)
    with seated(ada, watcher):
        assert ada.request("peek", version=0, move="draw")["code"] == "server.not-playing"
        assert watcher.request("peek", version=0, move="draw")["code"] == "server.not-seated"
