"""A process that has loaded Katta once; the servers of the tests, and most of the commands, are copies of it.

To load Katta takes longer than most tests take, and a copy is there at once. It is `katta` in a process of its
own, with the arguments, the environment and the files it is given; only what Python and the compiler read as they start
is settled already. Whoever tests that starts a fresh one (`House(is_fresh=True)`).
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

NUMBER = struct.Struct("<i")
MOST_FILES = 4
LATE = (
    "katta.server.serve",
    "katta.server.store.key_check",
    "katta.server.store.file_lock",
    "typer._adapters",
    "anyio._backends._asyncio",
)
"""What `katta serve` and what it rests on load only when they need it."""

Streams = tuple[IO[str], IO[str], IO[str]]
"""Input, output and errors of a program."""

PATIENCE = 300.0
_LOADING = threading.Lock()


class Copy:
    """`katta` with some arguments, to be used like a `subprocess.Popen`."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        streams: Streams,
        folder: Path | None = None,
        has_own_group: bool = False,
    ) -> None:
        self._code: int | None = None
        self._line, far_end = socket.socketpair()
        with far_end:
            wanted = {
                "arguments": arguments,
                "environment": dict(environment),
                "folder": str(folder or Path.cwd()),
                "has_own_group": has_own_group,
            }
            _template().start(wanted, [file.fileno() for file in (far_end, *streams)])
        self.pid = self._hear(PATIENCE)

    def poll(self) -> int | None:
        """The exit code, or minus the signal that ended it; None as long as it runs."""
        try:
            return self.wait(0)
        except BlockingIOError:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """The same, as soon as it has ended."""
        if self._code is None:
            self._code = self._hear(timeout)
            self._line.close()
        return self._code

    def send_signal(self, number: int) -> None:
        """Unless it has ended already."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """At once."""
        self.send_signal(signal.SIGKILL)

    def _hear(self, timeout: float | None) -> int:
        self._line.settimeout(timeout)
        return int(NUMBER.unpack(self._line.recv(NUMBER.size))[0])


def run(
    *arguments: str,
    typed: str = "",
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    **variables: str,
) -> subprocess.CompletedProcess[str]:
    """A command to its end, in an environment of its own or that of the tests with some more variables."""
    surroundings = {**(os.environ if environment is None else environment), **variables}
    paper = functools.partial(TemporaryFile, "w+", encoding="utf-8")
    with paper() as given, paper() as said, paper() as complained:
        given.write(typed)
        given.seek(0)
        copy = Copy(arguments, surroundings, (given, said, complained), folder)
        try:
            code = copy.wait(PATIENCE)
        finally:
            copy.kill()
        for written in (said, complained):
            written.seek(0)
        return subprocess.CompletedProcess(arguments, code, said.read(), complained.read())


class _Template:
    """The process as the tests see it; it ends with them."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self._control, far_end = socket.socketpair()
        with far_end:
            command = [sys.executable, "-m", "tests.template", str(far_end.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[far_end.fileno()])
        atexit.register(self._end)

    def start(self, wanted: dict[str, Any], files: list[int]) -> None:
        body = json.dumps(wanted).encode()
        with self._one_at_a_time:
            socket.send_fds(self._control, [NUMBER.pack(len(body))], files)
            self._control.sendall(body)

    def _end(self) -> None:
        self._control.close()
        self._process.wait()


def _template() -> _Template:
    """The only one of this process, whichever of its threads asks first."""
    with _LOADING:
        return _loaded()


@functools.cache
def _loaded() -> _Template:
    return _Template()


def load() -> None:
    """Everything that a server needs before somebody comes."""
    from katta.core import compiler, registry
    from katta.server.app import make_app
    from katta.server.settings import Settings
    from katta.server.tables import warm_up
    from katta.texts import Catalogue

    for module in LATE:
        importlib.import_module(module)
    make_app(Settings())
    Catalogue("en")
    for game in registry.games() if compiler.COMPILED else ():
        warm_up.play_once(game)
        warm_up.let_bot_move(game)


def wait_for_work(control: socket.socket) -> dict[str, Any] | None:
    """In this process until nobody wants a copy any more; in a copy it comes back with what the copy is to do.

    Between the two lives a process that waits for the copy's end, and tells it.
    """
    while True:
        size, files, _, _ = socket.recv_fds(control, NUMBER.size, MOST_FILES)
        if not size:
            return None
        wanted: dict[str, Any] = json.loads(control.recv(NUMBER.unpack(size)[0], socket.MSG_WAITALL))
        if not os.fork():
            break
        for file in files:
            os.close(file)
        _bury()
    control.close()
    if pid := os.fork():
        _attend(pid, files)
    os.close(files[0])
    _use(files[1:])
    return wanted


def _bury() -> None:
    """Those who attended copies that have ended; what they cost counts as the cost of the tests."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _attend(pid: int, files: list[int]) -> None:
    for file in files[1:]:
        os.close(file)
    os.write(files[0], NUMBER.pack(pid))
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    os.write(files[0], NUMBER.pack(code))
    os._exit(0)


def _use(files: list[int]) -> None:
    """As input, output and errors, in the way of each: a pipe is no terminal."""
    for stream, file in enumerate(files):
        os.dup2(file, stream)
        os.close(file)
    sys.stdin, sys.stdout = os.fdopen(0, closefd=False), os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)


def main() -> None:
    """Load, wait, and be `katta` in every copy."""
    load()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests, which then stop what they have started
    wanted = wait_for_work(socket.socket(fileno=int(sys.argv[1])))
    if wanted is None:
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if wanted["has_own_group"]:
        os.setpgid(0, 0)
    os.chdir(wanted["folder"])
    os.environ.clear()
    os.environ.update(wanted["environment"])
    sys.argv = ["katta", *wanted["arguments"]]
    from katta.cli import main as katta

    katta()


if __name__ == "__main__":
    main()
