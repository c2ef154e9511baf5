"""A second device of one person: it says who it is, and the first one agrees or not."""

from typing import Any

import pytest

from katta.server.client import Declined, Link, ask
from tests.server.harness import Guest, House, seated


def claim(house: House, made: dict[str, Any], seat: int, invite: str | None = None) -> dict[str, Any]:
    path = f"/api/tables/{made['table']['table']}/claims"
    found: dict[str, Any] = ask(house.origin, path, {"invite": invite or made["invite"], "seat": seat})
    return found


def state(house: House, made: dict[str, Any], claimed: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = ask(house.origin, f"/api/tables/{made['table']['table']}/claims/{claimed['claim']}")
    return found


def test_the_second_device_comes_to_the_same_seat(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    laptop = house.guest(made, 1)
    with seated(laptop):
        claimed = claim(house, made, 1)
        asked = laptop.until(lambda told: told["type"] == "claimed")
        assert (asked["claim"], asked["code"]) == (claimed["claim"], claimed["code"])
        assert state(house, made, claimed)["state"] == "waiting"
        assert laptop.request("allow", claim=claimed["claim"], secret=laptop.link.secret)["type"] == "accepted"
        granted = state(house, made, claimed)
        assert granted["state"] == "granted"
        phone = Guest(Link(house.origin, made["table"]["table"], granted["secret"]))
        with seated(phone):
            assert phone.heard[0]["seat"] == 1
        with pytest.raises(Declined, match="no longer open"):
            state(house, made, claimed)


def test_a_stranger_is_turned_away(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    ada, ben = house.guest(made, 0), house.guest(made, 1)
    with seated(ada, ben):
        claimed = claim(house, made, 1)
        assert ada.request("allow", claim=claimed["claim"], secret=ada.link.secret)["code"] == "server.no-claim"
        assert ben.request("allow", claim=claimed["claim"], secret="guessed")["code"] == "server.wrong-secret"
        assert ben.request("allow", claim=claimed["claim"])["type"] == "accepted"
        answer = state(house, made, claimed)
        assert (answer["state"], answer["secret"]) == ("declined", None)


def test_only_who_has_the_invitation_can_ask_and_only_who_is_there_can_answer(house: House) -> None:
    made = house.make("mada", "Ada", "[random]")
    with pytest.raises(Declined, match="opens no seat"):
        claim(house, made, 0, invite="guessed")
    with pytest.raises(Declined, match="personal link"):
        claim(house, made, 0)
    with pytest.raises(Declined, match="No person"):
        claim(house, made, 1)


def test_a_flood_of_claims_is_stopped(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    with seated(house.guest(made, 0)):
        for _ in range(8):
            claim(house, made, 0)
        with pytest.raises(Declined, match="Too much"):
            claim(house, made, 0)


def test_whose_seat_a_secret_opens_is_told_to_who_has_it(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    path = f"/api/tables/{made['table']['table']}/sitter"
    assert ask(house.origin, path, {"secret": made["seats"][1]["secret"]}) == {"seat": 1, "name": "Ben"}
    with pytest.raises(Declined, match="opens no seat"):
        ask(house.origin, path, {"secret": "guessed"})


def test_a_device_learns_how_its_tables_stand(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    first = made["seats"][0]["secret"]
    kept = [
        {"table": made["table"]["table"], "secrets": [first]},
        {"table": made["table"]["table"], "secrets": [made["seats"][1]["secret"]]},
        {"table": "gone", "secrets": [first]},
    ]
    ada = house.guest(made, 0)
    with seated(ada):
        turn = ada.scene["view"]["actor"]
    mine = ask(house.origin, "/api/mine", {"tables": kept})
    assert [table["seats"] for table in mine] == [[0], [1], []]
    assert [table["is_my_turn"] for table in mine] == [turn == 0, turn == 1, False]
    assert mine[2]["info"] is None
    assert mine[0]["info"]["turn"] == turn
    assert mine[0]["info"]["waited"] >= 0
