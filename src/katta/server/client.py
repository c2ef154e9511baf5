"""A small client: finds a table by its link, says hello, and comes back after a lost connection.

with Client(Link.parse("http://127.0.0.1:8000/table/NAME#SECRET"), name="Ada") as client:
    told = client.receive()
"""

from __future__ import annotations

import http.client
import itertools
import json
import secrets
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from katta.core.dealer import commitment_to
from katta.core.message import Argument, Listing, Message, Player
from katta.server.wire.messages import PROTOCOL

INVITE = "invite="
FOLDER = "/table/"
LARGEST = 2**24
PATIENCE = 60.0
OPEN_SECONDS = 10.0
PING_SECONDS, PONG_SECONDS = 5.0, 8.0
"""A server that is gone without a word is noticed within 15 s."""
CLOSE_SECONDS = 1.0
SECRET_BYTES = 18
AGAIN_SECONDS = (0.5, 1.0, 2.0)
PASSING = frozenset({"server.unsettled", "server.unreachable", "server.not-readable", "server.not-stored"})
"""Refusals after which the same request is made again: in a moment it will be possible, or known to be done."""


class BadLink(ValueError):
    """This is not the link of a table."""


class Unreachable(Exception):
    """The server does not answer."""


class Declined(Exception):
    """The server refused a request; its text says why."""


class Passing(Declined):
    """The server cannot do it, or does not know whether it has, just now: the request may be made again."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is, and the secret that opens a seat or invites to one; neither: a spectator."""

    origin: str
    """The address of the server, with the path under which it lies."""
    table: str = ""
    secret: str | None = None
    invite: str | None = None

    @classmethod
    def parse(cls, text: str) -> Link:
        """`http://host/table/NAME#SECRET`; the part behind `#` may be missing or an invitation."""
        parts = urlsplit(text)
        base, _, table = parts.path.rstrip("/").partition(FOLDER)
        if parts.scheme not in ("http", "https") or not parts.netloc or "/" in table:
            raise BadLink(text)
        origin, opens = f"{parts.scheme}://{parts.netloc}{base}", parts.fragment or None
        if opens is not None and opens.startswith(INVITE):
            return cls(origin, table, invite=opens.removeprefix(INVITE))
        return cls(origin, table, secret=opens)

    def __str__(self) -> str:
        opens = f"#{self.secret}" if self.secret else f"#{INVITE}{self.invite}" if self.invite else ""
        return f"{self.origin}/table/{self.table}{opens}"


def ask(origin: str, path: str, body: Any = None) -> Any:
    """A request over HTTP."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{origin}{path}", data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        code, detail = _reason(problem)
        raise (Passing if code in PASSING else Declined)(detail) from None
    except (OSError, http.client.HTTPException, ValueError) as problem:
        raise Unreachable(str(getattr(problem, "reason", problem))) from None


def fetch_record(link: Link) -> str:
    """The record file of a finished game."""
    try:
        address = f"{link.origin}/api/tables/{link.table}/record"
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as problem:
        raise Declined(_reason(problem)[1]) from None
    except OSError as problem:
        raise Unreachable(str(getattr(problem, "reason", problem))) from None


def take_seat(link: Link, name: str, number: bytes | None = None) -> Link:
    """The link of a seat of one's own, for an invitation; with a number, this device cuts with it."""
    if link.invite is None:
        return link
    wanted = {
        "invite": link.invite,
        "name": name,
        "secret": new_secret(),
        "commitment": number and commitment_to(number),
    }
    seat = ask_again(link.origin, f"/api/tables/{link.table}/seats", wanted)
    return Link(link.origin, link.table, secret=seat["secret"])


def new_secret() -> str:
    """Chosen here, so that the same can be asked for again."""
    return secrets.token_urlsafe(SECRET_BYTES)


def ask_again(origin: str, path: str, body: Any) -> Any:
    """Ask for a change that is carried out once, however often it is asked for: a lost answer costs nothing."""
    for wait in (*AGAIN_SECONDS, None):
        try:
            return ask(origin, path, body)
        except (Unreachable, Passing):
            if wait is None:
                raise
            time.sleep(wait)
    raise AssertionError


class Client:
    """One socket. It knows the last version it was shown, and resumes from there.

    With a number of 32 bytes it cuts: it commits to the number, and shows it when the game is about to begin.
    """

    def __init__(
        self, link: Link, name: str | None = None, host: str | None = None, number: bytes | None = None
    ) -> None:
        self.link = link
        self.name = name
        self.host = host
        self.number = number
        self.version: int | None = None
        self._labels = (f"{number}" for number in itertools.count(1))
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Client:
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def open(self) -> None:
        """Connect and say hello; the answer is the next message."""
        self.close()
        address = self.link.origin.replace("http", "ws", 1)
        try:
            # The server shows the same tables whatever proxy the environment names.
            entered = connect(
                f"{address}/api/socket",
                max_size=LARGEST,
                compression=None,
                proxy=None,
                open_timeout=OPEN_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PONG_SECONDS,
                close_timeout=CLOSE_SECONDS,
            )
            self._socket = entered.__enter__()
        except (OSError, WebSocketException) as problem:
            raise Unreachable(str(problem)) from None
        hello: dict[str, Any] = {
            "secret": self.link.secret,
            "host": self.host,
            "name": self.name,
            "version": self.version,
        }
        hello["commitment"] = self.number and commitment_to(self.number)
        given = {key: value for key, value in hello.items() if value is not None}
        self.send({"type": "hello", "protocol": PROTOCOL, "table": self.link.table, **given})

    def close(self) -> None:
        """Leave; the seat stays."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        if self._socket is None:
            raise Unreachable("not connected")
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed as problem:
            raise Unreachable(str(problem)) from None

    def ask(self, kind: str, **fields: Any) -> str:
        """Make a request; returns the label that its answer will carry."""
        label = next(self._labels)
        self.send({"type": kind, "id": label, **fields})
        return label

    def receive(self, timeout: float | None = PATIENCE) -> dict[str, Any]:
        """The next message; TimeoutError if there is none in time."""
        if self._socket is None:
            raise Unreachable("not connected")
        try:
            told: dict[str, Any] = json.loads(self._socket.recv(timeout))
        except ConnectionClosed as problem:
            raise Unreachable(str(problem)) from None
        if told.get("scene"):
            self.version = told["scene"]["version"]
        if told["type"] == "welcome":
            self._cut(told["table"], told["seat"])
        return told

    def _cut(self, table: dict[str, Any], seat: int | None) -> None:
        """Show the number, if it is asked for, and only if everybody was shown the commitment to it."""
        if seat is None or self.number is None or (table["start"], table["status"]) != ("cut", "waiting"):
            return
        mine = table["seats"][seat]
        if (mine["cut"], mine["commitment"]) == ("committed", commitment_to(self.number)):
            self.send({"type": "reveal", "id": "cut", "number": self.number.hex()})


def _reason(problem: urllib.error.HTTPError) -> tuple[str, str]:
    try:
        told = json.loads(problem.read())
        return str(told["code"]), str(told["detail"])
    except (ValueError, KeyError, TypeError):
        return "", f"{problem.code} {problem.reason}"


def message_of(data: dict[str, Any]) -> Message:
    """A message as it came over the wire."""
    return Message(data["id"], {name: _argument(value) for name, value in data["arguments"].items()})


def _argument(value: Any) -> Argument:
    if not isinstance(value, dict):
        return value
    if "seat" in value:
        return Player(value["seat"])
    if "items" in value:
        return Listing(tuple(_argument(item) for item in value["items"]))
    return message_of(value)
