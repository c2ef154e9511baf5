"""Messages to devices that are not here, by Web Push: encrypted for the device, carried by its browser's maker.

Each message is a task of its own with a time limit, so that a service that does not answer delays nobody. What the
store keeps of a device that is gone is forgotten.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
import structlog

from katta.server.push.endpoints import service_of
from katta.server.push.vapid import Vapid
from katta.server.store.rows import PushRow
from katta.server.store.writer import NotStored
from katta.server.telemetry import metrics

if TYPE_CHECKING:
    from aiohttp import ClientHandlerType, ClientRequest, ClientResponse, ClientSession

SECONDS = 10.0
"""What a service may take for its answer."""

MOST_UNDER_WAY = 256
MOST_OF_ONE_SERVICE = 64
"""A service that never answers cannot take the place of all others."""

GONE = (404, 410)
CONTACT = "https://katta.example"
"""Services ask for an address of whoever sends; nobody needs one to run Katta."""

log = structlog.get_logger(__name__)


class Note(msgspec.Struct, frozen=True):
    """What a device shows; never anything of the game itself."""

    table: str
    title: str
    body: str
    end: str
    """What the button says that ends these messages."""


class Push:
    """Sends notes beside everything else; with too many under way it drops new ones."""

    def __init__(self, vapid: Vapid) -> None:
        self._vapid = vapid
        self._session: ClientSession | None = None
        self._under_way: dict[asyncio.Task[None], str] = {}

    @property
    def key(self) -> str:
        """What a device must know to accept messages of this server."""
        return self._vapid.public

    def send(self, to: PushRow, note: Note, topic: str, seconds: int, forget: Callable[[], Awaitable[None]]) -> None:
        """Have a note sent that is worth reading for so many seconds; the service keeps the newest of each topic.

        `forget` is called if the service says that the device is gone.
        """
        service = service_of(to.endpoint)
        if len(self._under_way) >= MOST_UNDER_WAY or Counter(self._under_way.values())[service] >= MOST_OF_ONE_SERVICE:
            metrics.PUSHES.labels("dropped").inc()
            return
        task = asyncio.create_task(self._carry(to, note, topic, seconds, forget))
        self._under_way[task] = service
        task.add_done_callback(self._under_way.pop)

    async def close(self) -> None:
        """What is under way is lost: it is worth nothing after a restart that takes long."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def _carry(
        self, to: PushRow, note: Note, topic: str, seconds: int, forget: Callable[[], Awaitable[None]]
    ) -> None:
        outcome = "sent"
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(to, note, topic, seconds)
            if status in GONE:
                outcome = "gone"
                await forget()
            elif status is not None:
                outcome = "refused"
                log.warning("a push service refused a message", service=service_of(to.endpoint), status=status)
        except NotStored:
            log.warning("a device that is gone could not be forgotten")
        except Exception as problem:
            outcome = "failed"
            log.warning(
                "a push service did not answer", service=service_of(to.endpoint), problem=type(problem).__name__
            )
        metrics.PUSHES.labels(outcome).inc()

    async def _post(self, to: PushRow, note: Note, topic: str, seconds: int) -> int | None:
        """The status of a refusal; None if the service took the message."""
        from pywebpush import WebPushException, webpush_async

        try:
            await webpush_async(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                msgspec.json.encode(note).decode(),
                vapid_private_key=self._vapid.private,
                vapid_claims={"sub": CONTACT},
                ttl=seconds,
                headers={"topic": topic, "urgency": "high"},
                aiohttp_session=self._opened(),
            )
        except WebPushException as problem:
            if problem.status_code is None:
                raise
            return problem.status_code
        return None

    def _opened(self) -> "ClientSession":
        """What calls the services, made when the first device is called: the library takes its time to load."""
        if self._session is None:
            from aiohttp import ClientSession, TCPConnector

            self._session = ClientSession(connector=TCPConnector(limit=0), middlewares=[_straight])
        return self._session


async def _straight(request: "ClientRequest", handler: "ClientHandlerType") -> "ClientResponse":
    """Go nowhere else than to the address that was checked."""
    answer = await handler(request)
    if answer.status in range(300, 400):
        answer.close()
        raise OSError("redirected")
    return answer
