"""The HTTP side of `katta admin`, and who may read the metrics: nothing of it without a token or from elsewhere."""

from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from katta.server.admin.operations import Done, Named, Steward
from katta.server.store.vault import Purpose
from katta.server.tables.lobby import Lobby
from katta.server.telemetry import metrics
from katta.server.web.middleware import address_of
from katta.server.web.routes import problems
from katta.server.wire.refusal import Refusal

BEARER = "Bearer "
FORWARDED = ("forwarded", "x-forwarded-for")


def require_token(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Whoever runs the server has the key, and with it the token."""
    if not _has_token(connection, ["admin"]):
        raise Refusal("forbidden")


class Administration(Controller):
    """Everything under /api/admin; it is no part of the API that clients are written for."""

    path = "/api/admin"
    guards = (require_token,)
    include_in_schema = False

    @get("/", status_code=HTTP_204_NO_CONTENT, sync_to_thread=False)
    def ask(self) -> None:
        """Whether this is the server, and the token the right one."""

    @post("/close", status_code=HTTP_200_OK)
    async def close(self, data: JSONBody[Named], lobby: NamedDependency[Lobby]) -> Done:
        """End tables for everybody."""
        steward = Steward(lobby)
        return Done([name for name in data.tables if await steward.close(name)])

    @post("/delete", status_code=HTTP_200_OK)
    async def delete(self, data: JSONBody[Named], lobby: NamedDependency[Lobby]) -> Done:
        """Remove tables for good."""
        steward = Steward(lobby)
        return Done([name for name in data.tables if await steward.delete(name)])

    @post("/pause", status_code=HTTP_204_NO_CONTENT)
    async def pause(self, lobby: NamedDependency[Lobby]) -> None:
        """Let nobody in: the store is about to be another one."""
        await Steward(lobby).pause()

    @post("/resume", status_code=HTTP_204_NO_CONTENT, sync_to_thread=False)
    def resume(self, lobby: NamedDependency[Lobby]) -> None:
        """Go on with what the store has now."""
        Steward(lobby).resume()


@get("/metrics", sync_to_thread=False, media_type=MediaType.TEXT, responses=problems(_403="not from here"))
def metrics_page(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[bytes]:
    """What the server counts, for Prometheus: on this machine, from networks that are named, or with a token."""
    if not _is_near(request, lobby.services.settings.metrics_from) and not _has_token(request, ["metrics", "admin"]):
        raise Refusal("forbidden")
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def _has_token(connection: ASGIConnection[Any, Any, Any, Any], purposes: Iterable[Purpose]) -> bool:
    given = connection.headers.get("authorization", "")
    lobby: Lobby = connection.app.state["lobby"]
    return given.startswith(BEARER) and lobby.services.store.vault.is_token(given.removeprefix(BEARER), purposes)


def _is_near(request: Request[Any, Any, Any], networks: Iterable[str]) -> bool:
    """What a proxy of this machine passes on comes from elsewhere."""
    try:
        address = ip_address(address_of(request.scope))
    except ValueError:
        return False
    if address.is_loopback and not any(name in request.headers for name in FORWARDED):
        return True
    return any(address in ip_network(network) for network in networks)
