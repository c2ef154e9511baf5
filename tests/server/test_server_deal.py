"""A deal that nobody can choose: devices commit to numbers, show them, and the key is made of all of them."""

import hmac
import json
import random
from typing import Any

import pytest

from katta.core import registry
from katta.core.dealer import Cut, commitment_to
from katta.core.match import Match
from katta.server.client import Link, ask, take_seat
from katta.server.wire.messages import PROTOCOL
from tests.server.harness import Guest, House, play_on, seated, until_playing

GAMES = registry.names()
ADA, BOB, CLEO = (bytes([letter]) * 32 for letter in b"ABC")
"""The numbers of their devices."""
BOT, FREE = {"kind": "bot", "level": "random"}, {"kind": "open"}


def record_of(house: House, table: str) -> Match:
    """The record of a finished game, dealt again."""
    status, _, text = house.fetch(f"/api/tables/{table}/record")
    assert status == 200
    return Match.parse(text.decode())


def play_to_the_end(guests: list[Guest]) -> None:
    pick = random.Random(1)
    play_on(guests, lambda guest: pick.choice(guest.moves))


def sit(house: House, made: dict[str, Any], name: str, number: bytes | None) -> Link:
    """Take a free seat by the invitation."""
    return take_seat(Link(house.origin, made["table"]["table"], invite=made["invite"]), name, number)


def make(house: House, *others: dict[str, str], game: str = "mada", **settings: Any) -> dict[str, Any]:
    """A table made by a device that cuts, Ada's."""
    ada = {"kind": "person", "name": "Ada", "commitment": commitment_to(ADA)}
    made: dict[str, Any] = ask(house.origin, "/api/tables", {"game": game, "seats": [ada, *others], **settings})
    return made


def empty_seats(game: str) -> list[str | None]:
    """Two seats for friends and bots on those that the game needs besides."""
    return [None, *["[random]"] * (registry.game(game).seats[0] - 2)]


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_friends_decide_the_deal(house: House, game: str) -> None:
    """All are shown all commitments before any number is asked for, and no number before the end."""
    made = house.make(game, "Ada", *empty_seats(game))
    ada, bob, watcher = house.cutter(made, 0, ADA), house.cutter(made, 1, BOB, "Bob"), house.guest(made, None)
    with seated(ada, watcher, bob):
        until_playing(bob, ada, watcher)
        for guest in (ada, bob, watcher):
            asked = next(told for told in guest.heard if told.get("table", {}).get("start") == "cut")
            shown = [seat["commitment"] for seat in asked["table"]["seats"]]
            assert shown[:2] == [commitment_to(ADA), commitment_to(BOB)]
            assert asked["scene"]["view"] is None
        play_to_the_end([ada, bob, watcher])
    match = record_of(house, made["table"]["table"])
    assert match.dealer is not None
    assert match.dealer.cuts == {0: Cut(commitment_to(ADA), ADA), 1: Cut(commitment_to(BOB), BOB)}
    assert match.dealer.key == hmac.digest(match.dealer.secret, ADA + BOB, "sha256")
    assert match.dealer.commitment == made["table"]["commitment"]
    for guest in (ada, bob, watcher):
        told = json.dumps(guest.heard)
        assert ADA.hex() not in told
        assert BOB.hex() not in told
        before_end = [one for one in guest.heard if (one.get("scene") or {}).get("status") != "over"]
        assert match.dealer.secret.hex() not in json.dumps(before_end)


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_alone_the_device_cuts_by_itself(house: House, game: str) -> None:
    made = make(house, *[BOT] * (registry.game(game).seats[0] - 1), game=game)
    assert (made["table"]["status"], made["table"]["start"]) == ("waiting", "cut")
    ada = house.cutter(made, 0, ADA)
    with seated(ada):
        until_playing(ada)
        play_to_the_end([ada])
    dealer = record_of(house, made["table"]["table"]).dealer
    assert dealer is not None
    assert dealer.cuts == {0: Cut(commitment_to(ADA), ADA)}


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_is_dealt_from_new_numbers(house: House, game: str) -> None:
    """They were committed to at the table before, and are shown from there: nobody has to go anywhere first."""
    made = house.make(game, "Ada", *empty_seats(game))
    ada, bob = house.cutter(made, 0, ADA), house.cutter(made, 1, BOB, "Bob")
    with seated(ada, bob):
        until_playing(bob, ada)
        for guest, next_number in ((ada, BOB), (bob, CLEO)):
            hello = {"protocol": PROTOCOL, "table": guest.link.table, "secret": guest.link.secret}
            guest.send({"type": "hello", **hello, "next_commitment": commitment_to(next_number)})
        play_to_the_end([ada, bob])
        answer = ada.request("rematch")
        told = bob.until(lambda told: told["type"] == "rematched")
        assert answer["info"]["seats"] == told["info"]["seats"]
        assert answer["info"]["commitment"] != made["table"]["commitment"]
        commitments = {seat["name"]: seat["commitment"] for seat in told["info"]["seats"] if seat["kind"] == "person"}
        assert commitments == {"Ada": commitment_to(BOB), "Bob": commitment_to(CLEO)}
        assert ada.request("reveal", number=BOB.hex(), table=answer["table"])["type"] == "accepted"
        assert bob.request("reveal", number=CLEO.hex(), table=answer["table"])["type"] == "accepted"
        again = [Guest(Link(house.origin, answer["table"], guest.link.secret)) for guest in (ada, bob)]
        with seated(*again):
            assert {guest.scene["status"] for guest in again} == {"playing"}
            play_to_the_end(again)
    dealer = record_of(house, answer["table"]).dealer
    assert dealer is not None
    assert {cut.number for cut in dealer.cuts.values()} == {BOB, CLEO}


def test_what_has_been_committed_to_and_shown_outlives_the_server(own_house: House) -> None:
    """Ada has shown her number when the power fails; Bob's device shows its own after that."""
    made = make(own_house, FREE)
    bob = Guest(sit(own_house, made, "Bob", BOB), number=BOB)
    ada = own_house.cutter(made, 0, ADA)
    with seated(ada):
        assert ada.scene["status"] == "waiting"
        assert ada.request("begin")["code"] == "server.has-begun"
        while ada.seats[0]["cut"] != "shown":
            ada.hear()
        own_house.kill()
    own_house.start()
    with seated(ada):
        assert [seat["cut"] for seat in ada.seats] == ["shown", "committed"]
        with seated(bob):
            until_playing(bob, ada)
            play_to_the_end([ada, bob])
    own_house.stop()
    own_house.start()
    dealer = record_of(own_house, made["table"]["table"]).dealer
    assert dealer is not None
    assert [cut.number for cut in dealer.cuts.values()] == [ADA, BOB]


def test_who_reloads_while_numbers_are_shown_shows_the_same_one(house: House) -> None:
    made = house.make("mada", "Ada", None)
    ada = house.cutter(made, 0, ADA)
    with seated(ada):
        pass
    bob = Guest(sit(house, made, "Bob", BOB), number=BOB)
    with seated(bob), seated(ada):
        until_playing(ada, bob)


def silent(house: House, *others: bytes) -> tuple[dict[str, Any], list[Guest], Guest]:
    """A table where Bob's device has committed, is here, and does not show its number; and the others."""
    made = make(house, *[FREE] * len(others))
    bob = Guest(sit(house, made, "Bob", BOB))
    guests = [house.cutter(made, 0, ADA)]
    guests += [Guest(sit(house, made, "Cleo", number), number=number) for number in others[1:]]
    return made, guests, bob


def test_the_deal_goes_on_without_a_number_only_if_the_others_agree(house: House) -> None:
    made, (ada,), bob = silent(house, BOB)
    with seated(ada, bob):
        asking = ada.until(lambda told: told["type"] == "asking" and told["proposal"] is not None)
        proposal = asking["proposal"]
        assert (proposal["kind"], proposal["seat"], proposal["awaits"]) == ("deal", 1, [0])
        assert bob.request("vote", proposal=proposal["proposal"], agree=True)["code"] == "server.not-asked"
        assert ada.request("vote", proposal=proposal["proposal"], agree=False)["proposal"] is None
        assert ada.scene["status"] == "waiting"
        ada.request("deal")
        until_playing(ada, bob)
        named = [step["note"] for told in bob.heard for step in told.get("log") or ()]
        assert {"id": "note-without", "arguments": {"player": {"seat": 1}}} in named
        assert bob.request("reveal", number=BOB.hex())["code"] == "server.no-number"
        play_to_the_end([ada, bob])
    dealer = record_of(house, made["table"]["table"]).dealer
    assert dealer is not None
    assert dealer.cuts == {0: Cut(commitment_to(ADA), ADA), 1: Cut(commitment_to(BOB))}


def test_all_others_have_to_agree(house: House) -> None:
    made, (ada, cleo), bob = silent(house, BOB, CLEO)
    with seated(ada, cleo, bob):
        for guest in (ada, cleo):
            guest.until(lambda told: told["type"] == "asking" and told["proposal"] is not None)
        proposal = cleo.heard[-1]["proposal"]
        assert proposal["awaits"] == [0, 2]
        assert ada.request("vote", proposal=proposal["proposal"], agree=True)["proposal"]["awaits"] == [2]
        assert cleo.scene["status"] == "waiting"
        cleo.request("vote", proposal=proposal["proposal"], agree=True)
        until_playing(ada, cleo, bob)
    assert made["table"]["commitment"] == ada.heard[-1].get("table", made["table"])["commitment"]


def test_a_number_that_comes_late_ends_the_question(house: House) -> None:
    _, (ada,), bob = silent(house, BOB)
    with seated(ada, bob):
        ada.until(lambda told: told["type"] == "asking" and told["proposal"] is not None)
        assert bob.request("reveal", number=BOB.hex())["type"] == "accepted"
        ada.until(lambda told: told["type"] == "asking" and told["proposal"] is None)
        until_playing(ada, bob)


def test_a_forged_number_is_refused(house: House) -> None:
    _, (ada,), bob = silent(house, BOB)
    with seated(ada, bob):
        refused = bob.request("reveal", number=CLEO.hex())
        assert (refused["code"], refused["says"]["id"]) == ("server.wrong-number", "server-wrong-number")
        assert bob.scene["status"] == "waiting"
        assert bob.request("reveal", number=BOB.hex())["type"] == "accepted"
        until_playing(ada, bob)


def test_who_sits_alone_with_bots_is_asked_nothing(house: House) -> None:
    """The device has lost its number: nobody else could agree."""
    made = make(house, BOT)
    ada = house.guest(made, 0)
    with seated(ada):
        until_playing(ada)
        assert "asking" not in {told["type"] for told in ada.heard if told.get("proposal")}


def test_a_host_who_begins_while_somebody_is_away_is_not_asked(house: House) -> None:
    made = make(house, FREE, start="host")
    sit(house, made, "Bob", BOB)
    ada = house.cutter(made, 0, ADA)
    with seated(ada):
        ada.request("begin")
        until_playing(ada)
        assert not [told for told in ada.heard if told.get("proposal")]


def test_a_device_that_never_committed_holds_nobody_up(house: House) -> None:
    made = house.make("mada", "Ada", None)
    ada, bob = house.cutter(made, 0, ADA), house.guest(made, 1, "Bob")
    with seated(ada, bob):
        until_playing(ada, bob)
        play_to_the_end([ada, bob])
    match = record_of(house, made["table"]["table"])
    assert match.dealer is not None
    assert match.dealer.cuts == {0: Cut(commitment_to(ADA), ADA), 1: Cut()}
    assert "number 1: none" in match.write().splitlines()


def test_a_second_device_of_a_person_does_not_replace_what_the_first_committed_to(house: House) -> None:
    made = house.make("mada", "Ada", None)
    first, second = house.cutter(made, 0, ADA), house.cutter(made, 0, CLEO)
    with seated(first, second):
        assert second.seats[0]["commitment"] == commitment_to(ADA)
    with seated(second):
        assert second.seats[0]["commitment"] == commitment_to(CLEO)


def test_nobody_shows_a_number_before_all_have_committed(house: House) -> None:
    made = house.make("mada", "Ada", None)
    ada, watcher = house.cutter(made, 0, ADA), house.guest(made, None)
    with seated(ada, watcher):
        assert ada.request("reveal", number=ADA.hex())["code"] == "server.no-number"
        assert ada.request("deal")["code"] == "server.no-number"
        assert watcher.request("reveal", number=ADA.hex())["code"] == "server.not-seated"
