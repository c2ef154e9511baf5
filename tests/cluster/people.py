"""People who play whatever happens to the servers, and write down what they asked for and were told."""

import asyncio
import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from katta.server.wire.messages import PROTOCOL
from tests.cluster.history import History, Move, Outcome

SILENCE_SECONDS = 1.5
"""Who hears nothing for so long asks whether anybody is there, and after the same again comes anew."""

ANSWER_SECONDS = 8.0
"""Who gets no answer to a move for so long comes anew and asks again."""

HURRY_SECONDS, PAUSE_SECONDS = 0.02, 0.1
LOST = (OSError, TimeoutError, WebSocketException)
NOT_KNOWN = "server.unsettled"


class Visitor:
    """Looks at a table through one server after the other; without a secret as a spectator."""

    def __init__(self, history: History, table: str, name: str, origins: Sequence[str]) -> None:
        self.history = history
        self.table = table
        self.name = name
        self.origins = origins
        self.secret: str | None = None
        self.eyes: int | None = None
        self.scene: dict[str, Any] = {}
        self._asked = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the end of the game has been seen."""
        return self.scene.get("status") == "over"

    @property
    def state(self) -> str:
        """Where the game stands, as seen from here."""
        seen = {key: self.scene.get(key) for key in ("version", "status")}
        return f"{seen}, {len(self.scene.get('moves') or [])} moves"

    async def visit(self) -> None:
        """Come, and come again, until cancelled."""
        for origin in itertools.cycle(self.origins):
            try:
                address = origin.replace("http", "ws", 1) + "/api/socket"
                async with connect(
                    address,
                    compression=None,
                    proxy=None,
                    max_size=2**24,
                    ping_interval=None,
                    open_timeout=SILENCE_SECONDS,
                    close_timeout=PAUSE_SECONDS,
                ) as socket:
                    await self.stay(socket)
            except LOST:
                await asyncio.sleep(PAUSE_SECONDS)

    async def stay(self, socket: ClientConnection) -> None:
        """Say hello and listen."""
        await self.greet(socket)
        while True:
            await self.hear(socket, json.loads(await _next(socket)))

    async def greet(self, socket: ClientConnection) -> None:
        self._asked = self.history.now()
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "secret": self.secret}
        hello["version"] = self.scene.get("version")
        await socket.send(json.dumps({key: value for key, value in hello.items() if value is not None}))

    async def hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """Take in what is told; who is refused at the door comes again."""
        if told["type"] == "welcome":
            self.see(told, self._asked)
        elif told.get("scene") and told.get("answers") is None:
            self.see(told)
        elif told["type"] == "refused" and told["answers"] is None:
            raise ConnectionRefusedError(told["code"])

    def see(self, told: dict[str, Any], began: float = float("-inf")) -> None:
        """Where the table stands."""
        self.history.show(self.table, self.name, told, self.eyes, began)
        self.scene = told["scene"]


class Person(Visitor):
    """Plays any legal move as soon as there is one."""

    def __init__(
        self, history: History, table: str, name: str, origins: Sequence[str], link: dict[str, Any], seed: str
    ) -> None:
        super().__init__(history, table, name, origins)
        self.secret = link["secret"]
        self.eyes = self.seat = link["seat"]
        self._pick = random.Random(f"{seed} {name}")
        self._move: Move | None = None
        self._label = 0

    @property
    def state(self) -> str:
        """Also what was asked for and not answered."""
        return f"{super().state}, asked for {self._move}"

    async def stay(self, socket: ClientConnection) -> None:
        """As long as there is an answer to every move."""
        async with asyncio.timeout(None) as self._patience:
            await super().stay(socket)

    async def hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        if self._move is not None and told.get("answers") == str(self._label):
            self._answered(self._move, told)
        await super().hear(socket, told)
        if told["type"] == "welcome" and self._move is not None:
            await self._ask(socket, self._move)
        elif self._move is None and self.scene["moves"]:
            await asyncio.sleep(PAUSE_SECONDS if told["type"] == "refused" else self._pick.random() * HURRY_SECONDS)
            text = self._pick.choice(self.scene["moves"])["move"]
            self._move = Move(self.table, self.seat, self.scene["version"], text, self.history.now())
            self.history.moves.append(self._move)
            await self._ask(socket, self._move)

    async def _ask(self, socket: ClientConnection, move: Move) -> None:
        """Ask for a move, perhaps not for the first time."""
        self._label += 1
        self._patience.reschedule(asyncio.get_running_loop().time() + ANSWER_SECONDS)
        asked = {"type": "move", "id": str(self._label), "version": move.at, "move": move.text}
        await socket.send(json.dumps(asked))

    def _answered(self, move: Move, told: dict[str, Any]) -> None:
        self._patience.reschedule(None)
        if told["type"] == "refused" and told["code"] == NOT_KNOWN:
            raise ConnectionResetError(told["code"])
        move.ended = self.history.now()
        move.outcome = Outcome.REFUSED if told["type"] == "refused" else Outcome.OK
        self._move = None
        if told.get("scene"):
            self.see(told, move.began)


class Reader(Visitor):
    """Comes as a newcomer again and again, always through the same server, and is patient with it."""

    async def stay(self, socket: ClientConnection) -> None:
        """Hear the welcome, and go."""
        self.scene = {}
        await self.greet(socket)
        async with asyncio.timeout(ANSWER_SECONDS):
            await self.hear(socket, json.loads(await socket.recv()))
        await asyncio.sleep(PAUSE_SECONDS)


async def _next(socket: ClientConnection) -> str | bytes:
    """The next message; who is silent is asked whether anybody is there."""
    try:
        async with asyncio.timeout(SILENCE_SECONDS):
            return await socket.recv()
    except TimeoutError:
        await socket.send(json.dumps({"type": "ping", "id": "still there?"}))
    async with asyncio.timeout(SILENCE_SECONDS):
        return await socket.recv()
