"""The gate before everything: who may come in, how often, and with which headers answers leave."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from katta.server.bodies import Problem, saying
from katta.server.limits import Buckets, Guests, Tally
from katta.server.refusal import Refusal
from katta.server.settings import Settings
from katta.server.site import is_of_site
from katta.server.sockets import writer_of

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
FORBIDDEN, TOO_MANY = 403, 429
WIRE = "wire"
PROBES = ("/healthz", "/readyz")
"""Asked every few seconds by whoever watches over the server."""


class Wire(NamedTuple):
    """The socket as the ASGI server gave it: messages take the short way, past layers that only watch the start."""

    receive: Receive
    send: Send
    write: Callable[[bytes], bool]
    """Has a text written, if that is possible without waiting."""


class Gate:
    """Counts what each address does."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.origins = settings.origins
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)
        self.guests = Guests(limits.sockets_per_address)
        self.tables = Tally(limits.tables_per_address)
        self.admit: Callable[[Scope, Mapping[str, str]], None] = lambda _scope, _headers: None
        """Takes a request that another server passes on for its client's."""

    def count_table(self, request: Request[Any, Any, Any]) -> None:
        """One more table of this client."""
        if not self.tables.take(address_of(request.scope)):
            raise Refusal("too-many-tables")

    def is_welcome(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of this site, or no page at all, asks."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host")

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """Put the gate before an application."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in ("http", "websocket"):
                return await app(scope, receive, send)
            refusal = self._judge(scope)
            if scope["type"] == ScopeType.WEBSOCKET:
                if refusal is not None:
                    return await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
                scope["state"][WIRE] = Wire(receive, send, writer_of(scope))
                return await app(scope, receive, send)
            if refusal is not None:
                return await _refuse(refusal, with_headers(send))
            return await app(scope, receive, with_headers(send))

        return guarded

    def _judge(self, scope: Scope) -> Refusal | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not self.is_welcome(headers):
            return Refusal("bad-origin")
        if scope["path"] in PROBES:
            return None
        self.admit(scope, headers)
        buckets = self.files if is_of_site(scope["path"]) else self.requests
        return None if buckets.take(address_of(scope)) else Refusal("too-fast")


def address_of(scope: Scope) -> str:
    """Where a client is."""
    client = scope.get("client")
    return client[0] if client else ""


def with_headers(send: Send) -> Send:
    """Add the headers of the house to every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            start: HTTPResponseStartEvent = message
            start["headers"] = [*start["headers"], *HEADERS]
        await send(message)

    return sending


async def _refuse(refusal: Refusal, send: Send) -> None:
    status = FORBIDDEN if refusal.reason == "bad-origin" else TOO_MANY
    body = msgspec.json.encode(Problem(refusal.code, str(refusal), saying(refusal.message)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
