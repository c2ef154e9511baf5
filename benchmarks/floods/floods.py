"""What somebody does who means harm, from an address of their own on this machine, for some seconds."""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from katta.server.wire.messages import PROTOCOL

ADDRESS = "127.0.0.2"
SOCKETS = CONNECTIONS = 60
DEEP = '{"a":' + "[" * 8_000
PINGS = Frame(Opcode.PING, b"").serialize(mask=True) * 10_000
BOMB = "katta record: 1\ngame: malediction\nrules: 1\ndate: 2026-01-31\nplayer 0: A\nplayer 1: B\nplayer 2: C\n"
BOMB += "components: box\n| a" + ".a" * 14_000 + " = 1\n"

Once = Callable[[int, str], Awaitable[None]]
"""A visit to the server at a port, where there is a table of this name; it ends when the server ends it."""


async def deep_frames(port: int, _table: str) -> None:
    """Frames of brackets, without a hello."""
    async with _socket(port) as socket:
        while True:
            await socket.send(DEEP)
            await socket.recv()


async def pings(port: int, _table: str) -> None:
    """Pings of the WebSocket protocol, thousands in one piece."""
    async with _socket(port) as socket:
        while not socket.transport.is_closing():
            socket.transport.write(PINGS)
            await asyncio.sleep(0.01)


async def looks(port: int, table: str) -> None:
    """Everything that happened at a table, again and again."""
    await _repeat(port, table, {"type": "look", "id": "x", "version": 0})


async def hellos(port: int, table: str) -> None:
    """The same hello, again and again."""
    await _repeat(port, table, _hello(table))


async def hints(port: int, table: str) -> None:
    """Hints that a spectator does not get, and messages that are refused."""
    await _repeat(port, table, {"type": "hint", "id": "x", "version": 0})


async def requests(port: int, table: str) -> None:
    """Requests as fast as they are answered."""
    await _ask(port, f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode())


async def origins(port: int, _table: str) -> None:
    """Requests of a page that has no address."""
    await _ask(port, b"GET /api/ HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n\r\n")


async def records(port: int, _table: str) -> None:
    """Records that are made to take memory."""
    body = json.dumps({"record": BOMB}).encode()
    await _ask(port, b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)


async def connections(port: int, _table: str) -> None:
    """Connections that are opened and left at once."""
    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    writer.transport.abort()


async def slow(port: int, _table: str) -> None:
    """A request of which one letter comes a tenth of a second."""
    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    while not writer.transport.is_closing():
        writer.write(b"G")
        await asyncio.sleep(0.1)


FLOODS: dict[str, Once | None] = {
    "nothing": None,
    "deep frames": deep_frames,
    "pings": pings,
    "looks": looks,
    "hellos": hellos,
    "hints": hints,
    "requests": requests,
    "origins": origins,
    "records": records,
    "connections": connections,
    "slow": slow,
}


def flood(name: str, port: int, table: str, seconds: float) -> None:
    """Many visits at once, each begun again when it ends, until the time is over."""
    visit = FLOODS[name]
    assert visit is not None
    asyncio.run(_flood(visit, port, table, seconds))


async def _flood(visit: Once, port: int, table: str, seconds: float) -> None:
    until = time.monotonic() + seconds

    async def again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, EOFError, WebSocketException, TimeoutError):
                await visit(port, table)
            await asyncio.sleep(0.001)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(again() for _ in range(SOCKETS)))


def _socket(port: int) -> connect:
    return connect(
        f"ws://127.0.0.1:{port}/api/socket",
        proxy=None,
        compression=None,
        local_addr=(ADDRESS, 0),
        max_size=None,
        close_timeout=0.1,
    )


def _hello(table: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "table": table}


async def _repeat(port: int, table: str, message: dict[str, Any]) -> None:
    """Say hello, then the same message twenty times a second, whatever is answered."""
    async with _socket(port) as socket:
        await socket.send(json.dumps(_hello(table)))
        reading = asyncio.ensure_future(_read(socket))
        try:
            while not reading.done():
                await socket.send(json.dumps(message))
                await asyncio.sleep(0.05)
        finally:
            reading.cancel()


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _ask(port: int, request: bytes) -> None:
    """A request, its answer, the next one, on one connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    try:
        while True:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            length = head.lower().partition(b"content-length:")[2].split(b"\r\n")[0]
            await reader.readexactly(int(length or b"0"))
    finally:
        writer.transport.abort()
