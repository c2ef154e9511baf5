"""The connection of a client before it is a socket: uvicorn's, with deadlines and a limit by address."""

import asyncio
from typing import Any, cast

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from katta.server.rate_limits import Guests
from katta.server.settings import Limits
from katta.server.web.deadlines import Writing
from katta.server.web.forwarded import Proxies
from katta.server.wire.bodies import Problem

MOST_LEFTOVER = 1024 * 1024
"""Of a body that comes after its answer, so that the client can finish saying it and read that it was in vain."""


class Config(uvicorn.Config):
    """uvicorn's, with what our connections heed besides."""

    def __init__(self, limits: Limits, proxies: Proxies, **given: Any) -> None:
        self.limits = limits
        self.proxies = proxies
        self.visitors = Guests(limits.connections_per_address)
        super().__init__(**given)


class Connection(H11Protocol):
    """A connection that is let go if no request comes, or no answer gets away, in time."""

    config: Config
    _is_counted = False
    _leftover = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, unless its address has too many; through a trusted proxy come many people."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._since = self.loop.time()
        self._writing = Writing(self.config.limits.request_seconds)
        if self.config.proxies.trusts(self._address):
            return
        self._is_counted = self.config.visitors.enter(self._address)
        if not self._is_counted:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """One less."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket from now on, which has a limit of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Of what belongs to no request any more only so much is taken."""
        if self._is_answered and self.conn.their_state is h11.SEND_BODY:
            self._leftover += len(data)
            if self._leftover > MOST_LEFTOVER:
                return self.transport.abort()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """From now on the next request is waited for."""
        self._since = self.loop.time()
        self._leftover = 0
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong as every refusal does; where an answer is under way already, hang up."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            return self.transport.abort()
        body = msgspec.json.encode(Problem("server.bad-request", msg))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        for event in (h11.Response(status_code=400, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def is_overdue(self, now: float) -> bool:
        """Whether the client keeps us waiting for its request, or for its reading of the answer."""
        if self._writing.is_stuck(self.transport, now):
            return True
        if self._writing.is_under_way or (self.cycle is not None and not self.cycle.response_complete):
            self._since = now
        return now - self._since > self.config.limits.request_seconds

    @property
    def _is_answered(self) -> bool:
        return self.cycle is not None and self.cycle.response_complete

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.config.visitors.leave(self._address)
