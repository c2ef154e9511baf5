"""The way to another server: what is asked here about a table that lives there is asked there, in the client's name.

Servers know each other by a key of the store. There is no bus between them: whoever wants to know something of a table
asks the one server that it lives at, so there is nothing that could fall silent unnoticed.
"""

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.types import Scope

from katta.server.store.store import Store
from katta.server.store.vault import Unreadable
from katta.server.store.writer import Conflict
from katta.server.web.middleware import address_of
from katta.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from aiohttp import ClientSession, ClientWebSocketResponse

KEY_NAME = "relay"
KEY, CLIENT = "x-katta-relay", "x-katta-client"
"""The headers by which one server shows another that it is one, and for whom it asks."""

KEY_HEADER, CLIENT_HEADER = KEY.encode(), CLIENT.encode()
RELAYED = "relayed"
OPEN_SECONDS = 4.0
ANSWER_SECONDS = 70.0
PULSE_SECONDS = 4.0
"""How often a server is asked whether it is there; half as long it may take to answer."""

CONNECTIONS = 24
"""To one server, for questions."""

LARGEST = 2**24
REFUSED = 400
PASSED_ON = ("content-type", "content-disposition")
Told = TypeVar("Told")


class Relay:
    """Asks other servers."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._asking: ClientSession | None = None
        self._listening: ClientSession | None = None

    @classmethod
    async def open(cls, store: Store) -> "Relay":
        """With the key of the store, made on the first start; if it cannot be read any more, with one of its own."""
        try:
            found = await store.key(KEY_NAME)
            if found is None:
                with contextlib.suppress(Conflict):  # another server was quicker
                    await store.keep(KEY_NAME, secrets.token_urlsafe(32))
                found = await store.key(KEY_NAME)
        except Unreadable:
            found = secrets.token_urlsafe(32)
        assert found is not None
        return cls(found)

    def admit(self, scope: Scope) -> bool:
        """A request that another server passes on counts as its client's; whether this is one."""
        given = next((value for name, value in scope["headers"] if name == KEY_HEADER), None)
        if given is None or not hmac.compare_digest(given, self._key.encode()):
            return False
        client = next((value for name, value in scope["headers"] if name == CLIENT_HEADER), b"")
        scope["client"] = client.decode("latin-1"), 0
        scope["state"][RELAYED] = True
        return True

    async def forward(self, address: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The answer of another server to a request that came here."""
        path = request.scope["raw_path"].decode("latin-1")
        headers = self._headers(address_of(request.scope))
        if kind := request.headers.get("content-type"):
            headers["content-type"] = kind
        body = await request.body()
        asking = self._for_questions().request(request.method, address + path, data=body, headers=headers)
        with _reaching():
            async with asyncio.timeout(ANSWER_SECONDS), asking as answer:
                body = await answer.read()
        passed = {name: answer.headers[name] for name in PASSED_ON if name in answer.headers}
        return Response(body, status_code=answer.status, headers=passed, media_type=passed.get("content-type"))

    async def ask(self, address: str, path: str, kind: type[Told], body: Any = None, token: str = "") -> Told:
        """A question of this server's own; with a token, of whoever runs them."""
        method, data = ("GET", None) if body is None else ("POST", msgspec.json.encode(body))
        headers = {KEY: self._key, "content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        with _reaching():
            async with (
                asyncio.timeout(OPEN_SECONDS),
                self._for_questions().request(method, address + path, data=data, headers=headers) as answer,
            ):
                if answer.status >= REFUSED:
                    raise Refusal("unreachable")
                return msgspec.json.decode(await answer.read(), type=kind)
        raise AssertionError

    async def connect(self, address: str, client: str) -> "Far":
        """A socket to another server for a client of this one."""
        with _reaching():
            async with asyncio.timeout(OPEN_SECONDS):
                socket = await self._for_sockets().ws_connect(
                    f"{address}/api/socket",
                    headers=self._headers(client),
                    heartbeat=PULSE_SECONDS,
                    max_msg_size=LARGEST,
                    compress=0,
                )
        return Far(socket)

    async def close(self) -> None:
        """Ask no more."""
        for session in (self._asking, self._listening):
            if session is not None:
                await session.close()

    def _headers(self, client: str) -> dict[str, str]:
        return {KEY: self._key, CLIENT: client}

    def _for_questions(self) -> "ClientSession":
        """Questions wait for each other: a server takes only so many connections from one address."""
        self._asking = self._asking or _session(CONNECTIONS)
        return self._asking

    def _for_sockets(self) -> "ClientSession":
        """Sockets are counted by their clients."""
        self._listening = self._listening or _session(0)
        return self._listening


class Far:
    """A client's table at another server: what the client says goes there, and what comes back to the client."""

    def __init__(self, socket: "ClientWebSocketResponse") -> None:
        self._socket = socket
        self._listening: asyncio.Task[None] | None = None

    def listen(self, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        """Pass on what is said there; `end` is called when nothing more will come."""
        self._listening = asyncio.create_task(self._listen(hear, end))

    async def send(self, text: str | bytes) -> None:
        """Say what the client says; that the other server is gone shows elsewhere."""
        with contextlib.suppress(Refusal), _reaching():
            await self._socket.send_str(text if isinstance(text, str) else text.decode())

    async def leave(self) -> None:
        """The client is gone, or looks at another table."""
        if self._listening is not None:
            self._listening.cancel()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(OPEN_SECONDS):
                await self._socket.close()

    async def _listen(self, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        from aiohttp import WSMsgType

        with contextlib.suppress(Refusal), _reaching():
            async for told in self._socket:
                if told.type is WSMsgType.TEXT:
                    hear(told.data.encode())
        end()


def _session(most: int) -> "ClientSession":
    """Made when it is needed: the library takes its time to load, and a server alone needs it never."""
    from aiohttp import ClientSession, ClientTimeout, TCPConnector

    timeout = ClientTimeout(total=None, sock_connect=OPEN_SECONDS)
    connector = TCPConnector(limit=0, limit_per_host=most)
    return ClientSession(connector=connector, timeout=timeout, auto_decompress=False)


@contextlib.contextmanager
def _reaching() -> Iterator[None]:
    """Whatever goes wrong on the way is one thing to the client: the table cannot be reached now."""
    from aiohttp import ClientError

    try:
        yield
    except (ClientError, OSError, TimeoutError, msgspec.DecodeError) as problem:
        raise Refusal("unreachable") from problem
