"""Runs the server until it is told to stop."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa
import uvicorn

from katta.server.admin import address_file
from katta.server.app import make_app
from katta.server.settings import Settings, default_database
from katta.server.store import keyring, permissions
from katta.server.store.store import READER
from katta.server.telemetry import exceptions, logs
from katta.server.web import addresses, deadlines
from katta.server.web.connections import Config, Connection
from katta.server.web.forwarded import Proxies
from katta.server.web.sockets import Socket

SHUTDOWN_SECONDS = 5
PING_SECONDS, PONG_SECONDS = 6.0, 7.0
"""How often a client is asked whether it is there, and how long it may take to answer: together less than 15 s, so that
the others soon see who is away."""
USUAL_PORTS = range(8000, 8100)
BACKLOG = 2048
HEAD_BYTES = 16 * 1024
"""The longest head of a request."""


class CannotServe(Exception):
    """The server cannot start; `reason` is port, store, taken, newer, key or no-key."""

    def __init__(self, reason: str, what: str, problem: str) -> None:
        super().__init__(f"{what}: {problem}")
        self.reason = reason
        self.what = what
        self.problem = problem


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` gets the address once clients can come."""
    logs.set_up(settings.json_logs)
    permissions.be_private()
    with contextlib.ExitStack() as held:
        _check_store(settings, held)
        _serve(settings, ready)
    _leave_hung_threads()


def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    listener = _listen(settings)
    address = addresses.address(addresses.reachable(settings.host), listener.getsockname()[1]) + settings.base_path
    for_others = tuple(found + settings.base_path for found in addresses.for_others(listener))
    settings = replace(settings, addresses=for_others, peer_address=settings.peer_address.rstrip("/") or address)
    app = make_app(settings)
    config = Config(
        settings.limits,
        Proxies(settings.trusted_proxies),
        app=app.serve,
        http=Connection,
        ws=Socket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        loop="uvloop" if _has_uvloop() else "asyncio",
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        date_header=False,
        h11_max_incomplete_event_size=HEAD_BYTES,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )

    def announce() -> None:
        near = addresses.address(_nearest(settings.host), listener.getsockname()[1]) + settings.base_path
        address_file.announce(settings, near)
        ready(address)

    try:
        _Server(config, announce, app.leave).run(sockets=[listener])
    finally:
        address_file.withdraw(settings)


def _leave_hung_threads() -> None:
    """A question to a store that is frozen has no end; Python would wait for it."""
    if any(thread.name.startswith(READER) for thread in threading.enumerate()):
        logging.shutdown()
        sys.stdout.flush()
        os._exit(0)


class _Server(uvicorn.Server):
    """Says when it is ready, and when it is about to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A polite stop is no failure: the signal is not raised again afterwards."""
        kept = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if not self.should_exit:
            await asyncio.to_thread(self._ready)

    async def on_tick(self, counter: int) -> bool:
        """Let go of those who keep us waiting, once a second."""
        if counter % deadlines.TICKS == 0:
            deadlines.let_go_of_overdue(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell, then wait for what is under way."""
        self._leave()
        await super().shutdown(sockets)


def _listen(settings: Settings) -> socket.socket:
    """At the port that was asked for; else at the first usual one that is free."""
    ports = USUAL_PORTS if settings.port is None else [settings.port]
    for port in ports:
        try:
            return _listen_at(settings.host, port)
        except (OSError, OverflowError) as problem:
            if port == ports[-1] or getattr(problem, "errno", None) != errno.EADDRINUSE:
                reason = getattr(problem, "strerror", None) or str(problem)
                raise CannotServe("port", f"{addresses.bracketed(settings.host)}:{port}", reason) from None
    raise AssertionError


def _listen_at(host: str, port: int) -> socket.socket:
    """Listening at once makes the port ours: on some systems several sockets can be bound to one that nobody uses."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def _check_store(settings: Settings, held: contextlib.ExitStack) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in a sentence.

    A file is this server's alone as long as it is held.
    """
    from alembic.util import CommandError

    from katta.server.store import key_check
    from katta.server.store.engine import connect, shown
    from katta.server.store.file_lock import Occupied, occupied
    from katta.server.store.migrate import migrate

    try:
        url = sa.make_url(settings.database_url)
        if url.get_backend_name() == "sqlite" and url.database:
            permissions.make_folder(Path(url.database).parent)
            held.enter_context(occupied(Path(url.database)))
        engine = connect(settings.database_url)
        vault = key_check.fitting_vault(engine, keyring.file_of(settings))
        migrate(engine, vault=vault)
        key_check.report(engine, vault)
        engine.dispose()
        if url.get_backend_name() == "sqlite" and url.database:
            _keep_private(Path(url.database))
    except Occupied:
        raise CannotServe("taken", settings.database or str(url.database), "") from None
    except keyring.BadKey:
        raise CannotServe("key", str(keyring.file_of(settings)), "") from None
    except key_check.NoKey:
        raise CannotServe("no-key", str(keyring.file_of(settings)), "") from None
    except CommandError:
        raise CannotServe("newer", shown(settings.database) if settings.database else str(url.database), "") from None
    except OSError as problem:
        raise CannotServe("store", str(problem.filename or ""), str(problem.strerror or problem)) from None
    except Exception as problem:
        is_told = isinstance(problem, sa.exc.SQLAlchemyError | ImportError)  # others may quote the address
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0] if is_told else exceptions.kind(problem)
        raise CannotServe("store", shown(settings.database_url), reason) from None


def _keep_private(database: Path) -> None:
    """Nobody else on this machine has any business in a store; a folder that is not Katta's own is left as it is."""
    if database.parent == default_database().parent:
        permissions.narrow(database.parent, permissions.FOLDER)
    permissions.narrow_database(database)


def _nearest(host: str) -> str:
    """Where programs of this machine reach a server that listens there."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _has_uvloop() -> bool:
    return find_spec("uvloop") is not None
