"""Seats: taken by secret links, handed to a bot and back, rotated for a rematch; spectators, hints and clocks."""

import random

import pytest

from katta.server.client import Declined, Link, ask, take_seat
from tests.server.harness import Guest, House, play_on, seated


def test_the_game_begins_when_the_last_seat_is_taken(house: House) -> None:
    made = house.make("mada", "Ada", None)
    ada, bob = house.guest(made, 0), house.guest(made, 1, "Bob")
    with seated(ada):
        assert (ada.scene["status"], ada.scene["view"], ada.scene["moves"]) == ("waiting", None, [])
        with seated(bob):
            ada.until(lambda told: told["type"] == "update")
            assert ada.scene["status"] == bob.scene["status"] == "playing"
            assert [seat["name"] for seat in bob.seats] == ["Ada", "Bob"]


def test_an_invitation_takes_any_open_seat(house: House) -> None:
    made = house.make("mada", "Ada", None, None)
    invitation = Link(house.origin, made["table"]["table"], invite=made["invite"])
    bob, eve = take_seat(invitation, "Bob"), take_seat(invitation, "Eve")
    guest = Guest(eve)
    with seated(guest):
        assert [seat["name"] for seat in guest.seats] == ["Ada", "Bob", "Eve"]
        assert guest.heard[0]["seat"] == 2
    assert bob.secret != eve.secret
    with pytest.raises(Declined, match="No seat is free"):
        take_seat(invitation, "Dan")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Ada", "server.name-taken"),
        (" Bob", "server.bad-name"),
        ("Bo\tb", "server.bad-name"),
        (None, "server.seat-needs-name"),
    ],
)
def test_a_nickname_is_fit_and_not_taken(house: House, name: str | None, code: str) -> None:
    made = house.make("mada", "Ada", None)
    guest = house.guest(made, 1, name)
    assert guest.enter()["code"] == code
    guest.close()


def test_a_wrong_secret_opens_nothing(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    stranger = Guest(Link(house.origin, made["table"]["table"], "guess"))
    assert stranger.enter()["code"] == "server.wrong-secret"
    assert stranger.request("move", version=0, move="draw")["code"] == "server.hello-first"
    stranger.close()
    with pytest.raises(Declined, match="opens no seat"):
        ask(house.origin, f"/api/tables/{made['table']['table']}/seats", {"invite": "guess", "name": "Eve"})


def test_the_secret_of_a_bot_is_not_given_away(house: House) -> None:
    made = house.make("mada", "Ada", "[random]")
    assert [link["seat"] for link in made["seats"]] == [0]


def test_spectators_only_where_they_are_allowed(house: House) -> None:
    open_table, closed_table = house.make("mada", "Ada", "Bob"), house.make("mada", "Ada", "Bob", spectators=False)
    watcher = house.guest(open_table, None)
    with seated(watcher):
        assert watcher.scene["view"]["hand"] is None
        assert watcher.request("move", version=watcher.scene["version"], move="draw")["code"] == "server.not-seated"
    stranger = house.guest(closed_table, None)
    assert stranger.enter()["code"] == "server.no-spectators"
    stranger.close()


def test_a_bot_plays_for_who_is_away_and_the_person_takes_the_seat_back(hasty_house: House) -> None:
    house = hasty_house
    made = house.make("mada", "Ada", "Bob")
    ada, bob = house.guest(made, 0), house.guest(made, 1)
    pick = random.Random(3)
    with seated(ada):
        with seated(bob):
            assert ada.request("hand-over", seat=1, level="random")["code"] == "server.seat-present"
            assert bob.request("take-back")["code"] == "server.not-away"
        ada.until(lambda told: told["type"] == "seats" and told["seats"][1]["replaceable"])
        assert ada.request("hand-over", seat=1, level="nobody")["code"] == "server.unknown-level"
        assert ada.request("hand-over", seat=1, level="random")["seats"][1]["level"] == "random"
        turns = 0
        while turns < 4:
            if ada.moves:
                assert ada.play(pick.choice(ada.moves))["type"] == "update"
                turns += 1
            else:
                ada.hear()
        with seated(bob):
            assert bob.seats[1]["level"] == "random"
            assert bob.request("take-back")["seats"][1]["level"] is None
            play_on([ada, bob], lambda guest: pick.choice(guest.moves))


def test_a_rematch_has_the_same_people_on_rotated_seats(house: House) -> None:
    made = house.make("mada", "Ada", "Bob", "[random]")
    ada, bob = house.guest(made, 0), house.guest(made, 1)
    pick = random.Random(5)
    with seated(ada, bob):
        assert ada.request("rematch")["code"] == "server.not-over"
        play_on([ada, bob], lambda guest: pick.choice(guest.moves))
        table = ada.request("rematch")["table"]
        assert bob.until(lambda told: told["type"] == "rematched")["table"] == table
        assert bob.request("rematch")["table"] == table
    again = [Guest(Link(house.origin, table, guest.link.secret)) for guest in (ada, bob)]
    with seated(*again):
        assert [seat["name"] for seat in again[0].seats] == ["Bob", "random", "Ada"]
        assert [guest.heard[0]["seat"] for guest in again] == [2, 0]
        assert again[0].heard[0]["table"]["commitment"] != made["table"]["commitment"]
        assert again[0].scene["status"] == "playing"


def test_hints_only_where_they_are_allowed(house: House) -> None:
    with_hints, without = house.make("mada", "Ada", "[random]"), house.make("mada", "Ada", "[random]", hints=False)
    ada, bea = house.guest(with_hints, 0), house.guest(without, 0)
    with seated(ada, bea):
        for guest in (ada, bea):
            while not guest.moves:
                guest.hear()
        hinted = ada.request("hint", version=ada.scene["version"])
        assert sorted(advice["move"] for advice in hinted["advice"]) == sorted(ada.moves)
        assert bea.request("hint", version=bea.scene["version"])["code"] == "server.hints-off"


def test_a_clock_moves_for_who_lets_it_run_out(house: House) -> None:
    made = house.make("mada", "Ada", "Bob", clock=1)
    ada = house.guest(made, 0)
    with seated(ada):
        assert 0 <= ada.scene["seconds_left"] <= 1
        version = ada.scene["version"]
        ada.wait_for(version + 3)


def test_a_clock_of_days_is_told(house: House) -> None:
    made = house.make("mada", "Ada", "Bob", clock=3 * 24 * 3600)
    ada = house.guest(made, 0)
    with seated(ada):
        assert 3 * 24 * 3600 - 60 < ada.scene["seconds_left"] <= 3 * 24 * 3600


def test_a_clock_runs_on_after_a_restart(own_house: House) -> None:
    """Also at a table where nobody is."""
    made = own_house.make("mada", "Ada", "Bob", clock=2)
    ada = own_house.guest(made, 0)
    with seated(ada):
        version = ada.scene["version"]
    own_house.kill()
    own_house.start()
    with seated(ada):
        ada.wait_for(version + 1)
