"""Limits, origins, headers, health, shutdown."""

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from katta.server.client import Declined, Unreachable
from katta.server.wire.messages import PROTOCOL
from tests.server.harness import PATIENCE, House, hear_out, play_on, seated, wait_until


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with narrow limits."""
    options = ["--messages-per-second=0.1", "--sockets-per-address=3", "--tables-per-address=4", "--idle-seconds=0.1"]
    running = House(tmp_path_factory.mktemp("strict"), *options, "--requests-per-second=1000")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def socket(house: House, **headers: str) -> ClientConnection:
    address = house.origin.replace("http", "ws") + "/api/socket"
    return connect(address, additional_headers=headers, proxy=None, compression=None)


def test_a_foreign_page_may_not_open_a_socket(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused, socket(house, Origin="https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_may(house: House) -> None:
    with socket(house, Origin=house.origin) as connection:
        connection.send("{}")
        assert json.loads(connection.recv(60))["code"] == "server.bad-message"


def test_a_foreign_page_may_not_ask_over_http(house: House) -> None:
    status, _, body = house.fetch("/api/", Origin="https://elsewhere.example")
    assert status == 403
    assert json.loads(body)["code"] == "server.bad-origin"


@pytest.mark.parametrize("path", ["/api/", "/api/docs", "/nowhere", "/healthz", "/metrics"])
def test_every_answer_has_the_headers_of_the_house(house: House, path: str) -> None:
    _, headers, body = house.fetch(path)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert b"https://" not in body


def test_the_api_describes_itself(house: House) -> None:
    status, _, page = house.fetch("/api/docs")
    assert status == 200
    assert b"/api/tables" in page
    assert b"<script" not in page
    description = json.loads(house.fetch("/api/docs/openapi.json")[2])
    assert "/api/tables/{name}/record" in description["paths"]


def test_health_and_metrics(house: House) -> None:
    made = house.make("mada", "Ada", "[random]")
    ada = house.guest(made, 0)
    with seated(ada):
        while not ada.moves:
            ada.hear()
        ada.play(ada.moves[0])
        assert json.loads(house.fetch("/healthz")[2])["ok"]
        text = house.fetch("/metrics")[2].decode()
    assert 'katta_moves_total{game="mada"}' in text
    assert "katta_clients" in text


def test_a_message_that_is_too_long_ends_the_conversation(house: House) -> None:
    with socket(house) as connection:
        connection.send("x" * 20_000)
        assert hear_out(connection)[1] == 1009


def test_who_talks_too_fast_is_told_and_then_closed(strict_house: House) -> None:
    """Each message is answered before the next: a client that is cut off while it sends may lose what it was told."""
    codes = []
    with socket(strict_house) as connection:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                connection.send('{"type":"undo","id":"1","version":0}')
                codes.append(json.loads(connection.recv(PATIENCE))["code"])
        assert connection.close_code == 1008
    assert codes.count("server.hello-first") >= 60  # a drop more for each twentieth of a second it took
    assert codes[-1] == "server.too-fast"


LOOKS = 50
"""So many answers of half a megabyte are more than the two ends of a socket hold."""


def test_who_does_not_listen_is_let_go_and_nobody_waits_for_it(house: House) -> None:
    """Long answers fill what lies between, then too many of them wait."""
    made = house.make("sifaka", "Ada", "[random]")
    ada, address = house.guest(made, 0), house.origin.replace("http", "ws") + "/api/socket"
    hello = {"type": "hello", "protocol": PROTOCOL, "table": made["table"]["table"]}
    with seated(ada), connect(address, max_queue=1, max_size=None, proxy=None, compression=None) as deaf:
        play_on([ada], lambda guest: guest.moves[0])
        for request in (hello, *[{"type": "look", "id": "x", "version": 0}] * LOOKS):
            deaf.send(json.dumps(request))
        assert ada.request("look", version=0)["frames"]
        while house.metric("katta_clients") > 1:
            time.sleep(0.1)
        told, _ = hear_out(deaf)
    assert len(told) < LOOKS


def test_one_address_has_a_bounded_number_of_sockets(strict_house: House) -> None:
    with (
        socket(strict_house),
        socket(strict_house),
        socket(strict_house),
        pytest.raises(InvalidStatus),
        socket(strict_house),
    ):
        pass
    with socket(strict_house):
        pass


def test_one_address_makes_a_bounded_number_of_tables_and_idle_ones_are_put_away(strict_house: House) -> None:
    made = [strict_house.make("mada", "Ada", "Bob") for _ in range(4)]
    with pytest.raises(Declined, match="Too many new tables"):
        strict_house.make("mada", "Ada", "Bob")
    wait_until(lambda: json.loads(strict_house.fetch("/healthz")[2])["tables"] == 0)
    ada = strict_house.guest(made[0], 0)
    with seated(ada):
        assert ada.scene["status"] == "playing"


def test_a_polite_stop_closes_sockets_and_keeps_everything(own_house: House) -> None:
    made = own_house.make("mada", "Ada", "Bob")
    ada = own_house.guest(made, 0)
    with seated(ada):
        version = ada.scene["version"]
        assert own_house.stop() == 0
        with pytest.raises(Unreachable, match="1012"):
            ada.wait_for(version + 1)
    assert own_house.troubles() == []
    own_house.start()
    with seated(ada):
        assert ada.scene["version"] == version


def test_nothing_of_a_link_is_logged(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    with seated(house.guest(made, 0)):
        pass
    assert made["seats"][0]["secret"] not in Path(house.log).read_text()
