"""The line to the scribe: starts it, speaks to it, and notices when it is gone."""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import cast

from katta.server.store.jobs import HEAD_BYTES, framed, length_of

COMMAND = (sys.executable, "-P", "-m", "katta.server.store.scribe")
"""Without the current folder among those of modules: what lies there is none of the server's business."""

STDIN, STDOUT = 0, 1
MOST_LAST_WORDS = 4096


class Pipe(asyncio.SubprocessProtocol):
    """One scribe, from its start to its end."""

    def __init__(self, hear: Callable[["Pipe", bytes], None]) -> None:
        self._hear = hear
        self._heard = bytearray()
        self._said = bytearray()
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.SubprocessTransport

    @classmethod
    async def open(cls, hear: Callable[["Pipe", bytes], None]) -> "Pipe":
        """Start a scribe; `hear` gets each of its answers.

        It gets a session of its own, so that Ctrl-C in a terminal does not reach it, however early.
        """
        loop = asyncio.get_running_loop()
        _, line = await loop.subprocess_exec(lambda: cls(hear), *COMMAND, start_new_session=True)
        return line

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._transport.get_pid()

    @property
    def code(self) -> int | None:
        """How the process ended."""
        return self._transport.get_returncode()

    @property
    def last_word(self) -> str:
        """The last line that the process said about its end."""
        lines = self._said.decode(errors="replace").split("\n")
        return next((line for line in reversed(lines) if line), "")

    def send(self, body: bytes) -> None:
        """Say something, if anybody still listens."""
        pipe = self._input
        if pipe is not None and not pipe.is_closing():
            pipe.write(framed(body))

    def hang_up(self) -> None:
        """Have nothing more to say: the scribe ends."""
        pipe = self._input
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """End the scribe, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._transport.kill()

    async def wait(self) -> None:
        """Until the scribe is gone."""
        await asyncio.wait([self._lost])

    def when_lost(self, tell: Callable[["Pipe"], None]) -> None:
        """Have somebody told when the scribe is gone."""
        self._lost.add_done_callback(lambda _: tell(self))

    @property
    def _input(self) -> asyncio.WriteTransport | None:
        return cast(asyncio.WriteTransport | None, self._transport.get_pipe_transport(STDIN))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has started."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """An answer, or a part of one; or a complaint."""
        if fd != STDOUT:
            self._said = (self._said + data)[-MOST_LAST_WORDS:]
            return
        self._heard += data
        while len(self._heard) >= HEAD_BYTES:
            end = HEAD_BYTES + length_of(self._heard)
            if len(self._heard) < end:
                return
            answer = bytes(self._heard[HEAD_BYTES:end])
            del self._heard[:end]
            self._hear(self, answer)

    def connection_lost(self, _problem: Exception | None) -> None:
        """The process has ended, and all it said is here."""
        self._transport.close()
        if not self._lost.done():
            self._lost.set_result(None)
