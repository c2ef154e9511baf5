"""The waiting room: who sits where, what is played and who begins is settled before the start, and never after."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import katta
from katta.server.client import Declined, Link, ask, take_seat
from tests.server.harness import Guest, House, listen, seated

GAMES = [game.name for game in katta.games()]


def waiting(house: House, game: str = "mada", seats: int | None = None, **settings: Any) -> dict[str, Any]:
    """A table of Ada's that begins when she says so."""
    count = seats or katta.game(game).seats[0]
    return house.make(game, "Ada", *[None] * (count - 1), start="host", **settings)


def invited(house: House, made: dict[str, Any], name: str) -> Guest:
    """Somebody who comes by the invitation."""
    return Guest(take_seat(Link(house.origin, made["table"]["table"], invite=made["invite"]), name))


def is_playing(told: dict[str, Any]) -> bool:
    return (told.get("scene") or {}).get("status") == "playing"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("start", ["full", "host"])
def test_everybody_who_waited_is_shown_the_beginning(house: House, game: str, start: str) -> None:
    """A game that begins with a decision deals nothing; the beginning is told all the same."""
    for count in katta.game(game).seats:
        made = house.make(game, "Ada", *[None] * (count - 1), start=start)
        ada, watcher = house.guest(made, 0), house.guest(made, None)
        guests = [ada]
        with seated(ada, watcher):
            for place in range(1, count):
                guests.append(invited(house, made, f"Guest {place}"))
                guests[-1].enter()
            if start == "host":
                assert ada.request("begin")["type"] == "seats"
            for guest in (*guests, watcher):
                if guest.scene["status"] != "playing":
                    guest.until(is_playing)
                assert guest.scene["view"]["game"] == game
            listen(*guests)
            mover = next(guest for guest in guests if guest.moves)
            assert mover.play(mover.moves[0])["type"] == "update"
        for guest in guests:
            guest.close()


def test_only_the_host_settles_and_begins(house: House) -> None:
    made = waiting(house)
    ada, ben = house.guest(made, 0), invited(house, made, "Ben")
    with seated(ada, ben):
        assert ben.request("begin")["code"] == "server.not-host"
        assert ben.request("arrange", hints=False)["code"] == "server.not-host"
        assert ada.request("arrange", hints=False)["type"] == "seats"
        assert ben.until(lambda told: told["type"] == "welcome")["table"]["hints"] is False
        assert ada.request("begin")["type"] == "seats"
        ada.until(is_playing)
        assert ada.request("begin")["code"] == "server.has-begun"
        assert ada.request("arrange", hints=True)["code"] == "server.has-begun"
        assert ada.request("introduce", name="Eve")["code"] == "server.has-begun"


def test_free_seats_are_taken_by_bots_or_the_game_waits(house: House) -> None:
    made = waiting(house, seats=4)
    ada = house.guest(made, 0)
    with seated(ada):
        assert ada.request("begin")["code"] == "server.seats-open"
        assert ada.request("begin", level="nobody")["code"] == "server.unknown-level"
        seats = ada.request("begin", level="random")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
        assert len({seat["name"] for seat in seats}) == 4
        ada.until(is_playing)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_can_be_changed_while_others_wait(house: House, game: str) -> None:
    made = waiting(house, "mada", 3)
    ada, ben = house.guest(made, 0), invited(house, made, "Ben")
    options = {name: values[-1] for name, values in katta.game(game).options.items()}
    with seated(ada, ben):
        assert ada.request("arrange", game=game, options=options, clock=60)["type"] == "seats"
        table = ben.until(lambda told: told["type"] == "welcome")["table"]
        assert (table["game"], table["options"], table["clock"]) == (game, options, 60)
        assert ada.request("begin", level="random")["type"] == "seats"
        assert ben.until(is_playing)["scene"]["view"]["game"] == game


def test_what_cannot_be_played_is_refused_and_nothing_changes(house: House) -> None:
    made = waiting(house)
    ada = house.guest(made, 0)
    with seated(ada):
        for wish in (
            {"game": "chess"},
            {"options": {"rebuild": "never"}},
            {"seats": [{"seat": 0}]},
            {"seats": [{"seat": 0}, {"seat": 0}]},
            {"seats": [{"seat": 0}, {"seat": 9}]},
            {"seats": [{"seat": 0}, {"kind": "bot", "level": "nobody"}]},
            {"seats": [{"seat": 0, "name": " "}, {}]},
        ):
            assert ada.request("arrange", **wish)["code"].startswith("server."), wish
        assert ada.request("begin")["code"] == "server.seats-open"
        assert [seat["kind"] for seat in ada.seats] == ["person", "open"]


def test_who_is_sent_away_is_told_and_the_old_link_opens_nothing(house: House) -> None:
    made = waiting(house, seats=3)
    ada, ben, cleo = house.guest(made, 0), invited(house, made, "Ben"), invited(house, made, "Cleo")
    with seated(ada, ben, cleo):
        ada.request("arrange", seats=[{"seat": 0}, {"seat": 2}, {}])
        ben.until(lambda told: told["type"] == "removed")
        assert ben.request("move", version=0, move="luck")["code"] == "server.hello-first"
        assert cleo.until(lambda told: told["type"] == "welcome")["seat"] == 1
        assert [seat["name"] for seat in cleo.seats] == ["Ada", "Cleo", ""]
    assert ben.enter()["code"] == "server.wrong-secret"
    ben.close()


def test_the_host_renames_and_everybody_introduces_themselves(house: House) -> None:
    made = waiting(house, seats=3)
    ada, ben = house.guest(made, 0), invited(house, made, "Ben")
    with seated(ada, ben):
        ada.request("arrange", seats=[{"seat": 0}, {"seat": 1, "name": "Benno"}, {"kind": "bot", "level": "easy"}])
        assert [seat["name"] for seat in ada.seats[:2]] == ["Ada", "Benno"]
        assert ben.request("introduce", name="aDA")["code"] == "server.name-taken"
        assert ben.request("introduce", name="Benny")["seats"][1]["name"] == "Benny"


def test_names_may_not_differ_by_case_only(house: House) -> None:
    made = waiting(house)
    with pytest.raises(Declined, match="ADA"):
        invited(house, made, "ADA")


def test_colours_are_chosen_where_the_game_has_them_and_only_once(house: House) -> None:
    for game in katta.games():
        made = waiting(house, game.name, game.seats[-1])
        ada, ben = house.guest(made, 0), invited(house, made, "Ben")
        with seated(ada, ben):
            if not game.marks:
                assert ada.request("introduce", mark="red")["code"] == "server.no-such-mark"
                continue
            assert ada.request("introduce", mark=game.marks[-1])["seats"][0]["mark"] == game.marks[-1]
            assert ben.request("introduce", mark=game.marks[-1])["code"] == "server.mark-taken"
            ada.request("begin", level="random")
            ada.until(is_playing)
            colours = [player["colour"] for player in ada.scene["view"]["players"]]
            assert colours[0] == game.marks[-1]
            assert len(set(colours)) == len(colours)


def test_the_offer_lists_the_colours_of_each_game(house: House) -> None:
    offer = ask(house.origin, "/api/")
    assert {game["name"]: tuple(game["marks"]) for game in offer["games"]} == {
        game.name: game.marks for game in katta.games()
    }


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_is_chosen_begins(house: House, first: int) -> None:
    made = waiting(house, seats=3)
    names = ["Ada", "Ben", "Cleo"]
    ada = house.guest(made, 0)
    others = [invited(house, made, name) for name in names[1:]]
    with seated(ada, *others):
        assert ada.request("arrange", first=first)["type"] == "seats"
        ada.request("begin")
        for guest in (ada, *others):
            guest.until(is_playing)
            assert [seat["name"] for seat in guest.seats] == names[first:] + names[:first]
        log = next(told["log"] for told in ada.heard if is_playing(told))
        assert log[0]["note"] == {"id": "note-begin", "arguments": {"player": {"seat": 0}}}
        assert log[0]["events"] == []


def test_by_lot_everybody_begins_sometimes(house: House) -> None:
    begun = set()
    for _ in range(40):
        made = waiting(house, first=None)
        ada, ben = house.guest(made, 0), invited(house, made, "Ben")
        with seated(ada, ben):
            ada.request("begin")
            told = ada.until(is_playing) if not is_playing(ada.heard[-1]) else ada.heard[-1]
            begun.add(ada.seats[0]["name"])
            assert any(step["note"] and step["note"]["id"] == "note-lot" for step in told["log"])
        if len(begun) == 2:
            return
    raise AssertionError(f"only {begun} ever began")


def test_the_waiting_room_survives_a_restart(own_house: House) -> None:
    made = waiting(own_house, seats=3)
    ada, ben = own_house.guest(made, 0), invited(own_house, made, "Ben")
    with seated(ada, ben):
        ada.request("arrange", game="sifaka", seats=[{"seat": 1}, {"seat": 0}, {"kind": "bot", "level": "random"}])
        ada.request("introduce", mark="green")
    own_house.kill()
    own_house.start()
    with seated(ada, ben):
        assert [(seat["name"], seat["mark"]) for seat in ada.seats[:2]] == [("Ben", None), ("Ada", "green")]
        assert ada.scene["status"] == "waiting"
        assert ada.request("begin")["type"] == "seats"
        ada.until(is_playing)
    own_house.kill()
    own_house.start()
    with seated(ada, ben):
        assert (ada.scene["status"], ada.scene["view"]["game"]) == ("playing", "sifaka")
        mine = next(seat["seat"] for seat in ada.seats if seat["name"] == "Ada")
        assert mine == 0, "who is to begin stays the same person, wherever she sits"
        assert ada.scene["view"]["players"][mine]["colour"] == "green"


def test_a_table_for_all_to_come_is_led_by_the_first_who_sits(house: House) -> None:
    """So begins a game whose table is shown on a television."""
    made = house.make("mada", None, None, start="host")
    ada, ben = invited(house, made, "Ada"), invited(house, made, "Ben")
    with seated(ada, ben):
        assert [seat["host"] for seat in ben.seats] == [True, False]
        assert ben.request("begin")["code"] == "server.not-host"
        assert ada.request("begin")["type"] == "seats"


def test_a_seat_is_given_to_one_of_many_who_come_at_once(house: House) -> None:
    made = waiting(house, seats=3)

    def come(number: int) -> bool:
        try:
            invited(house, made, f"Guest {number}")
        except Declined:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(come, range(12))) == 2


def test_moves_of_a_begun_table_are_those_of_the_game(house: House) -> None:
    """The note of the beginning counts as a version, and nothing else changes."""
    made = waiting(house)
    ada, ben = house.guest(made, 0), invited(house, made, "Ben")
    luck = random.Random(4)
    with seated(ada, ben):
        ada.request("begin")
        ada.until(is_playing)
        ben.until(is_playing)
        for _ in range(12):
            listen(ada, ben)
            mover = next(guest for guest in (ada, ben) if guest.moves)
            assert mover.play(luck.choice(mover.moves))["type"] == "update"
