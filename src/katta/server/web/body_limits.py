"""The intake of bodies: a request reaches the application whole, in time, and no longer or deeper than it may be."""

import asyncio
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from katta.server.settings import Limits
from katta.server.wire.depth import is_deep
from katta.server.wire.refusal import Refusal

LONG_BODIES = ("/api/moments", "/api/replays", "/api/tables")
"""Where a record may come."""

WITHOUT_BODY = ("GET", "HEAD", "OPTIONS")


class Gone(Exception):
    """The client left before it had said everything."""


class Intake:
    """Reads bodies before anybody waits for them."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """Put the intake before an application; Refusal for a body that it does not take."""

        async def taking(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP or scope["method"] in WITHOUT_BODY:
                return await app(scope, receive, send)
            try:
                body = await self._body(scope, receive)
            except Gone:
                return None
            await app(scope, _again(body, receive), send)

        return taking

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        is_long = scope["path"] in LONG_BODIES
        most = self._limits.record_bytes if is_long else self._limits.body_bytes
        declared = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if int(declared[:20] if declared.isdigit() else b"0") > most:
            raise Refusal("too-long", {"most": most // 1024})
        try:
            async with asyncio.timeout(self._limits.request_seconds):
                body = await _read(receive, most)
        except TimeoutError:
            raise Refusal("too-slow") from None
        if is_deep(body):
            raise Refusal("bad-message")
        return body


async def _read(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message.get("body", b"")
        if len(body) > most:
            raise Refusal("too-long", {"most": most // 1024})
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """What was read, in one piece; then whatever else the client does."""
    unread = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Any:
        return unread.pop() if unread else await receive()

    return receiving
