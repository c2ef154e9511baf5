"""One client on one socket: what it said, what waits to be told to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from katta.core.message import Message
from katta.server.rate_limits import Bucket
from katta.server.settings import Limits
from katta.server.store.leases import Elsewhere
from katta.server.store.store import NotReadable
from katta.server.store.writer import NotStored, Unsettled
from katta.server.tables import arrivals, handlers
from katta.server.telemetry import metrics
from katta.server.web import costs
from katta.server.web.middleware import UNLIMITED, Allowance, Wire
from katta.server.wire import closing, messages
from katta.server.wire.messages import Hello, Pong, Refused, Removed, Request, Told, Trouble
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from katta.server.tables.lobby import Lobby
    from katta.server.tables.table import Table
    from katta.server.web.relay import Far

FAREWELL_SECONDS = 5.0
REASSURE_SECONDS = 3.0
Answer = TypeVar("Answer")

log = structlog.get_logger(__name__)


class Session:
    """Reads requests one by one; answers wait in a row, so that a slow client holds nobody up."""

    def __init__(
        self,
        wire: Wire,
        lobby: "Lobby",
        limits: Limits,
        address: str = "",
        allowance: Allowance = UNLIMITED,
        is_relayed: bool = False,
    ) -> None:
        self.lobby = lobby
        self.address = address
        self.table: Table | None = None
        self.seat: int | None = None
        self.is_host = False
        self.commitment: str | None = None
        """To the number with which the device cuts here."""
        self.next_commitment: str | None = None
        self.version = 0
        """The last version that was shown."""
        self._wire = wire
        self._is_relayed = is_relayed
        self._far: Far | None = None
        """The table, if it lives at another server."""
        self._pending: str | None = None
        """The change that is under way."""
        self._limits = limits
        self._allowance = allowance
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
                await arrivals.leave(self, self.table)
                self.table.services.broadcast.reseated(self.table)
            await self._come_back()
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
                self.close(closing.TRY_AGAIN)
            self._wake()

    def resume(self, table: "Table") -> None:
        """Show the client everything anew."""
        self.tell(arrivals.welcome(self, table, None))

    def send_away(self) -> None:
        """The seat is somebody else's now."""
        self.tell(Removed())
        self.table, self.seat = None, None

    def tell_trouble(self) -> None:
        """How it stands with the store; who waits for something is told that nobody knows yet what became of it."""
        if not self.lobby.services.store.health.problem:
            self.tell(Trouble(None))
        else:
            self.tell(Trouble(Message("server-looking" if self._pending else "server-troubled", {}), self._pending))

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

    def count_table(self) -> None:
        """One more table of this client's address; Refusal if that is too many."""
        if not self._allowance.makes_table():
            raise Refusal("too-many-tables")

    def close(self, code: int = closing.NORMAL) -> None:
        """End the conversation."""
        self._closing = code
        if code == closing.TRY_AGAIN:
            self._waiting.clear()
        self._wake()

    def refuse(self, refusal: Refusal, answers: str | None = None, told: Refused | None = None) -> None:
        """Tell the client why not."""
        metrics.REFUSALS.labels(refusal.code).inc()
        self.tell(told or Refused(refusal.code, refusal.message, answers))

    def fail(self, request: Request) -> None:
        """Something went wrong here: the log knows what, and the client may come back."""
        log.exception("a request failed", request=type(request).__name__)
        self.close(closing.BROKEN)

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
        if self.table is None and self._far is None and not self._is_greeting:
            self.refuse(Refusal("hello-first"))
            self.close(closing.POLICY)

    async def _hear(self, said: str | bytes) -> bool:
        """Carry a message out; False ends the conversation."""
        if not self._bucket.take():
            return self._is_bad(Refusal("too-fast"))
        try:
            request = messages.decode(said)
        except (msgspec.DecodeError, UnicodeError):
            return self._is_bad(Refusal("bad-message"))
        if self._far is not None and not isinstance(request, Hello):
            await self._far.send(said)
            return True
        seconds = self._allowance.borrow(costs.price_of(request))
        if seconds is None:
            return self._is_bad(Refusal("too-fast"))
        if seconds:
            await asyncio.sleep(seconds)
        answers = None if isinstance(request, Hello) else request.id
        self._is_greeting = isinstance(request, Hello)
        self._pending = answers if isinstance(request, handlers.CHANGES) else None
        try:
            await handlers.carry_out(self, request)
            await self._come_back()
        except Elsewhere as found:
            return await self._go(found.address, said)
        except Refusal as refusal:
            self.refuse(refusal, answers)
        except Unsettled:
            self.close(closing.RESTART)
            return False
        except NotStored:
            self.refuse(Refusal("not-stored"), answers)
        except NotReadable:
            self.refuse(Refusal("not-readable"), answers)
        except Exception:
            self.fail(request)
            return False
        finally:
            self._pending = None
        return True

    async def _go(self, address: str, hello: str | bytes) -> bool:
        """Look at a table of another server from now on; if that one goes, the client comes again."""
        await self._come_back()
        if self._is_relayed:
            self.refuse(Refusal("unreachable"))
            return True
        if self.table is not None:
            await arrivals.leave(self, self.table)
            self.table.services.broadcast.reseated(self.table)
            self.table, self.seat = None, None
        try:
            self._far = far = await self.lobby.services.relay.connect(address, self.address)
        except Refusal as refusal:
            self.refuse(refusal)
            return True
        far.listen(self.post, lambda: self.close(closing.TRY_AGAIN) if self._far is far else None)
        await far.send(hello)
        return True

    async def _come_back(self) -> None:
        far, self._far = self._far, None
        if far is not None:
            await far.leave()

    def _is_bad(self, refusal: Refusal) -> bool:
        self._bad += 1
        self.refuse(refusal)
        if self._bad > self._limits.bad_messages:
            self.close(closing.POLICY)
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
            self._closing = self._closing or closing.NORMAL

    def _wake(self) -> None:
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)
