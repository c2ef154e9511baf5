"""What a table shows though the box leaves it to memory: chosen of what its game declares, and told to all."""

import json

import pytest

import katta
from katta.server.client import Declined
from tests.server.harness import House, play_on, seated

NAMES = ["Ada", "Ben", "Cy"]


@pytest.mark.parametrize("game", [game.name for game in katta.games()])
def test_a_table_has_the_helps_that_it_was_made_with_and_no_others(house: House, game: str) -> None:
    declared = list(katta.game(game).helps)
    for helps in ([], declared):
        made = house.make(game, *NAMES, helps=helps)
        _, _, body = house.fetch(f"/api/tables/{made['table']['table']}")
        assert json.loads(body)["helps"] == made["table"]["helps"] == helps
    assert house.make(game, *NAMES)["table"]["helps"] == []


def test_what_a_game_does_not_declare_is_refused(house: House) -> None:
    with pytest.raises(Declined, match="hands"):
        house.make("mada", *NAMES, helps=["hands"])


def test_the_host_settles_it_before_the_start_and_another_game_begins_without(house: House) -> None:
    made = house.make("mada", "Ada", None, start="host", helps=["asides"])
    ada = house.guest(made, 0)
    with seated(ada):
        assert ada.request("arrange", helps=["hands"])["code"] == "server.bad-table"
        ada.request("arrange", helps=[])
        assert json.loads(house.fetch(f"/api/tables/{made['table']['table']}")[2])["helps"] == []
        ada.request("arrange", helps=["asides"])
        ada.request("arrange", game="sifaka")
        assert json.loads(house.fetch(f"/api/tables/{made['table']['table']}")[2])["helps"] == []


def test_it_lasts_for_the_next_game_and_no_record_knows_of_it(house: House) -> None:
    made = house.make("mada", "Ada", "Ben", helps=["asides"])
    guests = [house.guest(made, seat) for seat in range(2)]
    with seated(*guests):
        play_on(guests, lambda guest: guest.moves[-1])
        record = house.fetch(f"/api/tables/{made['table']['table']}/record")[2].decode()
        assert "asides" not in record
        told = guests[0].request("rematch", game=None)
    assert json.loads(house.fetch(f"/api/tables/{told['table']}")[2])["helps"] == ["asides"]
