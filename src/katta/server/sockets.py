"""The socket of a client: uvicorn's, with a short way out for what a player is told.

It is one frame, written to the transport at once: no task has to wake up for it. Everything else goes the general way.
"""

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "katta.socket"
"""Of the ASGI scope, where an application finds the short way."""

TEXT = 0x81
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of a length that does not fit there: it follows in so many bytes."""


class Socket(WebSocketsSansIOProtocol):
    """A socket that writes texts without detours."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"write": self.write}}

    def write(self, text: bytes) -> bool:
        """Write a message at once; False if the client is gone or cannot keep up: `send` then knows what to do."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def writer_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool]:
    """What writes a text to a socket at once, if it can; under another ASGI server than ours nothing does."""
    found: Callable[[bytes], bool] = (scope.get("extensions") or {}).get(EXTENSION, {}).get("write", _never)
    return found


def _never(_text: bytes) -> bool:
    return False


def frame(text: bytes) -> bytes:
    """A text frame from a server."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text
