"""`kill -9` in the middle of a hundred busy tables loses no acknowledged move."""

import asyncio
import json
import random
import sqlite3
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from katta.server.wire.messages import PROTOCOL
from tests.server.harness import House, complete, seated

TABLES = 100
ACKNOWLEDGED = 600
"""So many moves are acknowledged before the server is killed."""


class Busy:
    """A person who moves at once, and remembers what was acknowledged."""

    def __init__(self, origin: str, made: dict[str, Any], acknowledged: list[tuple[str, int, str]]) -> None:
        self.origin = origin
        self.table: str = made["table"]["table"]
        self.secret: str = made["seats"][0]["secret"]
        self.acknowledged = acknowledged
        self.sent: dict[str, tuple[int, str]] = {}
        self.pick = random.Random(self.secret)

    async def play(self) -> None:
        address = self.origin.replace("http", "ws") + "/api/socket"
        try:
            async with connect(address, compression=None, proxy=None, max_size=2**24) as socket:
                hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "secret": self.secret}
                await socket.send(json.dumps(hello))
                async for text in socket:
                    await self.hear(json.loads(text), socket)
        except (ConnectionClosed, OSError):
            return

    async def hear(self, told: dict[str, Any], socket: ClientConnection) -> None:
        if told.get("answers") is not None:
            assert told["type"] == "update", told
            version, move = self.sent[told["answers"]]
            self.acknowledged.append((self.table, version + 1, move))
        scene = told.get("scene")
        if scene and scene["moves"]:
            version, move = scene["version"], self.pick.choice(scene["moves"])["move"]
            label = str(len(self.sent))
            self.sent[label] = version, move
            await socket.send(json.dumps({"type": "move", "id": label, "version": version, "move": move}))


async def play_until_killed(house: House, tables: list[dict[str, Any]]) -> list[tuple[str, int, str]]:
    acknowledged: list[tuple[str, int, str]] = []
    players = [asyncio.create_task(Busy(house.origin, made, acknowledged).play()) for made in tables]
    async with asyncio.timeout(120):
        while len(acknowledged) < ACKNOWLEDGED and not all(player.done() for player in players):
            await asyncio.sleep(0)
    house.kill()
    await asyncio.gather(*players)
    return acknowledged


def test_no_acknowledged_move_is_lost(own_house: House) -> None:
    tables = [own_house.make("mada", "Ada", "[random]", "[random]") for _ in range(TABLES)]
    acknowledged = complete(play_until_killed(own_house, tables))
    assert len(acknowledged) >= ACKNOWLEDGED
    with sqlite3.connect(own_house.database) as store:
        query = "SELECT name, version, text FROM moves JOIN tables ON number = table_number WHERE kind = 'move'"
        kept = set(store.execute(query))
        versions = store.execute("SELECT count(*), max(version) FROM moves GROUP BY table_number").fetchall()
    store.close()
    assert set(acknowledged) <= kept
    assert all(count == highest for count, highest in versions)
    own_house.start()
    for made in tables[:10]:
        ada = own_house.guest(made, 0)
        with seated(ada):
            mine = [version for table, version, _ in acknowledged if table == made["table"]["table"]]
            assert ada.scene["version"] >= max(mine, default=0)
            while not ada.moves and ada.scene["status"] != "over":
                ada.hear()
    assert own_house.stop() == 0
    assert own_house.troubles() == []
