"""What stands before everything: who may come in, how often, and with which headers answers leave."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from katta.server.rate_limits import Buckets, Guests, Tally
from katta.server.settings import Settings
from katta.server.web.allowed_hosts import Hosts
from katta.server.web.policy import POLICY
from katta.server.web.site import is_of_site
from katta.server.web.sockets import writer_of
from katta.server.wire.bodies import Problem
from katta.server.wire.refusal import Refusal
from katta.server.wire.sayings import saying

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
STATUS = {"bad-message": 400, "bad-host": 421, "bad-origin": 403, "too-slow": 408, "too-long": 413, "too-fast": 429}
HOLD_SECONDS = 1.0
"""Who asks too fast is told so after a while: a flood waits, and takes no more turns of the loop than others do."""

REPLAY_PRICE, RECORD_PRICE, REMEMBERED_PRICE = 10.0, 5.0, 0.5
"""What is dearer than other requests, in drops; the last for each table that a device remembers."""
WIRE = "wire"
PROBES = ("/healthz", "/readyz")
"""Asked every few seconds by whoever watches over the server."""

log = structlog.get_logger(__name__)


class Wire(NamedTuple):
    """The socket as the ASGI server gave it: messages take the short way, past layers that only watch the start."""

    receive: Receive
    send: Send
    write: Callable[[bytes], bool]
    """Has a text written, if that is possible without waiting."""


class Allowance(NamedTuple):
    """What the address of a socket may still do."""

    borrow: Callable[[float], float | None]
    """In how many seconds it is the turn of a request that costs so many drops; None: there are too many others."""
    makes_table: Callable[[], bool]
    """Whether one more table may be made; it is counted."""


UNLIMITED = Allowance(lambda _drops: 0.0, lambda: True)


class AccessControl:
    """Counts what each address does."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.hosts = Hosts(settings)
        self.origins = settings.origins
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)
        self.guests = Guests(limits.sockets_per_address)
        self.tables = Tally(limits.tables_per_address)
        self.work = Buckets(limits.work_per_second, limits.work_burst)
        self.admit: Callable[[Scope], bool] = lambda _scope: False
        """Takes a request that another server passes on for its client's; whether it is one."""

    def count_table(self, request: Request[Any, Any, Any]) -> None:
        """One more table of this client."""
        if not self.tables.take(address_of(request.scope)):
            raise Refusal("too-many-tables")

    def count_tables(self, request: Request[Any, Any, Any], tables: int) -> None:
        """A request that looks at so many tables."""
        if not self.requests.take(address_of(request.scope), tables * REMEMBERED_PRICE):
            raise Refusal("too-fast")

    def allowance(self, address: str) -> Allowance:
        """What sockets of an address may do together."""
        return Allowance(partial(self.work.borrow, address), partial(self.tables.take, address))

    def is_welcome(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of this site, or no page at all, asks."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return origin.partition("://")[2] == headers.get("host")

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """Put it before an application."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in ("http", "websocket"):
                return await app(scope, receive, send)
            refusal = self._judge(scope)
            if refusal is not None and refusal.reason == "too-fast":
                await asyncio.sleep(HOLD_SECONDS)
            if scope["type"] == ScopeType.WEBSOCKET:
                if refusal is not None:
                    return await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
                scope["state"][WIRE] = Wire(receive, send, writer_of(scope))
                return await app(scope, receive, send)
            if refusal is not None:
                return await _refuse(refusal, with_headers(send))
            return await _answered(app, scope, receive, with_headers(send))

        return guarded

    def _judge(self, scope: Scope) -> Refusal | None:
        """Count first: whatever is refused has cost something, too."""
        path = scope["path"]
        is_of_peer = self.admit(scope)
        buckets = self.files if is_of_site(path) else self.requests
        if path not in PROBES and not buckets.take(address_of(scope), price_of(path)):
            return Refusal("too-fast")
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not is_of_peer and not self.hosts.is_known(headers.get("host")):
            return Refusal("bad-host")
        return None if self.is_welcome(headers) else Refusal("bad-origin")


def price_of(path: str) -> float:
    """How many drops a request takes."""
    if path == "/api/replays":
        return REPLAY_PRICE
    return RECORD_PRICE if path.endswith("/record") else 1.0


def address_of(scope: Scope) -> str:
    """Where a client is."""
    client = scope.get("client")
    return client[0] if client else ""


BROKEN = Problem("server.broken", "Something went wrong here.")


def with_headers(send: Send) -> Send:
    """Add the headers of the server to every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            start: HTTPResponseStartEvent = message
            start["headers"] = [*start["headers"], *HEADERS]
        await send(message)

    return sending


async def _answered(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Whatever happens, the client gets an answer that it can read, if it has got none yet."""
    has_begun = False

    async def sending(message: Message) -> None:
        nonlocal has_begun
        has_begun = True
        await send(message)

    try:
        await app(scope, receive, sending)
    except Refusal as refusal:
        await _refuse(refusal, send)
    except Exception:
        log.exception("a request failed")
        if has_begun:
            raise
        await _send(500, BROKEN, send)


async def _refuse(refusal: Refusal, send: Send) -> None:
    await _send(STATUS[refusal.reason], Problem(refusal.code, str(refusal), saying(refusal.message)), send)


async def _send(status: int, problem: Problem, send: Send) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
