"""A player at a pseudo-terminal: types lines and reads what is on the screen."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

from tests.cli.command import command, environment

CLEAR = "\x1b[2J"
WIPE = "\x1b[3J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 120

TAKE_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the terminal the one whose Ctrl-C the command hears, also where the tests run in the background."""


class Terminal:
    """A command running in a terminal of its own."""

    def __init__(self, *arguments: str | Path, home: Path, columns: int = 80, rows: int = 60) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *command(*arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=home,
            env=environment(home, columns, {"TERM": "xterm-256color"}),
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")  # a letter may come in two pieces

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def screen(self) -> str:
        """All that can be read on the screen or by scrolling back: what came after it was last cleared and wiped."""
        visible = self.raw.rpartition(CLEAR)[2] if self.raw.count(CLEAR) == self.raw.count(WIPE) else self.raw
        return CODES.sub("", visible).replace("\r", "")

    def wait_for(self, text: str, since: int = 0) -> str:
        """Read until a text is on the screen; returns the screen."""
        end = time.monotonic() + PATIENCE
        while text not in CODES.sub("", self.raw[since:]):
            if time.monotonic() > end or not self._read(end):
                raise AssertionError(f"{text!r} never came; the screen is\n{self.screen}")
        return self.screen

    def type(self, line: str, until: str) -> str:
        """Type a line and wait for what it brings about."""
        since = len(self.raw)
        os.write(self.master, f"{line}\n".encode())
        return self.wait_for(until, since)

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def end(self) -> int:
        """Read until the command ends; returns its exit code."""
        end = time.monotonic() + PATIENCE
        while self._read(end):
            pass
        return self.process.wait(timeout=PATIENCE)

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
        try:
            piece = os.read(self.master, 65536) if ready else b""
        except OSError:
            return False
        self.raw += self._decoder.decode(piece)
        return bool(piece)
