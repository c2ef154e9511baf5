"""A proxy on loopback that treats what passes through it like a bad network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from enum import Enum
from types import TracebackType

READ_BYTES = 1 << 16
PAUSE_SECONDS = 0.02
RESET = struct.pack("ii", 1, 0)
"""Linger for no time: the socket is not closed but reset."""


class Way(Enum):
    """What becomes of the data."""

    PASS = "is passed on"
    HOLD = "is kept back, and passed on when the way changes"
    SPLIT = "is passed on in pieces that nothing respects"
    SWALLOW = "is lost, and so is all that comes later on the same connection, though it stays open"
    HALVE = "is passed on up to its middle; the rest is lost as above"
    LOSE_REQUESTS = "is lost on its way to the server, for good; what the server says still arrives"
    LOSE_ANSWERS = "is lost on its way back, for good; what the client says still arrives"
    CUT = "ends its connection with a reset"


DEADLY = {Way.SWALLOW, Way.HALVE}


class Proxy:
    """Between clients and the server at a port; runs in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self._target = port
        self._way = Way.PASS
        self._loop = asyncio.new_event_loop()
        self._released = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Proxy:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def go(self, way: Way) -> None:
        """Treat everything this way from now on."""
        asyncio.run_coroutine_threadsafe(self._go(way), self._loop).result()

    async def _go(self, way: Way) -> None:
        self._way = way
        self._released.set()
        self._released = asyncio.Event()
        if way is Way.CUT:
            self._cut()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _end(self) -> None:
        """All are cut off, also who is just coming: each is a task, and becomes others."""
        for door in self._server.sockets:
            self._loop.remove_reader(door.fileno())
        await asyncio.sleep(0)  # a server that closes forgets whom it lets in at that moment
        self._server.close()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.sleep(0)  # a task that is cancelled before it has begun forgets its connection
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        self._cut()
        await asyncio.sleep(0)  # a transport is closed a moment after it is told so

    def _cut(self) -> None:
        for writer in self._writers:
            with contextlib.suppress(OSError):
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            writer.transport.abort()
        self._writers.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection; what is swallowed before it is made reaches no server."""
        self._writers.add(writer)
        if self._way is Way.CUT:
            return self._cut()
        if self._way in DEADLY:
            return await _drain(reader)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            return writer.transport.abort()
        self._writers.add(back)
        connection = _Connection()
        requests, answers = _Direction(connection, Way.LOSE_REQUESTS), _Direction(connection, Way.LOSE_ANSWERS)
        await asyncio.gather(self._pump(reader, back, requests), self._pump(there, writer, answers))
        for ended in (writer, back):
            self._writers.discard(ended)
            ended.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: _Direction) -> None:
        """Carry data in one direction until the end, which the other side hears of as well."""
        try:
            while data := await reader.read(READ_BYTES):
                while self._way is Way.HOLD and not direction.is_dead:
                    await self._released.wait()
                direction.is_lost = direction.is_lost or self._way is direction.lost_by
                if direction.is_dead:
                    continue
                direction.connection.is_dead = self._way in DEADLY
                for piece in self._pieces(data):
                    writer.write(piece)
                    await asyncio.sleep(PAUSE_SECONDS if self._way is Way.SPLIT else 0)
            if not direction.is_dead and writer.can_write_eof():
                writer.write_eof()
        except OSError:  # also "not connected", from a side that is gone already
            if not direction.is_dead:
                writer.transport.abort()

    def _pieces(self, data: bytes) -> list[bytes]:
        middle = (len(data) + 1) // 2
        if self._way is Way.SWALLOW:
            return []
        if self._way is Way.HALVE:
            return [data[: len(data) // 2]]
        return [data[:middle], data[middle:]] if self._way is Way.SPLIT else [data]


class _Connection:
    """What both directions of one connection share: most ways to die they die together."""

    is_dead = False


class _Direction:
    """One direction of a connection; a stream that has lost something can never be read on."""

    def __init__(self, connection: _Connection, lost_by: Way) -> None:
        self.connection = connection
        self.lost_by = lost_by
        self.is_lost = False

    @property
    def is_dead(self) -> bool:
        return self.is_lost or self.connection.is_dead


async def _drain(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(ConnectionError):
        while await reader.read(READ_BYTES):
            pass
