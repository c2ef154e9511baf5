"""Deadlines: who does not read is let go, who reads slowly is not."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

from katta.server.web.deadlines import LONGEST_WRITE_SECONDS, Writing, let_go_of_overdue
from tests.server.harness import complete

SECONDS = 10.0
MUCH = b"x" * 32_000_000
"""More than the two ends of a connection hold."""


class Talker(asyncio.Protocol):
    """Says much to whoever comes."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()
        self._writing = Writing(SECONDS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(MUCH)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()

    def is_overdue(self, now: float) -> bool:
        return self._writing.is_stuck(self.transport, now)


def visited(visit: Callable[[socket.socket, Talker], Awaitable[None]]) -> None:
    """Visit a talker on a real connection."""

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        talker = Talker()
        server = await loop.create_server(lambda: talker, "127.0.0.1", 0)
        with socket.create_connection(server.sockets[0].getsockname()) as client:
            client.setblocking(False)
            while not hasattr(talker, "transport"):
                await asyncio.sleep(0)
            await visit(client, talker)
        server.close()

    complete(scenario())


def test_who_never_reads_is_cut_off_although_all_was_said() -> None:
    """Closing waits until everything is written, which here is never."""

    async def visit(_client: socket.socket, talker: Talker) -> None:
        let_go_of_overdue([talker], 1.0)
        let_go_of_overdue([talker], 1.0 + SECONDS)
        assert not talker.lost.is_set()
        let_go_of_overdue([talker], 2.0 + SECONDS)
        await talker.lost.wait()

    visited(visit)


def test_who_reads_slowly_is_not_cut_off_for_a_long_while() -> None:
    async def visit(client: socket.socket, talker: Talker) -> None:
        now = 0.0
        while now < LONGEST_WRITE_SECONDS and talker.transport.get_write_buffer_size():
            left = talker.transport.get_write_buffer_size()
            assert not talker.is_overdue(now)
            while talker.transport.get_write_buffer_size() == left:
                await asyncio.get_running_loop().sock_recv(client, 100_000)
            now += SECONDS - 1
        assert now > 3 * SECONDS

    visited(visit)


def test_what_was_never_under_way_is_never_overdue() -> None:
    async def visit(client: socket.socket, talker: Talker) -> None:
        while not talker.lost.is_set():
            await asyncio.get_running_loop().sock_recv(client, 1_000_000)
        assert not any(talker.is_overdue(now) for now in (0.0, 1e6))

    visited(visit)
