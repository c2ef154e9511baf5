"""Strangers who mean harm: whatever they send, others play on, memory stays bounded, and the log stays short."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from katta.server.client import Declined
from tests.server.harness import PATIENCE, Guest, House, hear_out, play_on, seated, wait_until

SECONDS = 2.0
ELSEWHERE = "127.0.0.2"
"""Another address of the same machine."""

MEGABYTE = 1024 * 1024
LONGEST_LINE = 1000


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the usual limits, but short deadlines."""
    running = House(tmp_path_factory.mktemp("guarded"), f"--request-seconds={SECONDS}", "--sockets-per-address=20")
    running.start()
    yield running
    assert running.stop() == 0
    assert max((len(line) for line in running.log.read_text().splitlines()), default=0) < LONGEST_LINE


class Bystander:
    """Somebody who plays meanwhile, from another address."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    def click(self) -> None:
        """Ask, and be answered."""
        assert self._guest.request("ping")["type"] == "pong"
        if self._guest.moves:
            assert self._guest.play(self._guest.moves[0])["type"] == "update"


@pytest.fixture
def bystander(guarded: House) -> Iterator[Bystander]:
    made = guarded.make("mada", "Ada", "[random]")
    ada = guarded.guest(made, 0)
    with seated(ada):
        yield Bystander(ada)


def stranger(house: House, data: bytes = b"") -> socket.socket:
    """A bare connection from another address."""
    found = socket.create_connection(("127.0.0.1", house.port), PATIENCE, source_address=(ELSEWHERE, 0))
    found.sendall(data)
    return found


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while data := connection.recv(65536):
            heard += data
    except ConnectionError:
        pass
    return heard


def ask(house: House, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, Any]]:
    """A request from another address, with any bytes; returns the status and the problem that is told."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    with stranger(house, "\r\n".join([*lines, "", ""]).encode() + body) as connection:
        head, _, told = answer(connection).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(told)


def make(house: House, **fields: Any) -> tuple[int, dict[str, Any]]:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    return ask(house, "POST", "/api/tables", json.dumps({"game": "mada", "seats": seats, **fields}).encode())


def open_socket(house: House) -> ClientConnection:
    address = house.origin.replace("http", "ws") + "/api/socket"
    return connect(address, proxy=None, compression=None, sock=stranger(house))


def memory(house: House) -> int:
    """What the server's process holds, in bytes."""
    lines = Path(f"/proc/{house.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


DEEP = b'{"a":' + b"[" * 8_000


def test_a_deep_frame_without_hello_is_refused_like_any_other(guarded: House, bystander: Bystander) -> None:
    with open_socket(guarded) as deep:
        for _ in range(10):
            deep.send(DEEP)
            assert json.loads(deep.recv(PATIENCE))["code"] == "server.bad-message"
            bystander.click()


def test_a_deep_body_is_refused(guarded: House, bystander: Bystander) -> None:
    for path in ("/api/tables", "/api/mine", "/api/replays", "/api/complaints"):
        status, told = ask(guarded, "POST", path, DEEP)
        assert (status, told["code"]) == (400, "server.bad-message")
        bystander.click()


BOMBS = {
    "keys": "a" + ".a" * 14_000 + " = 1",
    "brackets": "a = " + "[" * 100_000,
    "lines": "a = [\n" * 10_000,
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_in_a_record_takes_no_memory_and_no_time_of_others(
    guarded: House, bystander: Bystander, bomb: str
) -> None:
    head = "katta record: 1\ngame: malediction\nrules: 1\ndate: 2026-01-31\nplayer 0: A\nplayer 1: B\nplayer 2: C\n"
    body = head + "components: box\n" + "".join(f"| {line}\n" for line in bomb.splitlines())
    before = memory(guarded)
    status, told = ask(guarded, "POST", "/api/replays", json.dumps({"record": body}).encode())
    assert (status, told["code"]) == (400, "server.bad-record")
    assert len(told["detail"]) < LONGEST_LINE
    bystander.click()
    assert memory(guarded) - before < 100 * MEGABYTE


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "://", "\u00ff", "http://x:99999999"])
def test_an_origin_that_is_none_is_refused(guarded: House, bystander: Bystander, origin: str) -> None:
    status, told = ask(guarded, "GET", "/api/", Origin=origin)
    assert (status, told["code"]) == (403, "server.bad-origin")
    bystander.click()


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"x": "y" * 600_000}},
        {"options": {"x" * 600_000: "y"}},
        {"game": "x" * 600_000},
        {"seats": [{"kind": "person", "name": "n" * 600_000}]},
    ],
    ids=["value", "option", "game", "name"],
)
def test_a_word_of_600_kilobytes_is_too_long(guarded: House, bystander: Bystander, fields: dict[str, Any]) -> None:
    status, told = make(guarded, **fields)
    assert (status, told["code"]) == (413, "server.too-long")
    bystander.click()


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {"x": "\0"}},
        {"options": {"x" * 65: "y"}},
        {"game": "mada\0"},
        {"game": "x" * 5_000},
        {"seats": [{"kind": "person", "name": "A\0da"}, {"kind": "bot", "level": "random"}]},
        {"seats": [{"kind": "person", "name": "A\u202eda"}, {"kind": "bot", "level": "random"}]},
        {"seats": [{"kind": "person", "name": "A\nda"}, {"kind": "bot", "level": "random"}]},
        {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "\0"}]},
        {"first": 10**4000},
        {"clock": 10**400},
    ],
)
def test_nothing_but_words_and_small_numbers_comes_into_a_table(guarded: House, fields: dict[str, Any]) -> None:
    status, told = make(guarded, **fields)
    assert status == 400
    assert told["code"].startswith("server.")
    assert len(told["detail"]) < LONGEST_LINE


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/evenings/a%00b", "/api/tables/%ff/record", "/api/tables/.."])
def test_a_name_that_no_table_can_have_is_not_for_the_database(guarded: House, path: str) -> None:
    assert ask(guarded, "GET", path)[0] == 404


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n",
        b"\x16\x03\x01" + b"\0" * 200 + b"\r\n\r\n",
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n{",
    ],
    ids=["header", "tls", "line", "headers", "chunk", "length"],
)
def test_what_is_no_request_is_answered_or_cut_off_and_never_a_failure(guarded: House, data: bytes) -> None:
    with stranger(guarded) as connection:
        try:
            connection.sendall(data)
        except ConnectionError:
            return
        told = answer(connection)
    assert told == b"" or told.split()[1] in (b"400", b"413")
    assert b"Traceback" not in told


SLOW = {
    "nothing": [b""],
    "head": [b"GET / HT"] + [b"x"] * 3,
    "headers": [b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"A: b\r\n", b"C: d\r\n"],
    "second head": [b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /heal"],
    "handshake": [b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"],
    "body": [b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n", b"{", b" "],
    "chunks": [b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n{\r\n"],
    "idle": [b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"],
}


def test_what_never_ends_is_ended(guarded: House, bystander: Bystander) -> None:
    """All at once, since they wait for the same deadline; nobody is asked to hang up first."""
    with ExitStack() as open_ones:
        slow = {name: open_ones.enter_context(stranger(guarded)) for name in SLOW}
        for name, pieces in SLOW.items():
            for piece in pieces:
                slow[name].sendall(piece)
        told = {name: answer(connection) for name, connection in slow.items()}
        bystander.click()
    for name in ("body", "chunks"):
        head, _, body = told[name].partition(b"\r\n\r\n")
        assert b" 408 " in head
        assert json.loads(body)["code"] == "server.too-slow"
    assert told["nothing"] == told["head"] == told["headers"] == told["handshake"] == b""


def is_cut_off_by(connection: ClientConnection, data: bytes, bystander: Bystander) -> bool:
    """Whether somebody who sends this again and again is soon cut off."""
    try:
        for _ in range(50):
            connection.socket.sendall(data)
            bystander.click()
    except OSError:
        return True
    return False


def test_a_flood_of_pings_ends_the_conversation(guarded: House, bystander: Bystander) -> None:
    flood = Frame(Opcode.PING, b"").serialize(mask=True) * 40_000
    with open_socket(guarded) as pinging:
        assert is_cut_off_by(pinging, flood, bystander)


def test_empty_pieces_of_a_message_without_end_end_the_conversation(guarded: House, bystander: Bystander) -> None:
    with open_socket(guarded) as endless:
        endless.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        pieces = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 10_000
        assert is_cut_off_by(endless, pieces, bystander)


def test_a_few_pings_are_answered(guarded: House) -> None:
    with open_socket(guarded) as pinging:
        for _ in range(10):
            assert pinging.ping().wait(PATIENCE)


def test_pings_of_the_protocol_are_limited_like_messages(guarded: House, bystander: Bystander) -> None:
    with open_socket(guarded) as pinging:
        try:
            for number in range(500):
                pinging.send(json.dumps({"type": "ping", "id": str(number)}))
        except ConnectionClosed:
            pass
        told, code = hear_out(pinging)
        bystander.click()
    assert code in (1006, 1008)
    assert sum(message["type"] == "pong" for message in told) < 400


def test_one_address_has_a_bounded_number_of_connections(guarded: House, bystander: Bystander) -> None:
    with ExitStack() as open_ones:
        many = [open_ones.enter_context(stranger(guarded)) for _ in range(150)]
        many[-1].settimeout(PATIENCE)
        assert answer(many[-1]) == b""
        bystander.click()
        assert guarded.fetch("/healthz")[0] == 200


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    house = House(tmp_path, "--tables-per-address=2", "--messages-per-second=1000")
    house.start()
    try:
        made = house.make("mada", "Ada", "[random]")
        for expected in ("rematched", "refused"):
            ada = house.guest(made, 0)
            with seated(ada):
                play_on([ada], lambda guest: guest.moves[0])
                told = ada.request("rematch")
                assert told["type"] == expected
                made["table"]["table"] = told.get("table")
        assert told["code"] == "server.too-many-tables"
        with pytest.raises(Declined):
            house.make("mada", "Ada", "[random]")
    finally:
        house.stop()


def test_after_all_this_the_server_holds_little_and_is_well(guarded: House) -> None:
    before = memory(guarded)
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"
    for _ in range(30):
        stranger(guarded, head + b"[" * 60_000).close()
    wait_until(lambda: guarded.fetch("/healthz")[0] == 200)
    assert memory(guarded) - before < 100 * MEGABYTE
    assert not [line for line in guarded.troubles() if "failed" in line]
