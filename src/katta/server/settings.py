"""How a server is set up; the defaults need nothing."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def default_database() -> Path:
    """The file in the user's data folder."""
    return Path(platformdirs.user_data_dir("katta")) / "tables.sqlite"


def built_site() -> Path:
    """The folder into which the browser client is built."""
    return Path(__file__).parent / "site"


@dataclass(frozen=True)
class Limits:
    """What one client may do; generous for people, narrow for floods."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 512 * 1024
    """The body that brings a record file."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    phrases_per_second: float = 0.5
    phrase_burst: int = 4
    requests_per_second: float = 10.0
    request_burst: int = 100
    files_per_second: float = 100.0
    file_burst: int = 2000
    """Files of the site: a page has dozens, and a whole family may sit behind one address."""
    work_per_second: float = 200.0
    work_burst: int = 1000
    """What all sockets of one address may ask for, in drops of half a millisecond; what is more waits its turn."""
    sockets_per_address: int = 100
    connections_per_address: int = 100
    """Connections that are no sockets."""
    tables_per_address: int = 60
    """New tables within an hour."""
    questions_per_address: int = 20
    """Hints and reviews of finished games that one address may wait for at a time."""
    bad_messages: int = 20
    """After so many refused ones the socket is closed."""
    request_seconds: float = 20.0
    """So long the head of a request may take, and its body, and the client to read on in its answer."""
    hello_seconds: float = 20.0
    """A socket that has not said hello by then is closed."""
    backlog_bytes: int = 4 * 1024 * 1024
    """What may wait for a slow client; with more it is closed, to come back when it can."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int | None = None
    """0 takes any free one; none: the first free one from 8000 on."""
    site: Path = field(default_factory=built_site)
    """The folder of the browser client."""
    addresses: tuple[str, ...] = ()
    """Where other devices reach this server; none: only this machine does."""
    base_path: str = ""
    """The path under which everything lies, such as `/katta`; empty: the server has the whole address."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which clients may call this server, besides its addresses; `*`: any."""
    trusted_proxies: tuple[str, ...] = ()
    """Networks of proxies that are believed when they say who asks."""
    database: str = ""
    """An SQLAlchemy address; empty: SQLite in the user's data folder."""
    peer_address: str = ""
    """Where the other servers of the same store reach this one; empty: where it listens."""
    lease_seconds: float = 5.0
    """After so long without a word from a server another one may take over its tables."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server; its own pages always may."""
    push_services: tuple[str, ...] = ()
    """Origins that carry messages to devices, besides those of the browsers' makers."""
    key_file: Path | None = None
    """The keys that seal the secrets of the store; none: beside an SQLite file, else in the user's data folder."""
    metrics_from: tuple[str, ...] = ()
    """Networks from which the metrics may be read, besides this machine."""
    idle_seconds: float = 600.0
    """A table without clients is put away after this time; it stays in the store."""
    away_seconds: float = 30.0
    """After so long a person who is not connected counts as away: another leads the table, a bot may play."""
    patience_seconds: float = 120.0
    """After so long without a move a person counts as idle, where no clock says otherwise."""
    bot_threads: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_pause: float = 1.0
    """By what the least time that a bot takes for a move is multiplied; 0: it answers as soon as it can."""
    review_iterations: int = 600
    """How far a review thinks about every choice of a finished game."""
    json_logs: bool = False
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or f"sqlite:///{default_database()}"
