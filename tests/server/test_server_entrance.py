"""How clients come in from elsewhere: through proxies, by names, under a path."""

import contextlib
import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from katta.server.client import Link
from katta.server.settings import Settings
from katta.server.web.allowed_hosts import Hosts
from katta.server.web.base_path import BadPath, normal
from katta.server.web.forwarded import Proxies
from tests.server.harness import OPEN_LIMITS, House, complete, seated


class Behind(House):
    """A server under a path, behind a proxy on this machine."""

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}/katta"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    limits = [*OPEN_LIMITS, "--tables-per-address=2", "--connections-per-address=2"]
    options = [*limits, "--base-path=katta/", "--trusted-proxy=127.0.0.1"]
    running = Behind(tmp_path_factory.mktemp("behind"), *options, "--allowed-host=play.example.org")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def request(house: House, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, object]]:
    """A request with exactly these headers, `Host` included."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port)
    data = None if body is None else json.dumps(body)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET" if data is None else "POST", path, data, {"Content-Type": "application/json", **named})
    answer = connection.getresponse()
    found = json.loads(answer.read())
    connection.close()
    return answer.status, found


TABLE = {"game": "mada", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}]}


def test_everything_is_found_under_the_path(behind):
    status, _, page = behind.fetch("/")
    assert status == 200
    assert b'name="base-path" content="/katta"' in page
    assert b'src="/katta/assets/' in page
    assert b'="/assets/' not in page
    assert behind.fetch("/favicon.svg")[0] == 200
    assert behind.fetch("/healthz")[0] == 200
    assert b'href="/katta/api/docs/openapi.json"' in behind.fetch("/api/docs")[2]


def test_the_path_itself_is_the_home_page_and_a_proxy_may_have_taken_it_away(behind):
    home = behind.fetch("/")[2]
    assert behind.fetch("")[2] == home
    assert request(behind, "/healthz")[0] == 200


def test_a_seat_is_reached_by_a_link_under_the_path(behind):
    made = behind.make("mada", "Ada", "[easy]")
    path = made["seats"][0]["link"]
    assert path.startswith("/katta/table/")
    link = Link.parse(f"http://127.0.0.1:{behind.port}{path}")
    assert (link.origin, link.secret) == (behind.origin, made["seats"][0]["secret"])
    with seated(guest := behind.guest(made, 0)):
        assert guest.scene["status"] == "playing"


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_limits_count_those_who_ask_through_a_trusted_proxy(behind, header):
    written = "{}" if header == "X-Forwarded-For" else "for={};proto=https"
    ada, bob = (written.format(f"198.51.100.{number}{len(header)}") for number in (1, 2))
    for _ in range(2):
        assert request(behind, "/api/tables", TABLE, **{header: ada})[0] == 201
    assert request(behind, "/api/tables", TABLE, **{header: ada})[0] == 429
    assert request(behind, "/api/tables", TABLE, **{header: bob})[0] == 201


def test_a_trusted_proxy_may_have_many_connections(behind):
    with contextlib.ExitStack() as opened:
        for _ in range(5):
            opened.enter_context(contextlib.closing(socket.create_connection(("127.0.0.1", behind.port))))
        assert request(behind, "/katta/api/")[0] == 200


def test_nobody_else_is_believed(tmp_path):
    plain = House(tmp_path, *OPEN_LIMITS, "--tables-per-address=1")
    plain.start()
    assert request(plain, "/api/tables", TABLE, X_Forwarded_For="198.51.100.1")[0] == 201
    assert request(plain, "/api/tables", TABLE, X_Forwarded_For="198.51.100.2")[0] == 429
    assert plain.stop() == 0


def test_an_unknown_name_is_refused_with_a_sentence(behind):
    status, problem = request(behind, "/katta/api/", Host="rebound.example")
    assert (status, problem["code"]) == (421, "server.bad-host")
    assert "--allowed-host" in str(problem["detail"])


@pytest.mark.parametrize(
    "host", ["play.example.org", "PLAY.example.org:443", "localhost", "katta.localhost:1", "[::1]:8"]
)
def test_a_known_name_is_served(behind, host):
    assert request(behind, "/katta/api/", Host=host)[0] == 200


def test_an_unknown_name_opens_no_socket(behind):
    with (
        socket.create_connection(("127.0.0.1", behind.port)) as way,
        pytest.raises(InvalidStatus),
        connect("ws://rebound.example/katta/api/socket", sock=way),
    ):
        pass


def seen_by(proxies: Proxies, client: str, headers: dict[str, str]) -> tuple[str, str]:
    """Whom an application sees, and how they came."""
    seen = []

    async def look(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    written = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "scheme": "http", "client": (client, 1), "headers": written}
    nothing: Any = None

    async def ask() -> None:
        await proxies.wrap(look)(scope, nothing, nothing)

    complete(ask())
    return seen[0]


FOR, PROTO, STANDARD = "x-forwarded-for", "x-forwarded-proto", "forwarded"


@pytest.mark.parametrize(
    ("client", "headers", "seen"),
    [
        ("10.0.0.1", {FOR: "198.51.100.7", PROTO: "https"}, ("198.51.100.7", "https")),
        ("10.0.0.1", {FOR: "6.6.6.6, 198.51.100.7, 10.0.0.9"}, ("198.51.100.7", "http")),
        ("10.0.0.1", {FOR: "6.6.6.6, unknown, 10.0.0.9"}, ("10.0.0.9", "http")),
        ("10.0.0.1", {STANDARD: 'for=6.6.6.6, for="[2001:db8::7]:4711";proto=https'}, ("2001:db8::7", "https")),
        ("10.0.0.1", {FOR: "198.51.100.7", STANDARD: "for=6.6.6.6"}, ("10.0.0.1", "http")),
        ("10.0.0.1", {FOR: "198.51.100.7", STANDARD: "for=198.51.100.7"}, ("198.51.100.7", "http")),
        ("10.0.0.1", {PROTO: "https"}, ("10.0.0.1", "http")),
        ("198.51.100.1", {FOR: "6.6.6.6", PROTO: "https"}, ("198.51.100.1", "http")),
        ("10.0.0.1", {FOR: "[", PROTO: "gopher"}, ("10.0.0.1", "http")),
    ],
)
def test_who_asks_is_the_last_one_that_a_trusted_proxy_heard(client, headers, seen):
    assert seen_by(Proxies(["10.0.0.0/8"]), client, headers) == seen


@pytest.mark.parametrize(
    ("host", "allowed", "header", "is_known"),
    [
        ("127.0.0.1", (), "127.0.0.1:8000", True),
        ("127.0.0.1", (), "192.0.2.7", False),
        ("127.0.0.1", (), "rebound.example", False),
        ("127.0.0.1", (), None, True),
        ("0.0.0.0", (), "192.0.2.7:8000", True),
        ("0.0.0.0", (), "rebound.example", False),
        ("0.0.0.0", (), "127.0.0.1.rebound.example", False),
        ("192.0.2.7", (), "192.0.2.7", True),
        ("192.0.2.7", (), "192.0.2.8", False),
        ("127.0.0.1", ("Play.Example.org",), "play.example.org.", True),
        ("127.0.0.1", ("*",), "rebound.example", True),
    ],
)
def test_the_names_of_a_server(host, allowed, header, is_known):
    assert Hosts(Settings(host=host, allowed_hosts=allowed)).is_known(header) is is_known


@pytest.mark.parametrize(("text", "path"), [("", ""), ("/", ""), ("katta", "/katta"), ("/a/b-1/", "/a/b-1")])
def test_a_base_path_is_put_into_one_form(text, path):
    assert normal(text) == path


@pytest.mark.parametrize("text", ["/a b", '/"x', "/a//b", "/../x", "https://example.org/katta", "/ä"])
def test_what_is_no_path_is_refused(text):
    with pytest.raises(BadPath):
        normal(text)
