"""How `katta admin` reaches tables: through the server that has them in memory, or in the store if there is none."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from katta.terminal.failure import Failure

if TYPE_CHECKING:
    import sqlalchemy as sa

    from katta.server.store.vault import Vault

PATIENCE = 60.0
MOST_NAMES = 500
FORBIDDEN = 403


class Reach:
    """A store, its key, and the server that runs on it."""

    def __init__(self, database: str, key_file: Path | None, server: str | None) -> None:
        from katta.server.settings import Settings
        from katta.server.store import keyring
        from katta.server.store.engine import connect

        settings = Settings(database=database, key_file=key_file)
        self.url = settings.database_url
        self.key_file = keyring.file_of(settings)
        self.engine: sa.Engine = connect(self.url)
        self._asked = server
        self._server: Server | None = None
        self._is_looked_for = False

    @property
    def what(self) -> str:
        """The store as a person knows it, without a password."""
        url = self.engine.url
        return str(url.database) if self.engine.dialect.name == "sqlite" else url.render_as_string()

    @property
    def vault(self) -> "Vault":
        """The keys of the store."""
        from katta.server.store import keyring

        return keyring.open_vault(self.key_file)

    @property
    def server(self) -> "Server | None":
        """The server that runs on the store; a name beside the store may be that of one that is gone."""
        if not self._is_looked_for:
            self._server = self._find_server()
            self._is_looked_for = True
        return self._server

    def _find_server(self) -> "Server | None":
        from katta.server.admin import address_file

        if self._asked is not None:
            server = Server(self._asked.rstrip("/"), self.vault.token("admin"))
            server.ask("/")
            return server
        found = address_file.read(self.url)
        if found is None:
            return None
        try:
            server = Server(found.address, found.token)
            server.ask("/")
        except ConnectionRefusedError:
            return None
        return server

    def end(self, names: Sequence[str], how: Literal["close", "delete"]) -> list[str]:
        """Close or remove tables; returns those that there were."""
        if self.server is not None:
            parts = [names[start : start + MOST_NAMES] for start in range(0, len(names), MOST_NAMES)]
            return [name for part in parts for name in self.server.ask(f"/{how}", {"tables": part})["tables"]]
        with self._alone():
            return [name for name in names if self._end(name, how)]

    def _end(self, name: str, how: Literal["close", "delete"]) -> bool:
        """In the store itself, for no server has the table in memory."""
        import sqlalchemy as sa

        from katta.server.store import removal
        from katta.server.store.jobs import Delete, End
        from katta.server.store.schema import tables
        from katta.server.tables import audit

        with self.engine.begin() as connection:
            number = connection.scalar(sa.select(tables.c.number).where(tables.c.name == name))
            if number is None:
                return False
            make: Callable[[int], End | Delete] = (lambda n: End(n, time.time())) if how == "close" else Delete
            removal.carry_out(connection, make(number))
        audit.note(how, "admin", name)
        return True

    @contextmanager
    def rest(self) -> Iterator[None]:
        """The server, if there is one, has nothing in memory and lets nobody in meanwhile."""
        if self.server is None:
            with self._alone():
                yield
            return
        try:
            self.server.ask("/pause", {})
            yield
        finally:
            self.server.ask("/resume", {})

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No server uses a store that is a file meanwhile: one that was not found may be there all the same."""
        if self.engine.dialect.name != "sqlite":
            yield
            return
        from katta.server.store.file_lock import Occupied, occupied

        with ExitStack() as held:
            try:
                held.enter_context(occupied(Path(self.what)))
            except Occupied:
                raise Failure("error-serve-taken", what=self.what) from None
            yield


class Server:
    """The administration of a running server, over HTTP."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self._token = token
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def ask(self, path: str, body: Any = None) -> Any:
        """Have something done; ConnectionRefusedError if nobody is there."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"}
        try:
            request = urllib.request.Request(f"{self.address}/api/admin{path}", data, headers)
            with self._opener.open(request, timeout=PATIENCE) as answer:
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as problem:
            with problem:
                if problem.code == FORBIDDEN:
                    raise Failure("error-admin-token", address=self.address) from None
                raise Failure("error-admin-server", address=self.address, problem=str(problem.code)) from None
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "reason", problem)
            if isinstance(reason, ConnectionRefusedError):
                raise reason from None
            raise Failure("error-admin-server", address=self.address, problem=str(reason)) from None
