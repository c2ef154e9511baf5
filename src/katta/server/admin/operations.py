"""What those who run a server do to its tables while people sit there."""

import time
from typing import Annotated, Literal

import msgspec

from katta.server.store import keyring
from katta.server.tables import audit
from katta.server.tables.lobby import Lobby
from katta.server.wire.messages import TableName
from katta.server.wire.refusal import Refusal

MOST_NAMES = 500
"""In one request."""


class Named(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Tables that something is to be done to."""

    tables: Annotated[list[TableName], msgspec.Meta(max_length=MOST_NAMES)]


class Done(msgspec.Struct, frozen=True):
    """The tables to which it was done; others were not there."""

    tables: list[str]


class Steward:
    """Closes and removes tables, and lets the server rest while its store becomes another one."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.services.store

    async def close(self, name: str) -> bool:
        """End a table for everybody; False if there is none."""
        if (address := await self._lobby.where(name)) is not None:
            return await self._ask(address, "close", name)
        async with self._lobby.held(name) as table:
            number = await self._store.number(name)
            if number is None:
                return False
            await self._store.end(number, time.time())
            if table is not None and table.status != "over":
                self._lobby.let_go(table, Refusal("closed"))
        audit.note("close", "admin", name)
        return True

    async def delete(self, name: str) -> bool:
        """Remove a table for good; False if there is none."""
        if (address := await self._lobby.where(name)) is not None:
            return await self._ask(address, "delete", name)
        async with self._lobby.held(name) as table:
            number = await self._store.number(name)
            if number is None:
                return False
            await self._store.delete(number)
            if table is not None:
                self._lobby.let_go(table, Refusal("closed"))
        audit.note("delete", "admin", name)
        return True

    async def _ask(self, address: str, deed: Literal["close", "delete"], name: str) -> bool:
        """The server that a table lives at does it; it has the same key, and so the same token."""
        token = self._store.vault.token("admin")
        done = await self._lobby.services.relay.ask(address, f"/api/admin/{deed}", Done, Named([name]), token)
        return bool(done.tables)

    async def pause(self) -> None:
        """Let nobody in until the store is another one, and have nothing of the old one in memory."""
        self._lobby.is_paused = True
        await self._lobby.let_all_go(Refusal("paused"))
        await self._store.settle()
        audit.note("pause", "admin")

    def resume(self) -> None:
        """Go on with what the store has now, and with the keys that are there now."""
        self._store.vault = keyring.open_vault(keyring.file_of(self._lobby.services.settings))
        self._lobby.is_paused = False
        audit.note("resume", "admin")
