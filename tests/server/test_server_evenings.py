"""An evening together: one game after the other with whoever is still there, and the score over all of them."""

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from katta.core import registry
from katta.server.client import Declined, Link, ask, take_seat
from tests.server.harness import Guest, House, play_on, seated

GAMES = registry.names()
MOST = {game.name: game.seats[-1] for game in registry.games()}
LEAST = {game.name: game.seats[0] for game in registry.games()}
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]


def first(guest: Guest) -> str:
    return guest.moves[0]


def game_for(condition: Callable[[str], bool]) -> str:
    """A game that fits, whichever there are."""
    return next(game for game in GAMES if condition(game))


def people(house: House, game: str, count: int, **settings: Any) -> list[Guest]:
    """A table of so many people."""
    made = house.make(game, *NAMES[:count], **settings)
    return [house.guest(made, seat, host=seat == 0) for seat in range(count)]


def at(guest: Guest, table: str) -> Guest:
    """The same person at another table."""
    return Guest(Link(guest.link.origin, table, guest.link.secret))


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def info(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = ask(house.origin, f"/api/tables/{table}")
    return found


def evening(house: House, name: str) -> dict[str, Any]:
    found: dict[str, Any] = ask(house.origin, f"/api/evenings/{name}")
    return found


def leave(staying: Guest, leaving: Iterable[tuple[int, Guest]]) -> None:
    """Some go, and somebody who stays has heard of it."""
    gone = list(leaving)
    for _, guest in gone:
        guest.close()
    while any(staying.seats[seat]["present"] for seat, _ in gone):
        staying.hear()


@pytest.mark.parametrize("game", GAMES)
def test_again_begins_at_once_with_the_same_rules_and_who_sat_second_begins(house: House, game: str) -> None:
    count = max(3, LEAST[game])
    options = {name: values[-1] for name, values in registry.game(game).options.items()}
    guests = people(house, game, count, options=options, clock=3600, hints=False)
    with seated(*guests):
        play_on(guests, first)
        table = guests[1].request("rematch")["table"]
    again = [at(guest, table) for guest in guests]
    with seated(*again):
        found = info(house, table)
        assert names(found) == [*NAMES[1:count], "Ada"]
        assert (found["status"], found["game"], found["options"]) == ("playing", game, options)
        assert (found["clock"], found["hints"]) == (3600, False)
        assert [seat["host"] for seat in found["seats"]] == [False] * (count - 1) + [True]
        play_on(again, first)


@pytest.mark.parametrize("game", GAMES)
def test_another_game_opens_a_waiting_room_where_everybody_sits(house: House, game: str) -> None:
    """Every game follows on every other one, and on itself, with other rules if they like."""
    before = GAMES[(GAMES.index(game) + 1) % len(GAMES)]
    for old in (before, game):
        guests = people(house, old, 3)
        with seated(*guests):
            play_on(guests, first)
            table = guests[1].request("rematch", game=game)["table"]
            assert guests[0].until(lambda told: told["type"] == "rematched")["table"] == table
        room = [at(guest, table) for guest in guests]
        with seated(*room):
            found = info(house, table)
            assert (found["status"], found["game"], names(found)) == ("waiting", game, ["Bob", "Cleo", "Ada"])
            assert room[1].request("begin")["code"] == "server.not-host"
            options = {name: values[-1] for name, values in registry.game(game).options.items()}
            assert room[0].request("arrange", options=options)["type"] == "seats"
            assert room[0].request("begin")["type"] == "seats"
            play_on(room, first)
            assert info(house, table)["options"] == options


def test_an_unknown_game_is_refused_and_the_next_table_is_still_to_come(house: House) -> None:
    guests = people(house, GAMES[0], 3)
    with seated(*guests):
        assert guests[0].request("rematch", game="chess")["code"] == "server.not-over"
        play_on(guests, first)
        assert guests[0].request("rematch", game="chess")["code"] == "server.bad-table"
        assert guests[0].request("rematch")["type"] == "rematched"


def test_absent_people_are_left_out(house: House) -> None:
    game = game_for(lambda name: LEAST[name] <= 2 and MOST[name] >= 3)
    guests = people(house, game, 3)
    with seated(*guests):
        play_on(guests, first)
        leave(guests[0], [(1, guests[1])])
        table = guests[0].request("rematch")["table"]
    assert names(info(house, table)) == ["Cleo", "Ada"]
    stranger = at(guests[1], table)
    assert stranger.enter()["code"] == "server.wrong-secret"
    stranger.close()


def test_bots_make_up_the_number_where_people_are_missing(house: House) -> None:
    game = game_for(lambda name: LEAST[name] >= 3)
    guests = people(house, game, LEAST[game])
    with seated(*guests):
        play_on(guests, first)
        leave(guests[0], enumerate(guests[1:], 1))
        table = guests[0].request("rematch")["table"]
    found = info(house, table)
    assert [seat["kind"] for seat in found["seats"]] == ["person"] + ["bot"] * (LEAST[game] - 1)
    assert len({name.casefold() for name in names(found)}) == LEAST[game]
    with seated(alone := at(guests[0], table)):
        play_on([alone], first)


def test_bots_stay_as_long_as_there_is_room(house: House) -> None:
    small = min(GAMES, key=lambda name: MOST[name])
    large = game_for(lambda name: MOST[name] > MOST[small])
    made = house.make(large, "Ada", "Bob", *["[random]"] * (MOST[large] - 2))
    guests = [house.guest(made, 0), house.guest(made, 1)]
    with seated(*guests):
        play_on(guests, first)
        table = guests[0].request("rematch", game=small)["table"]
    found = info(house, table)
    assert sum(seat["kind"] == "person" for seat in found["seats"]) == 2
    assert len(found["seats"]) == MOST[small]


def test_a_game_for_fewer_people_than_are_here_is_refused_with_a_sentence(house: House) -> None:
    small = min(GAMES, key=lambda name: MOST[name])
    large = game_for(lambda name: MOST[name] > MOST[small])
    guests = people(house, large, MOST[large])
    with seated(*guests):
        play_on(guests, first)
        refused = guests[0].request("rematch", game=small)
        assert (refused["code"], refused["says"]["id"]) == ("server.too-many-people", "server-too-many-people")
        assert refused["says"]["arguments"] == {"most": MOST[small]}
        assert info(house, guests[0].link.table)["rematch"] is None
        leave(guests[0], [(1, guests[1])])
        assert guests[0].request("rematch", game=small)["type"] == "rematched"


def test_the_next_one_is_host_where_the_host_has_gone(house: House) -> None:
    """Neither the seat of the old host nor the host's secret leads the new table."""
    guests = people(house, GAMES[0], 3)
    with seated(*guests):
        play_on(guests, first)
        leave(guests[2], [(0, guests[0])])
        table = guests[2].request("rematch", game=GAMES[0])["table"]
    bob, cleo = at(guests[1], table), at(guests[2], table)
    gone = Guest(Link(house.origin, table), host=guests[0].host)
    with seated(bob, cleo, gone):
        assert [seat["host"] for seat in info(house, table)["seats"] if seat["kind"] == "person"] == [True, False]
        assert gone.request("arrange", hints=False)["code"] == "server.not-host"
        assert bob.request("arrange", hints=False)["type"] == "seats"


def test_the_host_stays_host_on_every_device(house: House) -> None:
    guests = people(house, GAMES[0], 3)
    with seated(*guests):
        play_on(guests, first)
        table = guests[2].request("rematch", game=GAMES[0])["table"]
    device = Guest(Link(house.origin, table), host=guests[0].host)
    with seated(device):
        assert device.heard[0]["host"] is True
        assert device.request("arrange", hints=False)["type"] == "seats"


def test_a_person_for_whom_a_bot_played_and_who_is_back_plays_again(hasty_house: House) -> None:
    house = hasty_house
    ada, bob, cleo = guests = people(house, GAMES[0], 3)
    with seated(ada, cleo):
        with seated(bob):
            pass
        while not ada.seats[1]["replaceable"]:
            ada.hear()
        asked = ada.request("hand-over", seat=1, level="random")
        proposal = asked["proposal"]["proposal"]
        assert cleo.request("vote", proposal=proposal, agree=True)["type"] == "asking"
        ada.until(lambda told: told["type"] == "seats" and told["seats"][1]["level"] == "random")
        play_on([ada, cleo], first)
        with seated(bob):
            assert bob.seats[1]["level"] == "random"
            table = ada.request("rematch")["table"]
    again = [at(guest, table) for guest in guests]
    with seated(*again):
        found = info(house, table)
        assert [(seat["name"], seat["kind"], seat["level"]) for seat in found["seats"]] == [
            (name, "person", None) for name in ("Bob", "Cleo", "Ada")
        ]
        play_on(again, first)


def test_two_who_ask_at_once_come_to_the_same_table(house: House) -> None:
    guests = people(house, GAMES[0], 3)
    with seated(*guests):
        play_on(guests, first)
        labels = [guest.ask("rematch") for guest in guests]
        for guest, label in zip(guests, labels, strict=True):
            while guest.hear().get("answers") != label:
                pass
    answers = [guest.heard[-1] for guest in guests]
    assert len({answer["table"] for answer in answers}) == 1


def test_the_invitation_is_valid_all_evening(house: House) -> None:
    """Who was left out comes to a free seat of the waiting room by it; of the old table nothing else is valid there."""
    game = game_for(lambda name: LEAST[name] <= 2)
    made = house.make(game, "Ada", "Bob")
    ada, bob = guests = [house.guest(made, 0), house.guest(made, 1)]
    with seated(ada, bob):
        play_on(guests, first)
        leave(ada, [(1, bob)])
        table = ada.request("rematch", game=game)["table"]
    host = at(ada, table)
    with seated(host):
        assert host.heard[0]["invite"] == made["invite"]
        host.request("arrange", seats=[{"seat": 0}, {"kind": "open"}])
        back = Guest(take_seat(Link(house.origin, table, invite=made["invite"]), "Bob"))
        with seated(back):
            assert names(info(house, table)) == ["Ada", "Bob"]


def test_the_score_of_an_evening(house: House) -> None:
    """Two games and one under way; who won most comes first, by whichever table the evening is asked for."""
    guests = people(house, GAMES[0], 3)
    one = guests[0].link.table
    alone = evening(house, one)
    assert [(table["table"], table["status"], table["scores"]) for table in alone["tables"]] == [(one, "playing", None)]
    assert [(player["games"], player["wins"]) for player in alone["players"]] == [(0, 0)] * 3
    with seated(*guests):
        play_on(guests, first)
        results = [guests[0].scene["view"]["result"]]
        two = guests[0].request("rematch", game=GAMES[1])["table"]
    guests = [at(guest, two) for guest in guests]
    with seated(*guests):
        assert evening(house, two)["tables"][1]["status"] == "waiting"
        guests[0].request("begin")
        play_on(guests, first)
        results.append(guests[0].scene["view"]["result"])
        leave(guests[0], [(0, guests[1])])
        three = guests[0].request("rematch", game=GAMES[1])["table"]

    found = evening(house, one)
    assert found == evening(house, two) == evening(house, three)
    assert found["evening"] == info(house, three)["evening"] == one
    assert [(table["table"], table["game"], table["status"]) for table in found["tables"]] == [
        (one, GAMES[0], "over"),
        (two, GAMES[1], "over"),
        (three, GAMES[1], "waiting"),
    ]
    wins = dict.fromkeys(NAMES[:3], 0.0)
    for table, result in zip(found["tables"], results, strict=False):
        assert (table["scores"], table["winners"]) == (result["scores"], result["winners"])
        assert [found["players"][player]["name"] for player in table["players"]] == table["names"]
        for seat in result["winners"]:
            wins[table["names"][seat]] += 1 / len(result["winners"])
    persons = [player for player in found["players"] if not player["is_bot"]]
    assert {player["name"]: player["wins"] for player in persons} == pytest.approx(wins, abs=0.001)
    assert [player["games"] for player in persons] == [2, 2, 2]
    assert [player["wins"] for player in found["players"]] == sorted(
        (player["wins"] for player in found["players"]), reverse=True
    )


def test_who_has_not_finished_a_game_comes_last(house: House) -> None:
    """A bot that has just joined is not better than somebody who lost."""
    game = game_for(lambda name: LEAST[name] >= 3)
    guests = people(house, game, 3)
    with seated(*guests):
        play_on(guests, first)
        leave(guests[0], enumerate(guests[1:], 1))
        guests[0].request("rematch")
    found = evening(house, guests[0].link.table)["players"]
    assert [player["games"] for player in found] == [1, 1, 1, 0, 0]


def test_a_new_nickname_is_the_same_person(house: House) -> None:
    guests = people(house, GAMES[0], 3)
    with seated(*guests):
        play_on(guests, first)
        table = guests[0].request("rematch", game=GAMES[0])["table"]
    with seated(bob := at(guests[1], table)):
        bob.request("introduce", name="Robert")
    found = evening(house, table)["players"]
    assert sorted(player["name"] for player in found) == ["Ada", "Cleo", "Robert"]


def test_an_evening_outlives_a_restart(own_house: House) -> None:
    made = own_house.make(GAMES[0], "Ada", *["[random]"] * 2)
    with seated(ada := own_house.guest(made, 0)):
        play_on([ada], first)
        ada.request("rematch")
    before = evening(own_house, ada.link.table)
    own_house.kill()
    own_house.start()
    assert evening(own_house, ada.link.table) == before
    assert len(before["tables"]) == 2


def test_an_unknown_evening_is_refused(house: House) -> None:
    with pytest.raises(Declined, match="no such evening"):
        evening(house, "nothing")


def test_an_evening_tells_no_secret(house: House) -> None:
    made = house.make(GAMES[0], "Ada", *["[random]"] * 2)
    text = json.dumps(evening(house, made["table"]["table"]))
    secrets = [made["host"], made["invite"], *(link["secret"] for link in made["seats"])]
    assert not any(secret in text for secret in secrets)
