"""A real server as a process, and guests who visit it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from katta.server.client import Client, Link, ask
from tests.template import Copy

Done = TypeVar("Done")
PATIENCE = 120.0
MOST_FRAMES = 200
ADDRESS = re.compile(r"http://[0-9.]+:(\d+)")
REVIEW_ITERATIONS = 60
"""Few: what a review says is judged by the tests of the bots."""
OPEN_LIMITS = [
    "--messages-per-second=100000",
    "--requests-per-second=100000",
    "--sockets-per-address=10000",
    "--connections-per-address=10000",
    "--tables-per-address=10000",
    "--bot-pause=0",
    f"--review-iterations={REVIEW_ITERATIONS}",
]


def processes() -> dict[int, tuple[int, str]]:
    """All processes of this machine: the parent and the command of each; those that have ended do not count."""
    command = ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,args="]  # however long the path of Python is
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    found = [line.split(maxsplit=3) for line in lines]
    return {int(pid): (int(parent), args) for pid, parent, state, args in found if not state.startswith("Z")}


def complete(work: Coroutine[Any, Any, Done]) -> Done:
    """What comes of it, in a thread of its own: in this one the loop of the browsers may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def wait_until(is_so: Callable[[], bool]) -> None:
    """Until something that is to happen has happened."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def wait_until_gone(pid: int) -> None:
    """Until a process has ended."""
    wait_until(lambda: pid not in processes())


class House:
    """`katta serve` on a file of its own; it can be killed and started again."""

    def __init__(self, folder: Path, *options: str, is_fresh: bool = False) -> None:
        """A fresh one is a new Python that loads everything; others are copies of one that has."""
        self.database = folder / "tables.sqlite"
        self.options = options or OPEN_LIMITS
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | Copy
        self._said: IO[str]
        self._is_fresh = is_fresh

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, is_port_given: bool = True, has_own_group: bool = False) -> None:
        arguments = ["serve", "--json-logs", "--lang=en", f"--database=sqlite:///{self.database}", *self.options]
        if is_port_given:
            arguments.append(f"--port={self.port}")
        environment = {**os.environ, "XDG_DATA_HOME": str(self.database.parent)}  # nothing in the user's own folders
        with self.log.open("a") as log:
            start = _new_process if self._is_fresh else _copy
            self.process, self._said = start(arguments, environment, log, has_own_group)
        for line in self._said:
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                return
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Like a power cut."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Politely."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def interrupt(self) -> int:
        """As Ctrl-C in a terminal does, which reaches everything that was started there."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self._wait()

    def children(self) -> dict[int, str]:
        """The processes that the server has started, with their commands."""
        return {pid: command for pid, (parent, command) in processes().items() if parent == self.process.pid}

    def _wait(self) -> int:
        code = self.process.wait(PATIENCE)
        self._said.close()
        return code

    def troubles(self) -> list[str]:
        """What the server complained about."""
        lines = [line for line in self.log.read_text().splitlines() if line]
        return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] != "info"]

    def metric(self, name: str) -> float:
        """What the server has counted."""
        lines = self.fetch("/metrics")[2].decode().splitlines()
        return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])

    def make(self, game: str, *seats: Any, **settings: Any) -> dict[str, Any]:
        """A new table; a seat is a nickname, a level in brackets like `[random]`, or None for an open one."""
        made: dict[str, Any] = ask(
            self.origin, "/api/tables", {"game": game, "seats": [_seat(seat) for seat in seats], **settings}
        )
        return made

    def link(self, made: dict[str, Any], seat: int | None) -> Link:
        secrets = {link["seat"]: link["secret"] for link in made["seats"]}
        return Link(self.origin, made["table"]["table"], None if seat is None else secrets[seat])

    def guest(self, made: dict[str, Any], seat: int | None, name: str | None = None, host: bool = False) -> Guest:
        return Guest(self.link(made, seat), name, made["host"] if host else None)

    def cutter(self, made: dict[str, Any], seat: int, number: bytes, name: str | None = None) -> Guest:
        """A guest whose device takes part in the deal."""
        return Guest(self.link(made, seat), name, number=number)

    def fetch(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of a GET."""
        request = urllib.request.Request(self.origin + path, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as problem:
            with problem:
                return problem.code, dict(problem.headers), problem.read()


def _new_process(
    arguments: list[str], environment: dict[str, str], errors: IO[str], has_own_group: bool
) -> tuple[subprocess.Popen[str], IO[str]]:
    """The process, and what it says."""
    process = subprocess.Popen(
        [sys.executable, "-m", "katta.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        process_group=0 if has_own_group else None,
        env=environment,
    )
    assert process.stdout is not None
    return process, process.stdout


def _copy(
    arguments: list[str], environment: dict[str, str], errors: IO[str], has_own_group: bool
) -> tuple[Copy, IO[str]]:
    """The same of a copy."""
    reading, writing = os.pipe()
    with open(os.devnull) as nothing, os.fdopen(writing, "w") as said:
        return Copy(arguments, environment, (nothing, said, errors), has_own_group=has_own_group), os.fdopen(reading)


def _seat(seat: str | None) -> dict[str, str]:
    if seat is None:
        return {"kind": "open"}
    return {"kind": "bot", "level": seat[1:-1]} if seat.startswith("[") else {"kind": "person", "name": seat}


class Guest(Client):
    """A client that keeps everything it was ever told."""

    def __init__(
        self, link: Link, name: str | None = None, host: str | None = None, number: bytes | None = None
    ) -> None:
        super().__init__(link, name, host, number)
        self.heard: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []

    def enter(self) -> dict[str, Any]:
        """Say hello; returns the welcome or the refusal."""
        self.open()
        return self.until(lambda told: told["type"] in ("welcome", "refused"))

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        told = self.receive(patience)
        self.heard.append(told)
        if told.get("scene"):
            self.scene = told["scene"]
        if told["type"] in ("welcome", "seats"):
            self.seats = told["table"]["seats"] if told["type"] == "welcome" else told["seats"]
        return told

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(told := self.hear()):
            pass
        return told

    def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Make a request; returns its answer."""
        label = self.ask(kind, **fields)
        return self.until(lambda told: told.get("answers") == label)

    def play(self, move: str, version: int | None = None) -> dict[str, Any]:
        return self.request("move", version=self.scene["version"] if version is None else version, move=move)

    def wait_for(self, version: int) -> None:
        while self.scene["version"] < version:
            self.hear()

    @property
    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.scene["moves"]]


def hear_out(connection: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All that the server says until it ends the conversation, and the code with which it does."""
    told = []
    try:
        while True:
            told.append(json.loads(connection.recv(PATIENCE)))
    except ConnectionClosed:
        return told, connection.close_code


@contextmanager
def seated(*guests: Guest) -> Iterator[None]:
    """Guests at their table; they leave in the end."""
    try:
        for guest in guests:
            assert guest.enter()["type"] == "welcome"
        yield
    finally:
        for guest in guests:
            guest.close()


def until_playing(*guests: Guest) -> None:
    """Until the game has begun for all of them; their devices cut meanwhile, in whatever order they are asked."""

    def is_so() -> bool:
        for guest in guests:
            with suppress(TimeoutError):
                while guest.scene["status"] != "playing":
                    guest.hear(0.02)
        return all(guest.scene["status"] == "playing" for guest in guests)

    wait_until(is_so)


def listen(*guests: Guest) -> None:
    """Until all know what one of them knows."""
    newest = max(guest.scene["version"] for guest in guests)
    for guest in guests:
        guest.wait_for(newest)


def play_on(guests: list[Guest], pick: Callable[[Guest], str], most: int = 5000) -> None:
    """Let guests play until the game is over."""
    for _ in range(most):
        listen(*guests)
        if guests[0].scene["status"] == "over":
            return
        mover = next((guest for guest in guests if guest.moves), None)
        if mover is None:
            guests[0].hear()
        else:
            assert mover.play(pick(mover))["type"] == "update"
    raise AssertionError("the game does not end")


def look_back(guest: Guest) -> list[dict[str, Any]]:
    """The whole game once more."""
    frames: list[dict[str, Any]] = []
    while len(frames) % MOST_FRAMES == 0:
        more = guest.request("look", version=frames[-1]["version"] if frames else 0)["frames"]
        if not more:
            break
        frames += more
    return frames
