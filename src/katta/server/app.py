"""The application: everything put together."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from katta.server import keyring, logs, metrics, pages
from katta.server.administration import Administration, metrics_page
from katta.server.base_path import beneath
from katta.server.bodies import Problem, Saying, saying
from katta.server.forwarded import Proxies
from katta.server.gate import BROKEN, WIRE, Gate, address_of
from katta.server.hindsight import Hindsight
from katta.server.house import House
from katta.server.http import Api, healthz
from katta.server.intake import Intake
from katta.server.lobby import Lobby
from katta.server.news import CHANNEL, News
from katta.server.push import Push
from katta.server.refusal import Refusal
from katta.server.session import Session
from katta.server.settings import Settings
from katta.server.site import Site
from katta.server.store import Store
from katta.server.thinking import Bots
from katta.server.vapid import Vapid
from katta.server.warmth import Warmth
from katta.server.writer import NotStored

STATUS = {
    "no-such-table": 404,
    "wrong-secret": 403,
    "bad-origin": 403,
    "forbidden": 403,
    "closed": 410,
    "no-open-seat": 409,
    "no-such-evening": 404,
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
    gate = Gate(settings)
    channels = ChannelsPlugin(_backend(settings), channels=[CHANNEL])
    running: dict[str, Lobby] = {}

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        asyncio.get_running_loop().set_exception_handler(logs.note_loop)
        async with _open_lobby(settings, channels) as lobby:
            running["lobby"] = app.state["lobby"] = lobby
            yield

    @websocket("/api/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        await _serve(socket, running["lobby"], gate, settings)

    async def lobby() -> Lobby:
        return running["lobby"]

    def leave() -> None:
        running["lobby"].house.hindsight.close()

    app = Litestar(
        [Api, Administration, healthz, metrics_page, socket],
        plugins=[channels],
        lifespan=[life],
        dependencies={"lobby": Provide(lobby), "gate": Provide(lambda: gate, sync_to_thread=False)},
        exception_handlers={Refusal: _refused, NotStored: _not_stored, HTTPException: _http, Exception: _failed},
        openapi_config=pages.described(settings.base_path),
        request_max_body_size=settings.limits.record_bytes,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    inside = gate.wrap(Site(settings.site, settings.base_path).wrap(Intake(settings.limits).wrap(app)))
    return App(Proxies(settings.trusted_proxies).wrap(beneath(settings.base_path, inside)), leave)


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.redis:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis  # type: ignore[import-not-found, unused-ignore]

    return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))


@asynccontextmanager
async def _open_lobby(settings: Settings, channels: ChannelsPlugin) -> AsyncIterator[Lobby]:
    store = await Store.open(settings.database_url, keyring.open_vault(keyring.file_of(settings)))
    warmth = Warmth()
    bots = Bots(settings.bot_threads, settings.limits.questions_per_address, warmth.of)
    house = House(settings, store, News(channels), bots, warmth, Hindsight(bots), Push(await Vapid.open(store)))
    lobby = Lobby(house)
    chores = [
        asyncio.create_task(house.news.listen(lobby.hear)),
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
        house.warmth.stop()
        house.hindsight.close()
        house.bots.close()
        await house.push.close()
        await store.close()


async def _serve(socket: WebSocket[Any, Any, Any], lobby: Lobby, gate: Gate, settings: Settings) -> None:
    address = address_of(socket.scope)
    if not gate.guests.enter(address):
        await socket.close(code=1008, reason="too-many-sockets")
        return
    try:
        await socket.accept()
        with metrics.CLIENTS.track_inprogress():
            allowance = gate.allowance(address)
            session = Session(socket.scope["state"][WIRE], lobby, settings.limits, address, allowance)
            await asyncio.create_task(session.run())  # each message would wake all layers of the application
    finally:
        gate.guests.leave(address)
        with contextlib.suppress(Exception):
            await socket.close()


def _answer(status: int, code: str, detail: str, says: Saying | None = None) -> Response[Problem]:
    return Response(Problem(code, detail, says), status_code=status, media_type=MediaType.JSON)


def _refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    metrics.REFUSALS.labels(refusal.code).inc()
    return _answer(STATUS.get(refusal.reason, 400), refusal.code, str(refusal), saying(refusal.message))


def _not_stored(request: Request[Any, Any, Any], _problem: NotStored) -> Response[Problem]:
    return _refused(request, Refusal("not-stored"))


def _http(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    answer = _answer(problem.status_code, "server.bad-request", problem.detail)
    for name, value in (problem.headers or {}).items():
        answer.headers[name] = value
    return answer


def _failed(_request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return Response(BROKEN, status_code=500, media_type=MediaType.JSON)
