"""The HTTP side: make tables, sit down, download and replay records."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

import katta
from katta import bots
from katta.server.store.leases import Elsewhere
from katta.server.tables import seating, waiting_room
from katta.server.tables.lobby import Lobby
from katta.server.tables.records import moment_of, record_of, replay_of
from katta.server.web import complaints, declarations
from katta.server.web.middleware import AccessControl, address_of
from katta.server.web.relay import RELAYED
from katta.server.wire.bodies import (
    Claim,
    Complaint,
    Evening,
    Health,
    Joining,
    KeptTable,
    KeptTables,
    MadeTable,
    MyTable,
    NewClaim,
    NewPush,
    NewTable,
    Offer,
    OpenRecord,
    Problem,
    PushDevice,
    PushState,
    Readiness,
    Replay,
    SeatLink,
    Sitter,
    Sitting,
)
from katta.server.wire.messages import PROTOCOL, TableInfo
from katta.server.wire.refusal import Refusal
from katta.server.wire.reviews import AskedMoment, OpenMoment, Review
from katta.texts import LANGUAGES

ClaimName = Annotated[str, Parameter(description="what a claim is called", min_length=1, max_length=64)]
TABLES = "/api/tables/"
SETTLE_SECONDS = 15.0
Done = TypeVar("Done")
Spoken = Annotated[str, Parameter(description="a language: en, fr, de, ...", min_length=1, max_length=16)]
GameName = Annotated[str, Parameter(description="the name of a game", min_length=1, max_length=32)]
TableName = Annotated[str, Parameter(description="the public name of a table", min_length=1, max_length=32)]


def problems(**statuses: str) -> dict[int, ResponseSpec]:
    """The refusals that a route can answer with."""
    of_a_table = {"_410": "the table was closed", "_503": "not now"} if "_404" in statuses else {}
    found = {"_429": "too many requests", **of_a_table, **statuses}
    return {int(status.lstrip("_")): ResponseSpec(Problem, description=why) for status, why in found.items()}


async def ask_elsewhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """What is asked about a table that lives at another server is asked there."""
    name = request.path_params.get("name")
    if name is None or not request.scope["path"].startswith(TABLES):
        return None
    lobby: Lobby = request.app.state.lobby
    address = await lobby.where(name)
    if address is None:
        return None
    if request.scope["state"].get(RELAYED):
        raise Refusal("unreachable")
    return await lobby.services.relay.forward(address, request)


async def settled(change: Coroutine[Any, Any, Done]) -> Done:
    """Wait until it is known what became of a change; whoever has no patience left may ask again."""
    changing = asyncio.create_task(change)
    changing.add_done_callback(lambda done: done.cancelled() or done.exception())
    done, _ = await asyncio.wait([changing], timeout=SETTLE_SECONDS)
    if not done:
        raise Refusal("unsettled")
    return changing.result()


class Api(Controller):
    """Everything under /api."""

    path = "/api"
    before_request = staticmethod(ask_elsewhere)

    @get("/", sync_to_thread=False, responses=problems())
    def offer(self, lobby: NamedDependency[Lobby]) -> Offer:
        """What can be played here."""
        return Offer(
            katta.__version__,
            PROTOCOL,
            [declarations.game_info(game) for game in katta.games()],
            list(bots.LEVELS),
            list(seating.NICKNAMES),
            list(lobby.services.settings.addresses),
            lobby.services.push.key,
            lobby.services.warm_up.is_preparing,
        )

    @get("/games/{game:str}", sync_to_thread=False, responses=problems(_404="there is no such game"))
    def declaration(self, game: GameName) -> dict[str, Any]:
        """What a game declares: how its views are read, and how what it tells becomes sentences."""
        return declarations.described(game)

    @get("/texts/{language:str}", sync_to_thread=False, media_type=MediaType.TEXT, responses=problems())
    def texts(self, language: Spoken) -> str:
        """What the games of packages say in a language, in Fluent; Katta's own texts are part of its pages."""
        return declarations.texts(language if language in LANGUAGES else "en")

    @post("/tables", responses=problems(_400="the table cannot be made like this"))
    async def make(
        self,
        data: JSONBody[NewTable],
        lobby: NamedDependency[Lobby],
        access: NamedDependency[AccessControl],
        request: Request[Any, Any, Any],
    ) -> MadeTable:
        """Make a table. The secrets in the answer are told only once."""
        access.count_table(request)
        return await settled(lobby.make(data))

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
        key = data.secret or seating.new_secret()
        seat = await settled(waiting_room.join(table, data.name, key, data.commitment))
        return SeatLink(seat, key, f"{lobby.services.settings.base_path}/table/{name}#{key}")

    @post(
        "/tables/{name:str}/sitter",
        status_code=HTTP_200_OK,
        responses=problems(_400="no secret", _403="wrong secret", _404="no table"),
    )
    async def sitter(self, name: TableName, data: JSONBody[Sitting], lobby: NamedDependency[Lobby]) -> Sitter:
        """Whose seat a secret opens."""
        table = await lobby.find(name)
        seat = seating.seat_of(table.seats, data.secret)
        return Sitter(seat.seat, seat.name)

    @post(
        "/tables/{name:str}/claims",
        responses=problems(
            _400="no person sits there", _403="wrong secret", _404="no table", _409="nobody is there", _429="too many"
        ),
    )
    async def claim(self, name: TableName, data: JSONBody[NewClaim], lobby: NamedDependency[Lobby]) -> Claim:
        """Say who I am, with the invitation; a device that sits there is asked."""
        table = await lobby.find(name)
        if not seating.is_secret(data.invite, table.row.invite):
            raise Refusal("wrong-secret")
        return lobby.claims.make(table, data.seat)

    @get("/tables/{name:str}/claims/{claim:str}", responses=problems(_404="no such claim"))
    async def claim_state(self, name: TableName, claim: ClaimName, lobby: NamedDependency[Lobby]) -> Claim:
        """How a claim stands; once it is granted, the secret of the seat is told once."""
        return lobby.claims.state(await lobby.find(name), claim)

    @post(
        "/tables/{name:str}/pushes",
        status_code=HTTP_204_NO_CONTENT,
        responses=problems(_400="nothing can be sent there", _403="wrong secret", _404="no table"),
    )
    async def subscribe(self, name: TableName, data: JSONBody[NewPush], lobby: NamedDependency[Lobby]) -> None:
        """Have a device told whenever it becomes the turn of a seat whose person is not here."""
        table = await lobby.find(name)
        async with table.lock:
            await table.subscriptions.add(data)

    @post(
        "/tables/{name:str}/pushes/end",
        status_code=HTTP_204_NO_CONTENT,
        responses=problems(_400="no subscription", _404="no table"),
    )
    async def unsubscribe(self, name: TableName, data: JSONBody[PushDevice], lobby: NamedDependency[Lobby]) -> None:
        """Tell a device nothing more of this table; whoever knows its endpoint speaks for it."""
        table = await lobby.find(name)
        async with table.lock:
            await table.subscriptions.end(data)

    @post(
        "/tables/{name:str}/pushes/state",
        status_code=HTTP_200_OK,
        responses=problems(_400="no subscription", _404="no table"),
    )
    async def push_state(self, name: TableName, data: JSONBody[PushDevice], lobby: NamedDependency[Lobby]) -> PushState:
        """Whether a device is told of turns at this table."""
        return PushState((await lobby.find(name)).subscriptions.has(data))

    @post("/mine", status_code=HTTP_200_OK, responses=problems(_400="no list of tables"))
    async def mine(
        self,
        data: JSONBody[KeptTables],
        lobby: NamedDependency[Lobby],
        access: NamedDependency[AccessControl],
        request: Request[Any, Any, Any],
    ) -> list[MyTable]:
        """How the tables stand that a device remembers."""
        access.count_tables(request, len(data.tables))
        return await asyncio.gather(*(_mine(lobby, kept) for kept in data.tables))

    @get("/evenings/{name:str}", responses=problems(_404="there is no such evening"))
    async def evening(self, name: TableName, lobby: NamedDependency[Lobby]) -> Evening:
        """What the same people played one after the other, and who won."""
        return await lobby.evening(name)

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
        "/tables/{name:str}/review",
        responses=problems(_404="there is no such table", _409="the game is not over"),
    )
    async def review(
        self, name: TableName, lobby: NamedDependency[Lobby], request: Request[Any, Any, Any]
    ) -> Response[Review | bytes]:
        """How the winning chances of a finished game went, and which moves of people turned it.

        The first who asks begins the thinking; until it is done, the answer says how far it has come.
        """
        table = await lobby.find(name)
        found = await lobby.services.reviews.of(table, address_of(request.scope))
        return Response(found, media_type=MediaType.JSON)

    @post("/moments", status_code=HTTP_200_OK, responses=problems(_400="this is no record, or it has no such moment"))
    async def moment(self, data: JSONBody[AskedMoment]) -> OpenMoment:
        """What the seat to move could do at a moment of a record; nothing is kept."""
        return await asyncio.to_thread(moment_of, data)

    @post("/replays", status_code=HTTP_200_OK, responses=problems(_400="this is no record, or not for such a seat"))
    async def replay(self, data: JSONBody[OpenRecord]) -> Replay:
        """Open a record file as a replay; nothing is kept."""
        return await asyncio.to_thread(replay_of, data.record, data.seat)

    @post("/complaints", status_code=HTTP_204_NO_CONTENT, sync_to_thread=False, responses=problems(_400="no complaint"))
    def complain(self, data: JSONBody[Complaint]) -> None:
        """Something in a page broke; it is logged."""
        complaints.note(data)


async def _mine(lobby: Lobby, kept: KeptTable) -> MyTable:
    try:
        table = await lobby.find(kept.table)
    except Elsewhere as found:
        with contextlib.suppress(Refusal):
            asked = KeptTables([kept])
            return (await lobby.services.relay.ask(found.address, "/api/mine", list[MyTable], asked))[0]
        return MyTable(kept.table, None, [], False)
    except Refusal:
        return MyTable(kept.table, None, [], False)
    digests = set(map(seating.digest, kept.secrets))
    mine = [seat.seat for seat in table.seats if seat.kind == "person" and seat.secret in digests]
    return MyTable(kept.table, table.info(), mine, table.turn in mine and table.bot_at(table.turn or 0) is None)


@get("/healthz", sync_to_thread=False)
def healthz(lobby: NamedDependency[Lobby], access: NamedDependency[AccessControl]) -> Health:
    """Whether the server is alive; one that is not should be started anew."""
    return Health(True, lobby.services.warm_up.is_done, len(lobby), access.guests.count)


@get("/readyz", responses={503: ResponseSpec(Readiness, description="nothing can be kept at the moment")})
async def readyz(lobby: NamedDependency[Lobby]) -> Response[Readiness]:
    """Whether the server can keep its promises; one that cannot heals by itself, and is sent nobody until then."""
    problem = await lobby.services.store.what_is_wrong()
    return Response(Readiness(problem is None, problem), status_code=200 if problem is None else 503)
