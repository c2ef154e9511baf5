"""A program in any language that plays one seat of one game over its standard input and output.

Each message to the program is a line of JSON, each answer a line with the text of a move; `docs/bots/protocol.md`
describes both.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

from katta.core.position import Position
from katta.lab.forfeit import Forfeited

PROTOCOL = 1
LONGEST_ANSWER = 1000
START_SECONDS = 10.0
"""What a program may take to start, on top of its first move."""

FAREWELL_SECONDS = 1.0

Message = Mapping[str, Any]


class Program:
    """A player that is a program, started when it is first asked; whatever it does wrong ends in `Forfeited`."""

    def __init__(self, command: Sequence[str], move_seconds: float) -> None:
        self._command = command
        self._seconds = move_seconds
        self._running: _Running | None = None

    def choose(self, seen: Position, seat: int) -> str:
        """The program's move, which is legal."""
        moves = seen.moves()
        request = {"type": "move", "seat": seat, "moves": moves, "view": seen.view(seat)}
        if self._running is None:
            self._running = _Running(self._command)
            self._running.tell(_hello(seen, seat, self._seconds))
            answer = self._running.ask(request, self._seconds, START_SECONDS)
        else:
            answer = self._running.ask(request, self._seconds)
        if answer not in moves:
            raise Forfeited(_fault(seen, answer), answer)
        return answer

    def close(self, position: Position) -> None:
        """Tell the program how the game ended, if it did, and see that it ends, too."""
        if self._running is not None:
            self._running.close({"type": "bye", "result": position.view(None)["result"]})


class _Running:
    """The process of a program. A thread talks to it, for a program that hangs may not even read."""

    def __init__(self, command: Sequence[str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 # `close` closes it
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command,
                stdin=pipe,
                stdout=pipe,
                stderr=self._errors,
                start_new_session=True,  # an interrupt is for the tournament, not for its players
            )
        except OSError as problem:
            self._errors.close()
            raise Forfeited("start", str(problem.strerror)) from None
        self._thread = ThreadPoolExecutor(1)

    def tell(self, message: Message) -> None:
        """Send a message that wants no answer."""
        self._thread.submit(self._write, message)

    def ask(self, message: Message, seconds: float, grace: float = 0.0) -> str:
        """Send a message and wait for its answer."""
        self.tell(message)
        asked = self._thread.submit(self._read)
        try:
            answer = asked.result(seconds + grace)
        except TimeoutError:
            self._kill()
            raise Forfeited("silent", f"{seconds:g}") from None
        if len(answer) >= LONGEST_ANSWER:
            raise Forfeited("nonsense", answer.decode("utf-8", "replace"))
        if not answer.endswith(b"\n"):
            raise Forfeited("ended", self._last_words())
        return answer.decode("utf-8", "replace").strip()

    def close(self, message: Message) -> None:
        """Say good-bye, and end what does not end by itself."""
        self.tell(message)
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):  # TimeoutError is an OSError
            self._thread.submit(self._stream("stdin").close).result(FAREWELL_SECONDS)
            self._process.wait(FAREWELL_SECONDS)
        self._kill()
        self._thread.shutdown()
        self._errors.close()
        for name in ("stdin", "stdout"):
            with contextlib.suppress(OSError):
                self._stream(name).close()

    def _write(self, message: Message) -> None:
        with contextlib.suppress(OSError, ValueError):
            stream = self._stream("stdin")
            stream.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            stream.flush()

    def _read(self) -> bytes:
        """A line; less than one if the program has ended."""
        return self._stream("stdout").readline(LONGEST_ANSWER)

    def _stream(self, name: str) -> IO[bytes]:
        stream: IO[bytes] = getattr(self._process, name)
        return stream

    def _last_words(self) -> str:
        """The exit code, and the last line of what the program complained about."""
        try:
            code = str(self._process.wait(FAREWELL_SECONDS))
        except subprocess.TimeoutExpired:
            code = "–"
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{code}: {last}" if last else code

    def _kill(self) -> None:
        """The program and all that it has started."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


def _hello(seen: Position, seat: int, seconds: float) -> Message:
    found = seen.game
    table = {"game": found.name, "rules": found.version, "seats": seen.seats, "options": found.complete({})}
    return {"type": "hello", "protocol": PROTOCOL, **table, "seat": seat, "seconds": seconds}


def _fault(seen: Position, answer: str) -> str:
    """Whether an answer is a move that the rules refuse here, or no move at all."""
    try:
        seen.game.texts.read(answer)
    except ValueError:
        return "nonsense"
    return "illegal"
