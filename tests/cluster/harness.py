"""Several servers over one database, each behind proxies of the test's own: whatever connects two can be cut."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import signal
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any

from katta.core.match import Match
from katta.server.client import Declined
from tests.cluster.history import Final, Kept
from tests.cluster.postgres import Postgres, free_port
from tests.proxy import Proxy, Way
from tests.server.harness import OPEN_LIMITS, PATIENCE, House, wait_until

LEASE_SECONDS = 2.0
SCRIBE = "katta.server.store.scribe"
JSON = "application/json"
COME_AGAIN = 503
"""The server does not know, or cannot reach who does."""

ENTRIES = """
    SELECT version, kind, actor, text FROM moves JOIN tables ON tables.number = moves.table_number
    WHERE tables.name = %s ORDER BY version
"""
SEATS = """
    SELECT seat, seats.kind, seats.name FROM seats JOIN tables ON tables.number = seats.table_number
    WHERE tables.name = %s
"""


class Member(House):
    """One server of several."""

    def __init__(self, folder: Path, database_port: int, database: str) -> None:
        port = free_port()
        self.front, self.back, self.base = Proxy(port), Proxy(port), Proxy(database_port)
        """What lies between clients, other servers or the database and this server."""
        self._database = database
        super().__init__(folder)
        self.port = port

    def start(self, is_port_given: bool = True, has_own_group: bool = False) -> None:
        self.options = [
            *OPEN_LIMITS,
            f"--database=postgresql+psycopg://katta@127.0.0.1:{self.base.port}/{self._database}",
            f"--key-file={self.database.parent.with_name('katta.key')}",
            f"--peer-address={self.back.origin}",
            f"--lease-seconds={LEASE_SECONDS}",
        ]
        super().start(is_port_given, has_own_group)

    @property
    def proxies(self) -> tuple[Proxy, Proxy, Proxy]:
        return self.front, self.back, self.base

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    @property
    def scribe(self) -> int:
        """The process that writes for this server."""
        return next(pid for pid, command in self.children().items() if SCRIBE in command)

    def make(self, game: str, *seats: Any, **settings: Any) -> dict[str, Any]:
        """A new table, as soon as the server can keep one."""
        made: list[dict[str, Any]] = []

        def is_made() -> bool:
            with contextlib.suppress(Declined):
                made.append(super(Member, self).make(game, *seats, **settings))
            return bool(made)

        wait_until(is_made)
        return made[0]

    def freeze(self) -> None:
        """Stop in the middle of whatever it does; the connections stay open."""
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Go on as if nothing had been."""
        self.process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Stop, however it stands."""
        try:
            self.wake()
            self.stop()
        finally:
            self.kill()

    def heal(self) -> None:
        """Whatever a test did to it, it runs and is reached."""
        for proxy in self.proxies:
            proxy.go(Way.PASS)
        if not self.is_running:
            self.kill()
            self.start()
        self.wake()
        wait_until(self.is_ready)

    def is_ready(self) -> bool:
        """Whether it says that it can keep its promises."""
        return request(self.origin, "/readyz")[0] == 200


class Cluster:
    """Servers that share a database of their own."""

    def __init__(self, postgres: Postgres, folder: Path, size: int) -> None:
        self.postgres = postgres
        self.database = f"katta_{os.getpid()}_{size}"
        self._open: contextlib.ExitStack
        self.members = [self._member(folder / str(number)) for number in range(size)]

    def _member(self, folder: Path) -> Member:
        folder.mkdir()
        return Member(folder, self.postgres.port, self.database)

    def __enter__(self) -> Cluster:
        self.postgres.make(self.database)
        with contextlib.ExitStack() as opening:
            for proxy in (proxy for member in self.members for proxy in member.proxies):
                opening.enter_context(proxy)
            opening.callback(self._each, Member.end)
            self._each(Member.start)
            self._open = opening.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.heal()
        finally:
            self._open.close()
            self.postgres.drop(self.database)

    def heal(self) -> None:
        """Everything runs and is connected again, the database first."""
        if self.postgres.process.poll() is not None:
            self.postgres.start()
        self._each(Member.heal)

    def _each(self, what: Any) -> None:
        """All at once, as several machines would."""
        with ThreadPoolExecutor(len(self.members)) as threads:
            list(threads.map(what, self.members))

    @property
    def fronts(self) -> list[str]:
        """Where clients find the servers."""
        return [member.front.origin for member in self.members]

    def final(self, made: dict[str, Any], secrets: list[str] | None = None) -> Final:
        """What became of a table: from the store itself, and through some server."""
        name: str = made["table"]["table"]
        entries = [Kept(*row) for row in self.postgres.ask(ENTRIES, name, database=self.database)]
        seats = self.postgres.ask(SEATS, name, database=self.database)
        origin = random.Random(name).choice(self.fronts)
        first = {seat["seat"]: seat["name"] for seat in made["table"]["seats"] if seat["kind"] == "person"}
        return Final(
            entries,
            _record(origin, name),
            people={seat: person for seat, kind, person in seats if kind == "person"},
            bots=frozenset(seat for seat, kind, _ in seats if kind == "bot"),
            opens={secret: _sitter(origin, name, secret) for secret in secrets or ()},
            first_people=first,
            open_seats=sum(seat["kind"] == "open" for seat in made["table"]["seats"]),
        )


def request(origin: str, path: str, body: Any = None) -> tuple[int, Any]:
    """The status and the answer of a request; without an answer nobody knows more than if it is to come again."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(origin + path, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            text = answer.read()
            return answer.status, json.loads(text) if answer.headers["Content-Type"] == JSON else text.decode()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, json.load(problem)
    except (OSError, http.client.HTTPException):
        return COME_AGAIN, None


def _record(origin: str, name: str) -> list[tuple[int, str]] | None:
    """Who did what, by the record file; none before the end."""
    status, text = request(origin, f"/api/tables/{name}/record")
    if status != 200:
        return None
    match = Match.parse(text)
    return [(before.actor, move) for before, move in zip(match.positions, match.history)]


def _sitter(origin: str, name: str, secret: str) -> int:
    status, answer = request(origin, f"/api/tables/{name}/sitter", {"secret": secret})
    return answer["seat"] if status == 200 else -1
