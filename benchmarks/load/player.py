"""A client that plays any legal move the moment it may."""

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from katta.server.wire.messages import PROTOCOL


class Offered(msgspec.Struct):
    """A legal move."""

    move: str


class Scene(msgspec.Struct):
    """What a player needs of a scene."""

    version: int
    status: str
    moves: list[Offered]


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    scene: Scene | None = None
    answers: str | None = None
    table: Any = None
    code: str | None = None


class Tally:
    """What all clients measured."""

    def __init__(self) -> None:
        self.is_counting = False
        self.moves = 0
        self.to_mover: list[float] = []
        self.to_others: list[float] = []
        self.refused: list[str] = []


class Seat(WSListener):
    """One seat of a table. All seats of a table share `sent`: when the move to each version was sent."""

    decoder = msgspec.json.Decoder(Heard)

    def __init__(self, secret: str, sent: dict[int, float], tally: Tally, pause: Callable[[], bool]) -> None:
        self.secret = secret
        self.sent = sent
        self.tally = tally
        self.pause = pause
        self.transport: WSTransport
        self.welcomed = False
        self.table = ""
        self.pending = 0.0
        self.scene = Scene(0, "", [])
        self.numbers = random.Random(secret)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def say(self, **message: Any) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def enter(self, table: str) -> None:
        self.table = table
        self.say(type="hello", protocol=PROTOCOL, table=table, secret=self.secret)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
            return
        heard = self.decoder.decode(frame.get_payload_as_memoryview())
        now = time.perf_counter()
        if heard.type == "update":
            self._measure(heard, now)
        elif heard.type == "welcome":
            self.welcomed = True
        elif heard.type == "rematched":
            if heard.table != self.table:
                self.enter(heard.table)
            return
        elif heard.type == "refused":
            self.tally.refused.append(heard.code or "")
        if heard.scene is not None:
            self._act(heard.scene)

    def _measure(self, heard: Heard, now: float) -> None:
        assert heard.scene is not None
        if heard.answers is not None:
            if self.tally.is_counting:
                self.tally.moves += 1
                self.tally.to_mover.append(now - self.pending)
        elif self.tally.is_counting and (since := self.sent.get(0)) is not None:
            self.tally.to_others.append(now - since)

    def begin(self) -> None:
        """Act on what was seen while all were waiting."""
        self._act(self.scene)

    def _act(self, scene: Scene) -> None:
        self.scene = scene
        if self.pause():
            return
        if scene.moves:
            self.pending = self.sent[0] = time.perf_counter()
            move = scene.moves[self.numbers.randrange(len(scene.moves))].move
            self.say(type="move", id=str(scene.version), version=scene.version, move=move)
        elif scene.status == "over":
            self.say(type="rematch", id="again")


async def connect(seat: Seat, port: int) -> None:
    """Open the socket of a seat."""
    await ws_connect(lambda: seat, f"ws://127.0.0.1:{port}/api/socket")
