"""However many come to a table at once, and whatever becomes of the first, it is in memory once."""

import asyncio
import contextlib
from pathlib import Path

from katta.server.app import open_lobby
from katta.server.settings import Settings
from katta.server.wire.bodies import NewSeat, NewTable
from tests.server.harness import complete


def test_a_table_is_loaded_once_though_the_first_who_asked_has_left(tmp_path: Path) -> None:
    """Two tables of one name would each have some of its people, and neither would hear of the other's moves."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")

    async def go() -> None:
        async with open_lobby(settings) as lobby:
            made = await lobby.make(NewTable("sifaka", [NewSeat("person", "Ada"), NewSeat("person", "Ben")]))
            name = made.table.table
            lobby.forget()
            first, second = asyncio.create_task(lobby.find(name)), asyncio.create_task(lobby.find(name))
            await asyncio.sleep(0)
            first.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await first
            third = asyncio.create_task(lobby.find(name))
            assert await second is await third is await lobby.find(name)

    complete(go())
