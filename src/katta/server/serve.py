"""Runs the server until it is told to stop."""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import sqlalchemy as sa
import uvicorn

from katta.server import logs
from katta.server.app import make_app
from katta.server.settings import Settings

SHUTDOWN_SECONDS = 5


class CannotServe(Exception):
    """The server cannot start; `reason` is port, folder or store."""

    def __init__(self, reason: str, what: str, problem: str) -> None:
        super().__init__(f"{what}: {problem}")
        self.reason = reason
        self.what = what
        self.problem = problem


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` gets the address once clients can come."""
    logs.set_up(settings.json_logs)
    _check_store(settings)
    listener = _listen(settings)
    address = f"http://{_host(settings.host)}:{listener.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        loop="uvloop" if _has_uvloop() else "asyncio",
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        date_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    _Server(config, lambda: ready(address)).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

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


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = getattr(problem, "strerror", None) or str(problem)
        raise CannotServe("port", f"{_host(settings.host)}:{settings.port}", reason) from None
    return listener


def _check_store(settings: Settings) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in a sentence."""
    from katta.server.migrate import migrate
    from katta.server.store import connect

    try:
        url = sa.make_url(settings.database_url)
        if url.get_backend_name() == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = connect(settings.database_url)
        migrate(engine)
        engine.dispose()
    except OSError as problem:
        raise CannotServe("store", str(problem.filename or ""), str(problem.strerror or problem)) from None
    except Exception as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise CannotServe("store", settings.database or settings.database_url, reason) from None


def _host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True
