"""One client on one socket: what it said, what waits to be told to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from katta.server import acts, messages, metrics
from katta.server.gate import Wire
from katta.server.limits import Bucket
from katta.server.messages import Hello, Pong, Refused, Removed, Told
from katta.server.refusal import Refusal
from katta.server.settings import Limits
from katta.server.writer import NotStored

if TYPE_CHECKING:
    from katta.server.lobby import Lobby
    from katta.server.table import Table

NORMAL, POLICY, BROKEN, TRY_AGAIN = 1000, 1008, 1011, 1013
FAREWELL_SECONDS = 5.0
REASSURE_SECONDS = 3.0
Answer = TypeVar("Answer")

log = structlog.get_logger(__name__)


class Session:
    """Reads requests one by one; answers wait in a row, so that a slow client holds nobody up."""

    def __init__(self, wire: Wire, lobby: "Lobby", limits: Limits) -> None:
        self.lobby = lobby
        self.table: Table | None = None
        self.seat: int | None = None
        self.is_host = False
        self.commitment: str | None = None
        """To the number with which the device cuts here."""
        self.next_commitment: str | None = None
        self.version = 0
        """The last version that was shown."""
        self._wire = wire
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._voice = Bucket(limits.phrases_per_second, limits.phrase_burst)
        self._bad = 0
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wakeup: asyncio.Future[None] | None = None
        self._closing: int | None = None
        self._is_greeting = False
        """A hello is being answered, which may take long after the first start of a server."""

    async def run(self) -> None:
        """Serve the client until it leaves."""
        speaking = asyncio.create_task(self._speak())
        try:
            await self._listen()
        finally:
            if self.table is not None:
                await acts.leave(self, self.table)
                self.table.house.news.reseated(self.table.name)
            if self._closing is not None:
                await asyncio.wait([speaking], timeout=FAREWELL_SECONDS)
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    def tell(self, message: Told) -> None:
        """Have a message sent."""
        self.post(messages.encode(message))

    def post(self, text: bytes) -> None:
        """Have a text sent after those that wait; at once, if none does."""
        if self._closing is None and (self._waiting or not self._wire.write(text)):
            self._waiting.append(text)
            self._waiting_bytes += len(text)
            if self._waiting_bytes > self._limits.backlog_bytes:
                self.close(TRY_AGAIN)
            self._wake()

    def resume(self, table: "Table") -> None:
        """Show the client everything anew."""
        self.tell(acts.welcome(self, table, None))

    def send_away(self) -> None:
        """The seat is somebody else's now."""
        self.tell(Removed())
        self.table, self.seat = None, None

    async def patiently(self, slow: Awaitable[Answer]) -> Answer:
        """Wait for something slow; meanwhile the client hears that it was not forgotten."""
        reassuring = asyncio.create_task(self._reassure())
        try:
            return await slow
        finally:
            reassuring.cancel()

    async def _reassure(self) -> None:
        while True:
            await asyncio.sleep(REASSURE_SECONDS)
            self.tell(Pong(""))

    def may_speak(self) -> bool:
        """Whether it is not too soon to say something again."""
        return self._voice.take()

    def close(self, code: int = NORMAL) -> None:
        """End the conversation."""
        self._closing = code
        if code == TRY_AGAIN:
            self._waiting.clear()
        self._wake()

    def refuse(self, refusal: Refusal, answers: str | None = None, told: Refused | None = None) -> None:
        """Tell the client why not; too many refusals end the conversation."""
        metrics.REFUSALS.labels(refusal.code).inc()
        self.tell(told or Refused(refusal.code, refusal.message, answers))

    async def _listen(self) -> None:
        hello = asyncio.get_running_loop().call_later(self._limits.hello_seconds, self._hurry)
        try:
            while self._closing is None:
                said: Any = await self._wire.receive()
                if said["type"] == "websocket.disconnect":
                    return
                if not await self._hear(said.get("text") or said.get("bytes") or ""):
                    return
        finally:
            hello.cancel()

    def _hurry(self) -> None:
        if self.table is None and not self._is_greeting:
            self.refuse(Refusal("hello-first"))
            self.close(POLICY)

    async def _hear(self, said: str | bytes) -> bool:
        """Carry a message out; False ends the conversation."""
        if not self._bucket.take():
            return self._is_bad(Refusal("too-fast"))
        try:
            request = messages.decode(said)
        except (msgspec.DecodeError, UnicodeError):
            return self._is_bad(Refusal("bad-message"))
        answers = None if isinstance(request, Hello) else request.id
        self._is_greeting = isinstance(request, Hello)
        try:
            await acts.carry_out(self, request)
        except Refusal as refusal:
            self.refuse(refusal, answers)
        except NotStored:
            self.refuse(Refusal("not-stored"), answers)
        except Exception:
            log.exception("a request failed", request=type(request).__name__)
            self.close(BROKEN)
            return False
        return True

    def _is_bad(self, refusal: Refusal) -> bool:
        self._bad += 1
        self.refuse(refusal)
        if self._bad > self._limits.bad_messages:
            self.close(POLICY)
            return False
        return True

    async def _speak(self) -> None:
        try:
            while True:
                while self._waiting:
                    text = self._waiting[0].decode()
                    await self._wire.send({"type": "websocket.send", "text": text, "bytes": None})
                    if self._waiting:
                        self._waiting_bytes -= len(self._waiting.popleft())
                if self._closing is not None:
                    await self._wire.send({"type": "websocket.close", "code": self._closing, "reason": None})
                    return
                self._wakeup = asyncio.get_running_loop().create_future()
                await self._wakeup
        except Exception:
            self._closing = self._closing or NORMAL

    def _wake(self) -> None:
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)
