"""Whatever changes something may be asked for again when the answer was lost, and is done once."""

import secrets
from typing import Any

import pytest

from katta.server.client import Declined, ask
from tests.server.harness import House, seated


def chosen() -> str:
    return secrets.token_urlsafe(18)


def test_a_table_asked_for_twice_with_one_key_is_one_table(own_house: House) -> None:
    key = chosen()
    wanted = {"game": "mada", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}], "key": key}
    made = ask(own_house.origin, "/api/tables", wanted)
    assert ask(own_house.origin, "/api/tables", wanted) == made
    assert ask(own_house.origin, "/api/tables", {**wanted, "key": chosen()})["table"]["table"] != made["table"]["table"]
    own_house.kill()
    own_house.start()
    again = ask(own_house.origin, "/api/tables", wanted)
    assert (again["host"], again["invite"], again["seats"]) == (made["host"], made["invite"], made["seats"])
    with seated(own_house.guest(again, 0)):
        pass


@pytest.mark.parametrize("start", ["host", "full"])
def test_a_join_asked_for_twice_takes_one_seat(house: House, start: str) -> None:
    made = house.make("mada", "Ada", None, start=start)
    table, secret = made["table"]["table"], chosen()

    def join(secret: str, name: str = "Bob") -> Any:
        return ask(
            house.origin, f"/api/tables/{table}/seats", {"invite": made["invite"], "name": name, "secret": secret}
        )

    seat = join(secret)
    assert seat["secret"] == secret
    assert join(secret) == seat
    with pytest.raises(Declined):
        join(chosen(), "Eve")


@pytest.mark.parametrize("secret", ["short", "x" * 23, "x" * 23 + "!", "x" * 24 + "\n", ""])
def test_a_secret_that_could_be_guessed_is_refused(house: House, secret: str) -> None:
    made = house.make("mada", "Ada", None)
    wanted = {"invite": made["invite"], "name": "Bob", "secret": secret}
    with pytest.raises(Declined):
        ask(house.origin, f"/api/tables/{made['table']['table']}/seats", wanted)


def test_an_arrangement_sent_twice_is_made_once(house: House) -> None:
    made = house.make("mada", "Ada", "[easy]", None, start="host")
    ada = house.guest(made, 0)
    with seated(ada):
        seating = ada.heard[-1]["table"]["seating"] if ada.heard[-1]["type"] == "welcome" else 0
        swap = {"seats": [{"seat": 1}, {"seat": 0}, {"seat": 2}], "seating": seating}
        assert ada.request("arrange", **swap)["type"] == "seats"
        assert ada.request("arrange", **swap)["type"] == "accepted"
        assert [seat["name"] for seat in ada.seats][1] == "Ada"
        other = {"seats": [{"seat": 2}, {"seat": 1}, {"seat": 0}], "seating": seating}
        assert ada.request("arrange", **other)["code"] == "server.stale"
        begin = {"level": "random", "seating": seating + 1}
        assert ada.request("begin", **begin)["type"] == "seats"
        assert ada.request("begin", **begin)["type"] == "accepted"


def test_a_vote_a_replacement_and_a_return_sent_twice_count_once(hasty_house: House) -> None:
    made = hasty_house.make("mada", "Ada", "Bob", "Cid")
    ada, bob = hasty_house.guest(made, 0), hasty_house.guest(made, 1)
    with seated(ada, bob):
        ada.until(lambda told: told["type"] == "seats" and told["seats"][2]["replaceable"])
        proposal = ada.request("hand-over", seat=2, level="random")["proposal"]
        vote = {"proposal": proposal["proposal"], "agree": True}
        assert bob.request("vote", **vote)["type"] == "asking"
        assert bob.request("vote", **vote)["type"] == "accepted"
        assert ada.request("hand-over", seat=2, level="random")["type"] == "accepted"
        cid = hasty_house.guest(made, 2)
        with seated(cid):
            assert cid.request("take-back")["type"] == "seats"
            assert cid.request("take-back")["type"] == "accepted"
