"""The waiting room in its details: seats that fit another game, marks laid down again, names that differ."""

from typing import Any

import katta
from katta.server.client import Link, take_seat
from tests.server.harness import Guest, House, seated

GAMES = sorted(katta.games(), key=lambda game: game.seats[-1])
SMALL, LARGE = GAMES[0], GAMES[-1]
"""The games for the fewest and the most people."""
MARKED = next(game for game in katta.games() if game.marks)


def invited(house: House, made: dict[str, Any], name: str) -> Guest:
    return Guest(take_seat(Link(house.origin, made["table"]["table"], invite=made["invite"]), name))


def kinds(guest: Guest) -> list[str]:
    return [seat["kind"] for seat in guest.seats]


def test_another_game_gets_the_seats_that_it_has_and_nobody_has_to_go(house: House) -> None:
    """Free seats go first, then bots."""
    count = LARGE.seats[-1]
    made = house.make(LARGE.name, None, "Ada", *["[random]"] * (count - 3), None, start="host", first=1)
    ada = house.guest(made, 1)
    with seated(ada):
        assert ada.request("arrange", game=SMALL.name)["type"] == "seats"
        assert len(ada.seats) == SMALL.seats[-1]
        assert kinds(ada).count("person") == 1
        assert kinds(ada).count("bot") == min(count - 3, SMALL.seats[-1] - 1)
        welcome = next(told for told in reversed(ada.heard) if told["type"] == "welcome")
        assert ada.seats[welcome["table"]["first"]]["name"] == "Ada"


def test_another_game_with_more_people_gets_free_seats(house: House) -> None:
    most_needed = max(katta.games(), key=lambda game: game.seats[0])
    fewest = min(katta.games(), key=lambda game: game.seats[0])
    made = house.make(fewest.name, "Ada", *[None] * (fewest.seats[0] - 1), start="host")
    ada = house.guest(made, 0)
    with seated(ada):
        ada.request("arrange", game=most_needed.name)
        assert kinds(ada) == ["person"] + ["open"] * (most_needed.seats[0] - 1)


def test_a_game_for_fewer_than_are_here_is_refused(house: House) -> None:
    names = [f"Guest {place}" for place in range(SMALL.seats[-1])]
    made = house.make(LARGE.name, *names, None, start="host")
    host, last = house.guest(made, 0), invited(house, made, "Ben")
    with seated(host, last):
        assert host.request("arrange", game=SMALL.name)["code"] == "server.too-many-people"
        assert len(host.seats) == len(names) + 1


def test_a_mark_is_laid_down_for_somebody_else(house: House) -> None:
    made = house.make(MARKED.name, "Ada", None, start="host")
    ada, ben = house.guest(made, 0), invited(house, made, "Ben")
    mark = MARKED.marks[0]
    with seated(ada, ben):
        ada.request("introduce", mark=mark)
        assert ben.request("introduce", mark=mark)["code"] == "server.mark-taken"
        assert ada.request("introduce", mark="")["seats"][0]["mark"] is None
        assert ben.request("introduce", mark=mark)["seats"][1]["mark"] == mark


def test_everybody_who_sits_here_says_who_begins_and_nobody_else(house: House) -> None:
    made = house.make(SMALL.name, "Ada", None, start="host", first=None)
    ada, ben, eve = house.guest(made, 0), invited(house, made, "Ben"), house.guest(made, None)
    with seated(ada, ben, eve):
        assert ben.request("arrange", first=1)["type"] == "seats"
        assert ada.until(lambda told: told["type"] == "welcome")["table"]["first"] == 1
        assert eve.request("arrange", first=0)["code"] == "server.not-host"
        assert ben.request("arrange", first=0, hints=False)["code"] == "server.not-host"


def test_bots_are_never_called_like_a_person_but_for_case(house: House) -> None:
    count = LARGE.seats[-1]
    made = house.make(LARGE.name, "Easy", *["[easy]"] * (count - 1))
    names = [seat["name"].casefold() for seat in made["table"]["seats"]]
    assert len(set(names)) == count
