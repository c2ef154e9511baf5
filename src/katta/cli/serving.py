"""`katta serve`: tables for people anywhere."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from katta.cli import browser, language
from katta.cli.configuration import ConfigFile
from katta.cli.language import Language
from katta.terminal.failure import Failure, Misuse


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            help="The port to listen at; 0 takes any free one. Default: 8000, or the next one that is free.",
            show_default=False,
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in your browser.")] = False,
    site: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="The browser client to serve. Default: the one that was built."),
    ] = None,
    base_path: Annotated[
        str, typer.Option(metavar="PATH", help="The path under which everything lies, such as /katta, behind a proxy.")
    ] = "",
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name by which browsers may call this server, besides its addresses and localhost; "
            "*: any name. Repeat it.",
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="The address or network of a proxy that is believed when it says who asks, such as 10.0.0.0/8. "
            "Repeat it.",
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="Where tables are kept, such as postgresql+psycopg://user@host/katta. Default: SQLite in your "
            "data folder. With a password rather not as an option, for others on the machine see those.",
        ),
    ] = "",
    peer_address: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Where other servers of the same database reach this one. Default: where it listens."
        ),
    ] = "",
    lease_seconds: Annotated[
        float, typer.Option(min=1.0, help="How long a server may be silent before another takes over its tables.")
    ] = 5.0,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may use this server. Repeat it.")
    ] = None,
    push_service: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="Another service that may carry messages to devices, besides those of browsers. Repeat it.",
        ),
    ] = None,
    key_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The key that seals the secrets of the tables. Default: beside the tables, or in your data folder.",
            show_default=False,
        ),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="From where /metrics may be read, besides this machine. Repeat it."),
    ] = None,
    bot_threads: Annotated[
        int, typer.Option(min=0, help="Threads in which bots think; 0: one less than there are processors.")
    ] = 0,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=100, help="How slow bots move: 1 hides how hard a choice was, 0 does not.")
    ] = 1.0,
    review_iterations: Annotated[
        int, typer.Option(min=1, max=100_000, help="How far a review thinks about every choice of a finished game.")
    ] = 600,
    idle_seconds: Annotated[
        float, typer.Option(min=0.1, help="How long a table without clients stays in memory.")
    ] = 600.0,
    away_seconds: Annotated[
        float, typer.Option(min=0.1, help="How long somebody may be gone before others may let a bot play.")
    ] = 30.0,
    patience_seconds: Annotated[
        float, typer.Option(min=0.1, help="The same for somebody who does not move, at tables without a clock.")
    ] = 120.0,
    messages_per_second: Annotated[float, typer.Option(min=0.1, help="What one socket may say.")] = 20.0,
    requests_per_second: Annotated[float, typer.Option(min=0.1, help="What one address may ask over HTTP.")] = 10.0,
    sockets_per_address: Annotated[int, typer.Option(min=1, help="Sockets one address may hold open.")] = 100,
    connections_per_address: Annotated[
        int, typer.Option(min=1, help="Connections that are no sockets which one address may hold open.")
    ] = 100,
    request_seconds: Annotated[
        float, typer.Option(min=0.1, help="How long a request may take to arrive, and a client to read on.")
    ] = 20.0,
    tables_per_address: Annotated[int, typer.Option(min=1, help="Tables one address may make in an hour.")] = 60,
    questions_per_address: Annotated[
        int, typer.Option(min=1, help="Hints and reviews one address may wait for at a time.")
    ] = 20,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log as JSON.")] = False,
    config: ConfigFile = None,
    lang: Language = None,
) -> int:
    """Start the server: friends play with a link, and no move is ever lost.

    It needs no set-up. Tables are kept in a file of your data folder; stop it with Ctrl-C and start it again at will.
    """
    from katta.core import registry
    from katta.server.prepare import is_prepared
    from katta.server.serve import CannotServe
    from katta.server.serve import serve as run
    from katta.server.settings import Limits, Settings

    limits = Limits(
        messages_per_second=messages_per_second,
        message_burst=max(60, int(messages_per_second)),
        work_per_second=10 * messages_per_second,
        work_burst=max(1000, int(10 * messages_per_second)),
        requests_per_second=requests_per_second,
        request_burst=max(100, int(requests_per_second)),
        sockets_per_address=sockets_per_address,
        connections_per_address=connections_per_address,
        request_seconds=request_seconds,
        tables_per_address=tables_per_address,
        questions_per_address=questions_per_address,
    )
    given: dict[str, Any] = {"bot_threads": bot_threads or None, "site": site}
    settings = Settings(
        host=host,
        port=port,
        base_path=_base_path(base_path),
        allowed_hosts=tuple(allowed_host or ()),
        trusted_proxies=_networks(trusted_proxy or ()),
        database=database,
        peer_address=peer_address,
        lease_seconds=lease_seconds,
        origins=tuple(origin or ()),
        push_services=tuple(service.rstrip("/") for service in push_service or ()),
        bot_pause=bot_pause,
        review_iterations=review_iterations,
        key_file=key_file,
        metrics_from=_networks(metrics_from or ()),
        idle_seconds=idle_seconds,
        away_seconds=away_seconds,
        patience_seconds=patience_seconds,
        json_logs=json_logs,
        limits=limits,
        **{name: value for name, value in given.items() if value is not None},
    )
    say = language.catalogue().say

    def ready(address: str) -> None:
        typer.echo(say("server-ready", address=address))
        if not all(map(is_prepared, registry.playable())):
            typer.echo(say("server-preparing"))
        if open_browser:
            browser.show(address)

    typer.echo(say("server-starting"))
    try:
        run(settings, ready)
    except CannotServe as problem:
        raise Failure(f"error-serve-{problem.reason}", what=problem.what, problem=problem.problem) from None
    return 0


def _base_path(text: str) -> str:
    from katta.server.web import base_path

    try:
        return base_path.normal(text)
    except base_path.BadPath:
        raise Misuse("error-serve-base-path", path=text) from None


def _networks(texts: Iterable[str]) -> tuple[str, ...]:
    from katta.server.web.forwarded import network

    found = []
    for text in texts:
        try:
            found.append(str(network(text)))
        except ValueError:
            raise Misuse("error-serve-proxy", network=text) from None
    return tuple(found)
