"""The bus: every server hears which tables changed, also those that another server changed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from katta.server.seating import new_secret

CHANNEL = "tables"

log = structlog.get_logger(__name__)


class Item(msgspec.Struct, array_like=True, frozen=True):
    """One piece of news."""

    kind: Literal["moved", "reseated"]
    table: str
    version: int
    origin: str


class News:
    """Publishes changes and hands what comes in to a listener."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(list[Item])
        self._fresh: list[Item] = []
        self.origin = new_secret()
        """This server, among all on the bus."""

    def moved(self, table: str, version: int) -> None:
        """A table reached a version, and the store has it."""
        self._publish(Item("moved", table, version, self.origin))

    def reseated(self, table: str) -> None:
        """Somebody sat down, came or went."""
        self._publish(Item("reseated", table, 0, self.origin))

    async def listen(self, hear: Callable[[Item], Awaitable[None]]) -> None:
        """Hand all news to a listener, for ever."""
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for items in subscriber.iter_events():
                for item in self._decoder.decode(items):
                    try:
                        await hear(item)
                    except Exception:
                        log.exception("news could not be told")

    def _publish(self, item: Item) -> None:
        """What becomes known at the same time, after one grouped commit, goes out together."""
        if not self._fresh:
            asyncio.get_running_loop().call_soon(self._flush)
        self._fresh.append(item)

    def _flush(self) -> None:
        self._channels.publish(self._encoder.encode(self._fresh), CHANNEL)
        self._fresh = []
