"""Practice: a table that goes on from a moment of a finished game, with a new deal from there on."""

import random
from typing import Any

import pytest

from katta.core import registry
from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.core.match import Match
from katta.server.client import ask
from tests.core.random_games import Table, played
from tests.server.harness import House, play_on, seated

SEATS = 3


def finished(game: str) -> Match:
    return played(Table(game, SEATS).match(Dealer(bytes(32))), 4)


def turn_of(match: Match, seat: int) -> int:
    """A moment in the middle at which a seat is to move."""
    places = [place for place, position in enumerate(match.positions) if position.actor == seat]
    return places[len(places) // 2]


def practised(house: House, match: Match, moment: int) -> dict[str, Any]:
    players = [match.names[0], "[random]", "[random]"]
    return house.make(match.game.name, *players, opening={"record": match.write(), "moment": moment})


@pytest.mark.parametrize("game", registry.names())
def test_a_game_goes_on_from_any_moment_and_its_record_is_sound(house: House, game: str) -> None:
    match, pick = finished(game), random.Random(5)
    moment = turn_of(match, 0)
    made = practised(house, match, moment)
    ada = house.guest(made, 0)
    with seated(ada):
        assert ada.scene["practice"]
        assert ada.moves == match.positions[moment].moves()
        assert ada.scene["view"] == match.positions[moment].view(0)
        play_on([ada], lambda guest: pick.choice(guest.moves))
    again = Match.parse(house.fetch(f"/api/tables/{made['table']['table']}/record")[2].decode())
    assert again.given == moment
    assert again.history[:moment] == match.history[:moment]
    assert again.position.actor == OVER
    assert again.dealer is not None
    assert again.dealer.commitment != match.dealer.commitment  # type: ignore[union-attr]


def test_what_comes_is_dealt_anew(house: House) -> None:
    """Who has seen the rest of the game knows nothing of what comes: two tables go on in two ways."""
    match, dealt = finished("mada"), set()
    for _ in range(6):
        made = practised(house, match, turn_of(match, 0))
        ada = house.guest(made, 0)
        with seated(ada):
            ada.play("luck")
            dealt.add(str(ada.scene["view"]))
    assert len(dealt) > 1


def test_a_practice_table_is_still_one_after_a_restart(own_house: House) -> None:
    match = finished("mada")
    made = practised(own_house, match, turn_of(match, 0))
    assert own_house.stop() == 0
    own_house.start()
    ada = own_house.guest(made, 0)
    with seated(ada):
        assert ada.scene["practice"]
        assert ada.moves == match.positions[turn_of(match, 0)].moves()


def test_the_choices_of_a_moment_are_told_to_who_was_to_move(house: House) -> None:
    match = finished("mada")
    moment = turn_of(match, 1)
    asked = {"record": match.write(), "moment": moment}
    told = ask(house.origin, "/api/moments", {**asked, "seat": 1})
    assert [choice["move"] for choice in told["choices"]] == match.positions[moment].moves()
    assert ask(house.origin, "/api/moments", {**asked, "seat": 0}) == {"choices": []}
