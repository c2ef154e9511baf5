"""The HTTP side: make tables, sit down, download and replay records."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

import katta
from katta import bots
from katta.server import metrics, seating
from katta.server.bodies import (
    Chances,
    GameInfo,
    Health,
    Joining,
    MadeTable,
    NewTable,
    Offer,
    OpenRecord,
    Problem,
    Replay,
    SeatLink,
)
from katta.server.gate import Gate
from katta.server.lobby import Lobby
from katta.server.messages import PROTOCOL, TableInfo
from katta.server.records import record_of, replay_of
from katta.server.refusal import Refusal

TableName = Annotated[str, Parameter(description="the public name of a table", min_length=1, max_length=32)]


def problems(**statuses: str) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer with."""
    found = {"_429": "too many requests", **statuses}
    return {int(status.lstrip("_")): ResponseSpec(Problem, description=why) for status, why in found.items()}


class Api(Controller):
    """Everything under /api."""

    path = "/api"

    @get("/", sync_to_thread=False, responses=problems())
    def offer(self) -> Offer:
        """What can be played here."""
        games = [
            GameInfo(
                game.name,
                game.seats[0],
                game.seats[-1],
                {name: list(values) for name, values in game.options.items()},
                list(game.rules_page),
            )
            for game in katta.games()
        ]
        return Offer(katta.__version__, PROTOCOL, games, list(bots.LEVELS))

    @post("/tables", responses=problems(_400="the table cannot be made like this"))
    async def make(
        self,
        data: JSONBody[NewTable],
        lobby: NamedDependency[Lobby],
        gate: NamedDependency[Gate],
        request: Request[Any, Any, Any],
    ) -> MadeTable:
        """Make a table. The secrets in the answer are told only once."""
        gate.count_table(request)
        return await lobby.make(data)

    @get("/tables/{name:str}", responses=problems(_404="there is no such table"))
    async def table(self, name: TableName, lobby: NamedDependency[Lobby]) -> TableInfo:
        """A table as everybody sees it."""
        return (await lobby.find(name)).info()

    @post(
        "/tables/{name:str}/seats",
        responses=problems(
            _400="the nickname is taken or unfit", _403="wrong secret", _404="no such table", _409="no seat is open"
        ),
    )
    async def join(self, name: TableName, data: JSONBody[Joining], lobby: NamedDependency[Lobby]) -> SeatLink:
        """Take any open seat with the invitation of a table."""
        table = await lobby.find(name)
        if not seating.is_secret(data.invite, table.row.invite):
            raise Refusal("wrong-secret")
        async with table.lock:
            await table.refresh()
            key = seating.new_secret()
            seat = seating.taken(seating.open_seat(table.seats), data.name, table.seats)
            seat = seating.with_secret(seat, key)
            await table.change_seat(seat, table.opening(seat))
        return SeatLink(seat.seat, key, f"/table/{name}#{key}")

    @get(
        "/tables/{name:str}/record",
        media_type=MediaType.TEXT,
        responses=problems(_404="there is no such table", _409="the game is not over"),
    )
    async def record(self, name: TableName, lobby: NamedDependency[Lobby]) -> Response[str]:
        """The record file of a finished game."""
        table = await lobby.find(name)
        text = await asyncio.to_thread(record_of, table)
        headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.name}.katta"'}
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @get(
        "/tables/{name:str}/chances",
        responses=problems(_404="there is no such table", _409="the game is not over"),
    )
    async def chances(self, name: TableName, lobby: NamedDependency[Lobby]) -> Chances:
        """How the winning chances of a finished game went; the first who asks waits some seconds."""
        return await lobby.house.hindsight.of(await lobby.find(name))

    @post("/replays", status_code=HTTP_200_OK, responses=problems(_400="this is no record, or not for such a seat"))
    async def replay(self, data: JSONBody[OpenRecord]) -> Replay:
        """Open a record file as a replay; nothing is kept."""
        return await asyncio.to_thread(replay_of, data.record, data.seat)


@get("/healthz", sync_to_thread=False, responses={503: ResponseSpec(Health, description="moves cannot be kept")})
def healthz(lobby: NamedDependency[Lobby], gate: NamedDependency[Gate]) -> Response[Health]:
    """Whether the server can keep its promises."""
    health = Health(lobby.house.store.is_alive, lobby.house.warmth.is_done, len(lobby), gate.guests.count)
    return Response(health, status_code=200 if health.ok else 503)


@get("/metrics", sync_to_thread=False, media_type=MediaType.TEXT)
def metrics_page() -> Response[bytes]:
    """What the server counts, for Prometheus."""
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)
