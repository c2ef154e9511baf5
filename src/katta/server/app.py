"""The application: everything put together."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from katta.server.admin.routes import Administration, metrics_page
from katta.server.bots.threads import Bots
from katta.server.push.sender import Push
from katta.server.push.vapid import Vapid
from katta.server.settings import Settings
from katta.server.store import keyring
from katta.server.store.store import NotReadable, Store
from katta.server.store.writer import NotStored, Unsettled
from katta.server.tables.broadcast import Broadcast
from katta.server.tables.lobby import Lobby
from katta.server.tables.reviews import Reviews
from katta.server.tables.services import Services
from katta.server.tables.warm_up import WarmUp
from katta.server.telemetry import logs, metrics
from katta.server.web import api_page, declarations
from katta.server.web.base_path import beneath
from katta.server.web.body_limits import Intake
from katta.server.web.forwarded import Proxies
from katta.server.web.lessons import Lessons
from katta.server.web.middleware import BROKEN, WIRE, AccessControl, address_of
from katta.server.web.relay import RELAYED, Relay
from katta.server.web.routes import Api, healthz, readyz
from katta.server.web.session import Session
from katta.server.web.site import Site
from katta.server.wire.bodies import Problem
from katta.server.wire.refusal import Refusal
from katta.server.wire.sayings import Saying, saying

STATUS = {
    "no-such-table": 404,
    "wrong-secret": 403,
    "bad-origin": 403,
    "forbidden": 403,
    "closed": 410,
    "no-open-seat": 409,
    "no-such-evening": 404,
    "no-such-game": 404,
    "no-such-lesson": 404,
    "no-claim": 404,
    "nobody-there": 409,
    "has-begun": 409,
    "newer-rules": 409,
    "not-over": 409,
    "old-rules": 409,
    "sealed": 409,
    "too-many-tables": 429,
    "too-fast": 429,
    "not-stored": 503,
    "paused": 503,
    "not-readable": 503,
    "spoilt-table": 500,
    "unreachable": 503,
    "unsettled": 503,
    "stopping": 503,
}
SWITCH_SECONDS = 0.001
"""How long a busy thread may keep the others waiting: bots and the store must not hold up a click."""

log = structlog.get_logger(__name__)


class App(NamedTuple):
    """The whole server as an ASGI application."""

    serve: ASGIApp
    leave: Callable[[], None]
    """To be called before requests are waited for: whoever waits for something long is told that it will not come."""


def make_app(settings: Settings) -> App:
    """Everything put together."""
    access = AccessControl(settings)
    running: dict[str, Lobby] = {}

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        asyncio.get_running_loop().set_exception_handler(logs.note_loop)
        async with open_lobby(settings) as lobby:
            running["lobby"] = app.state["lobby"] = lobby
            access.admit = lobby.services.relay.admit
            yield

    @websocket("/api/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        await _serve(socket, running["lobby"], access, settings)

    async def lobby() -> Lobby:
        return running["lobby"]

    def leave() -> None:
        running["lobby"].services.reviews.close()

    app = Litestar(
        [Api, Lessons, Administration, healthz, readyz, metrics_page, socket],
        lifespan=[life],
        dependencies={"lobby": Provide(lobby), "access": Provide(lambda: access, sync_to_thread=False)},
        exception_handlers={
            Refusal: _refused,
            NotStored: _not_stored,
            NotReadable: _not_readable,
            HTTPException: _http,
            Exception: _failed,
        },
        openapi_config=api_page.described(settings.base_path),
        request_max_body_size=settings.limits.record_bytes,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    site = Site(settings.site, settings.base_path, declarations.brought())
    inside = access.wrap(site.wrap(Intake(settings.limits).wrap(app)))
    return App(Proxies(settings.trusted_proxies).wrap(beneath(settings.base_path, inside)), leave)


@asynccontextmanager
async def open_lobby(settings: Settings) -> AsyncIterator[Lobby]:
    """The tables of a store, with all that they share."""
    vault = keyring.open_vault(keyring.file_of(settings))
    store = await Store.open(settings.database_url, vault, settings.peer_address, settings.lease_seconds)
    await store.wait_for_scribe()
    warm_up = WarmUp()
    bots = Bots(settings.bot_threads, settings.limits.questions_per_address, warm_up.of)
    push, relay = Push(await Vapid.open(store)), await Relay.open(store)
    services = Services(
        settings, store, Broadcast(), bots, warm_up, Reviews(bots, store, settings.review_iterations), push, relay
    )
    lobby = Lobby(services)
    store.health.is_watched = lambda: bool(lobby.sessions)
    store.health.when_changed = lobby.tell_trouble
    store.writer.when_displaced = lobby.forget
    chores = [
        asyncio.create_task(lobby.sweep()),
        asyncio.create_task(lobby.wake_clocks()),
    ]
    try:
        yield lobby
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        lobby.close()
        services.warm_up.stop()
        services.reviews.close()
        services.bots.close()
        await services.push.close()
        await services.relay.close()
        await store.close()


async def _serve(socket: WebSocket[Any, Any, Any], lobby: Lobby, access: AccessControl, settings: Settings) -> None:
    address = address_of(socket.scope)
    if not access.guests.enter(address):
        await socket.close(code=1008, reason="too-many-sockets")
        return
    try:
        await socket.accept()
        with metrics.CLIENTS.track_inprogress():
            state, allowance = socket.scope["state"], access.allowance(address)
            session = Session(state[WIRE], lobby, settings.limits, address, allowance, state.get(RELAYED, False))
            await asyncio.create_task(session.run())  # each message would wake all layers of the application
    finally:
        access.guests.leave(address)
        with contextlib.suppress(Exception):
            await socket.close()


def _answer(status: int, code: str, detail: str, says: Saying | None = None) -> Response[Problem]:
    return Response(Problem(code, detail, says), status_code=status, media_type=MediaType.JSON)


def _refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    metrics.REFUSALS.labels(refusal.code).inc()
    return _answer(STATUS.get(refusal.reason, 400), refusal.code, str(refusal), saying(refusal.message))


def _not_stored(request: Request[Any, Any, Any], problem: NotStored) -> Response[Problem]:
    return _refused(request, Refusal("unsettled" if isinstance(problem, Unsettled) else "not-stored"))


def _not_readable(request: Request[Any, Any, Any], _problem: NotReadable) -> Response[Problem]:
    return _refused(request, Refusal("not-readable"))


def _http(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    answer = _answer(problem.status_code, "server.bad-request", problem.detail)
    for name, value in (problem.headers or {}).items():
        answer.headers[name] = value
    return answer


def _failed(_request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return Response(BROKEN, status_code=500, media_type=MediaType.JSON)
