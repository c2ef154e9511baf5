"""Connections that die without a word: both sides notice, come together again, and no move is lost or doubled."""

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from websockets.sync.client import connect

from katta.server import client, serve
from katta.server.client import Link, Unreachable
from katta.server.settings import Limits
from katta.server.web import session
from katta.server.web.middleware import Wire
from katta.server.web.session import Session
from katta.server.wire.messages import PROTOCOL
from tests.proxy import Proxy, Way
from tests.server.harness import Guest, House, complete, look_back, seated

PROMISE_SECONDS = 15.0
STUCK_BYTES = 6_000_000
"""More than the system keeps for a client that does not read, less than the server keeps on top of that."""


@pytest.fixture
def proxy(house: House) -> Iterator[Proxy]:
    with Proxy(house.port) as running:
        yield running


def through(proxy: Proxy, house: House, made: dict[str, Any], seat: int) -> Guest:
    """A guest whose network is the proxy."""
    link = house.link(made, seat)
    return Guest(Link(proxy.origin, link.table, link.secret))


def is_away(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda told: told["type"] == "seats" and not told["seats"][seat]["present"]


def hear_until_lost(guest: Guest) -> None:
    with pytest.raises(Unreachable):
        guest.until(lambda _told: False)


def test_heartbeats_keep_the_promise() -> None:
    assert serve.PING_SECONDS + serve.PONG_SECONDS < PROMISE_SECONDS
    assert client.PING_SECONDS + client.PONG_SECONDS < PROMISE_SECONDS


@pytest.mark.parametrize("way", [Way.SWALLOW, Way.HALVE, Way.CUT])
def test_both_sides_notice_a_dead_connection_and_come_together_again(house: House, proxy: Proxy, way: Way) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada, ben = through(proxy, house, made, 0), house.guest(made, 1)
    with seated(ben, ada):
        proxy.go(way)
        ben.until(is_away(0))
        hear_until_lost(ada)
        with pytest.raises(Unreachable):
            ada.enter()
        proxy.go(Way.PASS)
        assert ada.enter()["type"] == "welcome"
        ben.until(lambda told: told["type"] == "seats" and told["seats"][0]["present"])


@pytest.mark.parametrize("way", [Way.SWALLOW, Way.HALVE, Way.CUT, Way.HOLD])
def test_a_move_on_a_dying_connection_is_played_once(house: House, proxy: Proxy, way: Way) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada, ben = through(proxy, house, made, 0), house.guest(made, 1)
    with seated(ada, ben):
        version, move = ada.scene["version"], ada.moves[0]
        proxy.go(way)
        try:
            ada.ask("move", version=version, move=move)
        except Unreachable:
            assert way is Way.CUT
        if way is Way.CUT:
            hear_until_lost(ada)
        proxy.go(Way.PASS)  # what was held back arrives now, perhaps after the same once more
        ada.version = version
        assert ada.enter()["type"] == "welcome"
        answer = ada.play(move, version)
        assert answer["type"] in ("update", "accepted")
        ben.wait_for(version + 1)
        mine = [frame for frame in look_back(ben) if frame["actor"] == 0 and frame["version"] > version]
        assert len(mine) == 1


def test_a_move_whose_answer_was_lost_is_accepted_when_it_comes_again(house: House, proxy: Proxy) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada, ben = through(proxy, house, made, 0), house.guest(made, 1)
    with seated(ada, ben):
        version, move = ada.scene["version"], ada.moves[0]
        ada.ask("move", version=version, move=move)
        ben.wait_for(version + 1)
        proxy.go(Way.SWALLOW)
        proxy.go(Way.PASS)
        ada.enter()
        assert ada.play(move, version)["type"] == "accepted"


def test_an_undo_whose_answer_was_lost_is_accepted_when_it_comes_again(house: House) -> None:
    made = house.make("malediction", "Ada", "[random]", "[random]")
    ada = house.guest(made, 0)
    with seated(ada):
        ada.play(ada.moves[0])
        while not ada.moves:
            ada.hear()
        version = ada.scene["version"]
        assert ada.request("undo", version=version)["type"] == "update"
        assert ada.request("undo", version=version)["type"] == "accepted"


def test_asking_again_for_agreement_asks_nobody_twice(house: House) -> None:
    """The votes that were given count on."""
    made = house.make("malediction", "Ada", "Ben", "Cy")
    guests = [house.guest(made, seat) for seat in range(3)]
    with seated(*guests):
        mover = next(guest for guest in guests if guest.moves)
        others = [guest for guest in guests if guest is not mover]
        mover.play(mover.moves[0])
        answer = mover.request("undo", version=mover.scene["version"])
        if answer["type"] == "refused":
            assert answer["code"] == "server.undo-revealed"
            return
        name = answer["proposal"]["proposal"]
        others[0].request("vote", proposal=name, agree=True)
        again = mover.request("undo", version=mover.scene["version"])
        assert again["proposal"]["proposal"] == name
        assert len(again["proposal"]["awaits"]) == 1


@pytest.mark.parametrize("way", [Way.SPLIT, Way.PASS])
def test_a_whole_conversation_survives_being_cut_into_pieces(house: House, proxy: Proxy, way: Way) -> None:
    made = house.make("mada", "Ada", "[random]")
    ada = through(proxy, house, made, 0)
    proxy.go(way)
    with seated(ada):
        for _ in range(5):
            while not ada.moves:
                ada.hear()
            assert ada.play(ada.moves[0])["type"] == "update"
        assert ada.request("ping") == {"type": "pong", "answers": "6"}


def test_who_stops_listening_is_let_go_however_much_is_still_to_be_written(house: House) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    link, ben = house.link(made, 0), house.guest(made, 1)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", house.port))
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": link.table, "secret": link.secret})
    address = f"ws://127.0.0.1:{house.port}/api/socket"
    with seated(ben), connect(address, sock=raw, max_queue=1, ping_interval=None, close_timeout=0.1) as deaf:
        deaf.send(hello)
        welcome = deaf.recv(30)
        ben.until(lambda told: told["type"] == "seats" and told["seats"][0]["present"])
        for _ in range(STUCK_BYTES // len(welcome)):
            deaf.send(hello)
        ben.until(is_away(0))
        assert not ben.seats[0]["present"]


def test_while_something_takes_long_the_client_hears_that_somebody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "REASSURE_SECONDS", 0.01)
    said: list[bytes] = []

    async def nothing(*_given: Any) -> Any:
        raise AssertionError

    async def scenario() -> str:
        def write(text: bytes) -> bool:
            said.append(text)
            return True

        waiting = Session(Wire(nothing, nothing, write), cast(Any, None), Limits(), "127.0.0.1")
        return await waiting.patiently(asyncio.sleep(0.2, "done"))

    assert complete(scenario()) == "done"
    assert set(said) == {b'{"type":"pong","answers":""}'}
