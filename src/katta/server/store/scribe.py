"""The one process that writes: commits what the server hands it, batch by batch, and says how each job went.

The server starts it as `python -m katta.server.store.scribe`. The first message that it reads tells where the store is
and for which server to write, every other one is a batch of jobs. It ends when its input does, and by no signal that
can be ignored: whoever stops the server with everything around it may not stop the scribe before the last moves are
kept.

Every transaction begins with one row of the store, that of the server: it says that the server is there, it tells which
jobs are settled with this commit, and it finds nothing to change if a newer scribe or another server has taken over.
"""

import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from katta.server.store.engine import SCRIBE, connect, now
from katta.server.store.jobs import (
    HEAD_BYTES,
    Answer,
    Batch,
    Failed,
    Fenced,
    Found,
    Job,
    Looking,
    Settled,
    Verdict,
    creation_of,
    decode_batch,
    decode_opening,
    encode,
    framed,
    length_of,
)
from katta.server.store.schema import servers, tables
from katta.server.store.statements import Overtaken, do
from katta.server.telemetry import exceptions

INPUT, OUTPUT = 0, 1
AGAIN_SECONDS = 0.5
"""Between two tries to reach the store."""

OF_THE_STORE = (OperationalError, InterfaceError, InternalError, NoConnection)
"""What is wrong with the store itself, and not with a job; nothing else of the batch would go better alone."""


class Displaced(Exception):
    """A newer scribe, or another server, has taken over."""


class Unsure(Exception):
    """Nobody knows whether a commit took place."""


class Scribe:
    """Commits batches of jobs for one server."""

    def __init__(self, url: str, server: int, tell: Callable[[Answer], None] = lambda _: None) -> None:
        self._engine = connect(url, SCRIBE)
        self._server = server
        self._writer = -1
        self._tell = tell
        self._connection: sa.Connection | None = None
        mine = (servers.c.id == server) & ~servers.c.fenced
        self._succeed = servers.update().where(mine).values(writer=servers.c.writer + 1)
        self._mark = (
            servers.update()
            .where(mine & (servers.c.writer == sa.bindparam("me")))
            .values(seen=now(self._engine), settled=sa.bindparam("last"), refused=sa.bindparam("not_kept"))
        )

    def open(self, creations: Sequence[str]) -> Found:
        """Become the only one that writes for this server, and find out what the one before has left."""
        return self._patiently(lambda: self._take_over(creations))

    def commit(self, batch: Batch) -> Answer:
        """One transaction for all; if a job spoils it, one for each, so that it spoils no other."""
        try:
            try:
                return Settled(self._transact(batch.jobs, batch.last))
            except (*OF_THE_STORE, Displaced, Unsure):
                raise
            except Exception:
                return Settled(self._one_by_one(batch))
        except Displaced:
            return Fenced()
        except Unsure as problem:
            return self._find_out(batch, str(problem))
        except Exception as problem:
            return Settled([Failed(_name(problem))] * len(batch.jobs), _name(problem))

    def close(self) -> None:
        """Let go of the store."""
        self._forget_connection()
        self._engine.dispose()

    def _transact(self, jobs: Sequence[Job], last: int, refused: Sequence[int] = ()) -> list[Verdict]:
        """Until the commit is asked for it is certain that nothing is kept; from then on the store knows."""
        try:
            connection = self._connect()
            transaction = connection.begin()
            marks = {"me": self._writer, "last": last, "not_kept": " ".join(map(str, refused))}
            if connection.execute(self._mark, marks).rowcount != 1:
                raise Displaced
            outcomes = do(connection, jobs, self._server)
            try:
                transaction.commit()
            except Exception as problem:
                raise Unsure(_name(problem)) from problem
        except BaseException:
            self._forget_connection()
            raise
        return outcomes

    def _one_by_one(self, batch: Batch) -> list[Verdict]:
        outcomes: list[Verdict] = []
        refused: list[int] = []
        for number, job in enumerate(batch.jobs, batch.first):
            try:
                outcomes += self._transact([job], number, refused)
            except (Displaced, Unsure):
                raise
            except OF_THE_STORE as problem:
                left = len(batch.jobs) - len(outcomes)
                return outcomes + [Failed(_name(problem))] * left
            except Exception as problem:
                refused.append(number)
                outcomes.append(Failed(_name(problem), isinstance(problem, IntegrityError | Overtaken)))
        return outcomes

    def _find_out(self, batch: Batch, problem: str) -> Answer:
        """The store knows up to which job it has kept everything."""
        self._tell(Looking(problem))
        creations = [creation_of(job) for job in batch.jobs]
        found = self._patiently(lambda: self._look([name for name in creations if name is not None]))
        return Settled([found.outcome(number, name) for number, name in enumerate(creations, batch.first)], problem)

    def _take_over(self, creations: Sequence[str]) -> Found:
        with self._connect().begin():
            is_mine = self._connect().execute(self._succeed).rowcount == 1
            writer, found = self._look_up(creations)
        if is_mine:
            self._writer = writer
        else:
            found.is_fenced = True
        return found

    def _look(self, creations: Sequence[str]) -> Found:
        with self._connect().begin():
            return self._look_up(creations)[1]

    def _look_up(self, creations: Sequence[str]) -> tuple[int, Found]:
        """Whose turn it is to write, and what is settled.

        A commit that is still under way somewhere is waited for, because it holds the row.
        """
        mine = sa.select(servers.c.writer, servers.c.settled, servers.c.refused).where(servers.c.id == self._server)
        writer, settled, refused = self._connect().execute(mine.with_for_update()).one()
        made = sa.select(tables.c.name, tables.c.number).where(tables.c.name.in_(creations))
        numbers = {row.name: row.number for row in self._connect().execute(made)} if creations else {}
        return writer, Found(settled, [int(number) for number in refused.split()], numbers)

    def _patiently(self, look: Callable[[], Found]) -> Found:
        """Try until it works; there is nothing else to do as long as nobody knows."""
        while True:
            try:
                return look()
            except Exception as problem:
                self._forget_connection()
                self._tell(Looking(_name(problem)))
            if is_alone(AGAIN_SECONDS):
                raise EOFError

    def _connect(self) -> sa.Connection:
        self._connection = self._connection or self._engine.connect()
        return self._connection

    def _forget_connection(self) -> None:
        """After any trouble begin anew with a fresh one."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.invalidate()
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None


def _name(problem: Exception) -> str:
    """What went wrong, without any of the values."""
    found = getattr(problem, "orig", None) or problem
    return getattr(found, "sqlite_errorname", None) or type(found).__name__


def is_alone(seconds: float) -> bool:
    """Whether the server is gone, after having waited a moment for that."""
    if sys.platform == "win32":
        time.sleep(seconds)
        return False
    watch = select.poll()
    watch.register(INPUT, select.POLLHUP)
    return any(event & select.POLLHUP for _, event in watch.poll(1000 * seconds))


def _messages() -> Iterator[bytes]:
    """What the server says, until it is gone; a message that breaks off was never sent."""
    with open(INPUT, "rb", closefd=False) as source:
        while len(head := source.read(HEAD_BYTES)) == HEAD_BYTES:
            body = source.read(length_of(head))
            if len(body) < length_of(head):
                return
            yield body


def _say(answer: Answer) -> None:
    message = framed(encode(answer))
    while message:
        message = message[os.write(OUTPUT, message) :]


def _last_word(_kind: object, error: BaseException, _trace: object) -> None:
    """Python's own would hold values, and the server logs the last line."""
    print(exceptions.kind(error), *exceptions.places(error), file=sys.stderr)


def main() -> None:
    """Write until the server is gone."""
    sys.excepthook = _last_word
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    messages = _messages()
    first = next(messages, None)
    if first is None:
        return
    opening = decode_opening(first)
    with (
        contextlib.suppress(ConnectionError, EOFError),
        contextlib.closing(Scribe(opening.url, opening.server, _say)) as scribe,
    ):
        _say(scribe.open(opening.creations))
        for batch in messages:
            _say(scribe.commit(decode_batch(batch)))


if __name__ == "__main__":
    main()
