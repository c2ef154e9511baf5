"""`python -m benchmarks.load.bare --port PORT --database FILE`: a yardstick, a socket server with nothing in it.

It speaks enough of the protocol for the clients of this benchmark, stores a row a move in grouped commits and sends all
seats of the table a message of the usual length. It knows no rules, no seats' secrets and no limits, and shows nothing.
"""

import argparse
import asyncio
import itertools
import sqlite3
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, post, websocket

SEATS = 3
TEXT = "x" * 920
"""Makes an update as long as one of Mada is on the average: 1,040 bytes."""


class Said(msgspec.Struct):
    """What a client says."""

    type: str
    table: str = ""
    secret: str = ""
    id: str | None = None
    version: int = 0
    move: str = ""


class Table:
    """A table: who listens, and how many moves were made."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.version = 0
        self.sockets: dict[int, WebSocket[Any, Any, Any]] = {}


class Writer:
    """Commits what waits together, in a thread."""

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(path, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute(
            "CREATE TABLE moves (number INT, version INT, text TEXT, PRIMARY KEY (number, version))"
        )
        self._waiting: list[tuple[tuple[int, int, str], asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, number: int, version: int, move: str) -> None:
        """Return when the move is kept."""
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append(((number, version, move), kept))
        self._task = self._task or asyncio.create_task(self._work())
        await kept

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await asyncio.to_thread(self._commit, [row for row, _ in batch])
            for _, kept in batch:
                kept.set_result(None)
        self._task = None

    def _commit(self, rows: list[tuple[int, int, str]]) -> None:
        with self._connection:
            self._connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)


def make_app(database: str) -> Litestar:
    """The server."""
    tables: dict[str, Table] = {}
    numbers = itertools.count(1)
    writer = Writer(database)
    decoder = msgspec.json.Decoder(Said)

    def update(table: Table, seat: int, answers: str | None) -> bytes:
        moves = [{"move": "draw", "says": TEXT[:40]}] if table.version % SEATS == seat else []
        scene = {"version": table.version, "status": "playing", "moves": moves, "view": TEXT}
        return msgspec.json.encode({"type": "update", "scene": scene, "answers": answers})

    @get("/healthz")
    async def health() -> dict[str, bool]:
        return {"warm": True}

    @post("/api/tables")
    async def create() -> dict[str, Any]:
        number = next(numbers)
        tables[str(number)] = Table(number)
        return {"table": {"table": str(number)}, "seats": [{"secret": f"{seat}"} for seat in range(SEATS)]}

    @websocket("/api/socket")
    async def play(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        hello = decoder.decode(await socket.receive_text())
        table, seat = tables[hello.table], int(hello.secret)
        table.sockets[seat] = socket
        welcome = update(table, seat, None).replace(b'"update"', b'"welcome"', 1)
        await socket.send_text(welcome.decode())
        while True:
            said = decoder.decode(await socket.receive_text())
            await writer.write(table.number, said.version + 1, said.move)
            table.version = said.version + 1
            for other, listener in table.sockets.items():
                text = update(table, other, said.id if other == seat else None)
                await listener.send_text(text.decode())

    return Litestar([health, create, play])


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.bare", description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    chosen = parser.parse_args()
    print(f"http://127.0.0.1:{chosen.port}", flush=True)
    uvicorn.run(
        make_app(chosen.database),
        port=chosen.port,
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main()
