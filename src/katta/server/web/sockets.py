"""The socket of a client: uvicorn's, with a short way in for what a player says and a short way out for what it hears.

A message is one frame that comes as one piece of data: it is unmasked and handed over at once. An answer is one frame,
too, and no task has to wake up for it: what one turn of the loop has to send leaves together at its end. Everything
else goes the general way.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from katta.server.rate_limits import Bucket
from katta.server.settings import Limits
from katta.server.web.deadlines import Writing
from katta.server.wire import closing

EXTENSION = "katta.socket"
"""Of the ASGI scope, where an application finds the short way out."""

TEXT = 0x81
FINAL = MASKED = 0x80
LENGTH = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of a length that does not fit there: it follows in so many bytes."""

MASK_BYTES = 4
PIECE_BYTES = 512
"""What is parsed at once of anything but plain messages: a flood of tiny frames is noticed after some eighty."""

STEP_BYTES = 8 * PIECE_BYTES
"""How far it is worth looking whether a piece of data ends with a message; after more, uvicorn reads everything."""

MOST_WAITING = 1
"""Messages that the application has not taken yet; with more, the client is not listened to for a while."""


class Outbox:
    """What leaves at the end of a turn of the loop.

    A write wakes whoever waits for it. With writes one after the other a client on the same machine, or the driver of
    the network, is up already; with the showing of other tables in between it falls asleep and is woken for each one.
    """

    _of_loops: ClassVar[WeakKeyDictionary[asyncio.AbstractEventLoop, "Outbox"]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self._frames: list[tuple[asyncio.Transport, bytes]] = []

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop) -> "Outbox":
        """The outbox that all sockets of a loop share."""
        return cls._of_loops.setdefault(loop, cls())

    def put(self, transport: asyncio.Transport, frame: bytes) -> None:
        """Have a frame written, after those that were put before."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._empty)
        self._frames.append((transport, frame))

    def _empty(self) -> None:
        frames, self._frames = self._frames, []
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)


class Inbox(asyncio.Queue[Any]):
    """What a client said and nobody has taken yet: a queue for one reader, which asyncio's for many is slower at."""

    _arrival: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._put(event)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        """Take the next event, once there is one."""
        while self.empty():
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._get()


class Socket(WebSocketsSansIOProtocol):
    """A socket that reads and writes texts without detours."""

    _is_in_step = True
    """Whether all data so far were whole messages, so that uvicorn's parser, if it saw any, waits for a new one."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()
        self._outbox = Outbox.of(self.loop)
        limits = getattr(self.config, "limits", None) or Limits()
        self._frames = Bucket(limits.messages_per_second, limits.message_burst)
        self._writing = Writing(limits.request_seconds)
        self._most_queued = int(2 * limits.message_burst)

    def handle_connect(self, event: Request) -> None:
        """Offer the short way out."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"write": self.write}}

    def data_received(self, data: bytes) -> None:
        """Take a plain message the short way; what is anything else, uvicorn judges."""
        if not self.handshake_initiated:
            return super().data_received(data)
        text = self._plain_text(data) if self._is_in_step else None
        if text is None:
            return self._receive_pieces(data)
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _receive_pieces(self, data: bytes) -> None:
        """Have uvicorn judge what is no plain message, a little at a time, until it is too much."""
        self._is_in_step = self._is_in_step and len(data) <= STEP_BYTES and are_whole(data)
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def handle_text(self, event: Frame) -> None:
        """Hand over the bytes: who reads the message finds out whether they are a text, and says so."""
        self.handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """Queue a message, unless far more wait than a client may say at once."""
        if self.queue.qsize() < self._most_queued:
            super().handle_bytes(event)
        else:
            self._hang_up()

    def handle_ping(self) -> None:
        """A ping counts as a message: it is answered, too."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """So does a pong that nobody asked for."""
        if bytes(event.data) == self.pending_ping_payload or self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """So does each piece of a message: even an empty one takes room."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        if not self._frames.take():
            self._hang_up()
        return not self.close_sent

    def _hang_up(self) -> None:
        """End it at once, without a farewell that a flood would not read."""
        if not self.close_sent:
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.POLICY})
        self.transport.abort()

    def is_overdue(self, now: float) -> bool:
        """Whether the client does not read; that it does not answer at all, pings find out sooner."""
        return self._writing.is_stuck(self.transport, now)

    def keepalive_timeout(self) -> None:
        """Let go of a client that does not answer; what is still to be written would hold the socket open for minutes.

        While the client is not listened to, its answer may be there already: ask again.
        """
        if self.read_paused and not self.transport.is_closing():
            return self.schedule_ping()
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, text: bytes) -> bool:
        """Have a message written; False if the client is gone or cannot keep up: `send` then knows what to do."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self._outbox.put(self.transport, frame(text))
        return True

    def _plain_text(self, data: bytes) -> bytes | None:
        """What data says that is one frame of an open socket."""
        if data[0] != TEXT or not self.handshake_complete or self.close_sent:
            return None
        content = content_of(data)
        if content is None or content.stop != len(data) or content.stop - content.start > self.config.ws_max_size:
            return None
        return apply_mask(data[content], data[content.start - MASK_BYTES : content.start])


def writer_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool]:
    """What has a text written to a socket, if it can; under another ASGI server than ours nothing does."""
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


def content_of(data: bytes, begin: int = 0) -> slice | None:
    """Where the content of the client's frame lies that begins here; None if that is no frame, or not all of it."""
    if len(data) < begin + 2 or not data[begin + 1] & MASKED:
        return None
    start = begin + 2
    length = data[begin + 1] & LENGTH
    if length >= TWO_BYTES:
        more = 2 if length == TWO_BYTES else 8
        length = int.from_bytes(data[start : start + more], "big")
        start += more
    start += MASK_BYTES
    return slice(start, start + length) if start + length <= len(data) else None


def are_whole(data: bytes) -> bool:
    """Whether data is a row of whole messages, none of them continued in another frame."""
    end = 0
    while end < len(data):
        content = content_of(data, end)
        if content is None or not data[end] & FINAL:
            return False
        end = content.stop
    return True
